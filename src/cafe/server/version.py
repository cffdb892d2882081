"""Which program this is, and which rules it plays by."""

from __future__ import annotations

import platform

from cafe import __version__
from cafe.protocol.tools import VersionBody
from cafe.rules.version import RULES_VERSION

RULES = str(RULES_VERSION)  # written into every match when it begins
UNNUMBERED = ("0.1.0",)  # programs before 0.2.0 wrote their own version: judge such matches by what was played


def version_body() -> VersionBody:
    """The versions as they are sent."""
    return VersionBody(__version__, RULES, platform.python_version())
