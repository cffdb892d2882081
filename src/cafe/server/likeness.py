"""Whether two positions are the same to a player, however one of them is disguised.

Shifting, turning or mirroring a plan, renaming its nations and swapping the sexes does not change the best turn. So one
position is laid over the other in each of these ways, and the remaining differences count.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property

JOKER = "JK"
Cell = tuple[int, int]
CORNERS: tuple[Cell, ...] = ((-1, -1), (1, -1), (1, 1), (-1, 1))  # of a table with four flags, in their order
BESIDE: tuple[Cell, ...] = ((0, -1), (-1, 0), (1, 0), (0, 1))
TURNS = tuple((swap, x, y) for swap in (False, True) for x in (1, -1) for y in (1, -1))  # the eight symmetries


def cell_of(name: str) -> Cell:
    """A cell's column and row: `B10` is 2, 10."""
    letters = name.rstrip("0123456789")
    column = 0
    for letter in letters:
        column = 26 * column + ord(letter) - ord("A") + 1
    return column, int(name[len(letters) :])


@dataclass(frozen=True)
class Layout:
    """What everybody sees of a position: tables and guests, by the names of their cells."""

    game: str
    tables: Mapping[str, str]
    seats: Mapping[str, str]

    @property
    def seated(self) -> int:
        """How many guests sit."""
        return len(self.seats)

    @cached_property
    def laid(self) -> Laid:
        """The position as it is."""
        guests = {cell_of(cell): (guest[:-1], guest[-1]) for cell, guest in self.seats.items()}
        return Laid(guests, {cell_of(cell): tuple(flags.split()) for cell, flags in self.tables.items()})

    @cached_property
    def turned(self) -> list[Laid]:
        """The position turned and mirrored in every way, with the sexes swapped and not."""
        return [self.laid.turned(turn, swapped) for turn in TURNS for swapped in (False, True)]

    @cached_property
    def traits(self) -> tuple[list[int], list[list[int]]]:
        """Counts that no disguise changes: guests of each nation, in each row, in each column."""
        nations = Counter(nation for nation, _ in self.laid.guests.values())
        lines = [Counter(cell[way] for cell in self.laid.guests) for way in (0, 1)]
        return _sizes(nations), sorted(_sizes(line) for line in lines)

    def is_close_to(self, other: Layout, apart: int) -> bool:
        """Whether both differ in at most that many seats, without any disguise."""
        mine, theirs = self.seats.items(), other.seats.items()
        return self.tables == other.tables and len({cell for cell, _ in mine ^ theirs}) <= apart

    def may_be(self, other: Layout, apart: int) -> bool:
        """Whether the other may be this one in a disguise, as far as counts tell."""
        return abs(self.seated - other.seated) <= apart and _may_be(self.traits, other.traits, apart)

    def is_disguised(self, other: Layout, apart: int) -> bool:
        """Whether the other is this one in some disguise, except for that many seats."""
        if not self.may_be(other, apart):
            return False
        return any(_are_alike(self.laid, seen, shift, apart) for seen in other.turned for shift in self.laid.onto(seen))


@dataclass(frozen=True)
class Laid:
    """Guests (nation and sex) and tables (flags) on cells."""

    guests: Mapping[Cell, tuple[str, str]]
    tables: Mapping[Cell, tuple[str, ...]]
    in_order: list[Cell] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "in_order", sorted(self.guests))

    def turned(self, turn: tuple[bool, int, int], swapped: bool) -> Laid:
        """Turned or mirrored, and with the sexes swapped where `swapped` says so."""
        sex = {"f": "m", "m": "f"} if swapped else {"f": "f", "m": "m"}
        guests = {_turned(cell, turn): (nation, sex[one]) for cell, (nation, one) in self.guests.items()}
        return Laid(guests, {_turned(cell, turn): _flags(flags, turn) for cell, flags in self.tables.items()})

    def onto(self, other: Laid) -> set[Cell]:
        """The ways to shift another position onto this one.

        If at most two cells differ, the first cell that both have is preceded by at most two others.
        """
        pairs = [(i, j) for i in range(3) for j in range(3 - i)]
        return {
            (self.in_order[i][0] - other.in_order[j][0], self.in_order[i][1] - other.in_order[j][1])
            for i, j in pairs
            if i < len(self.in_order) and j < len(other.in_order)
        }


def _turned(cell: Cell, turn: tuple[bool, int, int]) -> Cell:
    swap, x, y = turn
    column, row = (cell[1], cell[0]) if swap else cell
    return column * x, row * y


def _flags(flags: tuple[str, ...], turn: tuple[bool, int, int]) -> tuple[str, ...]:
    """A table's flags after turning it; a single flag stays."""
    if len(flags) != len(CORNERS):
        return flags
    at = {_turned(corner, turn): flag for corner, flag in zip(CORNERS, flags, strict=True)}
    return tuple(at[corner] for corner in CORNERS)


def _sizes(counted: Counter[str] | Counter[int]) -> list[int]:
    return sorted(counted.values(), reverse=True)


def _may_be(one: tuple[list[int], list[list[int]]], other: tuple[list[int], list[list[int]]], apart: int) -> bool:
    """Whether the counts differ by no more than that many guests can change; each guest changes two counts by one."""
    pairs = [(one[0], other[0]), *zip(one[1], other[1], strict=True)]
    crossed = [(one[0], other[0]), *zip(one[1], reversed(other[1]), strict=True)]
    return any(all(_distance(a, b) <= 2 * apart for a, b in ways) for ways in (pairs, crossed))


def _distance(one: list[int], other: list[int]) -> int:
    longest = max(len(one), len(other))
    a, b = (sizes + [0] * (longest - len(sizes)) for sizes in (one, other))
    return sum(abs(x - y) for x, y in zip(a, b, strict=True))


def _are_alike(one: Laid, other: Laid, shift: Cell, apart: int) -> bool:
    """Whether two positions differ in so few seats once one is shifted: the guest, or a table that it touches."""
    there = {(x + shift[0], y + shift[1]): guest for (x, y), guest in other.guests.items()}
    if len(one.guests.keys() ^ there.keys()) > apart:
        return False
    tables = {(x + shift[0], y + shift[1]): flags for (x, y), flags in other.tables.items()}
    called = _names(one, there, tables)
    differing = len(one.guests.keys() ^ there.keys())
    for cell in one.guests.keys() & there.keys():
        (nation, sex), (name, its_sex) = one.guests[cell], there[cell]
        same = sex == its_sex and called.get(name) == nation
        if not same or any(_calls(tables.get(at), called) != one.tables.get(at) for at in _beside(cell)):
            differing += 1
            if differing > apart:
                return False
    return True


def _names(one: Laid, there: Mapping[Cell, tuple[str, str]], tables: Mapping[Cell, tuple[str, ...]]) -> dict[str, str]:
    """Maps the other position's nations to ours, by the majority of guests and flags that lie on each other."""
    said: Counter[tuple[str, str]] = Counter()
    for cell in one.guests.keys() & there.keys():
        said[there[cell][0], one.guests[cell][0]] += 1
        for at in _beside(cell):
            said.update(zip(tables.get(at, ()), one.tables.get(at, ()), strict=False))
    called: dict[str, str] = {}
    for (theirs, ours), _ in said.most_common():
        if theirs not in called and ours not in called.values() and (theirs == JOKER) == (ours == JOKER):
            called[theirs] = ours
    return called


def _calls(flags: tuple[str, ...] | None, called: Mapping[str, str]) -> tuple[str | None, ...] | None:
    return None if flags is None else tuple(called.get(flag) for flag in flags)


def _beside(cell: Cell) -> Iterator[Cell]:
    return ((cell[0] + x, cell[1] + y) for x, y in BESIDE)
