"""A turn being built: how things would stand after steps that are not confirmed.

Nothing hidden is ever looked at: a step that would bring something to light, or end the turn, can only be the last one
of a draft, and is shown as laid without what comes of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from cafe.protocol.play import Choice, Draft, DraftState
from cafe.rules.actions import Action
from cafe.rules.errors import IllegalAction
from cafe.rules.game import Game
from cafe.rules.verdict import Verdict
from cafe.rules.view import View
from cafe.server.choices import choice_of, choices_of
from cafe.server.faults import Fault


def after_draft(game: Game, actions: Sequence[str], number: int) -> DraftState:
    """How things would stand after the draft of the player to move; a Fault if the rules refuse a step of it."""
    trial, steps = play_draft(game, actions)
    viewer = game.to_move
    pending = steps[-1].then if steps else None
    view = trial.view(viewer)
    if pending is not None:
        view = laid(view, viewer, steps[-1])
    return DraftState(
        number=number,
        draft=Draft(number=number, steps=steps, total=sum(step.total for step in steps), pending=pending),
        view=view,
        choices=[] if pending else choices_of(trial),
    )


def play_draft(game: Game, actions: Sequence[str]) -> tuple[Game, list[Choice]]:
    """A copy of the game with the steps of a draft played, save a last one that ends the turn or reveals something."""
    trial = game.copy()
    steps: list[Choice] = []
    for text in actions:
        if steps and steps[-1].then is not None:
            verdict = Verdict(text, "turn", "turn")
            raise Fault("refused", f"after {steps[-1].action} a draft goes no further", verdict=verdict)
        step = judged(trial, text)
        steps.append(step)
        if step.then is None:
            trial.play(step.action)
    return trial, steps


def judged(game: Game, text: str) -> Choice:
    """A legal action with what it brings; a Fault if it is none."""
    return choice_of(game, legal(game, text))


def found(game: Game, text: str) -> Action:
    """The action a text stands for; a Fault if there is none."""
    action = game.space.by_text.get(" ".join(text.split()))
    if action is None:
        raise Fault("invalid", f"'{text}' is no action of the {game.name} game", place="actions")
    return action


def legal(game: Game, text: str) -> Action:
    """The action a text stands for, if it is legal now; a Fault if it is not, or there is none."""
    action = found(game, text)
    if action.code not in game.legal_codes():
        raise refused(game.explain(action))
    return action


def refused(verdict: Verdict) -> Fault:
    """The rules say no."""
    return Fault("refused", str(IllegalAction(verdict)), verdict=verdict)


def laid(view: View, player: int, step: Choice) -> View:
    """A view with one more step laid on it, but nothing of what would come of it: nobody draws, nothing is cleared."""
    scores = list(view.scores)
    scores[player] += step.total
    view = replace(view, scores=tuple(scores), turn_points=view.turn_points + step.total)
    if step.guest is not None:
        view = _taken_from_hand(view, player, step.guest)
    return _LAID.get(step.do, _nothing)(view, player, step)


def _taken_from_hand(view: View, player: int, guest: str) -> View:
    hand = list(view.hands[player] or ())
    hand.remove(guest)
    return replace(
        view,
        hands=_with(view.hands, player, tuple(hand)),
        hand_counts=_with(view.hand_counts, player, len(hand)),
    )


def _with(values: tuple[Any, ...], place: int, value: Any) -> tuple[Any, ...]:
    return (*values[:place], value, *values[place + 1 :])


def _nothing(view: View, player: int, step: Choice) -> View:  # noqa: ARG001 - one of several of a kind
    return view


def _seat(view: View, player: int, step: Choice) -> View:  # noqa: ARG001
    return replace(view, seats=view.seats | {step.at or "": step.guest or ""}, placements=view.placements + 1)


def _swap(view: View, player: int, step: Choice) -> View:
    joker = view.seats[step.at or ""]
    hand = tuple(sorted([*(view.hands[player] or ()), joker]))
    return replace(
        view,
        seats=view.seats | {step.at or "": step.guest or ""},
        hands=_with(view.hands, player, hand),
        hand_counts=_with(view.hand_counts, player, len(hand)),
    )


def _bar(view: View, player: int, step: Choice) -> View:  # noqa: ARG001
    return replace(view, bar=(*view.bar, step.guest or ""))


def _discard(view: View, player: int, step: Choice) -> View:  # noqa: ARG001
    return replace(view, gone=(*view.gone, step.guest or ""))


def _lay_down(view: View, player: int, step: Choice) -> View:
    down = tuple(sorted([*(view.face_down[player] or ()), step.guest or ""]))
    return replace(
        view,
        face_down=_with(view.face_down, player, down),
        face_down_counts=_with(view.face_down_counts, player, len(down)),
    )


def _lay_table(view: View, player: int, step: Choice) -> View:  # noqa: ARG001
    return replace(view, tables=view.tables | {step.at or "": view.next_table or ""}, next_table=None)


_LAID = {
    "seat": _seat,
    "swap": _swap,
    "bar": _bar,
    "discard": _discard,
    "lay_down": _lay_down,
    "lay_table": _lay_table,
}
