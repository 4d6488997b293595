"""Write the reproduction report: `python -m magicmath.report FOLDER`."""

import sys

from magicmath.report import main

main(sys.argv[1:])
