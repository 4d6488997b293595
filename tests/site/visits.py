"""Show what a chapter's list "For other days" keeps out of sight, where a page has such a list."""


def open_visits(page):
    """Show all visits of a page of the book."""
    page.evaluate("document.querySelector('.all-visits:not([hidden])')?.click()")
