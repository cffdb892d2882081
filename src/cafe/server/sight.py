"""Looking at a game quickly: its numbers read in one go from the state's bytes, and the view made of them.

Reading a field of a NumPy record takes half a microsecond and more, and a view reads forty of them: with every action,
for everybody who looks on. What is seen is the same as `Game.view` tells, to the letter; the tests compare them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from struct import Struct
from typing import Any

from cafe.rules.game import Game
from cafe.rules.house import House
from cafe.rules.seating import NO_TABLE, NOBODY
from cafe.rules.state import LAYING, OVER
from cafe.rules.view import DOINGS, PHASES, View

LETTERS = {"i1": "b", "i2": "h", "i4": "i"}
READ = (
    *("start", "player", "phase", "reason", "placed", "waiting", "group", "third", "doing", "filled", "first_turn"),
    *("passes", "turn_points", "scores", "hand_total", "hand_size", "laid_total", "bar", "bar_taken", "stock"),
    *("stock_size", "drawn", "tables_stock", "tables_size", "tables_drawn", "tables", "seats"),
)
COURSE = ("player", "phase", "drawn", "tables_drawn")  # how far a game is, in the order of the state
MOST_HANDS = 20_000  # hands whose guests are remembered


class Layout:
    """Where the numbers of a house's states are, and the words for them."""

    def __init__(self, house: House) -> None:
        shape: Any = house.empty_state().dtype
        reader, self.at = _reader(shape, READ)
        self.unpack = reader.unpack_from
        self.unpack_course = _reader(shape, COURSE)[0].unpack_from
        self.hands = {name: shape.fields[name][1] for name in ("hands", "laid_down", "gone") if name in shape.names}
        self.kinds: int = shape.fields["hands"][0].shape[-1]
        self.codes = house.edition.cast.codes
        self.tables = Tables(house)
        self.plan = None if house.plan is house.edition.plan else house.plan.rows
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
        count = dimensions[0] if dimensions else 1
        code += f"{offset - place}x{count}{LETTERS[base.str[1:]]}"
        place = offset + count * base.itemsize
        at[name] = slice(index, index + count) if dimensions else index
        index += count
    return Struct(code), at


class Tables(dict[int, str]):
    """The texts of tables' numbers, made when first asked for."""

    def __init__(self, house: House) -> None:
        super().__init__()
        self._edition = house.edition

    def __missing__(self, table: int) -> str:
        text = self[table] = self._edition.table_text(table)
        return text


@cache
def layout_of(house: House) -> Layout:
    """The layout of a house's states."""
    return Layout(house)


class Sight:
    """The numbers of a game at one moment."""

    __slots__ = ("_at", "_numbers", "layout", "memory")

    def __init__(self, game: Game) -> None:
        self.memory = game.state.tobytes()
        self.layout = layout_of(game.house)
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


def view_of(game: Game, viewer: int | None, seen: Sight | None = None) -> View:
    """The same as `game.view(viewer)`; `seen` is a sight of the game if there is one at hand."""
    seen = seen or Sight(game)
    public = spectators_view(game, seen)
    return public if viewer is None else own_view(public, seen, viewer)


def spectators_view(game: Game, seen: Sight) -> View:
    """The same as `game.view(None)`."""
    house, layout, at = game.house, seen.layout, seen.layout.at
    kind, plan, players = house.edition.kind, house.plan, len(game.players)
    phase, tables = seen["phase"], layout.tables
    looks = phase == LAYING
    open_hands = not house.edition.closed_hands
    made = object.__new__(View)  # its fields go in at once: setting each of a frozen one takes ten times as long
    made.__dict__.update(
        game=kind,
        same_sex_tables=house.same_sex_tables,
        players=game.players,
        viewer=None,
        start=seen["start"],
        to_move=None if phase == OVER else seen["player"],
        phase=PHASES[phase],
        turn_points=seen["turn_points"],
        placements=seen["placed"],
        waiting=seen.cell("waiting", plan.seat_names),
        group=seen.cell("group", plan.table_names),
        third=seen.cell("third", plan.table_names),
        doing=DOINGS[seen["doing"]] if "doing" in at else None,
        filled=seen.cell("filled", plan.table_names) if looks else None,
        next_table=tables[seen["tables_stock"][seen["tables_drawn"]]] if looks else None,
        first_turn="first_turn" in at and bool(seen["first_turn"]),
        passes=seen["passes"] if "passes" in at else 0,
        scores=seen["scores"][:players],
        tables={
            cell: tables[table]
            for cell, table in zip(plan.table_names, seen["tables"], strict=False)
            if table != NO_TABLE
        },
        seats=_seats(seen, plan.seat_names),
        hands=tuple(seen.guests("hands", player) if open_hands else None for player in range(players)),
        hand_counts=seen["hand_total"][:players],
        hand_sizes=seen["hand_size"][:players] if kind == "board" else None,
        face_down=(None,) * players,
        face_down_counts=seen["laid_total"][:players] if "laid_total" in at else (0,) * players,
        bar=tuple(layout.codes[one] for one in seen["bar"][: seen["bar_taken"]]) if "bar" in at else (),
        gone=seen.guests("gone") if "gone" in layout.hands else (),
        guests_left=seen["stock_size"] - seen["drawn"],
        tables_left=seen["tables_size"] - seen["tables_drawn"],
        tables_gone=_tables_gone(seen) if kind == "card" else (),
        plan=layout.plan,
    )
    return made


def _seats(seen: Sight, names: tuple[str, ...]) -> dict[str, str]:
    codes = seen.layout.codes
    return {cell: codes[kind] for cell, kind in zip(names, seen["seats"], strict=False) if kind != NOBODY}


def _tables_gone(seen: Sight) -> tuple[str, ...]:
    """The tables that have left the café (K6): those drawn that stand no more."""
    gone = sorted(seen["tables_stock"][: seen["tables_drawn"]])
    for table in seen["tables"]:
        if table in gone:
            gone.remove(table)
    texts = seen.layout.tables
    return tuple(texts[table] for table in gone)


def own_view(public: View, seen: Sight, viewer: int) -> View:
    """A spectator's view with the guests that a player alone may see; the same as `game.view(viewer)`."""
    hands, down = list(public.hands), list(public.face_down)
    hands[viewer] = seen.guests("hands", viewer)
    if "laid_down" in seen.layout.hands:
        down[viewer] = seen.guests("laid_down", viewer)
    own = object.__new__(View)
    own.__dict__.update(public.__dict__, viewer=viewer, hands=tuple(hands), face_down=tuple(down))
    return own
