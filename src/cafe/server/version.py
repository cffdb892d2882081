"""Which program this is, and which rules it plays by."""

from __future__ import annotations

import platform

from msgspec import Struct

from cafe import __version__

RULES = __version__  # written into every match when it begins


class VersionBody(Struct):
    """The versions of the program, of its rules and of Python."""

    version: str = __version__
    rules: str = RULES
    python: str = platform.python_version()
