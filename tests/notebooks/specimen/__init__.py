"""A small notebook that `tampering.py` spoils, with its exercises, its bet and its lists.

It is no part of the course: the cells stay as they are, whatever the course becomes.
"""
