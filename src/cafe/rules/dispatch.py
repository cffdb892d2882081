"""The few dispatch every game answers to: deal, resume, fill_legal, judge, play, price, bonus.

Each game has its own record type, so compiled code picks the game's module when it is compiled; interpreted code picks
it when called. Either way the caller writes `play(state, floor, legal, code)` and does not ask which game it is.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any

from numba.extending import overload

from cafe.rules.games import GAMES
from cafe.rules.state import Array, Floor, LegalMoves, State, game_of


@cache
def kernel_of(game: str) -> ModuleType:
    """The module of a game's turns."""
    return import_module(GAMES[game].kernel)


def _module(fields: Iterable[str]) -> ModuleType:
    """The module for records with these fields."""
    return _module_by_fields(tuple(fields))


@cache
def _module_by_fields(fields: tuple[str, ...]) -> ModuleType:
    return kernel_of(game_of(fields))


def deal(state: State, floor: Floor, legal: LegalMoves) -> None:
    """Lay the first tables, hand out the first guests from the stocks, start the first turn."""
    _module(state.dtype.names).deal(state, floor, legal)  # type: ignore[attr-defined]


def resume(state: State, floor: Floor, legal: LegalMoves) -> None:
    """Start the first turn of a position: work out all that follows from it."""
    _module(state.dtype.names).resume(state, floor, legal)  # type: ignore[attr-defined]


def fill_legal(state: State, floor: Floor, legal: LegalMoves) -> None:
    """Write all legal actions into the legal."""
    _module(state.dtype.names).fill_legal(state, floor, legal)  # type: ignore[attr-defined]


def judge(state: State, floor: Floor, legal: LegalMoves, code: int) -> int:
    """The refusal of an action, or LEGAL; the legal is scratch space."""
    refusal: int = _module(state.dtype.names).judge(state, floor, legal, code)  # type: ignore[attr-defined]
    return refusal


def play(state: State, floor: Floor, legal: LegalMoves, code: int) -> None:
    """Do a legal action; the legal is scratch space."""
    _module(state.dtype.names).play(state, floor, legal, code)  # type: ignore[attr-defined]


def price(state: State, floor: Floor, kind: int, seat: int, points: Array) -> None:
    """Put a guest on a free seat and write what it scores at each table it touches."""
    _module(state.dtype.names).price(state, floor, kind, seat, points)  # type: ignore[attr-defined]


def bonus(state: State, floor: Floor, code: int) -> int:
    """Points of a legal action that belong to no table: the bar's, or a doubled turn's."""
    points: int = _module(state.dtype.names).bonus(state, floor, code)  # type: ignore[attr-defined]
    return points


@overload(deal, strict=False, inline="always")
def _deal(state: Any, floor: Any, legal: Any) -> Any:
    verb = _module(state.fields).deal
    return lambda state, floor, legal: verb(state, floor, legal)


@overload(resume, strict=False, inline="always")
def _resume(state: Any, floor: Any, legal: Any) -> Any:
    verb = _module(state.fields).resume
    return lambda state, floor, legal: verb(state, floor, legal)


@overload(fill_legal, strict=False, inline="always")
def _fill_menu(state: Any, floor: Any, legal: Any) -> Any:
    verb = _module(state.fields).fill_legal
    return lambda state, floor, legal: verb(state, floor, legal)


@overload(judge, strict=False, inline="always")
def _judge(state: Any, floor: Any, legal: Any, code: Any) -> Any:
    verb = _module(state.fields).judge
    return lambda state, floor, legal, code: verb(state, floor, legal, code)


@overload(play, strict=False, inline="always")
def _play(state: Any, floor: Any, legal: Any, code: Any) -> Any:
    verb = _module(state.fields).play
    return lambda state, floor, legal, code: verb(state, floor, legal, code)


@overload(price, strict=False, inline="always")
def _price(state: Any, floor: Any, kind: Any, seat: Any, points: Any) -> Any:
    verb = _module(state.fields).price
    return lambda state, floor, kind, seat, points: verb(state, floor, kind, seat, points)


@overload(bonus, strict=False, inline="always")
def _bonus(state: Any, floor: Any, code: Any) -> Any:
    verb = _module(state.fields).bonus
    return lambda state, floor, code: verb(state, floor, code)
