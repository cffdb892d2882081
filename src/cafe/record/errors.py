"""What can be wrong with a document."""

from __future__ import annotations

from cafe.rules.errors import CafeError

LONGEST = 300  # characters of a fault; what a file contains may be repeated in it


def one_line(text: str) -> str:
    """A text from outside as part of one line: no line breaks, no control characters, not endless."""
    plain = "".join(c if c.isprintable() else "?" for c in " ".join(text.split()))
    return plain if len(plain) <= LONGEST else f"{plain[:LONGEST]} ..."


class FormatError(CafeError):
    """Not a cafe-game/1 document: `place` says where in it, `action` which action it is, if it is one."""

    def __init__(self, fault: str, *, place: str = "", action: int | None = None) -> None:
        super().__init__(one_line(f"{place}: {fault}" if place else fault))
        self.place = place
        self.action = action


class UnreadableError(CafeError):
    """A file that cannot be read at all."""
