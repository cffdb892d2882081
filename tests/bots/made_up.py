"""What players choose in positions that no dealt game reaches; as a script, printed as JSON."""

from __future__ import annotations

import json
import sys

from cafe import Game
from cafe.bots.registry import bot
from cafe.rules.position import Position

PLAYERS = ("level1", "level3", "level4", "search@6")
ONE_TABLE = Position(
    hands=[["RUm", "RUf", "CUf"], ["DEf", "DEm"]],
    seats={"B1": "RUf"},
    tables={"B2": "RU"},
    guests=["CUf", "ITf", "ITm", "ESf"],
)
THREE_TABLES = Position(
    hands=[["RUm", "ITf", "GBm"], ["DEf", "ITm"]],
    seats={"B1": "RUf", "A2": "RUm", "D3": "ITf"},
    tables={"B2": "RU", "C3": "IT", "D4": "GB"},
    guests=["CUf", "ITf", "ITm", "ESf"],
    tables_stock=["FR"],
)
EMPTY_HALL = Position(hands=[["FRf", "FRm"], ["JKf"]], guests=["ITf"])
ONE_CHILDREN_TABLE = Position(
    hands=[["CNf", "DEm", "JKf"], ["ITf"]], seats={"E6": "ITm"}, tables={"E5": "CN DE IT FR"}, guests=["FRf", "FRm"]
)
CAFES = {
    "one table": ("card", ONE_TABLE),
    "three tables": ("card", THREE_TABLES),
    "empty hall": ("board", EMPTY_HALL),
    "one children's table": ("junior", ONE_CHILDREN_TABLE),
}


def choices() -> dict[str, list[str]]:
    """Every player's choice in every position."""
    found = {}
    for name, (game_name, position) in CAFES.items():
        game = Game.from_position(game_name, 2, position)
        for player in PLAYERS:
            found[f"{name}, {player}"] = [str(action) for action in bot(player, 1).choose(game)]
    return found


if __name__ == "__main__":
    sys.stdout.write(json.dumps(choices()))
