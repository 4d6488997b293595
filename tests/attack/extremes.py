"""The largest input that each limit lets through: it must be answered in seconds and within a gigabyte."""

import numpy as np

from magicmath import helix, nullity, rules
from magicmath.games import impartial, nim, octal
from magicmath.rules import MAGIC, lights_out

WHITE = np.zeros((3, 3), int)


EXTREMES = {
    "extreme: helix.geniton(32768)": lambda: helix.geniton(2**15),
    "extreme: helix.fanion of 46000": lambda: helix.fanion(np.ones(46000, np.uint8)),
    "extreme: nullity.table(65535)": lambda: nullity.table(2**16 - 1),
    "extreme: nullity.of_board(4194300)": lambda: nullity.of_board(4194300),
    "extreme: nullity.by_gcd(4194302)": lambda: nullity.by_gcd(4194302),
    "extreme: nullity.fibonacci_polynomial(2**24)": lambda: nullity.fibonacci_polynomial(2**24),
    "extreme: nullity.shifted of degree 2**24 - 1": lambda: nullity.shifted(1 << 2**24 - 1),
    "extreme: octal_values of 32 sevens": lambda: octal.octal_values("0." + "7" * 32, 2**16),
    "extreme: octal_period of 32 sevens": lambda: octal.octal_period("0." + "7" * 32, 2**16),
    "extreme: subtraction.grundy(2**31)": lambda: impartial.subtraction([1, 2, 3]).grundy(2**31),
    "extreme: subtraction.grundy(2**20)": lambda: impartial.subtraction([1, 2, 3]).grundy(2**20),
    "extreme: NIM.grundy of a large pair": lambda: impartial.NIM.grundy((1000, 1000)),
    "extreme: nim.binary of 2**30 digits": lambda: nim.binary([1], 2**30),
    "extreme: nim.nim_table(256)": lambda: nim.nim_table(256),
    "extreme: symmetric_basis(20)": lambda: rules.symmetric_basis(20),
    "extreme: fractal(128)": lambda: rules.fractal(128),
    "extreme: unit(181, 181)": lambda: rules.unit(181, 181),
    "extreme: random_rules(181, 181)": lambda: rules.random_rules(181, 181, 7),
    "extreme: torus(181, 181)": lambda: rules.torus(181, 181),
    "extreme: chess(181, 181)": lambda: rules.chess("queen", 181, 181),
    "extreme: cross(181, 181)": lambda: rules.cross(181, 181),
    "extreme: lights_out(639, 639)": lambda: lights_out(639, 639),
    "extreme: lights_out(2, 2**17)": lambda: lights_out(2, 2**17),
    "extreme: all_sums of 2**30 bytes": lambda: rules.all_sums(np.eye(25, 32, dtype=int)),
    "extreme: to_board of 2**30 cells": lambda: rules.to_board(1, (2**15, 2**15)),
    "extreme: press range(10**9)": lambda: MAGIC.press(WHITE, range(10**9)),
    "extreme: path of a million": lambda: MAGIC.path(WHITE, [0] * 10**6),
}


def _on(rule, method):
    """Return a call that asks a large rule for a way from the white board to one with a black corner."""

    def call():
        made = rule()
        white = np.zeros(made.shape, np.uint8)
        goal = white.copy()
        goal[0, 0] = 1
        return getattr(made, method)(white, goal)

    return call


LARGE_RULES = {
    "lights_out(639, 639)": lambda: lights_out(639, 639),
    "lights_out(64, 64)": lambda: lights_out(64, 64),
    "lights_out(255, 256)": lambda: lights_out(255, 256),
    "unit(64, 64)": lambda: rules.unit(64, 64),
    "torus(60, 60)": lambda: rules.torus(60, 60),
}
WAYS = (
    *("solve", "shortest", "particular_solution", "count_solutions", "solutions", "is_reachable"),
    *("failed_tests", "nearest_reachable"),
)
EXTREMES |= {
    f"extreme: {name}.{method}": _on(rule, method) for name, rule in LARGE_RULES.items() for method in WAYS
}
