"""Why an action is legal or not: its points by table, or the rule that refuses it and what that rule is about."""

from __future__ import annotations

from typing import Any

import numpy as np

from cafe.rules import board, card, entries
from cafe.rules.actions import Action, ActionSpace, SeatGroup
from cafe.rules.bits import BIT, WORD
from cafe.rules.guests import JOKER_F
from cafe.rules.ruleset import Record, Ruleset, copy_record
from cafe.rules.seating import NO_TABLE, NOBODY
from cafe.rules.state import MOST_ACTIONS, OVER, PLACING
from cafe.rules.verdict import IS_OVER, LEGAL, NOT_NOW, REFUSALS, Verdict

MOST_TOUCHED = 4
SAID_OF_ONE_GUEST = ("hand", "G3", "K5", "B6", "G5", "G6")  # rules that have other words for a whole group


def explain_action(ruleset: Ruleset, state: Record, action: Action) -> Verdict:
    """The verdict on a single step."""
    refusal = entries.judge(state, ruleset.floor, ruleset.empty_legal_moves(), action.code)
    if refusal == LEGAL:
        points, bonus = points_of(ruleset, state, action.code)
        return Verdict(str(action), points=points, bonus=bonus)
    rule = REFUSALS[refusal]
    because, table = _concerning(ruleset, state[0], action, rule)
    guests = _guests_at(ruleset, state[0], table)
    if rule in ("G3", "B9", "J9") and action.at in ruleset.plan.seat_at:
        guests = _guest_on(ruleset, state[0], ruleset.plan.seat_at[action.at])
    return Verdict(str(action), rule, because, table=None if table is None else _name(ruleset, table), guests=guests)


def points_of(ruleset: Ruleset, state: Record, code: int) -> tuple[dict[str, int], int]:
    """What a legal action pays: by table, those that pay; and points of no table (the bar, J6)."""
    points = np.zeros(MOST_TOUCHED, np.int64)
    bonus = int(entries.prices(copy_record(state), ruleset.floor, code, points))
    kind, seat = divmod(code, len(ruleset.plan.seats))
    if kind >= ruleset.edition.cast.kinds:
        return {}, bonus
    tables = ruleset.plan.tables_of[seat]
    paid = zip(tables, points.tolist(), strict=False)
    return {_name(ruleset, table): amount for table, amount in paid if amount}, bonus


def explain_group(ruleset: Ruleset, space: ActionSpace, state: Record, group: SeatGroup) -> Verdict:
    """The verdict on a whole group of one sex (K12, B13)."""
    refusal = _judge_group(ruleset, state, group)
    if refusal != LEGAL:
        table = ruleset.plan.table_at.get(group.table)
        guests = _guests_at(ruleset, state[0], table)
        rule = REFUSALS[refusal]
        because = f"{rule}-group" if rule in SAID_OF_ONE_GUEST else rule
        return Verdict(str(group), rule, because, table=group.table, guests=guests)
    points: dict[str, int] = {}
    after = copy_record(state)
    for code in (space.find(step).code for step in group.steps()):
        for table_name, amount in points_of(ruleset, after, code)[0].items():
            points[table_name] = points.get(table_name, 0) + amount
        entries.play_on(after, ruleset.floor, ruleset.empty_legal_moves(), np.zeros(MOST_ACTIONS, np.int64), code)
    return Verdict(str(group), points=points)


def _judge_group(ruleset: Ruleset, state: Record, group: SeatGroup) -> int:
    if state[0]["phase"] == OVER:
        return IS_OVER
    begun = state[0]["phase"] != PLACING or state[0]["placed"] > 0
    if not ruleset.same_sex_tables or ruleset.game == "junior" or begun:
        return NOT_NOW
    rules = card if ruleset.game == "card" else board
    kinds = np.array([ruleset.edition.cast.kind_of[guest] for guest, _ in group.guests], np.int64)
    seats = np.array([ruleset.plan.seat_at.get(at, -1) for _, at in group.guests], np.int64)
    table = ruleset.plan.table_at.get(group.table, -1)
    return entries.judge_group(state, ruleset.floor, table, kinds, seats, rules.NATION_RULE, rules.GROUP_RULE)


def _concerning(ruleset: Ruleset, state: Any, action: Action, rule: str) -> tuple[str, int | None]:
    """Which of a rule's reasons it is, and the table it is about."""
    table = ruleset.plan.table_at.get(action.at or "")
    seat = ruleset.plan.seat_at.get(action.at or "")
    if rule == "G6":
        if state["waiting"] >= 0:
            return "G6-waiting", ruleset.plan.tables_of[int(state["waiting"])][0]
        return "G6-alone", None if seat is None else ruleset.plan.tables_of[seat][0]
    if seat is None:
        return rule, table
    touched = [t for t in ruleset.plan.tables_of[seat] if state["tables"][t] != NO_TABLE]
    if rule == "G3":
        return ("G3-none" if state["seats"][seat] == NOBODY else "G3-taken"), None
    if rule == "J5":
        kind = ruleset.edition.cast.kind_of[action.guest or ""]
        admitted = kind >= JOKER_F or state["admits"][kind // 2, seat // WORD] & BIT[seat % WORD]
        return ("J5-company" if admitted else "J5-nation"), touched[0]
    if rule == "G5":
        sex = 1 if (action.guest or "").endswith("m") else 0
        touched = [t for t in touched if not state["accept"][t] >> sex & 1]
    if rule == "J13" and state["third"] >= 0:
        return "J13-third", int(state["third"])
    return rule, touched[0] if touched else None


def _guests_at(ruleset: Ruleset, state: Any, table: int | None) -> dict[str, str]:
    if table is None:
        return {}
    found: dict[str, str] = {}
    for seat in sorted(ruleset.plan.seats_of[table]):
        found |= _guest_on(ruleset, state, seat)
    return found


def _guest_on(ruleset: Ruleset, state: Any, seat: int) -> dict[str, str]:
    kind = int(state["seats"][seat])
    return {} if kind == NOBODY else {ruleset.plan.seat_names[seat]: ruleset.edition.cast.codes[kind]}


def _name(ruleset: Ruleset, table: int) -> str:
    return ruleset.plan.table_names[table]
