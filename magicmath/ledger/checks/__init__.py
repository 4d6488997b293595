"""The checks: a folder for each document, in it a module for each of its sections.

- `tables.py` has for each printed table the independent ways to compute it, in `TABLES`.
- A section's module has a function for each claim that the section makes. The function bears the
  name of the claim's row. It takes the numbers that the claim states, by their names, so a wrong
  number is found wrong, and returns `Evidence`.
- `witnesses.py`, where there is one, tells for each misprinted table which other rows of the
  document fit a candidate for it, in `WITNESSES`.
- `reconstructed.py`, where there is one, has the ways to compute what stood in a lost figure.
- The folder's `__init__.py` lists the sections in the order of the document, in `CHECKS`.

To add a claim, write its row in `data/<document>-claims.toml` (data/README.md describes the fields)
and a function of the same name in the module of its section. Functions that only help have names
that start with `_`. What several modules try claims on stands once, in a module whose name starts
with `_`: beside the sections for one document, here for more.
"""
