"""Why an action is legal or not: its points by table, or the rule that refuses it and what that rule is about."""

from __future__ import annotations

from typing import Any

import numpy as np

from cafe.rules import board, card, desk
from cafe.rules.actions import Action, ActionSpace, SeatGroup
from cafe.rules.bits import BIT, WORD
from cafe.rules.guests import JOKER_F
from cafe.rules.house import House, Record, copy_record
from cafe.rules.seating import NO_TABLE, NOBODY
from cafe.rules.state import MOST_ACTIONS, OVER, PLACING
from cafe.rules.verdict import IS_OVER, LEGAL, NOT_NOW, REFUSALS, Verdict

MOST_TOUCHED = 4
SAID_OF_ONE_GUEST = ("hand", "G3", "K5", "B6", "G5", "G6")  # rules that have other words for a whole group


def explain_action(house: House, state: Record, action: Action) -> Verdict:
    """The verdict on a single step."""
    refusal = desk.judge(state, house.floor, house.empty_menu(), action.code)
    if refusal == LEGAL:
        points, bonus = points_of(house, state, action.code)
        return Verdict(str(action), points=points, bonus=bonus)
    rule = REFUSALS[refusal]
    because, table = _concerning(house, state[0], action, rule)
    guests = _guests_at(house, state[0], table)
    if rule in ("G3", "B9", "J9") and action.at in house.plan.seat_at:
        guests = _guest_on(house, state[0], house.plan.seat_at[action.at])
    return Verdict(str(action), rule, because, table=None if table is None else _name(house, table), guests=guests)


def points_of(house: House, state: Record, code: int) -> tuple[dict[str, int], int]:
    """What a legal action pays: by table, those that pay; and points of no table (the bar, J6)."""
    points = np.zeros(MOST_TOUCHED, np.int64)
    bonus = int(desk.prices(copy_record(state), house.floor, code, points))
    kind, seat = divmod(code, len(house.plan.seats))
    if kind >= house.edition.cast.kinds:
        return {}, bonus
    tables = house.plan.tables_of[seat]
    paid = zip(tables, points.tolist(), strict=False)
    return {_name(house, table): amount for table, amount in paid if amount}, bonus


def explain_group(house: House, space: ActionSpace, state: Record, group: SeatGroup) -> Verdict:
    """The verdict on a whole group of one sex (K12, B13)."""
    refusal = _judge_group(house, state, group)
    if refusal != LEGAL:
        table = house.plan.table_at.get(group.table)
        guests = _guests_at(house, state[0], table)
        rule = REFUSALS[refusal]
        because = f"{rule}-group" if rule in SAID_OF_ONE_GUEST else rule
        return Verdict(str(group), rule, because, table=group.table, guests=guests)
    points: dict[str, int] = {}
    after = copy_record(state)
    for code in (space.find(step).code for step in group.steps()):
        for table_name, amount in points_of(house, after, code)[0].items():
            points[table_name] = points.get(table_name, 0) + amount
        desk.play_on(after, house.floor, house.empty_menu(), np.zeros(MOST_ACTIONS, np.int64), code)
    return Verdict(str(group), points=points)


def _judge_group(house: House, state: Record, group: SeatGroup) -> int:
    if state[0]["phase"] == OVER:
        return IS_OVER
    begun = state[0]["phase"] != PLACING or state[0]["placed"] > 0
    if not house.same_sex_tables or house.kind == "junior" or begun:
        return NOT_NOW
    rules = card if house.kind == "card" else board
    kinds = np.array([house.edition.cast.kind_of[guest] for guest, _ in group.guests], np.int64)
    seats = np.array([house.plan.seat_at.get(at, -1) for _, at in group.guests], np.int64)
    table = house.plan.table_at.get(group.table, -1)
    return desk.judge_group(state, house.floor, table, kinds, seats, rules.NATION_RULE, rules.GROUP_RULE)


def _concerning(house: House, state: Any, action: Action, rule: str) -> tuple[str, int | None]:
    """Which of a rule's reasons it is, and the table it is about."""
    table = house.plan.table_at.get(action.at or "")
    seat = house.plan.seat_at.get(action.at or "")
    if rule == "G6":
        if state["waiting"] >= 0:
            return "G6-waiting", house.plan.tables_of[int(state["waiting"])][0]
        return "G6-alone", None if seat is None else house.plan.tables_of[seat][0]
    if seat is None:
        return rule, table
    touched = [t for t in house.plan.tables_of[seat] if state["tables"][t] != NO_TABLE]
    if rule == "G3":
        return ("G3-none" if state["seats"][seat] == NOBODY else "G3-taken"), None
    if rule == "J5":
        kind = house.edition.cast.kind_of[action.guest or ""]
        admitted = kind >= JOKER_F or state["admits"][kind // 2, seat // WORD] & BIT[seat % WORD]
        return ("J5-company" if admitted else "J5-nation"), touched[0]
    if rule == "G5":
        sex = 1 if (action.guest or "").endswith("m") else 0
        touched = [t for t in touched if not state["accept"][t] >> sex & 1]
    if rule == "J13" and state["third"] >= 0:
        return "J13-third", int(state["third"])
    return rule, touched[0] if touched else None


def _guests_at(house: House, state: Any, table: int | None) -> dict[str, str]:
    if table is None:
        return {}
    found: dict[str, str] = {}
    for seat in sorted(house.plan.seats_of[table]):
        found |= _guest_on(house, state, seat)
    return found


def _guest_on(house: House, state: Any, seat: int) -> dict[str, str]:
    kind = int(state["seats"][seat])
    return {} if kind == NOBODY else {house.plan.seat_names[seat]: house.edition.cast.codes[kind]}


def _name(house: House, table: int) -> str:
    return house.plan.table_names[table]
