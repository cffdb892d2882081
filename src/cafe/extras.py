"""What is installed only if asked for: which extra brings a module that is missing."""

from __future__ import annotations

import re
from collections.abc import Iterable
from importlib.metadata import PackageNotFoundError, requires
from importlib.util import find_spec

from cafe.rules.errors import CafeError

DISTRIBUTION = "cafe-international"
ARENA, DASK, REPORT = "arena", "dask", "report"
GYMNASIUM, NOTEBOOK, OPENSPIEL, PETTINGZOO = "gymnasium", "notebook", "openspiel", "pettingzoo"
MODULES = {
    ARENA: ("openskill",),
    DASK: ("openskill", "distributed"),
    REPORT: ("openskill", "jinja2", "matplotlib"),
    GYMNASIUM: ("gymnasium",),
    NOTEBOOK: ("gymnasium", "ipykernel"),
    OPENSPIEL: ("pyspiel",),
    PETTINGZOO: ("gymnasium", "pettingzoo", "PIL", "resvg_py"),
}
DISTRIBUTIONS = {"PIL": "pillow", "pyspiel": "open-spiel"}  # where the names differ
REQUIREMENT = re.compile(r"""(?P<name>[\w.-]+).*\bextra == ['"](?P<extra>\w+)['"]""")


class MissingExtra(CafeError, ImportError):
    """A command, or an import, that needs what was not installed; says what to install."""

    def __init__(self, *extras: str) -> None:
        super().__init__(f"this needs more to be installed: pip install '{DISTRIBUTION}[{','.join(extras)}]'")


def check_extras(extras: Iterable[str]) -> None:
    """MissingExtra, naming all of these extras that are not installed."""
    missing = [extra for extra in extras if not all(find_spec(module) for module in MODULES[extra])]
    if missing:
        raise MissingExtra(*missing)


def missing_extra(module: str) -> str | None:
    """The extra that brings a module, or None if none does."""
    package = module.partition(".")[0]
    wanted = _plain(DISTRIBUTIONS.get(package, package))
    try:
        lines = requires(DISTRIBUTION) or []
    except PackageNotFoundError:  # run from its sources
        return None
    found = [match for line in lines if (match := REQUIREMENT.match(line))]
    return next((match["extra"] for match in found if _plain(match["name"]) == wanted), None)


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()
