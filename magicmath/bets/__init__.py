"""The bets that the notebooks ask, a module for each notebook.

A notebook calls a bet by a name that tells its subject: so the cell above the widget holds neither the
choices nor what happens. What a bet shows is computed here, and its answer follows from it.
"""
