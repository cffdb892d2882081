"""Guests: how they are written and how many of each kind there are (G2)."""

from __future__ import annotations

BOARD_NATIONS = ["CF", "CN", "CU", "DE", "ES", "FR", "GB", "IN", "IT", "RU", "TR", "US"]
JUNIOR_NATIONS = ["CN", "DE", "ES", "FR", "GB", "GL", "IN", "IT", "JM", "KE", "MX", "US"]
NATIONS = {"board": BOARD_NATIONS, "card": BOARD_NATIONS, "junior": JUNIOR_NATIONS}
JOKER = "JK"


def nation(guest: str) -> str:
    return guest[:2]


def sex(guest: str) -> str:
    return guest[2]


def is_joker(guest: str) -> bool:
    return nation(guest) == JOKER


def all_guests(game: str) -> list[str]:
    """Every guest of a game: 4 f and 4 m a nation; 2 f and 2 m jokers, but none in `card` (G2)."""
    found = [code + s for code in NATIONS[game] for s in "fm" for _ in range(4)]
    if game != "card":
        found += [JOKER + s for s in "fm" for _ in range(2)]
    return found


def of_nation(guest: str, code: str) -> bool:
    """A joker passes for any nation (G7, R5)."""
    return is_joker(guest) or nation(guest) == code
