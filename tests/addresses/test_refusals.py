"""What is wrong with an address is said in one sentence, the same in the page and in Python."""

import pytest
from page_code import in_node

from magicmath.addresses import Puzzle

ROW = "#v=1&size=1x3"
REFUSED = {
    "": "address must begin with #",
    "#": 'address must be of parts key=value, got ""',
    "#v=2&size=3x3&rule=magic": 'address must begin with #v=1, got "v=2"',
    "#size=3x3&v=1&rule=magic": 'address must begin with #v=1, got "size=3x3"',
    "#v=1&rule=magic": "address must have the key size",
    "#v=1&size=3x3": "address must have the key rule",
    "#v=1&size=3x3&rule=magic&size=3x3": "address must have the key size once, got it twice",
    "#v=1&size=3x3&rule=magic&__proto__=1": 'address must have no key "__proto__"',
    "#v=1&size=3x3&rule=magic&seed=1": "address must have no key seed with the rule magic",
    "#v=1&size=3x3&rule=constructor": 'rule must have a known name, got "constructor"',
    "#v=1&size=3x3&rule=<script>": (
        "address must be of letters, digits and . _ ~ = & -, got U+003C at character 19"
    ),
    "#v=1&size=3x3&rule=m%61gic": (
        "address must be of letters, digits and . _ ~ = & -, got U+0025 at character 20"
    ),
    "#v=1&size=３x3&rule=magic": (
        "address must be of letters, digits and . _ ~ = & -, got U+FF13 at character 10"
    ),
    "#v=1&size=3x3&rule=magic😀": (
        "address must be of letters, digits and . _ ~ = & -, got U+1F600 at character 24"
    ),
    "#v=1&rule=magic&size=3x3": "address must be as this puzzle's own, which differs at character 5",
    "#v=1&size=3x3&colours=2&rule=magic": (
        "address must be as this puzzle's own, which differs at character 14"
    ),
    "#v=1&size=3x3&rule=magic&start=AA": (
        "address must be as this puzzle's own, which differs at character 24"
    ),
    "#v=1&size=65x3&rule=unit": "rows must be from 1 to 64, got 65",
    "#v=1&size=3x65&rule=unit": "columns must be from 1 to 64, got 65",
    "#v=1&size=999999999x9&rule=unit": 'size must be like 5x5, got "999999999x9"',
    "#v=1&size=3x4&rule=magic": "magic must have 3×3 cells, got 3×4",
    "#v=1&size=3x4&rule=fractal": "fractal must be square, got 3×4",
    "#v=1&size=3x3&colours=17&rule=magic": "colours must be from 2 to 16, got 17",
    "#v=1&size=3x3&colours=NaN&rule=magic": 'colours must hold whole numbers, got "NaN"',
    f"{ROW}&holes=4&rule=unit": "holes must leave a mask, got none",
    f"{ROW}&holes=E&rule=unit": "holes must end with its last cell, got a bit behind it",
    f"{ROW}&holes=gA&rule=unit": "holes must have 1 characters for its cells, got 2",
    f"{ROW}&holes=g&rule=unit&start=4": "start must be 0 in the holes, got 1 at cell 0",
    f"{ROW}&colours=3&rule=unit&start=8": "start must be from 0 to 2, got 3",
    f"{ROW}&rule=unit&start=~": 'start must be of A-Z, a-z, 0-9, - and _, got "~"',
    f"{ROW}&rule=unit&presses=3": "presses must be from 0 to 2, got 3",
    f"{ROW}&rule=unit&presses=0.": 'presses must hold whole numbers, got ""',
    f"{ROW}&rule=unit&presses={'.'.join('0' * 65537)}": "presses must have at most 65536 items, got 65537",
    f"{ROW}&rule=king&surface=sphere": (
        'surface must be one of plane, cylinder, torus, klein, projective, got "sphere"'
    ),
    f"{ROW}&rule=steps&steps=0_64": "steps must be from -63 to 63, got 64",
    f"{ROW}&rule=steps&steps=0-1": 'steps must hold pairs like 0_1, got "0-1"',
    f"{ROW}&rule=steps&steps=0_0.0_0": "steps must hold each pair once, got 0 and 0 twice",
    f"{ROW}&rule=steps&steps=0_1.0_0": "address must be as this puzzle's own, which differs at character 33",
    f"{ROW}&rule=graph": "address must have one of the keys edges and arrows",
    f"{ROW}&rule=graph&edges=1-1": "edges must join two nodes, got 1 and 1",
    f"{ROW}&rule=graph&edges=0-3": "edges must be from 0 to 2, got 3",
    f"{ROW}&rule=graph&edges=0-256": "edges must be from 0 to 255, got 256",
    "#v=1&size=2x3&rule=graph&edges=0-1": "rows must be from 1 to 1, got 2",
    "#v=1&size=1x9&rule=petersen": "petersen must have 10 nodes, got 9",
    f"{ROW}&rule=masks&cells=3": "masks must be from 0 to 2, got 3",
    f"{ROW}&rule=masks&cells=0.0": "masks must hold each number once, got 0 twice",
    f"{ROW}&rule=masks&masks=": "masks must hold a mask, got none",
    "#v=1&size=3x3&rule=masks&masks=AAA": "masks must have 2 characters a mask, got 3",
    f"{ROW}&rule=masks&masks=gg&places=0": "places must have 2 items, got 1",
    f"{ROW}&rule=masks&masks=ggg&places=0.1.2": (
        "address must be as this puzzle's own, which differs at character 34"
    ),
    f"{ROW}&rule=masks&masks=gg&places=1.1": "places must hold each number once, got 1 twice",
    f"{ROW}&rule=random&seed=4294967296": "seed must be from 0 to 4294967295, got 4294967296",
    "#v=1&size=64x64&rule=random&seed=1": "random must have at most 1024 cells, got 4096",
    "#" + "v" * 2**22: "address must have at most 4194304 characters, got 4194305",
}


@pytest.mark.parametrize(("address", "sentence"), REFUSED.items(), ids=lambda text: text[:50].encode())
def test_python_says_what_is_wrong(address, sentence):
    with pytest.raises(ValueError, match=".") as refusal:
        Puzzle.from_address(address)
    assert str(refusal.value) == sentence


def test_the_page_says_the_same():
    expression = """argument.map((address) => {
        try { return fromAddress(address); }
        catch (error) { if (error.name === "Refusal") return error.message; throw error; }
    })"""
    told = in_node("play_address", "fromAddress", expression, list(REFUSED))
    assert dict(zip(REFUSED, told, strict=True)) == REFUSED
