"""What an action on record brought: told once in full, then cut for each viewer by one function."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
import numpy as np

from cafe.rules.actions import Action
from cafe.rules.game import Game
from cafe.rules.house import House, Record, copy_record
from cafe.rules.seating import NO_TABLE, NOBODY
from cafe.rules.state import OVER
from cafe.rules.verdict import REASONS
from cafe.server.choices import Trial
from cafe.server.messages.play import (
    Cleared,
    Drew,
    Effect,
    HandSize,
    Over,
    Step,
    TableCame,
    Turned,
    TurnPasses,
)

By = Literal["person", "bot"]


def play_and_tell(game: Game, action: Action, *, number: int, by: By, at_time: float) -> Step:
    """Play a legal action and tell all that came of it, hidden things included."""
    before = copy_record(game.state)
    points, bonus = Trial(game).worth(action)
    game.play(action)
    return Step(
        number=number,
        player=int(before["player"][0]),
        action=str(action),
        do=action.do,
        total=sum(points.values()) + bonus,
        by=by,
        at_time=at_time,
        guest=action.guest,
        at=action.at,
        points=points,
        bonus=bonus,
        effects=effects_of(game.house, action, before, game.state),
    )


def cut_step(step: Step, viewer: int | None, *, open_hands: bool) -> Step:
    """A step as a viewer may see it: not whom somebody else drew, nor whom they laid face down (K9)."""
    if open_hands or step.player == viewer:
        return step
    effects = [_cut_effect(effect, viewer) for effect in step.effects]
    if step.do == "lay_down":
        return msgspec.structs.replace(step, action=step.do, guest=None, effects=effects)
    return msgspec.structs.replace(step, effects=effects)


def _cut_effect(effect: Effect, viewer: int | None) -> Effect:
    if isinstance(effect, Drew) and effect.player != viewer:
        return Drew(effect.player, effect.count)
    return effect


def effects_of(house: House, action: Action, before: Record, after: Record) -> list[Effect]:
    """Everything that changed between two states beyond the action itself."""
    was, now = before[0], after[0]
    told: list[Effect] = []
    if not np.array_equal(was["tables"], now["tables"]):
        told += _tables(house, action, was, now)
    if house.kind == "junior":
        told += _turned(house, action, was, now)
    if was["drawn"] != now["drawn"]:
        told += _drawn(house, was, now)
    if house.kind == "board":
        told += _hand_sizes(was, now)
    if now["phase"] == OVER:
        told.append(Over(REASONS[now["reason"]]))
    elif was["player"] != now["player"]:
        told.append(TurnPasses(int(now["player"])))
    return told


def _tables(house: House, action: Action, was: Any, now: Any) -> list[Effect]:
    """Tables that left come before the tables laid in their stead; K6, J7."""
    changed = np.flatnonzero(was["tables"] != now["tables"]).tolist()
    left = [table for table in changed if was["tables"][table] != NO_TABLE]
    came = [table for table in changed if now["tables"][table] != NO_TABLE]
    names, edition = house.plan.table_names, house.edition
    cleared: list[Effect] = [
        Cleared(names[table], edition.table_text(int(was["tables"][table])), _guests_at(house, action, was, table))
        for table in left
    ]
    return cleared + [TableCame(names[table], edition.table_text(int(now["tables"][table]))) for table in came]


def _guests_at(house: House, action: Action, state: Any, table: int) -> dict[str, str]:
    """Who sat at a table that is full, the last to come included."""
    codes, names = house.edition.cast.codes, house.plan.seat_names
    seats = house.plan.seats_of[table]
    seated = {names[seat]: codes[kind] for seat in seats if (kind := int(state["seats"][seat])) != NOBODY}
    if action.guest and action.at in [names[seat] for seat in seats]:
        seated[action.at] = action.guest
    return seated


def _turned(house: House, action: Action, was: Any, now: Any) -> list[Effect]:
    """The table of the seat just taken, if it is full without jokers now and was not before (J7)."""
    seat = house.plan.seat_at.get(action.at or "")
    if seat is None:
        return []
    (table,) = house.plan.tables_of[seat]
    turned = _is_turned(house, now, table) and not _is_turned(house, was, table)
    return [Turned(house.plan.table_names[table])] if turned else []


def _is_turned(house: House, state: Any, table: int) -> bool:
    if int(state["sexes"][table].sum()) < len(house.plan.seats_of[table]):
        return False
    first_joker = len(house.edition.cast.nations) * 2
    return all(int(state["seats"][seat]) < first_joker for seat in house.plan.seats_of[table])


def _drawn(house: House, was: Any, now: Any) -> list[Effect]:
    """Only whoever moved draws; what is new from the stock has gone to that hand."""
    player = int(was["player"])
    stock = was["stock"][int(was["drawn"]) : int(now["drawn"])]
    codes = house.edition.cast.codes
    guests = sorted(codes[kind] for kind in stock.tolist())
    return [Drew(player, len(guests), guests)]


def _hand_sizes(was: Any, now: Any) -> list[Effect]:
    sizes = zip(was["hand_size"].tolist(), now["hand_size"].tolist(), strict=True)
    return [HandSize(player, size) for player, (old, size) in enumerate(sizes) if size < old]
