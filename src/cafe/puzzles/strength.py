"""How strong a puzzle is: how hard it is to find its best turn, and to tell it from turns that pay almost as much."""

from __future__ import annotations

from collections import Counter
from math import exp, log2
from typing import get_args

from cafe.protocol.puzzles import Strength
from cafe.puzzles.solving import Sitting, Solution, seating, sitting
from cafe.rules.game import Game

STRENGTHS: tuple[Strength, ...] = get_args(Strength)

LURE = 4.0  # a step that pays this much more is e times as tempting
BOUNDS = {"card": (1.75, 2.3), "board": (4.5, 5.5), "junior": (6.5, 10.5)}  # bits: from the first hard, then expert


def strength_of(game: Game, solution: Solution) -> Strength:
    """Easy, hard or expert, compared with other puzzles of the same game."""
    bits = difficulty(game, solution)
    return STRENGTHS[sum(bits >= bound for bound in BOUNDS[game.name])]


def difficulty(game: Game, solution: Solution) -> float:
    """In bits: how unlikely it is to find the best turn, and how many others come within a point of it."""
    return -log2(chance(game, solution)) + log2(1 + solution.near)


def chance(game: Game, solution: Solution) -> float:
    """The chance of finding the best turn by random steps, where steps that pay more are likelier."""
    start: tuple[Game, Counter[Sitting]] = (game, seating(game, solution.turn.actions))
    level, found = {_place(game): (1.0, *start)}, 0.0
    while level:
        following: dict[bytes, tuple[float, Game, Counter[Sitting]]] = {}
        for likely, here, left in level.values():
            if not left:
                found += likely
                continue
            for step, after, rest in _on_the_way(here, left):
                before = following.get(_place(after), (0.0,))[0]
                following[_place(after)] = (before + likely * step, after, rest)
        level = following
    return found


def _on_the_way(game: Game, left: Counter[Sitting]) -> list[tuple[float, Game, Counter[Sitting]]]:
    """The turn's possible next steps: how likely each is among all steps, and what remains after it."""
    choices = game.choices()
    lures = [exp(choice.total / LURE) for choice in choices]
    found = []
    for choice, lure in zip(choices, lures, strict=True):
        action = game.space.by_text[choice.action]
        if (what := sitting(game, action)) in left:
            after = game.copy()
            after.play(action)
            found.append((lure / sum(lures), after, left - Counter([what])))
    return found


def _place(game: Game) -> bytes:
    return bytes(game.state.tobytes())
