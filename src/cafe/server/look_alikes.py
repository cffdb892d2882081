"""Look-alikes: letters of other scripts, other widths, invisible characters (Unicode's report 39)."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import cache
from importlib.resources import files

import msgspec

UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
# Invisible, though their category is letter, mark or sign: fillers, variation selectors, the empty Braille cell.
BLANK = {0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, 0x1D159, *range(0x180B, 0x1810)}
MARKS = (
    range(0x300, 0x370),
    range(0x1AB0, 0x1B00),
    range(0x1DC0, 0x1E00),
    range(0x20D0, 0x2100),
    range(0xFE20, 0xFE30),
)
SELECTORS = (range(0xFE00, 0xFE10), range(0xE0000, 0xE1000))


def is_invisible(letter: str) -> bool:
    """Whether a character shows nothing by itself."""
    code = ord(letter)
    return unicodedata.category(letter) in UNSEEN or code in BLANK or any(code in each for each in SELECTORS)


def looks(text: str) -> frozenset[str]:
    """A text's appearance, letter by letter and ignoring case: `I` is like `l` and like `i`."""
    plain = unicodedata.normalize("NFKC", text)
    return frozenset({_shape(plain.casefold()), _shape(plain)})


def are_alike(one: str, other: str) -> bool:
    """Whether two texts cannot be told apart at a glance."""
    return not _glances(one).isdisjoint(_glances(other))


def _glances(text: str) -> set[str]:
    """What a text may be taken for, in capitals too: `0` is like `O`, not like `o`."""
    plain = "".join(letter for letter in unicodedata.normalize("NFKC", text) if not _is_loose_mark(letter))
    seen = {*looks(plain), _shape(plain.upper())}
    return {look.replace("vv", "w").replace("cl", "d") for look in seen}


def _is_loose_mark(letter: str) -> bool:
    """Whether this is a mark for letters of any script that makes no letter of its own; scripts need theirs."""
    return any(ord(letter) in each for each in MARKS)


def _shape(text: str) -> str:
    parts = unicodedata.normalize("NFKD", text)
    seen = "".join(letter for letter in parts if not is_invisible(letter) and not letter.isspace())
    table = _prototypes()
    once = seen.translate(table).casefold()
    return unicodedata.normalize("NFKD", once.translate(table))


@cache
def _prototypes() -> dict[int, str]:
    """Maps each letter that looks like others to the one that represents them, from Unicode's list of confusables."""
    packed = (files("confusable_homoglyphs") / "confusables.json").read_bytes()
    looks = msgspec.json.decode(packed, type=dict[str, list[dict[str, str]]])
    groups: dict[str, set[str]] = {}
    for letter, others in looks.items():
        together = {letter}.union(*(groups.get(one, {one}) for one in (letter, *(other["c"] for other in others))))
        for one in together:
            groups[one] = together
    return {ord(one): _shown(group) for one, group in groups.items() if len(one) == 1}


def _shown(group: Iterable[str]) -> str:
    """The representative of a group: two letters that look like one, else a plain small letter."""
    return min(group, key=lambda one: (not one.isascii(), not one.islower(), -len(one), one))
