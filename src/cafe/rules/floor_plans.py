"""Floor plans (G1): a drawing of tables and seats, and who touches whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

from cafe.rules.errors import PlanError

MAX_SIDE = 26  # columns are letters
MAX_SEATS = 128  # two words of 64 bits
OPEN_TABLE = "T"  # a table that may be of any nation

Cell = tuple[int, int]  # row, column, from 0
SIDES: tuple[Cell, ...] = ((-1, 0), (0, 1), (1, 0), (0, -1))  # north, east, south, west


def cell_name(cell: Cell) -> str:
    """`A1` is top left, as on a chessboard turned over."""
    row, column = cell
    return f"{chr(ord('A') + column)}{row + 1}"


@dataclass(frozen=True)
class Plan:
    """Tables and seats in reading order, by cell; `marks` are the tables' nations (or `T`)."""

    rows: tuple[str, ...]
    tables: tuple[Cell, ...]
    marks: tuple[str, ...]
    seats: tuple[Cell, ...]

    @cached_property
    def table_names(self) -> tuple[str, ...]:
        """The cell of each table as text."""
        return tuple(cell_name(cell) for cell in self.tables)

    @cached_property
    def seat_names(self) -> tuple[str, ...]:
        """The cell of each seat as text."""
        return tuple(cell_name(cell) for cell in self.seats)

    @cached_property
    def table_at(self) -> dict[str, int]:
        """The number of the table in a cell."""
        return {name: number for number, name in enumerate(self.table_names)}

    @cached_property
    def seat_at(self) -> dict[str, int]:
        """The number of the seat in a cell."""
        return {name: number for number, name in enumerate(self.seat_names)}

    @cached_property
    def seats_of(self) -> tuple[tuple[int, ...], ...]:
        """For each table its four seats: north, east, south, west."""
        number = {cell: i for i, cell in enumerate(self.seats)}
        return tuple(tuple(number[cell] for cell in _around(table)) for table in self.tables)

    @cached_property
    def tables_of(self) -> tuple[tuple[int, ...], ...]:
        """For each seat the tables it touches, in reading order (G1)."""
        number = {cell: i for i, cell in enumerate(self.tables)}
        return tuple(tuple(sorted(number[cell] for cell in _around(seat) if cell in number)) for seat in self.seats)


def _around(cell: Cell) -> list[Cell]:
    return [(cell[0] + down, cell[1] + right) for down, right in SIDES]


def read_plan(rows: Sequence[str], nations: Iterable[str], *, open_tables: bool = False) -> Plan:
    """Read a drawing, two characters a cell; raises PlanError with every fault found."""
    nations = tuple(nations)
    drawing = [row + " " * (len(row) % 2) for row in rows]
    faults = _shape_faults(drawing)
    if faults:
        raise PlanError(faults)
    marks = {(y, x // 2): row[x : x + 2].strip() for y, row in enumerate(drawing) for x in range(0, len(row), 2)}
    known = {OPEN_TABLE} if open_tables else set(nations)
    faults = [
        f"{cell_name(cell)}: '{mark}' is neither a nation of this game, nor 's', nor '.'"
        for cell, mark in marks.items()
        if mark not in known and mark not in ("s", ".")
    ]
    if faults:
        raise PlanError(faults)
    seats = tuple(cell for cell, mark in marks.items() if mark == "s")
    tables = tuple(cell for cell, mark in marks.items() if mark in known)
    faults = _neighbour_faults(tables, seats)
    if not open_tables:
        faults += _nation_faults(Counter(marks[cell] for cell in tables), nations)
    if faults:
        raise PlanError(faults)
    return Plan(tuple(drawing), tables, tuple(marks[cell] for cell in tables), seats)


def _shape_faults(rows: Sequence[str]) -> list[str]:
    if not rows:
        return ["the plan has no rows"]
    width = len(rows[0])
    faults = []
    if len(rows) > MAX_SIDE:
        faults.append(f"the plan has {len(rows)} rows, at most {MAX_SIDE} are possible")
    if width > 2 * MAX_SIDE:
        faults.append(f"the plan has {width // 2} columns, at most {MAX_SIDE} are possible")
    if faults:
        return faults
    faults += [
        f"row {y + 1} has {len(row) // 2} cells, row 1 has {width // 2}"
        for y, row in enumerate(rows)
        if len(row) != width
    ]
    return faults


def _neighbour_faults(tables: Sequence[Cell], seats: Sequence[Cell]) -> list[str]:
    faults = []
    chairs, islands = set(seats), set(tables)
    if len(seats) > MAX_SEATS:
        faults.append(f"the plan has {len(seats)} seats, at most {MAX_SEATS} are possible")
    for table in tables:
        found = sum(cell in chairs for cell in _around(table))
        if found != len(SIDES):
            faults.append(f"the table at {cell_name(table)} has {found} seats, it needs {len(SIDES)}")
    faults += [
        f"the seat at {cell_name(seat)} touches no table" for seat in seats if not islands.intersection(_around(seat))
    ]
    return faults


def _nation_faults(tables: Counter[str], nations: Iterable[str]) -> list[str]:
    return [f"no table for {nation}" for nation in nations if not tables[nation]]
