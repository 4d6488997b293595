"""Checkers for the notebooks' exercises, a module for each notebook.

A checker tests the property that an exercise asks for, so none of them holds an answer.
"""
