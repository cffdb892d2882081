"""Reports of players."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class ReportWish(Struct, forbid_unknown_fields=True):
    """The subject of a report."""

    about: Literal["name", "behaviour"]
