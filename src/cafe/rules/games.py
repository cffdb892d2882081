"""The games there are: one entry each. Nobody else asks what a game is called; they ask what it has.

What stands here follows from a game's rules, so it is the same in all its editions. Numbers and names that an edition
may choose are data (see editions.py). This module imports nothing, so the command line can list the games at once.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, get_args

GameName = Literal["card", "board", "junior"]
PRINTED = "printed"  # the edition of a game that is meant where none is named

Companions = tuple[tuple[int, int], ...]  # who may sit at one table after seating: own sex, other sex

ADULTS: Companions = ((1, 0), (1, 1), (1, 2), (2, 1), (2, 2))  # G5
CHILDREN: Companions = tuple((own, other) for own in (1, 2) for other in (0, 1, 2))  # J5
CHILDREN_OF_ONE_SEX: Companions = ((3, 0), (4, 0))  # J13

# Parts of a position that only some games have, by the fact that says so.
POSITION_PARTS = {
    "bar": "has_bar",
    "face_down": "lays_face_down",
    "first_turn": "has_bar",
    "hand_size": "hands_shrink",
    "tables_stock": "has_table_stock",
}


@dataclass(frozen=True, eq=False)
class GameFacts:
    """What a game's rules make of it."""

    name: GameName
    kernel: str  # the module of its turns
    sizes: Mapping[str, int]  # of its records: as many as the printed edition needs
    guest_action: str  # what else is done with a guest than seating one
    table_action: str  # what is done with a table
    moves: tuple[str, ...]  # actions that name neither, in the order of their numbers
    companions: Companions
    companions_of_one_sex: Companions = ()  # besides, with the option same_sex_tables
    flags: int = 1  # on a table: its nation, or the four corners of J2
    has_groups: bool = True  # with the option same_sex_tables: K12, B13
    has_lone_guests: bool = True  # a guest may sit down alone if the next one joins at once (G6)
    has_jokers: bool = True
    has_bar: bool = False  # guests may be sent there (B8), and the first turn differs (B7)
    has_table_stock: bool = False  # tables are drawn from one
    lays_face_down: bool = False  # guests (K9)
    hands_shrink: bool = False  # each player has a hand size of their own (B10)
    children: bool = False  # its guests are girls and boys, not ladies and gentlemen
    takes_plan: bool = False  # its tables stand on the plan from the beginning, so it can be played on another plan
    tables_leave: bool = False  # a table that is filled leaves the café (K6)
    own_seats: bool = False  # no seat touches two tables (J2), and it comes with its table (J7)
    tables_laid_first: int | None = None  # how many; None: one on every table of the plan


GAMES: Mapping[str, GameFacts] = {
    facts.name: facts
    for facts in (
        GameFacts(
            name="card",
            kernel="cafe.rules.card",
            sizes={"seats": 12, "words": 1, "tables": 5, "guests": 96, "tables_stock": 24},
            guest_action="lay_down",
            table_action="open_group",
            moves=("stop", "draw", "declare_end", "decline_end"),
            companions=ADULTS,
            has_jokers=False,
            has_table_stock=True,
            lays_face_down=True,
            tables_leave=True,
        ),
        GameFacts(
            name="board",
            kernel="cafe.rules.board",
            sizes={"seats": 68, "words": 2, "tables": 24, "guests": 100, "tables_stock": 1},
            guest_action="bar",
            table_action="open_group",
            moves=("stop", "pass"),
            companions=ADULTS,
            has_bar=True,
            hands_shrink=True,
            takes_plan=True,
            tables_laid_first=0,
        ),
        GameFacts(
            name="junior",
            kernel="cafe.rules.junior",
            sizes={"seats": 64, "words": 1, "tables": 16, "guests": 100, "tables_stock": 24},
            guest_action="discard",
            table_action="lay_table",
            moves=("stop",),
            companions=CHILDREN,
            has_table_stock=True,
            companions_of_one_sex=CHILDREN_OF_ONE_SEX,
            flags=4,
            has_groups=False,
            has_lone_guests=False,
            own_seats=True,
            children=True,
            tables_laid_first=4,
        ),
    )
}
GAME_NAMES: tuple[str, ...] = get_args(GameName)
