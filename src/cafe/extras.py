"""What is installed only if asked for: which extra brings a module that is missing."""

from __future__ import annotations

import re
from importlib.metadata import PackageNotFoundError, requires

DISTRIBUTION = "cafe-international"
REQUIREMENT = re.compile(r"""(?P<name>[\w.-]+).*\bextra == ['"](?P<extra>\w+)['"]""")


def missing_extra(module: str) -> str | None:
    """The extra that brings a module, or None if none does."""
    wanted = _plain(module.partition(".")[0])
    try:
        lines = requires(DISTRIBUTION) or []
    except PackageNotFoundError:  # run from its sources
        return None
    found = [match for line in lines if (match := REQUIREMENT.match(line))]
    return next((match["extra"] for match in found if _plain(match["name"]) == wanted), None)


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()
