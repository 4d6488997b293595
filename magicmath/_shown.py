"""Show any value in a few words, for messages: short, on one line, and without ever failing."""

import reprlib

_LONGEST = 60  # characters
_LARGEST_INT = 2**200


def shown(value: object) -> str:
    """Return what a value looks like, cut where it is long; one that cannot say it is named by its type."""
    try:
        text = " ".join(_Short().repr(value).split())
    except Exception:  # a value may be anything, and fail in any way when it is looked at
        return f"a value of type {type(value).__name__}"
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 3]}..."


class _Short(reprlib.Repr):
    def __init__(self) -> None:
        super().__init__()
        self.maxlevel, self.maxstring, self.maxother = 4, _LONGEST, _LONGEST

    def repr_int(self, value: int, level: int) -> str:
        if -_LARGEST_INT < value < _LARGEST_INT:
            return repr(value)
        return f"an integer of {value.bit_length()} bits"  # Python refuses to write very long ones

    def repr_bytes(self, value: bytes | bytearray, level: int) -> str:
        return repr(value[:_LONGEST])

    repr_bytearray = repr_bytes

    def repr_instance(self, value: object, level: int) -> str:
        return repr(value)
