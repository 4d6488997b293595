"""Write notebooks as pages: `python -m magicmath.export`."""

import sys

from magicmath.export import main

main(sys.argv[1:])
