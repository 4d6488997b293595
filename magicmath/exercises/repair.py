"""Exercises of notebook 09."""

from itertools import product
from typing import Any

import numpy as np

from magicmath import gf2
from magicmath._kernels.words import Bits
from magicmath.codes import ReedMuller
from magicmath.exercises._answers import bits, function, numbers
from magicmath.exercises._feedback import Unreadable
from magicmath.exercises._places import Editor, Field, Press
from magicmath.exercises._task import task
from magicmath.exercises._trials import called_for_bits, shown_rows
from magicmath.helix import geniton
from magicmath.rules import RuleSet

CODE = ReedMuller(1, 3)
ROWS = geniton(8)[:, ::-1][list(CODE.rows)]
WORDS = RuleSet(ROWS.reshape(-1, 1, 8), name="WORDS")
STRIP = RuleSet(np.eye(8, dtype=np.uint8).reshape(8, 1, 8), name="STRIP")
SENT = (0, 1, 1, 0, 1, 0, 0, 1)
ARRIVED = (0, 1, 1, 0, 1, 0, 1, 1)
_PLACES = tuple(map(str, range(8)))
TO_EXPLAIN = (1, 1, 0, 0, 0, 0, 1, 1)
_MIRRORED_16 = geniton(16)[:, ::-1]
_ONE_FLIP = 3  # the distance that one flip needs
_MOST_ROWS = 11  # 2**12 words with 17 forms each would be more than 2**16
EIGHT = "Give eight numbers, 0 or 1."
SOME_ROWS = "Give the numbers of rows, such as [0, 3]."


@task(
    """Now let the computer repair. Write a function that takes eight bits, as an array: a word of the code in
which one bit at most is flipped. It returns the word that was sent.

The starter lists the places that the tests 1, 2 and 4 look at. Test 0 looks at all places.""",
    level="core",
    place=Editor(
        calls="repair",
        starter="""def repair(word):
    tests = {
        1: [1, 3, 5, 7],
        2: [2, 3, 6, 7],
        4: [4, 5, 6, 7],
    }
    word = list(word)
    ...
    return word
""",
    ),
    hints=(
        "`sum(word) % 2` tells whether test 0 fails. If it does not, nothing is to be done.",
        "`sum(word[place] for place in places) % 2` is 1 where a test fails.",
        "A bit is flipped by `word[place] ^= 1`, or by `word[place] = 1 - word[place]`.",
    ),
    solution="""def repair(word):
    tests = {
        1: [1, 3, 5, 7],
        2: [2, 3, 6, 7],
        4: [4, 5, 6, 7],
    }
    word = list(word)
    if sum(word) % 2 == 1:
        wrong = 0
        for number, places in tests.items():
            if sum(word[place] for place in places) % 2 == 1:
                wrong += number
        word[wrong] ^= 1
    return word
""",
    mistake=(
        """def repair(word):
    tests = {
        1: [1, 3, 5, 7],
        2: [2, 3, 6, 7],
        4: [4, 5, 6, 7],
    }
    word = list(word)
    wrong = 0
    for number, places in tests.items():
        if sum(word[place] for place in places) % 2 == 1:
            wrong += number
    word[wrong] ^= 1
    return word
""",
        "Nothing was flipped in this word, and your function changes it:\n0 0 0 0 0 0 0 0\nTest 0 tells "
        "whether there is a flip at all.",
    ),
)
def your_repair(answer: Any) -> tuple[bool, str]:
    """Want a function that repairs one flip in a word of CODE, and leaves a right word alone."""
    repair = function(answer, "Give a function of eight bits.")
    words = _words(ROWS)
    for word in words:
        for flip in range(-1, 8):
            arrived = word.astype(int)
            if flip >= 0:
                arrived[flip] ^= 1
            if np.array_equal(called_for_bits(repair, arrived.copy(), shape=(8,)), word):
                continue
            if flip < 0:
                return False, (
                    f"Nothing was flipped in this word, and your function changes it:\n{shown_rows(word)}\n"
                    "Test 0 tells whether there is a flip at all."
                )
            return (
                False,
                f"Place {flip} of this word is flipped, and it is not repaired:\n{shown_rows(arrived)}",
            )
    return (
        True,
        f"It repairs all {8 * len(words)} words with one flip, and leaves the {len(words)} right ones.",
    )


@task(
    """A word of the code was sent. One bit flipped on the way, and this arrived:

```
0 1 1 0 1 0 1 1
```

Do the four tests, find the place that flipped, and press it. The places are counted from 0, from the
left.""",
    level="more",
    place=Press(rules=STRIP, start=(ARRIVED,), goal=(SENT,), show_goal=False, names=_PLACES),
    hints=(
        "Test 1 looks at the places 1, 3, 5 and 7. How many of them are black? If it is odd, the test fails.",
        "Test 2 looks at the places 2, 3, 6, 7, and test 4 at the places 4, 5, 6, 7.",
        "Add the numbers of the failed tests. Leave test 0 out of the sum, since it adds nothing.",
    ),
    solution="[6]",
    mistake=(
        "[5]",
        "After your press the tests 1 and 2 fail. In a word of the code no test fails.",
    ),
)
def flipped_place(answer: Any) -> tuple[bool, str]:
    """Want the word of the code nearest to ARRIVED."""
    word = bits(answer, (1, 8), EIGHT).ravel()
    pressed = int((word != ARRIVED).sum())
    if failed := _failed(word):
        which = f"tests {_listed(failed)} fail" if len(failed) > 1 else f"test {failed[0]} fails"
        if not pressed:
            return False, f"The {which}. Press the place that flipped."
        if pressed > 1:
            return (
                False,
                f"You pressed {pressed} places, but just one place flipped. Take these presses back.",
            )
        the = "the " * (len(failed) > 1)
        return False, f"After your press {the}{which}. In a word of the code no test fails."
    if pressed > 1:
        return False, f"All tests pass, but you flipped {pressed} places. One is enough."
    return True, "All four tests pass now. It is the only word so near to the one that arrived."


@task(
    """The tests can be fooled. A word of the code is sent, and several bits flip, but all four tests pass. So
the receiver believes that nothing happened.

Press the places that flip. (There must be at least one.) Find such a set.""",
    level="more",
    place=Press(rules=STRIP, names=_PLACES),
    hints=(
        "Each test must look at an even number of the places that flip.",
        "Begin with the places 0 and 1, and look which tests notice them.",
        "The flips turn one word of the code into another. So they are the sum of these two words.",
    ),
    solution="[4, 5, 6, 7]",
    mistake=("[0, 1]", "Test 1 looks at 1 of your places, which is odd. So it notices."),
)
def unnoticed(answer: Any) -> tuple[bool, str]:
    """Want a set of flips that all tests of CODE miss."""
    flips = bits(answer, (1, 8), EIGHT).ravel()
    if not flips.any():
        return False, "At least one place must flip."
    failed = _failed(flips)
    if failed:
        seen = int((flips & ROWS[CODE.rows.index(failed[0])]).sum())
        return False, f"Test {failed[0]} looks at {seen} of your places, which is odd. So it notices."
    return True, f"No test notices your {int(flips.sum())} flips. They are a word of the code themselves."


@task(
    """This one looks back at chapter 07. The word 1 1 0 0 0 0 1 1 is a sum of rows of ⌽G8. Which rows are
they? Give a list of their numbers.

There is a transform that tells it, and a triangle on paper is enough.""",
    level="more",
    place=Field(),
    hints=(
        "A choice of rows times ⌽G8 is the word. And ⌽G8 is its own inverse.",
        "So the word times ⌽G8 is the choice. That is the helix transform of the word.",
        "Write the triangle: under each two neighbours stands their sum. Its left edge, read downwards, is "
        "the choice.",
    ),
    solution="[0, 2, 4]",
    mistake=("[0, 1, 6, 7]", "These rows add up to another word:\n1 0 1 0 1 0 0 0"),
    ways=("0 2 4", "0, 2, 4", "[0,2,4]", "2, 4, 0", "0, 1, 6, 7", "0 1 6 7", "1 0 1 0 1 0 0 0", "0, 1"),
)
def rows_of_word(answer: Any) -> tuple[bool, str]:
    """Want the rows of ⌽G8 that add up to TO_EXPLAIN."""
    rows = _row_numbers(answer, 8)
    made = np.bitwise_xor.reduce(geniton(8)[:, ::-1][rows], axis=0)
    if not np.array_equal(made, TO_EXPLAIN):
        return False, f"These rows add up to another word:\n{shown_rows(made)}"
    return True, "These rows make the word. They are the 1s of its helix transform."


@task(
    """Choose rows of ⌽G16 for a code whose words have 16 bits. The code must be able to repair any single
flip. It should carry as many message bits as possible: one for each row.

Give a list of the rows' numbers, or an expression that makes the list.""",
    level="more",
    place=Field(),
    hints=(
        "Two words must differ in three places at least. So each sum of your rows needs three 1s or more.",
        "Row i has 16 / 2ᵈ ones, where d is the number of 1s among the binary digits of i. In Python "
        "this d is `i.bit_count()`.",
        "Rows with four 1s or more are good. In Python: a list of all `i in range(16)` with a condition.",
    ),
    solution="[i for i in range(16) if i.bit_count() <= 2]",
    mistake=(
        "[0, 1, 2, 4, 8]",
        "That code repairs one flip. But more rows than your 5 are possible.",
    ),
)
def rows_of_sixteen(answer: Any) -> tuple[bool, str]:
    """Want as many rows of ⌽G16 as possible whose sums have three 1s at least."""
    rows = _row_numbers(answer, 16)
    words = _words(_MIRRORED_16[rows])[1:]
    lightest = words[words.sum(axis=1).argmin()]
    if lightest.sum() < _ONE_FLIP:
        said = "A sum of your rows has fewer than three 1s, so two words are too near to each other:"
        return False, f"{said}\n{shown_rows(lightest)}"
    if len(rows) < _MOST_ROWS:
        return False, f"That code repairs one flip. But more rows than your {len(rows)} are possible."
    return True, (
        "Eleven bits of message in sixteen, and every sum of your rows has three 1s or more. No choice of "
        "twelve rows does that."
    )


@task(
    """Decode the Gray code. Write a function that takes a list of bits in Gray code, the highest digit first,
and returns the ordinary binary digits, as many and in the same order.

Each Gray bit tells whether a binary digit differs from the digit before it. The first Gray bit is the
first digit.""",
    level="more",
    place=Editor(
        calls="decode",
        starter="""def decode(gray):
    digits = []
    digit = 0
    for bit in gray:
        ...
    return digits
""",
    ),
    hints=(
        "A Gray bit of 1 says: the digit changes here. A Gray bit of 0 says: it stays.",
        "So `digit ^= bit` gives the next digit. Then `digits.append(digit)` keeps it.",
    ),
    solution="""def decode(gray):
    digits = []
    digit = 0
    for bit in gray:
        digit ^= bit
        digits.append(digit)
    return digits
""",
    mistake=(
        """def decode(gray):
    return [a ^ b for a, b in zip([0, *gray[:-1]], gray)]
""",
        "Your function makes 1 0 1 of the Gray bits 1 1 0. It should be 1 0 0. It takes differences again: "
        "that is coding, not decoding.",
    ),
)
def your_decode(answer: Any) -> tuple[bool, str]:
    """Want a function that turns Gray code into binary digits."""
    decode = function(answer, "Give a function of a list of bits.")
    tried = 0
    for length in (1, 2, 3, 8):
        for digits in product((0, 1), repeat=length):
            gray = [digits[0], *(a ^ b for a, b in zip(digits, digits[1:], strict=False))]
            found = called_for_bits(decode, list(gray), shape=(length,)).tolist()
            tried += 1
            if tuple(found) != digits:
                again = [gray[0], *(a ^ b for a, b in zip(gray, gray[1:], strict=False))]
                slip = " It takes differences again: that is coding, not decoding." * (found == again)
                made, wanted, given = (" ".join(map(str, one)) for one in (found, digits, gray))
                wish = f"of the Gray bits {given}. It should be {wanted}."
                return False, f"Your function makes {made} {wish}{slip}"
    return True, f"It decodes all {tried} words that were tried. It is a scan, ≠\\ in APL."


def _words(rows: Bits) -> Bits:
    """Return all sums of some rows, the empty one first."""
    choices = np.array(list(product((0, 1), repeat=len(rows))), dtype=np.uint8)
    return gf2.matmul(choices, rows)


def _failed(word: Bits) -> list[int]:
    """Return the tests of CODE that a word fails, by the numbers of their rows."""
    fails = gf2.matmul(ROWS, word)
    return [row for row, failed in zip(CODE.rows, fails, strict=True) if failed]


def _row_numbers(answer: Any, size: int) -> list[int]:
    """Return the different rows of an answer, or raise."""
    rows = numbers(answer, SOME_ROWS)
    if len(rows) == size and set(rows) <= {0, 1}:
        raise Unreadable(f"That looks like {size} bits, 1 for each chosen row. {SOME_ROWS}")
    if not all(0 <= row < size for row in rows):
        raise Unreadable(f"The rows have the numbers 0 to {size - 1}. {SOME_ROWS}")
    if len(set(rows)) < len(rows):
        raise Unreadable(f"You gave a row twice. {SOME_ROWS}")
    return sorted(rows)


def _listed(items: list[int]) -> str:
    return ", ".join(map(str, items[:-1])) + f" and {items[-1]}"
