"""Positions: a café in the middle of a game as text, written into a state and read from one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from cafe.rules.errors import SetupError
from cafe.rules.games import POSITION_PARTS, GameFacts
from cafe.rules.ruleset import Record, Ruleset
from cafe.rules.seating import NO_TABLE, NOBODY

MAX_SCORE = 1_000_000
MAX_HAND_SIZE = 100


@dataclass(frozen=True)
class Position:
    """A position at the beginning of a turn, with the keys of a document (docs/format.md)."""

    hands: Sequence[Sequence[str]] = ()
    tables: Mapping[str, str] = field(default_factory=dict)
    seats: Mapping[str, str] = field(default_factory=dict)
    guests: Sequence[str] = ()
    tables_stock: Sequence[str] = ()
    bar: Sequence[str] = ()
    face_down: Sequence[Sequence[str]] = ()
    hand_size: Sequence[int] = ()
    scores: Sequence[int] = ()
    to_move: int = 0
    first_turn: bool = False


class PositionError(SetupError):
    """An impossible position; `place` names the part at fault."""

    def __init__(self, place: str, fault: str) -> None:
        super().__init__(f"{place}: {fault}")
        self.place = place


def write_position(ruleset: Ruleset, players: int, position: Position) -> Record:
    """A state made from a position, its turn not yet begun; PositionError names what is impossible."""
    _check_parts(ruleset.edition.facts, position)
    made = ruleset.empty_state()
    state = made[0]
    state["players"] = players
    if not 0 <= position.to_move < players:
        raise PositionError("to_move", f"there is no player {position.to_move}")
    state["player"] = state["start"] = position.to_move
    guests = _Guests(ruleset)
    _write_tables(ruleset, state, position)
    _write_seats(ruleset, state, position, guests)
    _write_hands(state, players, position, guests)
    _write_stocks(ruleset, state, position, guests)
    _write_numbers(state, players, position)
    facts = ruleset.edition.facts
    if facts.has_bar:
        state["first_turn"] = position.first_turn
        _write_bar(ruleset, state, position, guests)
    if facts.lays_face_down:
        for player, laid in _by_player(position.face_down, players, "face_down"):
            for kind in guests.kinds(laid, f"face_down[{player}]"):
                state["laid_down"][player, kind] += 1
                state["laid_total"][player] += 1
    guests.check_counts()
    return made


class _Guests:
    """Turns guests' codes into kinds and counts them: no kind may occur more often than in the game."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.cast = ruleset.edition.cast
        self.kind = ruleset.game
        self.counts: Counter[int] = Counter()

    def kinds(self, codes: Iterable[str], place: str) -> list[int]:
        found = []
        for code in codes:
            if code not in self.cast.kind_of:
                raise PositionError(place, f"'{code}' is no guest of the {self.kind} game")
            found.append(self.cast.kind_of[code])
        self.counts.update(found)
        return found

    def check_counts(self) -> None:
        for kind, count in sorted(self.counts.items()):
            if count > self.cast.supply(kind):
                code, supply = self.cast.codes[kind], self.cast.supply(kind)
                raise PositionError("guests", f"{count} times {code}, the game has {supply}")


def _check_parts(game: GameFacts, position: Position) -> None:
    """A position must not have what its game does not have."""
    for part, fact in POSITION_PARTS.items():
        value = getattr(position, part)
        if not getattr(game, fact) and value and not (part == "face_down" and not any(value)):
            raise PositionError(part, f"the {game.name} game has no such thing")


def _by_player(values: Sequence[Any], players: int, place: str) -> Iterable[tuple[int, Any]]:
    if values and len(values) != players:
        raise PositionError(place, f"{len(values)} entries for {players} players")
    return enumerate(values)


def _write_tables(ruleset: Ruleset, state: Any, position: Position) -> None:
    plan = ruleset.plan
    if position.tables:
        state["tables"] = NO_TABLE  # a board has its plan's tables only if the position names none
    for cell, text in position.tables.items():
        if cell not in plan.table_at:
            raise PositionError(f"tables.{cell}", "no table stands there on the plan")
        try:
            state["tables"][plan.table_at[cell]] = ruleset.edition.table_code(text)
        except KeyError:
            raise PositionError(f"tables.{cell}", f"'{text}' is no table of the {ruleset.game} game") from None


def _write_seats(ruleset: Ruleset, state: Any, position: Position, guests: _Guests) -> None:
    plan = ruleset.plan
    for cell, code in position.seats.items():
        seat = plan.seat_at.get(cell)
        if seat is None or (ruleset.edition.facts.own_seats and _is_unlaid(state, plan.tables_of[seat][0])):  # J7
            raise PositionError(f"seats.{cell}", "there is no seat")
        (state["seats"][seat],) = guests.kinds([code], f"seats.{cell}")


def _is_unlaid(state: Any, table: int) -> bool:
    return bool(state["tables"][table] == NO_TABLE)


def _write_hands(state: Any, players: int, position: Position, guests: _Guests) -> None:
    for player, hand in _by_player(position.hands, players, "hands"):
        for kind in guests.kinds(hand, f"hands[{player}]"):
            state["hands"][player, kind] += 1
            state["held"][player] |= 1 << kind
        state["hand_total"][player] = len(hand)


def _write_stocks(ruleset: Ruleset, state: Any, position: Position, guests: _Guests) -> None:
    kinds = guests.kinds(position.guests, "guests")
    guests.check_counts()
    state["stock"][: len(kinds)] = kinds
    state["stock_size"] = len(kinds)
    if len(position.tables_stock) > len(ruleset.edition.tables):
        raise PositionError(
            "tables_stock", f"{len(position.tables_stock)} tables, the game has {len(ruleset.edition.tables)}"
        )
    for i, text in enumerate(position.tables_stock):
        try:
            state["tables_stock"][i] = ruleset.edition.table_code(text)
        except KeyError:
            raise PositionError(f"tables_stock[{i}]", f"'{text}' is no table of the {ruleset.game} game") from None
    state["tables_size"] = len(position.tables_stock)


def _write_numbers(state: Any, players: int, position: Position) -> None:
    for player, score in _by_player(position.scores, players, "scores"):
        if abs(score) > MAX_SCORE:
            raise PositionError(f"scores[{player}]", f"{score} is out of reach")
        state["scores"][player] = score
    for player, size in _by_player(position.hand_size, players, "hand_size"):
        if not 0 <= size <= MAX_HAND_SIZE:
            raise PositionError(f"hand_size[{player}]", f"{size} is not from 0 to {MAX_HAND_SIZE}")
        state["hand_size"][player] = size


def _write_bar(ruleset: Ruleset, state: Any, position: Position, guests: _Guests) -> None:
    places = len(ruleset.edition.bar)
    if len(position.bar) > places:
        raise PositionError("bar", f"{len(position.bar)} guests, the bar has {places} places (B3)")
    kinds = guests.kinds(position.bar, "bar")
    state["bar"][: len(kinds)] = kinds
    state["bar_taken"] = len(kinds)


def read_tables(ruleset: Ruleset, state: Any) -> dict[str, str]:
    """The tables of a state by cell."""
    return {
        cell: ruleset.edition.table_text(int(table))
        for cell, table in zip(ruleset.plan.table_names, state["tables"].tolist(), strict=False)
        if table != NO_TABLE
    }


def read_seats(ruleset: Ruleset, state: Any) -> dict[str, str]:
    """Who sits where in a state, by cell."""
    codes = ruleset.edition.cast.codes
    return {
        cell: codes[kind]
        for cell, kind in zip(ruleset.plan.seat_names, state["seats"].tolist(), strict=False)
        if kind != NOBODY
    }


def read_counts(ruleset: Ruleset, counts: Any) -> list[str]:
    """A list of guests from the count of each kind."""
    codes = ruleset.edition.cast.codes
    return [codes[kind] for kind, count in enumerate(counts.tolist()) for _ in range(count)]


def read_position(ruleset: Ruleset, state: Any) -> Position:
    """The position of a state at the beginning of a turn, hidden parts included."""
    players = range(int(state["players"]))
    codes = ruleset.edition.cast.codes
    stock = state["stock"].tolist()[int(state["drawn"]) : int(state["stock_size"])]
    tables = state["tables_stock"].tolist()[int(state["tables_drawn"]) : int(state["tables_size"])]
    facts = ruleset.edition.facts
    return Position(
        hands=[read_counts(ruleset, state["hands"][player]) for player in players],
        tables={} if facts.takes_plan and _as_drawn(ruleset, state) else read_tables(ruleset, state),
        seats=read_seats(ruleset, state),
        guests=[codes[kind] for kind in stock],
        tables_stock=[ruleset.edition.table_text(table) for table in tables],
        bar=[codes[kind] for kind in state["bar"].tolist()[: int(state["bar_taken"])]] if facts.has_bar else (),
        face_down=[read_counts(ruleset, state["laid_down"][player]) for player in players]
        if facts.lays_face_down
        else (),
        hand_size=state["hand_size"].tolist()[: len(players)] if facts.hands_shrink else (),
        scores=state["scores"].tolist()[: len(players)],
        to_move=int(state["player"]),
        first_turn=facts.has_bar and bool(state["first_turn"]),
    )


def _as_drawn(ruleset: Ruleset, state: Any) -> bool:
    return bool((state["tables"] == ruleset.floor[0]["flags"]).all())
