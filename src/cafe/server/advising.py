"""Hints and reviews as they are sent. A hint uses only what its player sees."""

from __future__ import annotations

import secrets

from cafe.bots.analysis import Advice, Analysis, analyse
from cafe.bots.levels import STRONGEST
from cafe.bots.review import Review, review
from cafe.bots.search_settings import Effort
from cafe.i18n import ENGLISH
from cafe.i18n.advice import advice_in_words
from cafe.protocol.advice import (
    Advised,
    CurvePoint,
    Hint,
    HintTurn,
    ReasonBody,
    ReviewBody,
    Summary,
    TurnReview,
)
from cafe.protocol.play import Choice
from cafe.rules.game import Game
from cafe.rules.view import View
from cafe.server.drafts import weighed

TURNS = 5  # in a hint
SEEDS = 2**31


def no_hint() -> Hint:
    """There is nothing left to choose."""
    return Hint([], 0, STRONGEST)


def hint_from(view: View, seconds: float) -> Hint:
    """The best turns in a view of the player to move, searched for a given time."""
    return hint_with(view, Effort(seconds=seconds), secrets.randbelow(SEEDS))


def hint_with(view: View, effort: Effort, seed: int) -> Hint:
    """The best turns in a view; the same for the same number of simulations and seed."""
    found: Analysis = analyse(view, effort, seed=seed, turns=TURNS)
    seen = Game.from_view(view)
    turns = [_hint_turn(seen, advice) for advice in found.turns]
    best = turns[0]
    total = sum(step.total for step in best.steps)
    return Hint(best.steps, total, STRONGEST, turns, [round(chance, 4) for chance in found.chances])


def _hint_turn(seen: Game, advice: Advice) -> HintTurn:
    trial, steps = seen.copy(), list[Choice]()
    for action in advice.actions:
        steps.append(weighed(trial, action))
        trial.play(action)
    told = _advised(advice)
    return HintTurn(
        told.actions, told.points, told.chance, told.margin, told.reasons, told.message, told.simulations, steps
    )


def _advised(advice: Advice) -> Advised:
    return Advised(
        actions=list(advice.actions),
        points=advice.points,
        chance=round(advice.chance, 4),
        margin=round(advice.margin, 2),
        reasons=[
            ReasonBody(reason.what, reason.is_against, **reason.data)  # type: ignore[arg-type]
            for reason in advice.reasons
        ],
        message=advice_in_words(advice, ENGLISH),
        simulations=advice.simulations,
    )


def review_of(game: Game, wished: int) -> ReviewBody:
    """The review of a recorded game; `wished` is the number of simulations a turn in a game of two.

    With more players a simulation takes longer, so there are fewer: a review takes the same time for any number.
    """
    simulations = max(1, wished * 2 // len(game.players))
    found = review(game, Effort(simulations=simulations), seed=0)
    turns = [
        TurnReview(
            first=turn.first,
            player=turn.player,
            played=_advised(turn.played),
            best=_advised(turn.best),
            cost=round(turn.cost, 4),
            cost_points=round(turn.cost_points, 2),
            chances=[round(chance, 4) for chance in turn.chances],
        )
        for turn in found.turns
    ]
    curve = [CurvePoint(number, [round(chance, 4) for chance in chances]) for number, chances in found.curve]
    summary = [_summary(found, player) for player in range(len(game.players))]
    return ReviewBody(list(game.players), simulations, turns, curve, summary)


def _summary(found: Review, player: int) -> Summary:
    told = found.summary(player)
    return Summary(player, told.turns, told.best, round(told.cost, 4))
