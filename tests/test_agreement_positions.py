"""Engine and oracle agree from made-up positions too: legal sets, refusals, points and whole continuations."""

from __future__ import annotations

import random
from typing import Any

import pytest

from companion import Pair, random_question
from positions import random_document
from test_oracle_agreement import GAMES, choose

MOST_STEPS = 60


def undecided(pair: Pair, action: dict[str, Any]) -> bool:
    """With an empty hand a Junior turn can only stop (J4); whether anything else breaks `turn` or `hand` is open."""
    oracle = pair.oracle
    return (
        oracle.game == "junior" and not oracle.over and not oracle.hand and action["do"] in ("seat", "swap", "discard")
    )


def ask(pair: Pair, dice: random.Random) -> None:
    action = random_question(pair, dice)
    if not undecided(pair, action):
        pair.ask(action)


def compare_from_position(document: dict[str, Any], seed: int, questions: int) -> None:
    dice = random.Random(seed)
    pair = Pair(document)
    eager = dice.choice((0.0, 0.5, 0.9, 1.0))
    pair.compare()
    for _ in range(MOST_STEPS):
        if pair.oracle.over:
            break
        for _ in range(questions):
            ask(pair, dice)
        pair.play(choose(pair, dice, eager))
        pair.compare()
    ask(pair, dice)


def compare_many(game: str, variant: bool, seeds: range, questions: int, *, large: bool = False) -> None:
    for seed in seeds:
        document = random_document(game, variant, random.Random(seed), large=large)
        try:
            compare_from_position(document, seed, questions)
        except AssertionError as error:
            raise AssertionError(f"seed {seed}: {error}\n{document}") from error


def test_seating_from_an_empty_junior_hand() -> None:
    document = random_document("junior", False, random.Random(6))
    document["position"] |= {"to_move": 1}
    Pair(document).ask({"player": 1, "do": "seat", "guest": "GBf", "at": "H4"})


@pytest.mark.parametrize(("game", "variant"), GAMES)
def test_random_positions(game: str, variant: bool) -> None:
    compare_many(game, variant, range(25), questions=6)


@pytest.mark.parametrize("variant", [False, True])
def test_random_positions_on_large_plans(variant: bool) -> None:
    compare_many("board", variant, range(4), questions=6, large=True)


@pytest.mark.long
@pytest.mark.parametrize(("game", "variant"), GAMES)
@pytest.mark.parametrize("block", range(20))
def test_many_random_positions(game: str, variant: bool, block: int) -> None:
    compare_many(game, variant, range(1000 + block * 50, 1050 + block * 50), questions=15)


@pytest.mark.long
@pytest.mark.parametrize("variant", [False, True])
@pytest.mark.parametrize("block", range(10))
def test_many_random_positions_on_large_plans(variant: bool, block: int) -> None:
    compare_many("board", variant, range(block * 20, block * 20 + 20), questions=15, large=True)
