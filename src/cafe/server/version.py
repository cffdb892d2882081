"""Which program this is, and which rules it plays by."""

from __future__ import annotations

import platform

from cafe import __version__
from cafe.protocol.tools import VersionBody

RULES = __version__  # written into every match when it begins


def version_body() -> VersionBody:
    """The versions as they are sent."""
    return VersionBody(__version__, RULES, platform.python_version())
