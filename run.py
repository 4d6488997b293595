#!/usr/bin/env python3
"""Open the notebooks, or check the project.

python3 run.py lab [Jupyter options]     open JupyterLab on the first notebook, for this machine only
python3 run.py test [pytest options]     run every check; the options go to the unit tests
python3 run.py check [names]             run the longer checks: oldest, site, attack
python3 run.py freeze [notebooks]        execute the notebooks anew and store what they print
python3 run.py site [--serve]            build the book that needs only a browser, into site-build
python3 run.py site --single [notebooks] write them as pages of one file each, which play by themselves

The first run installs the packages into .venv; a later one starts at once.
"""

import sys

if sys.version_info < (3, 11):  # this file alone must be one that a Python of 2010 can read
    sys.stderr.write("run.py: Python 3.11 or newer is needed, this is %s\n" % sys.version.split()[0])
    sys.exit(1)

from runner.verbs import main  # noqa: E402

if __name__ == "__main__":
    main(__doc__, *sys.argv[1:])
