"""The checks, a module for each document.

`TABLES` has for each printed table the independent ways to compute it, `WITNESSES` tells for
each misprint whether another printed value fits a candidate, and `CLAIMS` has a function for each
claim. A claim's function takes the numbers that the claim states, so a wrong number is found wrong.
"""
