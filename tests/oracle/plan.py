"""Floor plans: cells, what touches what, and the three cafés (G1, K2, B2, J2)."""

from __future__ import annotations

from functools import cache

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def cell(column: int, row: int) -> str:
    """Columns and rows count from 1; A1 is top left (G1)."""
    return LETTERS[column - 1] + str(row)


def column_of(name: str) -> int:
    return LETTERS.index(name[0]) + 1


def row_of(name: str) -> int:
    return int(name[1:])


def reading_order(name: str) -> tuple[int, int]:
    """Sort key: top row first, within a row from the left."""
    return row_of(name), column_of(name)


@cache
def neighbour(name: str, side: str, distance: int = 1) -> str | None:
    """The cell so far to the N, E, S or W; None outside the 26 by 26 cells that have names."""
    across, down = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}[side]
    column = column_of(name) + across * distance
    row = row_of(name) + down * distance
    return cell(column, row) if 1 <= column <= 26 and 1 <= row <= 26 else None


@cache
def neighbours(name: str, distance: int = 1) -> tuple[str, ...]:
    """The orthogonal neighbours (G1): N, E, S, W."""
    found = (neighbour(name, side, distance) for side in "NESW")
    return tuple(other for other in found if other is not None)


def parse(rows: list[str]) -> tuple[dict[str, str], list[str]]:
    """A plan of two characters a cell: its tables (cell -> nation) and its seats, in reading order."""
    tables: dict[str, str] = {}
    seats: list[str] = []
    for y, row in enumerate(rows):
        for x in range((len(row) + 1) // 2):
            mark = row[2 * x : 2 * x + 2].strip()
            if mark == "s":
                seats.append(cell(x + 1, y + 1))
            elif mark not in ("", "."):
                tables[cell(x + 1, y + 1)] = mark
    return tables, seats


# K2: five tables in an X, twelve seats. "T " only marks a table: which nation lies there is drawn.
CARD_DRAWING = [
    ". s . s . ",
    "s T s T s ",
    ". s T s . ",
    "s T s T s ",
    ". s . s . ",
]
CARD_TABLES = ["B2", "D2", "C3", "B4", "D4"]  # K3: in the order they are laid
CARD_SEATS = parse(CARD_DRAWING)[1]

# B2: only the tables; they stand at the even columns and rows.
BOARD_DRAWING = [
    "CF IT IT CN CN ES",
    "CF GB .  .  GB ES",
    "CU .  .  .  .  RU",
    "CU .  .  .  .  RU",
    "TR FR .  .  FR IN",
    "TR DE DE US US IN",
]
BOARD_TABLES = {
    cell(2 * x + 2, 2 * y + 2): code
    for y, row in enumerate(BOARD_DRAWING)
    for x, code in enumerate(row.split())
    if code != "."
}
# B2: a chair on each side of a table; the one between two neighbours is shared.
BOARD_SEATS = sorted({seat for table in BOARD_TABLES for seat in neighbours(table)}, key=reading_order)

# J2: the 4x4 of table places on the 12x12 grid, and the four in the middle (J3, in the order laid).
JUNIOR_PLACES = [cell(3 * j + 2, 3 * i + 2) for i in range(4) for j in range(4)]
JUNIOR_MIDDLE = ["E5", "H5", "E8", "H8"]
JUNIOR_TABLES = [
    "CN DE IT FR", "CN GB IN IT", "DE CN IT JM", "DE IN GL US", "ES GL DE KE", "ES IN KE JM",
    "ES IT GL FR", "FR CN ES IN", "FR GB GL KE", "FR MX GL US", "GL ES MX IT", "IN JM GL CN",
    "IN MX JM GB", "IN US KE DE", "IT KE FR US", "JM GB DE FR", "JM IT GB GL", "KE GB ES JM",
    "MX DE GB FR", "MX IN IT KE", "US CN MX GB", "US ES DE MX", "US JM CN KE", "US MX CN ES",
]  # fmt: skip


def side_flags(flags: str, side: str) -> set[str]:
    """The two nations whose flags stand at the ends of one side of a Junior table (J2)."""
    nw, ne, se, sw = flags.split()
    return {"N": {nw, ne}, "E": {ne, se}, "S": {se, sw}, "W": {sw, nw}}[side]
