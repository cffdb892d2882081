"""Which program this is, and which rules it plays by."""

from __future__ import annotations

import platform

from cafe import __version__
from cafe.protocol.tools import VersionBody
from cafe.rules.version import RULES_VERSION

RULES = str(RULES_VERSION)  # written into every match when it begins
UNNUMBERED = ("0.1.0",)  # what programs wrote before 0.2.0, their own version: such matches are judged by what was done


def version_body() -> VersionBody:
    """The versions as they are sent."""
    return VersionBody(__version__, RULES, platform.python_version())
