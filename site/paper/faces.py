"""Give the pages the type of the site: Typst reads fonts of one weight each, without compression."""

import shutil
from pathlib import Path

from fonts import FACES, code_face, text_face
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

FAMILY = "Atkinson Hyperlegible Next"
_WEIGHTS = {400: "Regular", 700: "Bold"}
_OTHERS = ("DejaVuSansMono.ttf", "DejaVuSansMono-Bold.ttf", "DejaVuSans.ttf", "DejaVuSans-Bold.ttf")


def write_faces(npm: Path, target: Path) -> None:
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
        for weight, name in _WEIGHTS.items():
            path = target / f"text-{face}-{weight}.ttf"
            if not path.exists():
                _write_weight(text_face(npm, face), weight, name, face, path)
    for name in _OTHERS:
        shutil.copyfile(code_face(name), target / name)


def _write_weight(source: Path, weight: int, name: str, face: str, path: Path) -> None:
    font = instantiateVariableFont(TTFont(source), {"wght": weight})
    style = " ".join(filter(None, (name, "Italic" if face == "italic" else ""))).replace(
        "Regular Italic", "Italic"
    )
    table = font["name"]
    for number, text in ((1, FAMILY), (2, style), (4, f"{FAMILY} {style}"), (16, FAMILY), (17, style)):
        table.setName(text, number, 3, 1, 0x409)
    table.setName(f"{FAMILY}-{style}".replace(" ", ""), 6, 3, 1, 0x409)
    font["OS/2"].usWeightClass = weight
    font["OS/2"].fsSelection = (face == "italic") | (weight == 700) << 5 | (style == "Regular") << 6
    font["head"].macStyle = (weight == 700) | (face == "italic") << 1
    font.flavor = None
    font.save(path)
