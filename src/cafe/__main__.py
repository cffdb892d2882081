"""`python -m cafe`: the command line."""

from __future__ import annotations

from cafe.cli import main

main()
