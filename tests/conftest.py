"""What several tests share."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile("repeatable", derandomize=True, deadline=None, max_examples=60)
settings.load_profile("repeatable")  # the same random examples on every run

PACKAGES = Path(__file__).resolve().parents[1] / "package.json"


@pytest.fixture(scope="session")
def npm_packages(request):
    """Return the folder of the tools from npm, fetched once; without npm skip, but fail in CI."""
    folder = Path(request.config.cache.mkdir("npm"))
    done = folder / "done.json"
    if not done.exists() or done.read_bytes() != PACKAGES.read_bytes():
        shutil.copy(PACKAGES, folder)
        command = ["npm", "install", "--no-audit", "--no-fund", "--no-package-lock", "--ignore-scripts"]
        try:
            subprocess.run(command, cwd=folder, check=True, capture_output=True, timeout=300, text=True)
        except (OSError, subprocess.SubprocessError) as error:
            reason = f"npm cannot install what package.json names: {getattr(error, 'stderr', '') or error}"
            return pytest.fail(reason) if os.environ.get("CI") else pytest.skip(reason)
        shutil.copy(PACKAGES, done)
    return folder / "node_modules"
