"""Documents in, documents out: load, replay, and whole random games."""

from __future__ import annotations

from random import Random

from .board import BoardOracle
from .card import CardOracle
from .editions import BOARD_EDITIONS
from .guests import NATIONS, all_guests
from .junior import JuniorOracle
from .oracle import Action, Document, Oracle, Refused
from .plan import JUNIOR_TABLES

GAMES: dict[str, type[Oracle]] = {"card": CardOracle, "board": BoardOracle, "junior": JuniorOracle}
MOST_PLAYERS = {"card": 5, "board": 4, "junior": 5}


def load(document: Document) -> Oracle:
    """The game at its deal or position; the document's actions are not played."""
    return GAMES[document["game"]](document)


def replay(document: Document) -> Oracle:
    """Play a document through and hold it to its result."""
    oracle = load(document)
    for index, action in enumerate(document.get("actions", [])):
        try:
            oracle.play(action)
        except Refused as refused:
            refused.action = index
            raise
    if "result" in document:
        if not oracle.over:
            raise Refused("result", "the game is not over")
        if document["result"] != oracle.result():
            raise Refused("result", f"it is {oracle.result()}")
    return oracle


def random_deal(game: str, dice: Random, edition: str = "printed") -> dict[str, list[str]]:
    guests = all_guests(game) if edition == "printed" else BOARD_EDITIONS[edition].all_guests()
    dice.shuffle(guests)
    if game == "board":
        return {"guests": guests}
    tables = list(JUNIOR_TABLES) if game == "junior" else NATIONS[game] * 2
    dice.shuffle(tables)
    return {"guests": guests, "tables": tables}


def random_game(game: str, players: int, seed: int, same_sex_tables: bool = False) -> Document:
    """A complete document; every action is chosen evenly among the legal ones."""
    dice = Random(seed)
    document: Document = {
        "format": "cafe-game/1",
        "game": game,
        "options": {"same_sex_tables": same_sex_tables},
        "players": [f"p{player}" for player in range(players)],
        "start": dice.randrange(players),
        "deal": random_deal(game, dice),
    }
    oracle = load(document)
    actions: list[Action] = []
    while not oracle.over:
        action = dice.choice(oracle.legal())
        actions.append(oracle.play({"player": oracle.to_move, **action}))
    return {**document, "actions": actions, "result": oracle.result()}
