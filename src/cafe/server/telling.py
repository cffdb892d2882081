"""What an action on record brought: told once in full, then cut for each viewer by one function."""

from __future__ import annotations

from typing import Literal

import msgspec

from cafe.protocol.play import (
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
from cafe.rules.actions import Action
from cafe.rules.game import Game
from cafe.rules.glance import Glance
from cafe.rules.guests import JOKER_F
from cafe.rules.ruleset import Ruleset
from cafe.rules.seating import NO_TABLE, NOBODY
from cafe.rules.state import OVER
from cafe.rules.verdict import REASONS
from cafe.server.choices import worth_of

By = Literal["person", "bot"]


def play_and_tell(game: Game, action: Action, *, number: int, by: By, at_time: float) -> Step:
    """Play a legal action and tell all that came of it, hidden things included."""
    before = Glance(game.ruleset, game.state)
    points, bonus = worth_of(game, action)
    game.play(action)
    return Step(
        number=number,
        player=before["player"],
        action=str(action),
        do=action.do,
        total=sum(points.values()) + bonus,
        by=by,
        at_time=at_time,
        guest=action.guest,
        at=action.at,
        points=points,
        bonus=bonus,
        effects=effects_of(game.ruleset, action, before, Glance(game.ruleset, game.state)),
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


def effects_of(ruleset: Ruleset, action: Action, was: Glance, now: Glance) -> list[Effect]:
    """Everything that changed between two states beyond the action itself."""
    told: list[Effect] = []
    if was["tables"] != now["tables"]:
        told += _tables(ruleset, action, was, now)
    if ruleset.game == "junior":
        told += _turned(ruleset, action, was, now)
    if was["drawn"] != now["drawn"]:
        told += _drawn(ruleset, was, now)
    if ruleset.game == "board":
        told += _hand_sizes(was, now)
    if now["phase"] == OVER:
        told.append(Over(REASONS[now["reason"]]))
    elif was["player"] != now["player"]:
        told.append(TurnPasses(now["player"]))
    return told


def _tables(ruleset: Ruleset, action: Action, was: Glance, now: Glance) -> list[Effect]:
    """Tables that left come before the tables laid in their stead; K6, J7."""
    stood, stand = was["tables"], now["tables"]
    changed = [table for table, before in enumerate(stood) if before != stand[table]]
    left = [table for table in changed if stood[table] != NO_TABLE]
    came = [table for table in changed if stand[table] != NO_TABLE]
    names, texts = ruleset.plan.table_names, now.layout.tables
    cleared: list[Effect] = [
        Cleared(names[table], texts[stood[table]], _guests_at(ruleset, action, was, table)) for table in left
    ]
    return cleared + [TableCame(names[table], texts[stand[table]]) for table in came]


def _guests_at(ruleset: Ruleset, action: Action, state: Glance, table: int) -> dict[str, str]:
    """Who sat at a table that is full, the last to come included."""
    codes, names = ruleset.edition.cast.codes, ruleset.plan.seat_names
    seats = ruleset.plan.seats_of[table]
    seated = {names[seat]: codes[kind] for seat in seats if (kind := state["seats"][seat]) != NOBODY}
    if action.guest and action.at in [names[seat] for seat in seats]:
        seated[action.at] = action.guest
    return seated


def _turned(ruleset: Ruleset, action: Action, was: Glance, now: Glance) -> list[Effect]:
    """The table of the seat just taken, if it is full without jokers now and was not before (J7)."""
    seat = ruleset.plan.seat_at.get(action.at or "")
    if seat is None:
        return []
    (table,) = ruleset.plan.tables_of[seat]
    turned = _is_turned(ruleset, now, table) and not _is_turned(ruleset, was, table)
    return [Turned(ruleset.plan.table_names[table])] if turned else []


def _is_turned(ruleset: Ruleset, state: Glance, table: int) -> bool:
    return all(NOBODY != state["seats"][seat] < JOKER_F for seat in ruleset.plan.seats_of[table])


def _drawn(ruleset: Ruleset, was: Glance, now: Glance) -> list[Effect]:
    """Only whoever moved draws; what is new from the stock has gone to that hand."""
    codes = ruleset.edition.cast.codes
    guests = sorted(codes[kind] for kind in was["stock"][was["drawn"] : now["drawn"]])
    return [Drew(was["player"], len(guests), guests)]


def _hand_sizes(was: Glance, now: Glance) -> list[Effect]:
    sizes = zip(was["hand_size"], now["hand_size"], strict=True)
    return [HandSize(player, size) for player, (old, size) in enumerate(sizes) if size < old]
