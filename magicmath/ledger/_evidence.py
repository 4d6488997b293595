"""What a check hands over: values found in several ways, and no verdict."""

from typing import NamedTuple


class Evidence(NamedTuple):
    """What a check of a claim found.

    `ways` tells, for each independent way, whether the claim holds as it stands. Where it does
    not, `counterexample` says what breaks it, and `mended` tells, way by way, whether it holds
    under the condition, or with the sign, that the data name. `shows` is a computed fact worth
    reading.
    """

    ways: dict
    counterexample: str = ""
    mended: dict = {}
    shows: str = ""


class Checks(dict):
    """The checks of one document by key; calling it with keys registers a function for each."""

    def __call__(self, *keys):
        """Return a decorator that registers a function under the keys."""

        def register(function):
            for key in keys:
                if key in self:
                    raise ValueError(f"key {key!r} has a check already")
                self[key] = function
            return function

        return register
