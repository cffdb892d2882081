"""What can be wrong with a document."""

from __future__ import annotations

from cafe.rules.errors import CafeError


class FormatError(CafeError):
    """Not a cafe-game/1 document: `place` says where in it, `action` which action it is, if it is one."""

    def __init__(self, fault: str, *, place: str = "", action: int | None = None) -> None:
        super().__init__(f"{place}: {fault}" if place else fault)
        self.place = place
        self.action = action


class UnreadableError(CafeError):
    """A file that cannot be read at all."""
