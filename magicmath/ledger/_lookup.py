"""Find the check of a row: it bears the row's name, in the room of the row's document."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from inspect import isfunction
from types import ModuleType

from magicmath.ledger._evidence import Claim, Ways, Witness


@dataclass(frozen=True, kw_only=True)
class Checks:
    """The checks of one document.

    Attributes
    ----------
    tables : the ways to compute each printed table
    sections : the modules that try the claims, in the order of the document
    reconstructed : the ways to compute what stood in a lost figure, as boards side by side
    witnesses : for a misprinted table, other rows of the document, each with its Witness
    """

    tables: Mapping[str, Ways]
    sections: tuple[ModuleType, ...]
    reconstructed: Mapping[str, Ways] = field(default_factory=dict)
    witnesses: Mapping[str, Mapping[str, Witness]] = field(default_factory=dict)

    @cached_property
    def claims(self) -> dict[str, Claim]:
        """The public functions that the sections define, by name."""
        found: dict[str, Claim] = {}
        for section in self.sections:
            for key, function in vars(section).items():
                if key.startswith("_") or not isfunction(function) or function.__module__ != section.__name__:
                    continue
                if key in found:
                    raise ValueError(f"{section.__name__}: {key!r} has a check already")
                found[key] = function
        return found


def checks_of(document: str) -> Checks:
    """Return the checks of one document, which load when first asked for."""
    found: Checks = import_module(f"magicmath.ledger.checks.{document}").CHECKS
    return found
