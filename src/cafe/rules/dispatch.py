"""The few functions that every game has: deal, resume, fill_legal, judge, play, price and so on.

Each game has its own record type, so compiled code picks the game's module when it is compiled; interpreted code picks
it when called. Either way the caller writes `play(state, floor, legal, code)` and does not ask which game it is.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any

from cafe.rules.compiled import overload
from cafe.rules.games import GAMES
from cafe.rules.state import Array, Floor, LegalMoves, State, field_names, game_of


@cache
def kernel_of(game: str) -> ModuleType:
    """The module of a game's turns."""
    return import_module(GAMES[game].kernel)


@cache
def _module_by_fields(fields: tuple[str, ...]) -> ModuleType:
    return kernel_of(game_of(fields))


def module_of(state: Any) -> ModuleType:
    """The module of the game whose state this is; when compiling, whose state is of this type."""
    return _module_by_fields(field_names(state))


def deal(state: State, floor: Floor, legal: LegalMoves) -> None:
    """Lay the first tables, hand out the first guests from the stocks, start the first turn."""
    module_of(state).deal(state, floor, legal)


def resume(state: State, floor: Floor, legal: LegalMoves) -> None:
    """Start the first turn of a position: work out all that follows from it."""
    module_of(state).resume(state, floor, legal)


def fill_legal(state: State, floor: Floor, legal: LegalMoves) -> None:
    """Write all legal actions."""
    module_of(state).fill_legal(state, floor, legal)


def judge(state: State, floor: Floor, legal: LegalMoves, code: int) -> int:
    """The refusal of an action, or LEGAL; `legal` is scratch space."""
    answer: int = module_of(state).judge(state, floor, legal, code)
    return answer


def play(state: State, floor: Floor, legal: LegalMoves, code: int) -> None:
    """Do a legal action; `legal` is scratch space."""
    module_of(state).play(state, floor, legal, code)


def carry_out(state: State, floor: Floor, legal: LegalMoves, row: int, bit: int) -> None:
    """Do a legal action, of which row and bit are known; `legal` is scratch space."""
    module_of(state).carry_out(state, floor, legal, row, bit)


def judge_group(state: State, floor: Floor, table: int, kinds: Array, seats: Array) -> int:
    """The refusal of a whole group as a document writes it (K12, B13), or LEGAL."""
    answer: int = module_of(state).judge_group(state, floor, table, kinds, seats)
    return answer


def price(state: State, kind: int, table: int) -> int:
    """What a guest about to sit down scores at one table the seat touches."""
    answer: int = module_of(state).price(state, kind, table)
    return answer


def bonus(state: State, floor: Floor, code: int) -> int:
    """Points of a legal action that belong to no table: the bar's, or a whole hand's."""
    answer: int = module_of(state).bonus(state, floor, code)
    return answer


def add_sources(state: State, table: int, points: int, sources: Array) -> None:
    """Count what the points of a table are paid for, before the guest sits down."""
    module_of(state).add_sources(state, table, points, sources)


def concern(state: State, floor: Floor, row: int, place: int, refusal: int) -> tuple[int, int]:
    """Which of a rule's causes it is that an action is refused, and the table it is about."""
    answer: tuple[int, int] = module_of(state).concern(state, floor, row, place, refusal)
    return answer


def leave_hand(state: State, kind: int) -> None:
    """A guest leaves the hand to move."""
    module_of(state).leave_hand(state, kind)


def set_aside(state: State, kind: int) -> None:
    """A guest of the hand to move goes where it stays: face down, to the bar, or to the discard pile."""
    module_of(state).set_aside(state, kind)


def bonus_source(state: State) -> int:
    """What points of no table are paid for."""
    source: int = module_of(state).BONUS_SOURCE
    return source


@overload(deal, inline="always")
def _deal(state: Any, floor: Any, legal: Any) -> Any:
    function = module_of(state).deal
    return lambda state, floor, legal: function(state, floor, legal)


@overload(resume, inline="always")
def _resume(state: Any, floor: Any, legal: Any) -> Any:
    function = module_of(state).resume
    return lambda state, floor, legal: function(state, floor, legal)


@overload(fill_legal, inline="always")
def _fill_legal(state: Any, floor: Any, legal: Any) -> Any:
    function = module_of(state).fill_legal
    return lambda state, floor, legal: function(state, floor, legal)


@overload(judge, inline="always")
def _judge(state: Any, floor: Any, legal: Any, code: Any) -> Any:
    function = module_of(state).judge
    return lambda state, floor, legal, code: function(state, floor, legal, code)


@overload(play, inline="always")
def _play(state: Any, floor: Any, legal: Any, code: Any) -> Any:
    function = module_of(state).play
    return lambda state, floor, legal, code: function(state, floor, legal, code)


@overload(carry_out, inline="always")
def _carry_out(state: Any, floor: Any, legal: Any, row: Any, bit: Any) -> Any:
    function = module_of(state).carry_out
    return lambda state, floor, legal, row, bit: function(state, floor, legal, row, bit)


@overload(judge_group, inline="always")
def _judge_group(state: Any, floor: Any, table: Any, kinds: Any, seats: Any) -> Any:
    function = module_of(state).judge_group
    return lambda state, floor, table, kinds, seats: function(state, floor, table, kinds, seats)


@overload(price, inline="always")
def _price(state: Any, kind: Any, table: Any) -> Any:
    function = module_of(state).price
    return lambda state, kind, table: function(state, kind, table)


@overload(bonus, inline="always")
def _bonus(state: Any, floor: Any, code: Any) -> Any:
    function = module_of(state).bonus
    return lambda state, floor, code: function(state, floor, code)


@overload(add_sources, inline="always")
def _add_sources(state: Any, table: Any, points: Any, sources: Any) -> Any:
    function = module_of(state).add_sources
    return lambda state, table, points, sources: function(state, table, points, sources)


@overload(concern, inline="always")
def _concern(state: Any, floor: Any, row: Any, place: Any, refusal: Any) -> Any:
    function = module_of(state).concern
    return lambda state, floor, row, place, refusal: function(state, floor, row, place, refusal)


@overload(leave_hand, inline="always")
def _leave_hand(state: Any, kind: Any) -> Any:
    function = module_of(state).leave_hand
    return lambda state, kind: function(state, kind)


@overload(set_aside, inline="always")
def _set_aside(state: Any, kind: Any) -> Any:
    function = module_of(state).set_aside
    return lambda state, kind: function(state, kind)


@overload(bonus_source)
def _bonus_source(state: Any) -> Any:
    source = module_of(state).BONUS_SOURCE
    return lambda state: source
