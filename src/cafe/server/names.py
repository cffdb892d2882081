"""Names that people give themselves: data, never markup; one line, not too long, nothing invisible."""

from __future__ import annotations

import unicodedata

from cafe.protocol.matches import LONGEST_NAME
from cafe.server.faults import Fault

INVISIBLE = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
JOINERS = "\u200d\ufe0f"  # parts of one picture


def tidy_name(name: str) -> str:
    """A name as it is kept; a Fault if nothing is left of it or it is too long."""
    plain = unicodedata.normalize("NFC", name)
    seen = "".join(c for c in plain if unicodedata.category(c) not in INVISIBLE or c in JOINERS)
    tidy = " ".join(seen.split())
    if not tidy.strip(JOINERS):
        raise Fault("invalid", "a name is needed", place="name")
    if len(tidy) > LONGEST_NAME:
        raise Fault("invalid", f"a name has {LONGEST_NAME} characters at most", place="name")
    return tidy
