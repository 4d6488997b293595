"""Say what tool is missing, and the command that brings it."""

import os
import shutil
import sys

from .outcome import MENDED_BY

MANAGERS = {
    "apt-get": ("update", "install -y {}"),  # a new machine may know no package yet
    "dnf": ("install -y {}",),
    "zypper": ("install -y {}",),
    "pacman": ("-S --noconfirm {}",),
}


class Lacking(Exception):
    """A tool is missing; the command brings it."""

    def __init__(self, reason, command):
        super().__init__(reason + MENDED_BY + command)
        self.reason = reason


def how_to_install(tool):
    """Return the command that installs npm or chromium on this machine."""
    for manager, steps in MANAGERS.items():
        if shutil.which(manager):
            is_root = not hasattr(os, "geteuid") or os.geteuid() == 0
            program = manager if is_root else f"sudo {manager}"
            return " && ".join(f"{program} {step.format(tool)}" for step in steps)
    if tool == "chromium":
        return f"{sys.executable} -m playwright install chromium"
    return "winget install OpenJS.NodeJS" if os.name == "nt" else "brew install node"
