"""Names that people give themselves: data, never markup; one line, not too long, nothing invisible in it."""

from __future__ import annotations

import unicodedata

from cafe.protocol.matches import LONGEST_NAME
from cafe.server.faults import Fault
from cafe.server.look_alikes import is_invisible

JOINER, PICTURE_SELECTOR = "\u200d", "\ufe0f"
PICTURES = ("So", "Sk")  # pictures, and their skin tones
NAMELESS = "Guest"  # for deleted profiles and erased names; the page translates it
MOST_MARKS = 3  # on one letter; Vietnamese and Hebrew need this many


def tidy_name(name: str) -> str:
    """A name, cleaned up; a Fault if nothing is left, if it is too long or has too many marks on a letter."""
    plain = unicodedata.normalize("NFC", name)
    seen = (c for at, c in enumerate(plain) if not is_invisible(c) or _joins_pictures(plain, at))
    tidy = " ".join("".join(seen).split())
    if not any(unicodedata.category(c)[0] in "LNSP" for c in tidy):
        raise Fault("invalid", "a name is needed", place="name")
    if len(tidy) > LONGEST_NAME:
        raise Fault("invalid", f"a name has {LONGEST_NAME} characters at most", place="name")
    if _most_marks(tidy) > MOST_MARKS:
        raise Fault("invalid", f"a letter of a name has {MOST_MARKS} marks at most", place="name")
    return tidy


def _joins_pictures(text: str, at: int) -> bool:
    """Whether an invisible character joins several pictures into one, or makes a picture of a sign."""
    before, after = text[at - 1 : at], text[at + 1 : at + 2]
    if text[at] == PICTURE_SELECTOR:
        return before != "" and unicodedata.category(before) in PICTURES
    is_after_picture = before == PICTURE_SELECTOR or (before != "" and unicodedata.category(before) in PICTURES)
    return text[at] == JOINER and is_after_picture and after != "" and unicodedata.category(after) in PICTURES


def _most_marks(text: str) -> int:
    most = row = 0
    for letter in unicodedata.normalize("NFD", text):
        is_mark = unicodedata.category(letter)[0] == "M" and letter != PICTURE_SELECTOR
        row = row + 1 if is_mark else 0
        most = max(most, row)
    return most
