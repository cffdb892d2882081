"""Writing documents: a game with every action's points, its deal or position, and its result."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from cafe.record import document as d
from cafe.rules.answers import HIDDEN, OPEN
from cafe.rules.game import Game
from cafe.rules.games import PRINTED
from cafe.rules.position import read_position
from cafe.rules.told import Drew, Told

_STEPS: dict[str, Any] = {
    str(step.__struct_config__.tag): step
    for step in (d.LayDown, d.Swap, d.Discard, d.LayTable, d.DeclareEnd, d.DeclineEnd, d.Pass)
}


def encode(document: d.Document) -> bytes:
    """A document as one line of JSON."""
    return msgspec.json.encode(document)


def document_of(game: Game, *, name: str | None = None) -> d.Document:
    """The document of a game, without a group of one sex that is still unfinished."""
    return _document(game, OPEN, name)


def document_seen_by(game: Game, viewer: int | None, *, name: str | None = None) -> d.Document:
    """The document of a game as a player may see it: without anything hidden until it is over."""
    return _document(game, game.eyes_on_record(viewer), name)


def _document(game: Game, eyes: int, name: str | None) -> d.Document:
    first = game.first_seen(eyes)[0]
    told = [outcome.told_to(eyes) for outcome in game.outcomes()]
    return d.Document(
        format="cafe-game/1",
        name=UNSET if name is None else name,
        game=game.name,  # type: ignore[arg-type]
        edition=UNSET if game.ruleset.edition.name == PRINTED else game.ruleset.edition.name,
        options=d.Options(same_sex_tables=game.ruleset.same_sex_tables),
        players=list(game.players),
        start=int(first["start"]),
        plan=UNSET if game.ruleset.plan == game.ruleset.edition.plan else list(game.ruleset.plan.rows),
        deal=_deal(game, first) if game.dealt else UNSET,
        position=UNSET if game.dealt else _position(game, first),
        actions=list(_actions(told)),
        result=_result(game),
    )


def _deal(game: Game, first: Any) -> d.Deal | UnsetType:
    if HIDDEN in first["stock"]:
        return UNSET
    codes, edition = game.ruleset.edition.cast.codes, game.ruleset.edition
    guests = [codes[kind] for kind in first["stock"].tolist()[: int(first["stock_size"])]]
    tables = first["tables_stock"].tolist()[: int(first["tables_size"])]
    return d.Deal(guests=guests, tables=[edition.table_text(table) for table in tables])


def _position(game: Game, first: Any) -> d.PositionPart:
    position = read_position(game.ruleset, first)
    parts: dict[str, Any] = {name: getattr(position, name) for name in d.PositionPart.__struct_fields__}
    # msgspec omits empty lists from the document, but not empty tuples.
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


def _actions(told: Sequence[Told]) -> Iterator[Any]:
    number = 0
    while number < len(told):
        step = told[number]
        number += 1
        if step.do == "open_group":
            group = _members(told, number)
            number += len(group)
            if _is_finished(step, group):
                yield _group(step, group)
        else:
            yield _step(step)


def _members(told: Sequence[Told], first: int) -> list[Told]:
    """The placements of a group, up to the one that completes it, which is paid at its table (K12, B13)."""
    table = told[first - 1].at
    found: list[Told] = []
    for step in told[first:]:
        found.append(step)
        if table in step.points:
            break
    return found


def _is_finished(opening: Told, group: Sequence[Told]) -> bool:
    return bool(group) and opening.at in group[-1].points


def _group(opening: Told, seats: Sequence[Told]) -> d.SeatGroupStep:
    points: Counter[str] = Counter()
    for step in seats:
        points.update(step.points)
    return d.SeatGroupStep(
        player=opening.player,
        table=opening.at or "",
        guests=[d.GroupMember(guest=step.guest or "", at=step.at or "") for step in seats],
        points=dict(points),
    )


def _step(step: Told) -> Any:
    if step.do == "seat":
        return d.Seat(player=step.player, guest=step.guest or "", at=step.at or "", points=step.points)
    if step.do == "bar":
        return d.Bar(player=step.player, guest=step.guest or "", points=step.bonus)
    if step.do == "stop":
        return d.Stop(player=step.player, points=step.bonus or UNSET)
    if step.do == "draw":
        return d.Draw(player=step.player, guest=_drawn(step))
    kind = _STEPS[step.do]
    fields = {"guest": step.guest or UNSET, "at": step.at or UNSET}
    return kind(player=step.player, **{name: fields[name] for name in fields if name in kind.__struct_fields__})


def _drawn(step: Told) -> str | UnsetType:
    """Whom a player drew (K8), if the viewer may know."""
    drew = next(effect for effect in step.effects if isinstance(effect, Drew))
    return UNSET if drew.guests is None else drew.guests[0]
