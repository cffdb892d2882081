"""A game as one player sees it: what the kernel has left to see, with names put to the numbers."""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from typing import Any, Literal

import numpy as np

from cafe.rules.decoder import Remembered, decoder_of
from cafe.rules.games import PRINTED, GameName
from cafe.rules.guests import JOKER_F, KINDS
from cafe.rules.notebook import Pictured
from cafe.rules.once import once
from cafe.rules.record_reader import RecordReader
from cafe.rules.ruleset import Ruleset
from cafe.rules.seating import NO_TABLE, NOBODY
from cafe.rules.state import LAYING, MAX_PLAYERS, OVER

NUMBERS = (
    *("start", "player", "phase", "placed", "waiting", "group", "third", "doing", "filled", "first_turn", "passes"),
    *("turn_points", "scores", "hand_total", "hand_size", "laid_total", "bar", "bar_taken", "stock_size", "drawn"),
    *("tables_size", "tables_drawn", "jokers_taken"),
)
ARRAYS = ("tables", "tables_stock", "seats", "gone")
MOST_SEEN = 500  # cafés: those that several players are told of come soon after each other, and a large one takes 5 kB
TABLE = np.dtype(np.int32)  # as records have them
OF_PLAYERS = ("hands", "laid_down")  # what viewers see differently of one state, and nothing else

DOINGS = (None, "seating", "discarding")  # what the turn has been so far (J4)
Phase = Literal["placing", "end_offered", "laying", "grouping", "over"]
PHASES: tuple[Phase, ...] = ("placing", "end_offered", "laying", "grouping", "over")


@dataclass(frozen=True)
class View(Pictured):
    """A game as one player sees it; `None` stands for what is hidden or not part of this game."""

    game: GameName
    same_sex_tables: bool
    players: tuple[str, ...]
    viewer: int | None
    start: int
    to_move: int | None
    phase: Phase
    turn_points: int
    placements: int
    waiting: str | None
    group: str | None
    third: str | None
    doing: str | None
    filled: str | None
    next_table: str | None
    first_turn: bool
    passes: int
    scores: tuple[int, ...]
    tables: dict[str, str]
    seats: dict[str, str]
    hands: tuple[tuple[str, ...] | None, ...]
    hand_counts: tuple[int, ...]
    hand_sizes: tuple[int, ...] | None
    jokers_taken: tuple[tuple[str, ...], ...]
    face_down: tuple[tuple[str, ...] | None, ...]
    face_down_counts: tuple[int, ...]
    bar: tuple[str, ...]
    gone: tuple[str, ...]
    guests_left: int
    tables_left: int
    tables_gone: tuple[str, ...]
    plan: tuple[str, ...] | None
    edition: str = PRINTED


class ViewReader:
    """Reads views from the states of one ruleset, as the kernel lets a viewer see them (visible.py)."""

    def __init__(self, ruleset: Ruleset) -> None:
        shape = ruleset.empty_state().dtype
        self._ruleset = ruleset
        self._reader = RecordReader(shape, NUMBERS, ARRAYS)
        self._cells = prod(shape["tables"].shape)
        self._has = set(shape.names or ())
        self._hands, self._laid_down = (self._place_of(shape, name) for name in OF_PLAYERS)
        self._decoder = decoder_of(ruleset)
        self._texts, self._guests = self._decoder.tables, self._decoder.guests
        self._seats = Remembered(self._read_seats, MOST_SEEN)
        self._tables = Remembered(self._read_tables, MOST_SEEN)
        self._by_player = Remembered(self._read_by_player, MOST_SEEN)
        self._tables_gone = Remembered(self._read_tables_gone, MOST_SEEN)
        self._plan = None if ruleset.plan is ruleset.edition.plan else ruleset.plan.rows
        self._latest: tuple[tuple[Any, ...], tuple[str, ...], dict[str, Any]] = ((), (), {})

    @staticmethod
    def _place_of(shape: Any, name: str) -> tuple[int, int]:
        """Where the guests of the first player begin in a state's bytes, and how many bytes each player's take."""
        if name not in shape.names:
            return 0, 0
        kind, offset, *_ = shape.fields[name]
        return offset, kind.itemsize // MAX_PLAYERS

    def read(self, memory: bytes, names: tuple[str, ...], viewer: int | None) -> View:
        """The view in a state's bytes; `viewer` is whose it is, None a spectator's."""
        numbers = self._reader.unpack(memory)
        known, players, shared = self._latest
        if numbers != known or names is not players:  # a server asks for one viewer after the other
            shared = self._read_shared(numbers, names)
            self._latest = numbers, names, shared
        made = object.__new__(View)  # its fields go in at once: setting each of a frozen one takes ten times as long
        fields = made.__dict__
        fields.update(shared)
        fields["viewer"] = viewer
        start, size = self._hands
        fields["hands"] = self._by_player[memory[start : start + len(names) * size]]
        start, size = self._laid_down
        fields["face_down"] = self._by_player[memory[start : start + len(names) * size]] or (None,) * len(names)
        return made

    def _read_shared(self, numbers: tuple[Any, ...], names: tuple[str, ...]) -> dict[str, Any]:
        """The fields of a view in their order; those of OF_PLAYERS and the viewer are left to be filled in."""
        at, has = self._reader.at, self._has
        plan, players = self._ruleset.plan, len(names)

        def read(name: str) -> Any:
            return numbers[at[name]]

        def cell(name: str, cells: tuple[str, ...]) -> str | None:
            place = read(name) if name in has else -1
            return None if place < 0 else cells[place]

        phase, tables = read("phase"), read("tables")
        looks = phase == LAYING
        return {
            "game": self._ruleset.game,
            "same_sex_tables": self._ruleset.same_sex_tables,
            "players": names,
            "viewer": None,
            "start": read("start"),
            "to_move": None if phase == OVER else read("player"),
            "phase": PHASES[phase],
            "turn_points": read("turn_points"),
            "placements": read("placed"),
            "waiting": cell("waiting", plan.seat_names),
            "group": cell("group", plan.table_names),
            "third": cell("third", plan.table_names),
            "doing": DOINGS[read("doing")] if "doing" in has else None,
            "filled": cell("filled", plan.table_names) if looks else None,
            "next_table": self._next_table(read("tables_stock"), read("tables_drawn")) if looks else None,
            "first_turn": "first_turn" in has and bool(read("first_turn")),
            "passes": read("passes") if "passes" in has else 0,
            "scores": read("scores")[:players],
            "tables": self._tables[tables],
            "seats": self._seats[read("seats")],
            "hands": (),
            "hand_counts": read("hand_total")[:players],
            "hand_sizes": read("hand_size")[:players] if self._ruleset.edition.facts.hands_shrink else None,
            "jokers_taken": self._jokers_taken(read("jokers_taken") if "jokers_taken" in has else (), players),
            "face_down": (),
            "face_down_counts": read("laid_total")[:players],
            "bar": self._bar(read("bar")[: read("bar_taken")]) if "bar" in has else (),
            "gone": self._guests[read("gone")] if "gone" in has else (),
            "guests_left": read("stock_size") - read("drawn"),
            "tables_left": read("tables_size") - read("tables_drawn"),
            "tables_gone": self._tables_gone[tables + read("tables_stock")[: TABLE.itemsize * read("tables_drawn")]],
            "plan": self._plan,
            "edition": self._ruleset.edition.name,
        }

    def _read_seats(self, memory: bytes) -> dict[str, str]:
        codes, names = self._ruleset.edition.cast.codes, self._ruleset.plan.seat_names
        kinds = np.frombuffer(memory, np.int8).tolist()
        return {cell: codes[kind] for cell, kind in zip(names, kinds, strict=False) if kind != NOBODY}

    def _read_tables(self, memory: bytes) -> dict[str, str]:
        names, tables = self._ruleset.plan.table_names, np.frombuffer(memory, TABLE).tolist()
        return {cell: self._texts[table] for cell, table in zip(names, tables, strict=False) if table != NO_TABLE}

    def _next_table(self, stock: bytes, drawn: int) -> str | None:
        table = int(np.frombuffer(stock, TABLE)[drawn])
        return None if table < 0 else self._texts[table]

    def _read_by_player(self, memory: bytes) -> tuple[tuple[str, ...] | None, ...]:
        """The guests of each player, one after the other; None for those that are hidden."""
        guests, size = self._guests, self._hands[1]
        return tuple([guests[memory[at : at + size]] for at in range(0, len(memory), size)])

    def _bar(self, kinds: tuple[int, ...]) -> tuple[str, ...]:
        codes = self._ruleset.edition.cast.codes
        return tuple(codes[kind] for kind in kinds)

    def _jokers_taken(self, counts: tuple[int, ...], players: int) -> tuple[tuple[str, ...], ...]:
        """The jokers in each hand that everybody saw taken off a chair (J9); only Junior's record counts them."""
        if not any(counts):
            return ((),) * players
        jokers = self._ruleset.edition.cast.codes[JOKER_F:KINDS]
        return tuple(
            tuple(code for sex, code in enumerate(jokers) for _ in range(counts[2 * player + sex]))
            for player in range(players)
        )

    def _read_tables_gone(self, memory: bytes) -> tuple[str, ...]:
        """The tables that have left the café (K6): those drawn in the open that stand no more.

        The bytes are those of the tables that stand, then those drawn.
        """
        tables = np.frombuffer(memory, TABLE).tolist()
        standing, gone = tables[: self._cells], tables[self._cells :]
        if not gone or gone[0] < 0:
            return ()
        for table in standing:
            if table in gone:
                gone.remove(table)
        return tuple(self._texts[table] for table in gone)


def view_reader(ruleset: Ruleset) -> ViewReader:
    """The reader of a ruleset's views, made when first asked for."""
    return once(ruleset, ViewReader)
