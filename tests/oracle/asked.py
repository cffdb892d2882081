"""Positions and actions to ask the oracle about."""

from __future__ import annotations

from collections import Counter
from typing import Any

from . import Oracle


def document(game: str, position: dict[str, Any], variant: bool = False, players: int = 2) -> dict[str, Any]:
    return {
        "format": "cafe-game/1",
        "game": game,
        "options": {"same_sex_tables": variant},
        "players": ["a", "b", "c", "d", "e"][:players],
        "start": 0,
        "position": position,
    }


def everybody(oracle: Oracle) -> Counter[str]:
    """All guests, wherever they are."""
    piles = [oracle.guests, list(oracle.seats.values()), oracle.bar, oracle.gone]
    return Counter(guest for pile in piles + oracle.hands + oracle.face_down for guest in pile)


def seat(guest: str, at: str, player: int = 0) -> dict[str, Any]:
    return {"player": player, "do": "seat", "guest": guest, "at": at}
