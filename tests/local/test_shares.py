"""A share of level 5's search, done by a searcher of the device, is what native does, to the last bit."""

from __future__ import annotations

import base64
from random import Random

import numpy as np
import pytest

from cafe import Game
from cafe.bots.best_turns import codes_of
from cafe.bots.levels import strongest_style
from cafe.bots.search import Search
from cafe.bots.search_kernel import Portion, search_turns
from cafe.bots.sequential_halving import ALIVE, LISTED, room_for_results
from local.device import Device

NAMES = ["Ada", "Ben", "Cleo", "Dan"]
GAMES = [
    ("card", "printed", False, 2),
    ("card", "printed", True, 3),
    ("board", "printed", False, 2),
    ("board", "printed", True, 4),
    ("board", "small", False, 2),
    ("junior", "printed", False, 4),
    ("junior", "printed", True, 2),
]
FIRST, CAFES = 5, 7


def moment(game: str, name: str, variant: bool, players: int, seed: int) -> tuple[Game, list[str]]:
    """A moment in which several turns can be tried, and the actions that led to it."""
    played = Game.new(game, NAMES[:players], seed=seed, options={"same_sex_tables": variant}, edition=name)
    dice, actions = Random(seed), list[str]()
    while len(actions) < 8 + seed or (len(played.legal_codes()) < 3 and not played.is_over):
        actions.append(str(dice.choice(played.legal_actions())))
        played.play(actions[-1])
    return played, actions


@pytest.mark.parametrize(("game", "name", "variant", "players"), GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_a_share_is_the_same(device: Device, game: str, name: str, variant: bool, players: int, seed: int) -> None:
    played, actions = moment(game, name, variant, players, seed)
    search = Search(played.ruleset, strongest_style(game))
    race = search.promising(played, seed)
    listed, alive = int(race.counters[LISTED]), int(race.counters[ALIVE])
    results = room_for_results(race, CAFES)
    search_turns(
        search._spaces[0], search._policy(), race, search._settings(played, seed), Portion(FIRST, CAFES), results
    )
    wish = {"edition": name, "same_sex_tables": variant}
    asked = {"game": game, "wish": wish, "players": NAMES[:players], "seed": seed, "actions": actions}
    told = device.ask("share", **asked, first=FIRST, cafes=CAFES)
    assert told["turns"] == [list(codes_of(race.turns[turn])) for turn in race.order[:listed]]
    there = np.frombuffer(base64.b64decode(told["results"])).reshape(CAFES, alive, -1)
    assert there.any()
    assert there.tobytes() == results[:, :alive, : there.shape[2]].tobytes()
    assert not results[:, :alive, there.shape[2] :].any()
