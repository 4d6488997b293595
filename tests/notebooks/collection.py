"""The notebooks that are judged together, and where what belongs to them is: the course, and a specimen."""

from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent


@dataclass(frozen=True)
class Collection:
    """Notebooks that are judged together.

    Parameters
    ----------
    notebooks : Path
        The folder of the notebooks.
    lists : Path
        The folder of their `notebook_outline.json` and `prose_numbers.toml`.
    exercises : str
        The package whose modules they import as `check`.
    bets : str
        The package whose modules they import as `bets`.
    """

    notebooks: Path
    lists: Path
    exercises: str
    bets: str

    @property
    def paths(self) -> list[Path]:
        """The notebooks, in order."""
        return sorted(self.notebooks.glob("*.ipynb"))

    @property
    def outlines(self) -> Path:
        """The list of what each notebook must contain."""
        return self.lists / "notebook_outline.json"

    @property
    def prose_numbers(self) -> Path:
        """The list of numbers in prose that no code produces, with the reasons."""
        return self.lists / "prose_numbers.toml"


COURSE = Collection(HERE.parents[1] / "notebooks", HERE, "magicmath.exercises", "magicmath.bets")
SPECIMEN = Collection(HERE / "specimen", HERE / "specimen", "specimen", "specimen")
