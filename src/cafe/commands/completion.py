"""Shell completion: the script a shell reads once, and the answers it asks for at every Tab."""

from __future__ import annotations

import sys

from typer._completion_classes import completion_init
from typer._completion_shared import get_completion_script


def run(shell: str) -> int:
    """Print the script for a shell."""
    script = get_completion_script(prog_name="cafe", complete_var="_CAFE_COMPLETE", shell=shell)
    sys.stdout.write(f"{script}\n")
    return 0


def answer_shells() -> None:
    """Register with Typer the shells that ask through the script's environment variable."""
    completion_init()
