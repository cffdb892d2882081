"""A turn being built: how things would stand after steps that are not confirmed.

A draft never looks at anything hidden: a step that would reveal something, or end the turn, can only be the last one of
a draft, and is shown as laid, without its effects.
"""

from __future__ import annotations

from collections.abc import Sequence

from cafe.protocol.play import Draft, DraftState
from cafe.rules.actions import Action
from cafe.rules.errors import IllegalAction
from cafe.rules.game import Game
from cafe.rules.told import Choice
from cafe.rules.verdict import Verdict
from cafe.server.faults import Fault


def after_draft(game: Game, viewer: int, actions: Sequence[str], number: int) -> DraftState:
    """How things would stand after the draft of the player to move, who views it; a Fault if the rules refuse it."""
    if viewer != game.to_move:  # the choices of the player to move reveal their hand
        raise Fault("not_now", "only the player to move has a draft")
    trial, steps = play_draft(game, actions)
    pending = steps[-1].then if steps else None
    view = trial.view(viewer) if pending is None else trial.preview(steps[-1].action, viewer)
    return DraftState(
        number=number,
        draft=Draft(number=number, steps=steps, total=sum(step.total for step in steps), pending=pending),
        view=view,
        choices=[] if pending else trial.choices(),
    )


def play_draft(game: Game, actions: Sequence[str]) -> tuple[Game, list[Choice]]:
    """A copy of the game with a draft played, except a last step that ends the turn or reveals something."""
    trial = game.copy()
    steps: list[Choice] = []
    for text in actions:
        if steps and steps[-1].then is not None:
            verdict = Verdict(text, "turn", "turn")
            raise Fault("refused", f"after {steps[-1].action} a draft goes no further", verdict=verdict)
        step = weighed(trial, text)
        steps.append(step)
        if step.then is None:
            trial.play(step.action)
    return trial, steps


def weighed(game: Game, text: str) -> Choice:
    """A legal action with its points and effects; a Fault if it is not legal."""
    try:
        return game.choice(found(game, text))
    except IllegalAction as error:
        raise refused(error.verdict) from None


def found(game: Game, text: str) -> Action:
    """The action a text stands for; a Fault if there is none."""
    action = game.space.by_text.get(" ".join(text.split()))
    if action is None:
        raise Fault("invalid", f"'{text}' is no action of the {game.name} game", place="actions")
    return action


def refused(verdict: Verdict) -> Fault:
    """The rules say no."""
    return Fault("refused", str(IllegalAction(verdict)), verdict=verdict)
