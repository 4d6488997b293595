"""Names for the types that the ledger's functions pass on."""

from collections.abc import Mapping
from typing import Any, TypeAlias

from numpy.typing import NDArray

Array: TypeAlias = NDArray[Any]

Entry: TypeAlias = Mapping[str, Any]
"""What a data file holds on one row; data/README.md describes its fields."""
