"""The kernel's face in TypeScript does what Python's does: the same floors, games, and choices of every level."""

from __future__ import annotations

import base64
from random import Random
from typing import Any

import pytest

from cafe import Game
from cafe.bots.levels import levels
from cafe.bots.registry import bot
from cafe.rules.editions import edition, edition_names
from cafe.rules.ruleset import ruleset
from local.device import Device
from walks import GAMES

FLOORS = [(game, name, variant) for game, variant in GAMES for name in edition_names(game)]
BOTS = ["level1", "level2", "level3", "level4", "greedy"]


def text_of(record: Any) -> str:
    return base64.b64encode(record.tobytes()).decode()


@pytest.mark.parametrize(("game", "name", "variant"), FLOORS)
def test_floors_are_the_same(device: Device, game: str, name: str, variant: bool) -> None:
    wish = {"edition": name, "same_sex_tables": variant}
    assert device.ask("floor", game=game, wish=wish) == text_of(ruleset(game, variant, None, name).floor)


def test_the_floor_of_another_plan_is_the_same(device: Device) -> None:
    rows = tuple(edition("board", "printed").plan.rows)
    turned = tuple(reversed(rows))
    assert device.ask("floor", game="board", wish={"plan": turned}) == text_of(ruleset("board", False, turned).floor)


def walk_here(game: str, variant: bool, name: str, players: int, seed: int) -> tuple[list[str], Any]:
    played = Game.new(game, players, seed=seed, options={"same_sex_tables": variant}, edition=name)
    states = [text_of(played.state)]
    while not played.is_over:
        legal = played.legal_codes()
        played.play(legal[(seed + 7 * played.length) % len(legal)])
        states.append(text_of(played.state))
    return states, played.result


def compare_walk(device: Device, game: str, variant: bool, name: str, seed: int) -> None:
    players = [*edition(game, name).players][seed % len(edition(game, name).players)]
    states, result = walk_here(game, variant, name, players, seed)
    wish = {"edition": name, "same_sex_tables": variant}
    there = device.ask("walk", game=game, wish=wish, players=[f"Player {i + 1}" for i in range(players)], seed=seed)
    assert there["states"] == states
    assert there["result"]["scores"] == list(result.scores)
    assert there["result"]["winners"] == list(result.winners)
    assert there["result"]["reason"] == result.reason


@pytest.mark.parametrize(("game", "name", "variant"), FLOORS)
def test_games_are_the_same_to_the_last_byte(device: Device, game: str, name: str, variant: bool) -> None:
    for seed in range(5):
        compare_walk(device, game, variant, name, seed)


@pytest.mark.long
@pytest.mark.parametrize(("game", "name", "variant"), FLOORS)
def test_thousands_of_games_are_the_same(device: Device, game: str, name: str, variant: bool) -> None:
    for seed in range(500):
        compare_walk(device, game, variant, name, seed)


def moment(game: str, seed: int, steps: int) -> tuple[Game, list[str]]:
    """A moment in which there is something to choose, and the actions that led to it."""
    played, dice, actions = Game.new(game, ["Ada", "Ben"], seed=seed), Random(seed), list[str]()
    while len(actions) < steps or (len(played.legal_codes()) < 2 and not played.is_over):
        actions.append(str(dice.choice(played.legal_actions())))
        played.play(actions[-1])
    return played, actions


@pytest.mark.parametrize("level", BOTS)
@pytest.mark.parametrize("game", dict(GAMES))
def test_levels_choose_the_same(device: Device, game: str, level: str) -> None:
    for seed in range(4):
        played, actions = moment(game, seed, 8 * seed)
        if played.is_over:
            continue
        # What Python draws from its dice: a search its seed, the outlook its luck; the rest is the kernel's.
        drawn = Random(seed).getrandbits(32)
        way = levels()[level].ways[game].player if level in levels() else "points"
        dice = [drawn] if way == "search" else [seed, drawn]
        here = [str(action) for action in bot(level, seed).choose(played)]
        there = device.ask("choose", game=game, seed=seed, actions=actions, level=level, dice=dice)
        assert there == here, (game, level, seed)
