"""Give the book its type: one face for text, and one for code that has the signs of APL."""

import shutil
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from matplotlib import get_data_path

TEXT = "@fontsource-variable/atkinson-hyperlegible-next"
FACES = ("normal", "italic")
# what a page may show: the common scripts' letters, and signs of mathematics and APL
RANGES = ((0x20, 0x7F), (0xA0, 0x180), (0x370, 0x400), (0x2010, 0x2030), (0x2070, 0x20A0), (0x2190, 0x2400))
BOXES = ((0x2500, 0x2600), (0x2605, 0x2607), (0x2713, 0x2719), (0x25CA, 0x25CB))


def write_fonts(npm: Path, target: Path) -> None:
    """Write the fonts into a folder, unless they are there.

    Parameters
    ----------
    npm : Path
        The folder of packages from npm, of which one holds the face for text.
    target : Path
        Where the fonts are to stand.
    """
    target.mkdir(parents=True, exist_ok=True)
    for face in FACES:
        shutil.copyfile(text_face(npm, face), target / f"text-{face}.woff2")
    for weight, name in (("regular", "DejaVuSansMono.ttf"), ("bold", "DejaVuSansMono-Bold.ttf")):
        code = target / f"code-{weight}.woff2"
        if not code.exists():
            _write_subset(code_face(name), code)


def text_face(npm: Path, face: str) -> Path:
    """Return the file of a face for text, of all weights, in the folder of packages from npm."""
    return npm / TEXT / "files" / f"atkinson-hyperlegible-next-latin-wght-{face}.woff2"


def code_face(name: str) -> Path:
    """Return a file of the DejaVu faces, which Matplotlib brings."""
    return Path(get_data_path()) / "fonts" / "ttf" / name


def _write_subset(source: Path, target: Path) -> None:
    font = TTFont(source)
    options = Options()
    options.hinting = False
    options.drop_tables += ["FFTM"]
    options.layout_features = []  # no ligatures in code
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[code for low, high in (*RANGES, *BOXES) for code in range(low, high)])
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(target)
