"""How much one picture may show."""

LARGEST_NUMBER = 2**53  # which floats, and so the drawing, still tell apart
MOST_BOARDS, MOST_NUMBERS, MOST_CELLS = 2**10, 2**14, 2**18  # in one picture


def require_at_most(most: int, count: int, name: str, things: str) -> None:
    """Raise where an argument would fill a picture with more things than it may show."""
    if count > most:
        raise ValueError(f"{name} is too much for one picture: {count} {things}, at most {most}")
