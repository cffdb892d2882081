"""Engine and oracle, two independent readings of the rules, agree on every action of random games."""

from __future__ import annotations

import random
from typing import Any

import pytest

from companion import Pair, random_question
from oracle import MOST_PLAYERS
from oracle.game import random_deal

GAMES = [(game, variant) for game in ("card", "board", "junior") for variant in (False, True)]


def deal_document(game: str, players: int, variant: bool, dice: random.Random) -> dict[str, Any]:
    return {
        "format": "cafe-game/1",
        "game": game,
        "options": {"same_sex_tables": variant},
        "players": [f"p{player}" for player in range(players)],
        "start": dice.randrange(players),
        "deal": random_deal(game, dice),
    }


def choose(pair: Pair, dice: random.Random, eager: float) -> dict[str, Any]:
    """A legal action; eager players prefer to seat, and groups above all."""
    actions = pair.oracle.legal()
    groups = [action for action in actions if action["do"] == "seat_group"]
    if groups and dice.random() < 0.7:
        return dice.choice(groups)
    seats = [action for action in actions if action["do"] == "seat"]
    if seats and dice.random() < eager:
        return dice.choice(seats)
    return dice.choice(actions)


def play_side_by_side(game: str, variant: bool, seed: int, questions: int) -> str:
    dice = random.Random(seed)
    players = dice.randint(2, MOST_PLAYERS[game])
    pair = Pair(deal_document(game, players, variant, dice))
    eager = dice.choice((0.0, 0.5, 0.9, 1.0))
    pair.compare()
    while not pair.oracle.over:
        for _ in range(questions):
            pair.ask(random_question(pair, dice))
        pair.play(choose(pair, dice, eager))
        pair.compare()
    pair.ask({"player": 0, "do": "stop"})
    return str(pair.oracle.reason)


@pytest.mark.parametrize(("game", "variant"), GAMES)
def test_random_games(game: str, variant: bool) -> None:
    for seed in range(6):
        play_side_by_side(game, variant, seed, questions=4)


@pytest.mark.long
@pytest.mark.parametrize(("game", "variant"), GAMES)
@pytest.mark.parametrize("block", range(20))
def test_many_random_games(game: str, variant: bool, block: int) -> None:
    for seed in range(1000 + block * 20, 1020 + block * 20):
        play_side_by_side(game, variant, seed, questions=10)
