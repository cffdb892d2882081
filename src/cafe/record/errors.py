"""What can be wrong with a document."""

from __future__ import annotations

from cafe.rules.errors import CafeError

LONGEST = 300  # characters in a message, which may quote a file


def one_line(text: str) -> str:
    """Make foreign text fit into one line: no line breaks, no control characters, limited length."""
    plain = "".join(c if c.isprintable() else "?" for c in " ".join(text.split()))
    return plain if len(plain) <= LONGEST else f"{plain[:LONGEST]} ..."


class FormatError(CafeError):
    """Not a cafe-game/1 document: `place` says where the fault is, `action` in which action, if it is in one."""

    def __init__(self, fault: str, *, place: str = "", action: int | None = None) -> None:
        super().__init__(one_line(f"{place}: {fault}" if place else fault))
        self.place = place
        self.action = action


class UnreadableError(CafeError):
    """A file cannot be read at all."""
