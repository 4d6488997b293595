"""What a reader presses and reads in a bet."""

import re


def button(place, name):
    return place.get_by_role("button", name=name, exact=True)


def choice(place, name):
    """Return the button of a choice, whatever is marked on it."""
    return place.locator(".mm-choice").filter(has_text=re.compile(f"^{name}"))


def look(place, name):
    """Return the button that shows what becomes of a choice."""
    return place.get_by_role("group", name="what becomes of").get_by_role("button", name=name, exact=True)


def verdict(place):
    return place.locator(".mm-verdict")


def evidence(place):
    return place.locator(".mm-evidence")


def hands(place, name):
    return place.get_by_label(f"hands for {name}", exact=True)
