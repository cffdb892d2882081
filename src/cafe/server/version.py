"""Which program this is, and which rules it plays by."""

from __future__ import annotations

import platform

from msgspec import Struct

from cafe import __version__
from cafe.rules.version import RULES_VERSION

RULES = str(RULES_VERSION)  # written into every match when it begins; before 0.2.0 it was the program's version


class VersionBody(Struct):
    """The versions of the program, of its rules and of Python."""

    version: str = __version__
    rules: str = RULES
    python: str = platform.python_version()
