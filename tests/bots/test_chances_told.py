"""The chances that hints and reviews tell: they come true among equals, and what is certain stays certain."""

from __future__ import annotations

from statistics import fmean

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cafe import Game
from cafe.bots.analysis import analyse
from cafe.bots.calibration import Calibration, calibration_of, openness
from cafe.bots.registry import bot
from cafe.bots.review import review
from cafe.bots.search_settings import Effort
from cafe.bots.sequential_halving import Tried
from cafe.rules.editions import edition
from cafe.rules.games import GAME_NAMES

TABLES = [(game, players) for game in GAME_NAMES for players in edition(game).players]
BRIEF = Effort(simulations=60)


def turn(chance: float, players: int = 2, margin: float = 5.0) -> Tried:
    """A turn of the first player; the others share the rest."""
    return Tried((), chance, margin, (chance, *[(1 - chance) / (players - 1)] * (players - 1)), 10)


@pytest.mark.parametrize(("game", "players"), TABLES)
@given(chance=st.floats(0, 1), other=st.floats(0, 1), left=st.floats(0, 1))
def test_everybody_s_chances_add_up_and_the_better_turn_stays_the_better(
    game: str, players: int, chance: float, other: float, left: float
) -> None:
    honest = calibration_of(game, players)
    told = honest.put_right(turn(chance, players), 0, left)
    assert 0 <= told.chance == told.chances[0] <= 1
    assert sum(told.chances) == pytest.approx(1)
    assert all(each >= 0 for each in told.chances)
    if chance < other:
        assert told.chance <= honest.put_right(turn(other, players), 0, left).chance


@pytest.mark.parametrize(("game", "players"), TABLES)
@pytest.mark.parametrize("chance", [0.0, 1.0])
def test_what_is_certain_stays_certain(game: str, players: int, chance: float) -> None:
    assert calibration_of(game, players).put_right(turn(chance, players), 0, 0.3) == turn(chance, players)


def test_a_margin_is_put_right_while_the_outcome_is_open() -> None:
    assert (openness(0.0), openness(0.5), openness(1.0)) == (0.0, 1.0, 0.0)
    honest = Calibration((1.0, 0.0, 0.0), (-10.0, -20.0))
    assert honest.put_right(turn(0.5), 0, 0.0).margin == 5.0 - 10.0
    assert honest.put_right(turn(0.5), 0, 0.5).margin == 5.0 - 20.0
    assert honest.put_right(turn(0.0001), 0, 0.5).margin == pytest.approx(5.0, abs=0.1)


# How often the start player wins among equals: 300 games each of level 4. In Junior eight guests are an advantage (J3).
STARTERS = {"card": (0.53, 0.34, 0.25, 0.23), "board": (0.53, 0.35, 0.21), "junior": (0.60, 0.39, 0.35, 0.31)}


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_before_the_first_move_the_chance_is_that_of_a_start_player(game: str, players: int) -> None:
    said = [analyse(Game.new(game, players, seed=seed), BRIEF, turns=1).turns[0].chance for seed in range(16)]
    assert fmean(said) == pytest.approx(STARTERS[game][players - 2], abs=0.15)


@pytest.mark.parametrize("name", GAME_NAMES)
def test_who_is_to_move_is_not_therefore_ahead(name: str) -> None:
    """Else the curve of a review would jump up and down with every turn."""
    said = []
    for seed in range(4):
        game, players = Game.new(name, 2, seed=seed), [bot("level4", 1), bot("level4", 2)]
        while not game.is_over:
            for action in players[game.to_move].choose(game):
                game.play(action)
        said += [turn.chances[turn.player] for turn in review(game, BRIEF).turns]
    assert fmean(said) == pytest.approx(0.5, abs=0.1)
