"""A game as one player sees it: what the kernel has left to see, with names put to the numbers."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import prod
from operator import itemgetter
from typing import Any, Literal

import numpy as np
from msgspec.json import encode

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
NOT_THERE = -1

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


class Shared:
    """What all viewers see of a state: as a server asks for one after the other, it is read once."""

    def __init__(self, numbers: tuple[Any, ...], names: tuple[str, ...], fields: dict[str, Any]) -> None:
        self.numbers = numbers
        self.names = names
        self.fields = fields

    @cached_property
    def json(self) -> bytes:
        """The fields as JSON."""
        return encode(self.fields)


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
        self._pick = itemgetter(*(self._reader.at.get(name, NOT_THERE) for name in (*NUMBERS, *ARRAYS)))
        self._latest = Shared((), (), {})

    @staticmethod
    def _place_of(shape: Any, name: str) -> tuple[int, int]:
        """Where the guests of the first player begin in a state's bytes, and how many bytes each player's take."""
        if name not in shape.names:
            return 0, 0
        kind, offset, *_ = shape.fields[name]
        return offset, kind.itemsize // MAX_PLAYERS

    def read(self, memory: bytes, names: tuple[str, ...], viewer: int | None) -> View:
        """The view in a state's bytes; `viewer` is whose it is, None a spectator's."""
        made = object.__new__(View)  # its fields go in at once: setting each of a frozen one takes ten times as long
        made.__dict__.update(self._shared(memory, names).fields)
        made.__dict__.update(self._read_own(memory, names, viewer))
        return made

    def as_json(self, memory: bytes, names: tuple[str, ...], viewer: int | None) -> bytes:
        """The same as JSON; what all viewers see is written once."""
        return self._shared(memory, names).json[:-1] + b"," + encode(self._read_own(memory, names, viewer))[1:]

    def _shared(self, memory: bytes, names: tuple[str, ...]) -> Shared:
        numbers = self._reader.unpack(memory)
        if numbers != self._latest.numbers or names is not self._latest.names:
            self._latest = Shared(numbers, names, self._read_shared(numbers, names))
        return self._latest

    def _read_own(self, memory: bytes, names: tuple[str, ...], viewer: int | None) -> dict[str, Any]:
        """What each viewer sees differently: the fields of OF_PLAYERS, and whose view it is."""
        players = len(names)
        start, size = self._hands
        hands = self._by_player[memory[start : start + players * size]]
        start, size = self._laid_down
        face_down = self._by_player[memory[start : start + players * size]] or (None,) * players
        return {"viewer": viewer, "hands": hands, "face_down": face_down}

    def _read_shared(self, numbers: tuple[Any, ...], names: tuple[str, ...]) -> dict[str, Any]:
        """What all viewers see."""
        (
            start,
            player,
            phase,
            placed,
            waiting,
            group,
            third,
            doing,
            filled,
            first_turn,
            passes,
            turn_points,
            scores,
            hand_total,
            hand_size,
            laid_total,
            bar,
            bar_taken,
            stock_size,
            drawn,
            tables_size,
            tables_drawn,
            jokers_taken,
            tables,
            tables_stock,
            seats,
            gone,
        ) = self._pick((*numbers, None))  # None for what this game does not have
        plan, players = self._ruleset.plan, len(names)
        looks = phase == LAYING
        return {
            "game": self._ruleset.game,
            "same_sex_tables": self._ruleset.same_sex_tables,
            "players": names,
            "start": start,
            "to_move": None if phase == OVER else player,
            "phase": PHASES[phase],
            "turn_points": turn_points,
            "placements": placed,
            "waiting": _cell(waiting, plan.seat_names),
            "group": _cell(group, plan.table_names),
            "third": _cell(third, plan.table_names),
            "doing": DOINGS[doing or 0],
            "filled": _cell(filled, plan.table_names) if looks else None,
            "next_table": self._next_table(tables_stock, tables_drawn) if looks else None,
            "first_turn": bool(first_turn),
            "passes": passes or 0,
            "scores": scores[:players],
            "tables": self._tables[tables],
            "seats": self._seats[seats],
            "hand_counts": hand_total[:players],
            "hand_sizes": hand_size[:players] if self._ruleset.edition.facts.hands_shrink else None,
            "jokers_taken": self._jokers_taken(jokers_taken or (), players),
            "face_down_counts": laid_total[:players],
            "bar": () if bar is None else self._bar(bar[:bar_taken]),
            "gone": () if gone is None else self._guests[gone],
            "guests_left": stock_size - drawn,
            "tables_left": tables_size - tables_drawn,
            "tables_gone": self._tables_gone[tables + tables_stock[: TABLE.itemsize * tables_drawn]],
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
        """The tables that have left the café (K6): those drawn in the open that are not there now.

        The bytes are those of the tables in the café, then those drawn.
        """
        tables = np.frombuffer(memory, TABLE).tolist()
        here, gone = tables[: self._cells], tables[self._cells :]
        if not gone or gone[0] < 0:
            return ()
        for table in here:
            if table in gone:
                gone.remove(table)
        return tuple(self._texts[table] for table in gone)


def _cell(place: int | None, cells: tuple[str, ...]) -> str | None:
    return None if place is None or place < 0 else cells[place]


def view_reader(ruleset: Ruleset) -> ViewReader:
    """The reader of a ruleset's views, made when first asked for."""
    return once(ruleset, ViewReader)
