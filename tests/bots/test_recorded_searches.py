"""A search with a number of simulations comes to the same result, to the bit, on every machine and in every shape.

    .venv/bin/python tests/bots/test_recorded_searches.py

records the results again; do that only if players were meant to choose differently.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from cafe import Game
from cafe.bots.calibration import calibrated_evaluation
from cafe.bots.levels import strongest_style
from cafe.bots.registry import bot
from cafe.bots.search import Search
from cafe.bots.search_settings import Effort, Style
from cafe.bots.sequential_halving import Tried

RECORDED = Path(__file__).parent / "recorded_searches.json"
GAMES = ("card", "board", "junior")
SIMULATIONS = (1, 60, 300)
LATER = (0, 5, 25)  # turns into a game
PARTIES = (2, 4)


def moments(name: str) -> Iterator[tuple[str, Game]]:
    """Games after some turns by points, and the last moments of one."""
    for players in PARTIES:
        game = Game.new(name, players, seed=players, options={"same_sex_tables": players == 4})
        mover, states = bot("greedy", 1), []
        while not game.is_over:
            states.append(game.copy())
            for action in mover.choose(game):
                game.play(action)
        for turns in (*LATER, len(states) - 2):
            yield f"{name}, {players} players, {turns} turns", states[turns]


def searches(name: str) -> Iterator[tuple[str, str]]:
    """What is found in each moment, with each number of simulations: the best turn, and a mark of all that was told."""
    for moment, game in moments(name):
        for simulations in SIMULATIONS:
            search = Search(game.ruleset, strongest_style(name))
            found = search.think(game, Effort(simulations=simulations), 7)
            yield f"{moment}, {simulations} simulations", told(game, found)
        search = Search(game.ruleset, Style(turns=5, others="points"), evaluation=calibrated_evaluation(name))
        found = search.think(game, Effort(simulations=80), 7, [[game.legal_codes()[-1]]], even_one=True)
        yield f"{moment}, 80 simulations", told(game, found)


def told(game: Game, found: list[Tried]) -> str:
    """The best turn, its chance, and a mark of everything that was found."""
    lines = [
        (turn.codes, turn.chance.hex(), turn.margin.hex(), [each.hex() for each in turn.chances], turn.simulations)
        for turn in found
    ]
    mark = hashlib.sha256(repr(lines).encode()).hexdigest()[:16]
    best = " · ".join(str(game.space.actions[code]) for code in found[0].codes)
    return f"{best} {found[0].chance:.6f} {mark}"


@pytest.mark.parametrize("name", GAMES)
def test_searches_find_what_they_found(name: str) -> None:
    recorded = json.loads(RECORDED.read_text("utf-8"))[name]
    assert dict(searches(name)) == recorded


if __name__ == "__main__":
    RECORDED.write_text(json.dumps({name: dict(searches(name)) for name in GAMES}, indent=1) + "\n", "utf-8")
