"""What run.py does, with the standard library alone: it runs before anything is installed."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
