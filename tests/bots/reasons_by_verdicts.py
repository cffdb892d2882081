"""Reasons of hints once more, from verdicts and without the kernel's rows: what those must agree with."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cafe.bots.reasons import Reason
from cafe.rules.actions import Action
from cafe.rules.game import Game
from cafe.rules.seating import FULL, NO_TABLE
from cafe.rules.verdict import Verdict

DEAR, DEAR_NATIONAL = 4, 6  # points; a seat that pays so much to the next player is worth a word


def reasons(game: Game, actions: Sequence[Action], after: Game) -> Iterator[Reason]:
    """What speaks for a turn, then what speaks against it; `after` is the game with the turn played."""
    trial = game.copy()
    for action in actions:
        verdict = trial.explain(action)
        yield from _of_step(trial, action, verdict)
        trial.play(action)
    if after.is_over or after.to_move == game.to_move:
        return  # nobody else is next
    if game.name == "junior":
        yield from _tables_left_to_fill(game, after)
    else:
        yield from _tables_left_open(game, after)


def _of_step(game: Game, action: Action, verdict: Verdict) -> Iterator[Reason]:
    """What one action brings or costs."""
    if action.do in ("seat", "swap"):
        yield from _of_placement(game, action, verdict)
    elif action.do == "bar":
        what = "bar_pays" if verdict.bonus > 0 else "bar_costs"
        yield Reason(what, {"points": abs(verdict.bonus)})
    elif action.do == "stop" and verdict.bonus:
        yield Reason("whole_hand", {"points": verdict.bonus})
    elif action.do in ("draw", "lay_down", "discard", "declare_end", "decline_end", "pass"):
        yield Reason(action.do)


def _of_placement(game: Game, action: Action, verdict: Verdict) -> Iterator[Reason]:
    for table, points in verdict.points.items():
        guests = int(game.state[0]["sexes"][game.ruleset.plan.table_at[table]].sum()) + 1
        if guests == FULL:
            yield Reason("fills_table", {"table": table, "points": points})
        elif points == 2 * guests:
            yield Reason("national", {"table": table, "points": points})
    if action.do == "seat" and str(action.guest).startswith("JK") and _somebody_else(game, action):
        yield Reason("wastes_joker", {"guest": str(action.guest), "seat": str(action.at)})
    if action.do == "swap":
        yield Reason("takes_joker", {"seat": str(action.at)})


def _somebody_else(game: Game, action: Action) -> bool:
    """Whether another guest of the hand, no joker, could have taken the joker's seat."""
    return any(
        other.do == "seat" and other.at == action.at and not str(other.guest).startswith("JK")
        for other in game.legal_actions()
    )


def _tables_left_open(game: Game, after: Game) -> Iterator[Reason]:
    """Tables with more guests than before, where the next player could be paid well (G7); can be, if hands are open."""
    before, state = game.state[0], after.state[0]
    paid = None if game.ruleset.edition.closed_hands else _paid_next(after)
    for name, table in game.ruleset.plan.table_at.items():
        guests = int(state["sexes"][table].sum())
        fuller = guests > int(before["sexes"][table].sum())
        if state["tables"][table] == NO_TABLE or not fuller or not 0 < guests < FULL:
            continue
        national = int(state["foreign"][table]) == 0
        points = (guests + 1) * (2 if national else 1) if paid is None else paid.get(name, 0)
        if points >= (DEAR_NATIONAL if national else DEAR):
            yield Reason("leaves_open_national" if national else "leaves_open", {"table": name, "points": points})


def _paid_next(game: Game) -> dict[str, int]:
    """The most that one guest of the player to move would be paid at each table."""
    paid: dict[str, int] = {}
    for action in game.legal_actions():
        if action.do == "seat":
            for table, points in game.explain(action).points.items():
                paid[table] = max(points, paid.get(table, 0))
    return paid


def _tables_left_to_fill(game: Game, after: Game) -> Iterator[Reason]:
    """Tables that now want one guest only: the next player may fill them (J7)."""
    before, state = game.state[0], after.state[0]
    for name, table in game.ruleset.plan.table_at.items():
        if int(state["sexes"][table].sum()) == FULL - 1 > int(before["sexes"][table].sum()):
            yield Reason("leaves_one_seat", {"table": name})
