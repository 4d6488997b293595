"""What the site takes from elsewhere: packages from npm, wheels from PyPI."""

import sys
from pathlib import Path

from places import HERE, ROOT

sys.path.append(str(ROOT))
from runner.fetching import FETCHED, npm_packages  # noqa: E402

WHEELS = FETCHED / "wheels"


def npm() -> Path:
    """Return the folder of the site's packages from npm.

    Raises
    ------
    runner.lacking.Lacking
        If npm is missing or fails.
    """
    return npm_packages("site", HERE / "package.json", "40 MB of packages for the site")
