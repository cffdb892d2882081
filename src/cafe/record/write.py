"""Writing documents: a game with every action's points, its deal or position, and its result."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import UNSET

from cafe.record import document as d
from cafe.rules.actions import Action
from cafe.rules.game import Game
from cafe.rules.games import PRINTED
from cafe.rules.position import read_position
from cafe.rules.ruleset import Record

_STEPS: dict[str, Any] = {
    str(step.__struct_config__.tag): step
    for step in (d.LayDown, d.Swap, d.Discard, d.LayTable, d.DeclareEnd, d.DeclineEnd, d.Pass)
}


def encode(document: d.Document) -> bytes:
    """A document as one line of JSON."""
    return msgspec.json.encode(document)


def document_of(game: Game, *, name: str | None = None) -> d.Document:
    """The document of a game. A group of one sex that is not finished yet is left out."""
    first = game.first_state[0]
    options = d.Options(same_sex_tables=game.ruleset.same_sex_tables)
    own = game.ruleset.edition.plan
    return d.Document(
        format="cafe-game/1",
        name=UNSET if name is None else name,
        game=game.name,  # type: ignore[arg-type]
        edition=UNSET if game.ruleset.edition.name == PRINTED else game.ruleset.edition.name,
        options=options,
        players=list(game.players),
        start=int(first["start"]),
        plan=UNSET if game.ruleset.plan == own else list(game.ruleset.plan.rows),
        deal=_deal(game, first) if game.dealt else UNSET,
        position=UNSET if game.dealt else _position(game, first),
        actions=list(_actions(game)),
        result=_result(game),
    )


def _deal(game: Game, first: Any) -> d.Deal:
    codes, edition = game.ruleset.edition.cast.codes, game.ruleset.edition
    guests = [codes[kind] for kind in first["stock"].tolist()[: int(first["stock_size"])]]
    tables = first["tables_stock"].tolist()[: int(first["tables_size"])]
    return d.Deal(guests=guests, tables=[edition.table_text(table) for table in tables])


def _position(game: Game, first: Any) -> d.PositionPart:
    position = read_position(game.ruleset, first)
    parts: dict[str, Any] = {name: getattr(position, name) for name in d.PositionPart.__struct_fields__}
    # Empty lists are left out of the document, empty tuples would not be.
    for name, part in parts.items():
        parts[name] = list(part) if isinstance(part, tuple) else part
    return d.PositionPart(**parts)


def _result(game: Game) -> Any:
    result = game.result
    if result is None:
        return UNSET
    return d.ResultPart(
        scores=list(result.scores),
        penalties=list(result.penalties),
        winners=list(result.winners),
        reason=result.reason,
    )


def _actions(game: Game) -> Iterator[Any]:
    steps = list(game.steps())
    number = 0
    while number < len(steps):
        action, before = steps[number]
        if action.do == "open_group":
            members = 4 - _seated(game, before, action)
            group = steps[number + 1 : number + 1 + members]
            if len(group) == members:
                yield _group(game, action, group)
            number += 1 + members
        else:
            yield _step(game, action, before)
            number += 1


def _seated(game: Game, state: Record, action: Action) -> int:
    table = game.ruleset.plan.table_at[action.at or ""]
    return int(state[0]["sexes"][table].sum())


def _group(game: Game, opening: Action, seats: list[tuple[Action, Record]]) -> d.SeatGroupStep:
    points: dict[str, int] = {}
    for action, before in seats:
        for table, amount in game.points(action, before)[0].items():
            points[table] = points.get(table, 0) + amount
    return d.SeatGroupStep(
        player=int(seats[0][1][0]["player"]),
        table=opening.at or "",
        guests=[d.GroupMember(guest=action.guest or "", at=action.at or "") for action, _ in seats],
        points=points,
    )


def _step(game: Game, action: Action, before: Record) -> Any:
    player = int(before[0]["player"])
    by_table, bonus = game.points(action, before)
    guest, at = action.guest or "", action.at or ""
    if action.do == "seat":
        return d.Seat(player=player, guest=guest, at=at, points=by_table)
    if action.do == "bar":
        return d.Bar(player=player, guest=guest, points=bonus)
    if action.do == "stop":
        return d.Stop(player=player, points=bonus or UNSET)
    if action.do == "draw":
        top = before[0]["stock"][int(before[0]["drawn"])]
        return d.Draw(player=player, guest=game.ruleset.edition.cast.codes[int(top)])
    fields = {"guest": guest, "at": at}
    return _STEPS[action.do](player=player, **{name: text for name, text in fields.items() if text})
