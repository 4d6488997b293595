"""Renew the digests of rows of the ledger, once they have been read again.

Without a key it lists the rows whose words, check or outcome differ from what was reviewed. With
keys (or --all) it shows each such row and stores its digests:

    python tools/review.py
    python tools/review.py casegame.sorted_presses retroversion.DD
    python tools/review.py --paragraphs
"""

import argparse
from pathlib import Path

from magicmath import ledger
from magicmath.ledger import _review

FILE = Path(ledger.__file__).parent / "data" / _review.FILE


def main(arguments: list[str] | None = None) -> None:
    """List the rows that differ from what was reviewed, or renew the digests of some."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("keys", nargs="*", help="rows that you have read again")
    parser.add_argument("--all", action="store_true", help="all rows that differ")
    parser.add_argument("--paragraphs", action="store_true", help="the lists of rows of all paragraphs")
    chosen = parser.parse_args(arguments)
    differing = _review.unreviewed()
    keys = list(differing) if chosen.all else chosen.keys
    for key in keys or differing:
        print(f"{key}: {', '.join(differing.get(key, ['as reviewed']))}")
    for paragraph in _review.unreviewed_paragraphs():
        print(f"paragraph of {paragraph}")
    if not keys and not chosen.paragraphs:
        return
    stored = _review.reviewed()
    for key in keys:
        if differing.get(key) != ["gone"]:
            print(ledger.row(key), end="\n\n")
            stored[key] = _review.digests(key)
    listed = _review.present_paragraphs() if chosen.paragraphs else _review.reviewed_paragraphs()
    FILE.write_text(_review.written(stored, listed), encoding="utf-8")


if __name__ == "__main__":
    main()
