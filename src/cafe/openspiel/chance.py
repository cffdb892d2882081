"""A game whose luck is decided draw by draw, as OpenSpiel wants it: lots, guests and tables are chance nodes.

Our games know the order of their stocks from the deal on. Here it is decided only when something is drawn: an action
waits until all that it draws is decided, one outcome after the other, and is played then.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import numpy as np

from cafe.rules import entries
from cafe.rules.asking import questions_of
from cafe.rules.determinize import POOL
from cafe.rules.errors import SetupError
from cafe.rules.guests import KINDS
from cafe.rules.random_stream import seed_new_stream
from cafe.rules.ruleset import Record, Ruleset, as_record, copy_record, ruleset, unshuffled
from cafe.rules.state import LAYING, OVER
from cafe.rules.told import Told

LOT, DEAL = -2, -1  # what waits besides actions: who begins (G4), and the deal
RECORDS = ("ruleset", "state", "first")  # what is kept another way when a game is pickled
REDEALS = 1000  # until the player to move has something to do: a guest who waits (G6) shows that the hand can go on
Outcomes = list[tuple[int, float]]


class LuckyGame:
    """A game and what of it waits for luck."""

    def __init__(self, at: Ruleset, players: int) -> None:
        self.ruleset, self.players = at, players
        self.state: Record = unshuffled(at, players, None)
        self.waiting: int | None = LOT  # an action, LOT or DEAL
        self.put_back = at.edition.put_back
        self.first: Record | None = None  # as dealt
        self.memories: list[bytes] = []  # the records of every action's outcome
        self.pasts: dict[int, tuple[bytes, int]] = {}  # of whom the past was imagined: a state, and actions before it
        self._guests_known, self._tables_known = 0, self.put_back  # places of the stocks that are decided
        self._legal: list[int] = []
        self._next_is_guest = True

    def __deepcopy__(self, _memo: object) -> LuckyGame:
        return self.copy()

    def copy(self) -> LuckyGame:
        """A game of its own in the same state."""
        twin = LuckyGame.__new__(LuckyGame)
        twin.__dict__.update(self.__dict__)
        twin.state, twin.memories = copy_record(self.state), self.memories.copy()
        return twin

    def __getstate__(self) -> dict[str, Any]:
        at = self.ruleset
        kept = {name: value for name, value in self.__dict__.items() if name not in RECORDS}
        records = {name: None if self.__dict__[name] is None else self.__dict__[name].tobytes() for name in RECORDS[1:]}
        return kept | records | {"ruleset": (at.game, at.same_sex_tables, None, at.edition.name)}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.ruleset = ruleset(*kept["ruleset"])
        shape = self.ruleset.empty_state().dtype
        for name in RECORDS[1:]:
            setattr(self, name, None if kept[name] is None else as_record(kept[name], shape))

    def beginning(self, viewer: int) -> Record:
        """Where a viewer's past begins: the deal, or what was imagined of them."""
        assert self.first is not None  # noqa: S101 - the callers see to it
        past = self.pasts.get(viewer)
        return self.first if past is None else as_record(past[0], self.state.dtype)

    def lived_through(self, viewer: int) -> list[bytes]:
        """The records of every action since then."""
        return self.memories[self.pasts.get(viewer, (b"", 0))[1] :]

    def told(self, viewer: int) -> list[Told]:
        """The outcome of every action since then, as a viewer may see it."""
        asked = questions_of(self.ruleset)
        return [asked.told(memory, viewer) for memory in self.lived_through(viewer)]

    def deal_again(self, player: int, seed: int) -> None:
        """Deal all that a player cannot see again.

        What the others have seen so far is no more: it would tell what they really hold. Their past begins here.
        """
        if self.waiting is not None:
            raise SetupError("nothing is dealt again while luck decides")
        stream, pool = seed_new_stream(seed), np.zeros(POOL, np.int64)
        for _ in range(REDEALS):
            entries.imagine_hidden(self.state, self.ruleset.floor, player, self.put_back, pool, stream)
            self._list_legal()
            if self._legal or self.is_over:
                break
        now = self.state.tobytes(), len(self.memories)
        own = {player: self.pasts[player]} if player in self.pasts else {}
        self.pasts = {other: now for other in range(self.players) if other != player} | own

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.waiting is None and bool(self.state["phase"][0] == OVER)

    @property
    def to_move(self) -> int:
        """The player whose turn it is."""
        return int(self.state["player"][0])

    def legal(self) -> list[int]:
        """The numbers of everything the player to move may do, ascending; nothing while luck decides."""
        return [] if self.waiting is not None else self._legal

    def play(self, code: int) -> None:
        """Play a legal action, as soon as all is decided that it draws."""
        self.waiting = code
        self._go_on()

    # -- luck -------------------------------------------------------------------------------------------

    def chances(self) -> Outcomes:
        """What luck may bring next, and how likely each is."""
        if self.waiting == LOT:
            return [(player, 1 / self.players) for player in range(self.players)]
        counts = Counter(self._guests_left() if self._next_is_guest else map(self._number_of, self._tables_left()))
        total = counts.total()
        return [(outcome, count / total) for outcome, count in sorted(counts.items())]

    def decide(self, outcome: int) -> None:
        """Luck has brought an outcome of `chances`."""
        if self.waiting == LOT:
            self.state["start"] = self.state["player"] = outcome
            self.waiting = DEAL
        elif self._next_is_guest:
            _bring_forward(self.state["stock"][0], self._guest_places(), outcome, self._guests_known)
            self._guests_known += 1
        else:
            table = self.ruleset.edition.tables[outcome - KINDS]
            _bring_forward(self.state["tables_stock"][0], self._table_places(), table, self._tables_known)
            self._tables_known += 1
        self._go_on()

    def _guest_places(self) -> Sequence[int]:
        return range(self._guests_known, int(self.state["stock_size"][0]))

    def _table_places(self) -> Sequence[int]:
        """Where tables lie that nobody knows: those put back unseen (J3) are as likely as those in the stock."""
        return [*range(self.put_back), *range(self._tables_known, int(self.state["tables_size"][0]))]

    def _guests_left(self) -> list[int]:
        stock = self.state["stock"][0]
        return [int(stock[place]) for place in self._guest_places()]

    def _tables_left(self) -> list[int]:
        stock = self.state["tables_stock"][0]
        return [int(stock[place]) for place in self._table_places()]

    def _number_of(self, table: int) -> int:
        """The outcome that stands for a table: kinds of guest come first."""
        return KINDS + self.ruleset.edition.tables.index(table)

    def _go_on(self) -> None:
        """Play what waits if all that it draws is decided; else the next chance node is known."""
        trial = copy_record(self.state)
        memory = self._try(trial)
        guests, tables = int(trial["drawn"][0]), seen_tables(trial)
        if guests > self._guests_known or tables > self._tables_known:
            self._next_is_guest = guests > self._guests_known
            return
        self.state, self.waiting = trial, None
        if memory is None:
            self.first = copy_record(trial)
        else:
            self.memories.append(memory)

    def _list_legal(self) -> None:
        at = self.ruleset
        codes = at.room_for_codes()
        count = entries.legal_codes(self.state, at.floor, at.empty_legal_moves(), codes)
        self._legal = sorted(codes[:count].tolist())

    def _try(self, trial: Record) -> bytes | None:
        """Do what waits; returns the record of an action's outcome, None for the deal."""
        at, moves = self.ruleset, self.ruleset.empty_legal_moves()
        codes = at.room_for_codes()
        memory = None
        if self.waiting == DEAL:
            entries.deal(trial, at.floor, moves)
            count = entries.legal_codes(trial, at.floor, moves, codes)
        else:
            assert self.waiting is not None  # noqa: S101 - the callers see to it
            count, memory = questions_of(at).play(trial, moves, codes, self.waiting)
        self._legal = sorted(codes[:count].tolist())
        return memory


def seen_tables(state: Record) -> int:
    """How many tables of the stock have been seen: one is looked at before it is laid (J7)."""
    return int(state["tables_drawn"][0]) + int(state["phase"][0] == LAYING)


def _bring_forward(stock: Record, places: Sequence[int], wanted: int, to: int) -> None:
    """Swap one of the things wanted to a place of its stock."""
    place = next(place for place in places if stock[place] == wanted)
    stock[place], stock[to] = stock[to], stock[place]
