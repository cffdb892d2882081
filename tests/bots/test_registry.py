"""Computer players: that they keep to the rules, that they are the same every time."""

from __future__ import annotations

import pytest

from cafe import Game
from cafe.bots.levels import levels, strongest_style
from cafe.bots.registry import bot, check_name
from cafe.bots.search import Search
from cafe.bots.search_settings import Effort
from cafe.bots.version import PLAYERS_VERSION
from cafe.rules.errors import SetupError
from cafe.rules.version import RULES_VERSION
from walks import GAMES, SEATS

QUICK = ("greedy", "level1", "level2", "level3", "level4", "search@40")


@pytest.mark.parametrize(("game_name", "variant", "players"), SEATS)
def test_every_level_plays_whole_games_by_the_rules(game_name: str, variant: bool, players: int) -> None:
    game = Game.new(game_name, players, seed=players, options={"same_sex_tables": variant})
    names = ["level4", "level2", "level3", "search@12", "level1"][:players]
    bots = [bot(name, i) for i, name in enumerate(names)]
    while not game.is_over:
        mover = game.to_move
        for action in bots[mover].choose(game):
            assert game.to_move == mover
            game.play(action)


@pytest.mark.parametrize(("game_name", "variant"), GAMES)
@pytest.mark.parametrize("name", QUICK)
def test_the_same_seed_makes_the_same_choices(game_name: str, variant: bool, name: str) -> None:
    game = Game.new(game_name, 2, seed=3, options={"same_sex_tables": variant})
    assert bot(name, 9).choose(game) == bot(name, 9).choose(game)


@pytest.mark.parametrize(("name", "variant"), GAMES)
def test_threads_change_nothing_but_the_time(name: str, variant: bool) -> None:
    game = Game.new(name, 3, seed=8, options={"same_sex_tables": variant})
    style = strongest_style(name)
    alone, shared = Search(game.ruleset, style), Search(game.ruleset, style, threads=3)
    found = alone.think(game, Effort(simulations=200), 1, even_one=True)
    assert found == shared.think(game, Effort(simulations=200, threads=3), 1, even_one=True)
    assert sum(turn.simulations for turn in found) > 100
    shared.close()


def test_a_search_with_little_time_still_answers() -> None:
    game = Game.new("board", 4, seed=1)
    for action in bot("search@0.000001s", 1).choose(game):
        game.play(action)
    assert game.length


def test_names_tell_rules_and_parameters() -> None:
    for name in ("random", "greedy", *levels(), "search@50", "level5@0.25s"):
        assert f"rules {RULES_VERSION}, players {PLAYERS_VERSION}" in bot(name, 0).name
    assert "50 simulations" in bot("search@50", 0).name
    assert "0.25 s" in bot("level5@0.25s", 0).name
    assert bot("level1", 0).name != bot("level2", 0).name


@pytest.mark.parametrize(
    ("name", "part"),
    [
        ("grandmaster", "there is no bot 'grandmaster'"),
        ("level6", "there is no bot 'level6'"),
        ("level3@1s", "there is no bot 'level3@1s'"),
        ("search", "must be told how long to think"),
        ("search@0s", "more than 0"),
        ("search@9999999s", "at most"),
        ("search@0", "1 to"),
        ("search@1.5", "whole number"),
        ("", "there is no bot ''"),
    ],
)
def test_a_player_that_does_not_exist_is_named(name: str, part: str) -> None:
    with pytest.raises(SetupError, match=part):
        check_name(name)


def test_levels_are_five_with_names_of_their_own() -> None:
    assert list(levels()) == ["level1", "level2", "level3", "level4", "level5"]
    assert len({level.name for level in levels().values()}) == 5
