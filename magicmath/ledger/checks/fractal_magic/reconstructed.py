"""Lost figures of "The Fractal MAGIC Universe", computed from its text."""

from magicmath.ledger._evidence import Ways
from magicmath.ledger.checks._genitons import mirrored_geniton

RECONSTRUCTED: dict[str, Ways] = {"figure_2": mirrored_geniton(16)}
