"""A glance at a state: its numbers read in one go from the record's bytes.

Reading a field of a NumPy record takes half a microsecond and more, and a view reads forty of them: on a server with
every action, for everybody who looks on.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import prod
from struct import Struct
from typing import Any

from cafe.rules.ruleset import RULESETS, Ruleset

LETTERS = {"i1": "b", "i2": "h", "i4": "i"}
READ = (
    *("start", "player", "phase", "reason", "placed", "waiting", "group", "third", "doing", "filled", "first_turn"),
    *("passes", "turn_points", "scores", "hand_total", "hand_size", "laid_total", "bar", "bar_taken", "stock"),
    *("stock_size", "drawn", "tables_stock", "tables_size", "tables_drawn", "tables", "seats", "jokers_taken"),
)
COURSE = ("player", "phase", "drawn", "tables_drawn")  # how far a game is, in the order of the state
MOST_HANDS = 20_000  # hands whose guests are remembered


class Layout:
    """Where the numbers of a ruleset's states are, and the words for them."""

    def __init__(self, ruleset: Ruleset) -> None:
        shape: Any = ruleset.empty_state().dtype
        reader, self.at = _reader(shape, READ)
        self.unpack = reader.unpack_from
        self.unpack_course = _reader(shape, COURSE)[0].unpack_from
        self.hands = {name: shape.fields[name][1] for name in ("hands", "laid_down", "gone") if name in shape.names}
        self.kinds: int = shape.fields["hands"][0].shape[-1]
        self.codes = ruleset.edition.cast.codes
        self.tables = Tables(ruleset)
        self.plan = None if ruleset.plan is ruleset.edition.plan else ruleset.plan.rows
        self._known: dict[bytes, tuple[str, ...]] = {}

    def guests(self, counts: bytes) -> tuple[str, ...]:
        """Guests from how many there are of each kind."""
        found = self._known.get(counts)
        if found is None:
            found = tuple(self.codes[kind] for kind, count in enumerate(counts) for _ in range(count))
            if len(self._known) >= MOST_HANDS:
                self._known.clear()
            self._known[counts] = found
        return found


def _reader(shape: Any, names: Sequence[str]) -> tuple[Struct, dict[str, int | slice]]:
    """What reads some fields of a state's bytes, in the order of the state, and where each is found then."""
    at: dict[str, int | slice] = {}
    code, place, index = "<", 0, 0
    for offset, name in sorted((shape.fields[name][1], name) for name in names if name in shape.names):
        base, dimensions = shape.fields[name][0].subdtype or (shape.fields[name][0], ())
        count = prod(dimensions)
        code += f"{offset - place}x{count}{LETTERS[base.str[1:]]}"
        place = offset + count * base.itemsize
        at[name] = slice(index, index + count) if dimensions else index
        index += count
    return Struct(code), at


class Tables(dict[int, str]):
    """The texts of tables' numbers, made when first asked for."""

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__()
        self._edition = ruleset.edition

    def __missing__(self, table: int) -> str:
        text = self[table] = self._edition.table_text(table)
        return text


@lru_cache(RULESETS)
def layout_of(ruleset: Ruleset) -> Layout:
    """The layout of a ruleset's states."""
    return Layout(ruleset)


class Glance:
    """The numbers of a game at one moment."""

    __slots__ = ("_at", "_numbers", "layout", "memory")

    def __init__(self, ruleset: Ruleset, state: Any) -> None:
        self.memory = state.tobytes()
        self.layout = layout_of(ruleset)
        self._numbers = self.layout.unpack(self.memory)
        self._at = self.layout.at

    def __getitem__(self, name: str) -> Any:
        """A number, or several."""
        return self._numbers[self._at[name]]

    def guests(self, name: str, player: int = 0) -> tuple[str, ...]:
        """The guests of a field that counts them by kind: `hands`, `laid_down`, `gone`."""
        layout = self.layout
        first = layout.hands[name] + player * layout.kinds
        return layout.guests(self.memory[first : first + layout.kinds])

    def cell(self, name: str, names: tuple[str, ...]) -> str | None:
        """The cell that a field names, if it names one."""
        if name not in self._at:
            return None
        place: int = self[name]
        return None if place < 0 else names[place]
