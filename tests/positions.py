"""Positions made up by dice: likely and unlikely ones, reachable or not, and board plans to play them on."""

from __future__ import annotations

import random
from typing import Any

from oracle import MOST_PLAYERS
from oracle.guests import NATIONS, all_guests
from oracle.plan import (
    BOARD_SEATS,
    BOARD_TABLES,
    CARD_SEATS,
    CARD_TABLES,
    JUNIOR_PLACES,
    JUNIOR_TABLES,
    neighbours,
    parse,
    side_flags,
)

Dice = random.Random
Part = dict[str, Any]
MOST_SEATS = 128


class Crowd:
    """The guests of a game, taken one by one, so that no kind occurs too often."""

    def __init__(self, game: str, dice: Dice) -> None:
        self.dice = dice
        self.left = all_guests(game)
        dice.shuffle(self.left)

    def take(self, wanted: set[str] | None = None) -> str | None:
        """Somebody, of one of these nations if anybody is (None: of any)."""
        for i in range(len(self.left) - 1, -1, -1):
            if wanted is None or self.left[i][:2] in wanted | {"JK"}:
                return self.left.pop(i)
        return None

    def some(self, count: int, wanted: set[str] | None = None) -> list[str]:
        found = (self.take(wanted) for _ in range(count))
        return [guest for guest in found if guest is not None]


def random_document(game: str, variant: bool, dice: Dice, *, large: bool = False) -> Part:
    players = dice.randint(2, MOST_PLAYERS[game])
    made: Part = {
        "format": "cafe-game/1",
        "game": game,
        "options": {"same_sex_tables": variant},
        "players": [f"p{player}" for player in range(players)],
    }
    if game == "board" and (large or dice.random() < 0.5):
        made["plan"] = random_plan(dice, large=large)
    return made | {"position": random_position(made, players, dice)}


def random_position(document: Part, players: int, dice: Dice) -> Part:
    game: str = document["game"]
    crowd = Crowd(game, dice)
    position: Part = {"to_move": dice.randrange(players)}
    tables, seats = floor(document, position, dice)
    position["seats"] = random_seats(game, tables, seats, crowd, dice)
    local = {flag for text in tables.values() for flag in text.split()}
    position["hands"] = [random_hand(game, local, crowd, dice) for _ in range(players)]
    if dice.random() < 0.5:
        position["scores"] = [dice.randint(-50, 300) for _ in range(players)]
    add_parts(game, players, position, crowd, dice)
    stock = crowd.left if dice.random() < 0.5 else crowd.left[: dice.choice((0, 1, 2, 3, 4, 5, 6, 8, 12, 20))]
    return position | {"guests": list(stock)}


def floor(document: Part, position: Part, dice: Dice) -> tuple[dict[str, str], list[str]]:
    """Tables by cell and all seats; tables that are not the plan's go into the position."""
    game = document["game"]
    if game == "card":
        standing = [cell for cell in CARD_TABLES if dice.random() < 0.95]  # made-up cafés may lack a table
        position["tables"] = {cell: dice.choice(NATIONS["card"]) for cell in standing}
        position["tables_stock"] = [dice.choice(NATIONS["card"]) for _ in range(dice.choice((0, 1, 2, 3, 19)))]
        return position["tables"], list(CARD_SEATS)
    if game == "junior":
        return junior_floor(position, dice)
    tables, seats = parse(document["plan"]) if "plan" in document else (dict(BOARD_TABLES), list(BOARD_SEATS))
    if dice.random() < 0.3:
        few = dice.sample(NATIONS["board"], dice.randint(1, 12))
        tables = {cell: dice.choice(few) for cell in tables}
        position["tables"] = tables
    return tables, seats


def junior_floor(position: Part, dice: Dice) -> tuple[dict[str, str], list[str]]:
    sets = dice.sample(JUNIOR_TABLES, 24)
    cells = dice.sample(JUNIOR_PLACES, dice.choice((1, 2, 4, 4, 8, 14, 15, 16, 16)))
    tables = {cell: sets.pop() for cell in cells}
    position["tables"] = tables
    position["tables_stock"] = sets[: dice.choice((0, 0, 1, 2, 8))]
    return tables, [seat for table in tables for seat in neighbours(table)]


def random_seats(game: str, tables: dict[str, str], seats: list[str], crowd: Crowd, dice: Dice) -> dict[str, str]:
    filled = dice.choice((0.0, 0.1, 0.3, 0.5, 0.8, 0.95, 1.0))
    fitting = dice.choice((0.0, 0.5, 0.9, 1.0))
    sexes = dice.choice(("fm", "fm", "fffm", "mmmf", "f", "m"))
    placed: dict[str, str] = {}
    for seat in seats:
        if dice.random() >= filled:
            continue
        wanted = admitted(game, tables, seat) if dice.random() < fitting else None
        guest = crowd.take(wanted)
        if guest is not None and guest[2] in sexes:
            placed[seat] = guest
        elif guest is not None:
            crowd.left.insert(0, guest)
    return placed


def admitted(game: str, tables: dict[str, str], seat: str) -> set[str]:
    near = [table for table in neighbours(seat) if table in tables]
    if game != "junior":
        return {tables[table] for table in near}
    return side_flags(tables[near[0]], "SWNE"[neighbours(seat).index(near[0])])


def random_hand(game: str, local: set[str], crowd: Crowd, dice: Dice) -> list[str]:
    size = dice.choice(
        {"card": (0, 1, 2, 5, 7, 11, 12, 13), "board": (0, 1, 3, 5, 5, 6), "junior": (0, 1, 6, 6, 8)}[game]
    )
    few = set(dice.sample(sorted(local), min(len(local), dice.randint(1, 3)))) if dice.random() < 0.6 else None
    hand = crowd.some(size, few)
    return hand + crowd.some(dice.choice((0, 0, 1, 2)))


def add_parts(game: str, players: int, position: Part, crowd: Crowd, dice: Dice) -> None:
    """What only one of the games has."""
    if game == "card" and dice.random() < 0.4:
        position["face_down"] = [crowd.some(dice.randint(0, 3)) for _ in range(players)]
    if game == "board":
        people = [guest for guest in crowd.left if guest[:2] != "JK"]
        position["bar"] = people[: dice.choice((0, 0, 3, 5, 10, 17, 18, 19, 20))]
        for guest in position["bar"]:
            crowd.left.remove(guest)
        position["first_turn"] = dice.random() < 0.3
        if dice.random() < 0.6:
            position["hand_size"] = [dice.choice((0, 1, 2, 3, 4, 5, 7)) for _ in range(players)]


# -- plans --------------------------------------------------------------------------------------------------


def random_plan(dice: Dice, *, large: bool = False) -> list[str]:
    """A plan with a table for every nation at least, anywhere that leaves every table its four chairs."""
    side = dice.randint(20, 26) if large else dice.randint(9, 16)
    wanted = dice.randint(26, 40) if large else dice.randint(12, 20)
    while True:
        tables = scatter(side, wanted, dice)
        chairs = {near for table in tables for near in around(table)}
        if len(tables) >= 12 and len(chairs) <= (MOST_SEATS if large else 68):
            return drawing(side, tables, chairs, dice)
        side, wanted = min(26, side + 1), max(12, wanted - 1)


def scatter(side: int, wanted: int, dice: Dice) -> list[tuple[int, int]]:
    cells = [(row, column) for row in range(1, side - 1) for column in range(1, side - 1)]
    dice.shuffle(cells)
    if dice.random() < 0.7:  # crowded: tables a knight's or a chair's distance apart share chairs
        cells.sort(key=lambda cell: (cell[0] + cell[1]) % 2)
        cells.sort(key=lambda cell: cell[0] > side // 2)
    tables: list[tuple[int, int]] = []
    chairs: set[tuple[int, int]] = set()
    for cell in cells:
        if len(tables) < wanted and cell not in chairs and not set(tables) & set(around(cell)):
            tables.append(cell)
            chairs.update(around(cell))
    return tables


def around(cell: tuple[int, int]) -> list[tuple[int, int]]:
    return [(cell[0] + down, cell[1] + across) for down, across in ((-1, 0), (0, 1), (1, 0), (0, -1))]


def drawing(side: int, tables: list[tuple[int, int]], chairs: set[tuple[int, int]], dice: Dice) -> list[str]:
    nations = NATIONS["board"] + [dice.choice(NATIONS["board"]) for _ in tables]
    marks = dict(zip(tables, nations, strict=False)) | dict.fromkeys(chairs, "s ")
    return ["".join(marks.get((row, column), ". ") for column in range(side)) for row in range(side)]
