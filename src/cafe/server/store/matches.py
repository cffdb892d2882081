"""Matches in the store: plain functions of a connection (see database.py)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, and_, bindparam, delete, insert, or_, select, update

from cafe.rules.errors import CafeError
from cafe.server.store import schema
from cafe.server.store.open_positions import drop
from cafe.server.store.prepared import Quick
from cafe.server.store.rows import ActionRecord, Damaged, DraftRecord, MatchRecord, PlaceRecord, Stand

JSON_COLUMNS = ("deal", "result")
AT_ONCE = 1000  # ids in one query: databases limit how many values a statement may have


def _going_on(*columns: str) -> Quick:
    """Write these columns of a match, if it is still as the caller knows it."""
    as_known = (
        schema.matches.c.id == bindparam("the_match"),
        schema.matches.c.number == bindparam("known_number"),
        schema.matches.c.revision == bindparam("known_revision"),
    )
    return Quick(update(schema.matches).where(*as_known).values({name: bindparam(name) for name in columns}))


# Built once: building a statement takes longer than running it.
_IN_PLAY = ("number", "touched_at", "turn_ends_at", "due_at")
_GO_ON = _going_on(*_IN_PLAY)
_COUNT_ON = _going_on("number")  # the other columns in play are indexed: writing them too takes twice as long
_COME_TO_AN_END = _going_on(*_IN_PLAY, "status", "ended_at", "result")  # columns in three indexes, so only when needed
_SEE = Quick(
    update(schema.places)
    .where(schema.places.c.match == bindparam("the_match"), schema.places.c.place == bindparam("the_place"))
    .values(seen_at=bindparam("seen_at"), away_since=bindparam("away_since"))
)
_GO_AWAY = Quick(
    update(schema.places)
    .where(schema.places.c.match == bindparam("the_match"), schema.places.c.token_hash == bindparam("the_token"))
    .values(seen_at=None, away_since=bindparam("away_since"))
)
_TOUCH = Quick(
    update(schema.matches)
    .where(schema.matches.c.id == bindparam("the_match"), schema.matches.c.status == bindparam("still"))
    .values(touched_at=bindparam("touched_at"))
)
_ADD_ACTION = Quick(insert(schema.actions))
_DROP_DRAFT = Quick(delete(schema.drafts).where(schema.drafts.c.match == bindparam("the_match")))


class Conflict(CafeError):
    """The match has changed in the meantime; nothing was written."""


def add_match(connection: Connection, record: MatchRecord) -> None:
    """Write a new match."""
    connection.execute(insert(schema.matches).values(**_match_row(record)))
    _write_places(connection, record)


def save_match(connection: Connection, record: MatchRecord) -> None:
    """Write a changed match; Conflict if it changed or gained actions since (its stored revision must be one less)."""
    c = schema.matches.c
    as_known = and_(c.id == record.id, c.revision == record.revision - 1, c.number == record.number)
    found = connection.execute(update(schema.matches).where(as_known).values(**_match_row(record)))
    if found.rowcount != 1:
        raise Conflict(record.id)
    if record.rated and record.status != "playing":
        drop(connection, record.id)
    connection.execute(delete(schema.places).where(schema.places.c.match == record.id))
    _write_places(connection, record)


def delete_matches(connection: Connection, ids: Sequence[str]) -> int:
    """Delete matches with their places, actions, drafts and reports; returns how many there were."""
    return int(connection.execute(delete(schema.matches).where(schema.matches.c.id.in_(ids))).rowcount)


def set_next(connection: Connection, match: str, following: str, revision: int) -> None:
    """Record the rematch of a match; Conflict if there is one already, or if the match has changed since."""
    c = schema.matches.c
    as_known = and_(c.id == match, c.next.is_(None), c.revision == revision)
    found = connection.execute(update(schema.matches).where(as_known).values(next=following, revision=revision + 1))
    if found.rowcount != 1:
        raise Conflict(match)


def load_match(connection: Connection, match: str) -> MatchRecord | None:
    """A match with its places, or None; Damaged if it cannot be read."""
    for _, found in _load(connection, [match]):
        if isinstance(found, Damaged):
            raise found
        return found
    return None


def load_matches(connection: Connection, ids: Sequence[str]) -> list[MatchRecord]:
    """Matches with their places, in the order of the ids, without those that do not exist or cannot be read."""
    records = {match: found for match, found in _load(connection, ids) if isinstance(found, MatchRecord)}
    return [records[match] for match in ids if match in records]


def _load(connection: Connection, ids: Sequence[str]) -> Iterator[tuple[str, MatchRecord | Damaged]]:
    rows = connection.execute(select(schema.matches).where(schema.matches.c.id.in_(ids))).all()
    places: dict[str, list[Row[Any]]] = {row.id: [] for row in rows}
    ordered = select(schema.places).where(schema.places.c.match.in_(ids)).order_by(schema.places.c.place)
    for row in connection.execute(ordered):
        if row.match in places:  # on PostgreSQL a match may appear between the two queries
            places[row.match].append(row)
    for row in rows:
        try:
            yield row.id, _assemble(row, places[row.id])
        except (msgspec.ValidationError, LookupError) as fault:
            yield row.id, Damaged(row.id, fault)


def _assemble(row: Row[Any], places: Sequence[Row[Any]]) -> MatchRecord:
    record: MatchRecord = _read(row, MatchRecord)
    record.places = [_read(place, PlaceRecord) for place in places]
    numbers = [place.place for place in places]
    if numbers != list(range(len(record.wins) or len(numbers))) or record.host not in numbers:
        raise LookupError("places are missing")
    return record


def load_actions(connection: Connection, match: str, since: int = 0) -> list[ActionRecord]:
    """The actions of a match from a number on."""
    c = schema.actions.c
    rows = connection.execute(
        select(c.place, c.action, c.by, c.at_time).where(c.match == match, c.number >= since).order_by(c.number)
    )
    return [ActionRecord(*row) for row in rows]


def check_whole(connection: Connection, record: MatchRecord, found: int) -> None:
    """Raise Damaged if a match does not have as many actions as its row says.

    Another process may write between the two reads: then there are more, and the row agrees when read again.
    """
    most = record.number
    if found > most:
        most = standings(connection, [record.id]).get(record.id, (0, 0))[0]
    if not record.number <= found <= most:
        raise Damaged(record.id, LookupError("actions are missing"))


def played_by_bots(connection: Connection, match: str) -> set[int]:
    """The places where a bot has played, for itself or standing in."""
    c = schema.actions.c
    return set(connection.execute(select(c.place).distinct().where(c.match == match, c.by == "bot")).scalars())


def append(
    connection: Connection, record: MatchRecord, added: Sequence[ActionRecord], stand: Stand, *, had_draft: bool = True
) -> None:
    """Append actions to a match as the caller knows it and drop its draft; Conflict if it has changed since."""
    known = {
        "the_match": record.id,
        "known_number": record.number,
        "known_revision": record.revision,
        "number": record.number + len(added),
        "touched_at": stand.touched_at,
        "turn_ends_at": stand.turn_ends_at,
        "due_at": stand.due_at,
    }
    statement = _COUNT_ON if _has_no_times(record, stand) else _GO_ON
    if stand.status != record.status:
        statement = _COME_TO_AN_END
        known |= {
            "status": stand.status,
            "ended_at": stand.ended_at,
            "result": msgspec.to_builtins(stand.result),
        }
    if statement.run(connection, known) != 1:
        raise Conflict(record.id)
    for number, action in enumerate(added, record.number):
        row = {
            "match": record.id,
            "number": number,
            "place": action.place,
            "action": action.action,
            "by": action.by,
            "at_time": action.at_time,
        }
        _ADD_ACTION.run(connection, row)
    if had_draft:
        _DROP_DRAFT.run(connection, {"the_match": record.id})


def _has_no_times(record: MatchRecord, stand: Stand) -> bool:
    """Whether nothing is or was due in a match, and the time it was touched is unchanged."""
    times = (record.turn_ends_at, record.due_at, stand.turn_ends_at, stand.due_at)
    return times == (None, None, None, None) and stand.touched_at == record.touched_at


def save_draft(connection: Connection, match: str, draft: DraftRecord) -> None:
    """Replace the draft of a match; an empty one deletes it. Conflict if the match has gained actions."""
    c = schema.matches.c
    as_known = and_(c.id == match, c.number == draft.number, c.status == "playing")
    # PostgreSQL locks the row: if two devices draft at once through two processes, one waits for the other.
    if connection.execute(select(c.number).where(as_known).with_for_update()).first() is None:
        raise Conflict(match)
    connection.execute(delete(schema.drafts).where(schema.drafts.c.match == match))
    if draft.actions:
        connection.execute(insert(schema.drafts).values(match=match, **msgspec.structs.asdict(draft)))


def load_draft(connection: Connection, match: str) -> DraftRecord | None:
    """The draft of a match, if there is one."""
    c = schema.drafts.c
    row = connection.execute(select(c.number, c.place, c.actions).where(c.match == match)).first()
    return None if row is None else DraftRecord(*row)


def mark_seen(connection: Connection, seen: Iterable[tuple[str, int]], now: float) -> None:
    """Record that these places have an open socket, and that their matches are in use."""
    rows = [
        {"the_match": match, "the_place": place, "seen_at": now, "away_since": None, "touched_at": now, "still": "open"}
        for match, place in sorted(seen)
    ]
    if rows:
        _TOUCH.run_many(connection, rows)  # before their places and in order, as everywhere: otherwise two
        _SEE.run_many(connection, rows)  # could deadlock


def mark_away(connection: Connection, match: str, token_hash: str, now: float) -> None:
    """Record that a player no longer has a socket; nothing if the place is no longer theirs."""
    _GO_AWAY.run(connection, {"the_match": match, "the_token": token_hash, "away_since": now})


def presence(connection: Connection, ids: Sequence[str]) -> list[tuple[str, int, float | None, float | None]]:
    """When each place of these matches was last seen, and since when it is away."""
    c = schema.places.c
    asked = select(c.match, c.place, c.seen_at, c.away_since)
    rows = (row for some in in_parts(ids) for row in connection.execute(asked.where(c.match.in_(some))))
    return [(row.match, row.place, row.seen_at, row.away_since) for row in rows]


def due_matches(connection: Connection, before: float, most: int) -> list[str]:
    """Matches with something due before a time, the longest due first."""
    c = schema.matches.c
    due = and_(c.status == "playing", c.due_at <= before)
    return list(connection.execute(select(c.id).where(due).order_by(c.due_at).limit(most)).scalars())


def let_rest(connection: Connection, match: str, moment: float) -> None:
    """Clear what is due in a match, and mark it as touched at this moment."""
    c = schema.matches.c
    connection.execute(update(schema.matches).where(c.id == match).values(due_at=None, touched_at=moment))


def claim_due(connection: Connection, before: float, moment: float, most: int) -> list[str]:
    """Claim matches with something due before a time, by making them due now, so that no other process takes them."""
    c = schema.matches.c
    due = and_(c.status == "playing", c.due_at <= before)
    wanted = select(c.id).where(due).order_by(c.due_at).limit(most).with_for_update(skip_locked=True)
    claimed = list(connection.execute(wanted).scalars())
    if claimed:
        connection.execute(update(schema.matches).where(c.id.in_(claimed)).values(due_at=moment))
    return claimed


def renew(connection: Connection, matches: Sequence[str], moment: float) -> None:
    """Renew our claims on matches whose due work is being done."""
    c = schema.matches.c
    for some in in_parts(sorted(matches)):
        in_hand = and_(c.id.in_(some), c.status == "playing", c.due_at <= moment)
        connection.execute(update(schema.matches).where(in_hand).values(due_at=moment))


def idle_matches(connection: Connection, open_before: float, played_before: float, days_before: float) -> list[str]:
    """Matches untouched since the given times."""
    c = schema.matches.c
    is_slow = c.seconds >= 86400
    idle = or_(
        and_(c.status == "open", c.touched_at < open_before),
        and_(c.status == "playing", is_slow, c.touched_at < days_before),
        and_(c.status == "playing", ~is_slow, c.touched_at < played_before),
    )
    return [row.id for row in connection.execute(select(c.id).where(idle).limit(1000))]


def standings(connection: Connection, ids: Sequence[str]) -> dict[str, tuple[int, int]]:
    """The number and revision of matches, to see which have changed in another process."""
    c = schema.matches.c
    asked = select(c.id, c.number, c.revision)
    rows = (row for some in in_parts(ids) for row in connection.execute(asked.where(c.id.in_(some))))
    return {row.id: (row.number, row.revision) for row in rows}


def in_parts(ids: Sequence[str]) -> Iterator[Sequence[str]]:
    """Ids, in batches that fit into a statement."""
    return (ids[first : first + AT_ONCE] for first in range(0, len(ids), AT_ONCE))


def matches_of_profile(connection: Connection, profile: str, most: int, first: int = 0) -> list[str]:
    """Ids of the matches of a profile, the latest first, from the first wanted on."""
    c, p = schema.matches.c, schema.places.c
    mine = select(c.id).join(schema.places, p.match == c.id).where(p.profile == profile)
    return list(connection.execute(mine.order_by(c.created_at.desc(), c.id).limit(most).offset(first)).scalars())


def matches_of_token(connection: Connection, token_hash: str) -> list[str]:
    """Ids of the matches that a personal link opens: rematches share it."""
    p = schema.places.c
    return list(connection.execute(select(p.match).where(p.token_hash == token_hash).distinct()).scalars())


def renew_token(connection: Connection, old: str, new: str) -> list[str]:
    """Replace the link of all places of a personal link; returns their matches."""
    matches = matches_of_token(connection, old)
    p, c = schema.places.c, schema.matches.c
    mine = select(p.match).where(p.token_hash == old)
    connection.execute(update(schema.matches).where(c.id.in_(mine)).values(revision=c.revision + 1))
    connection.execute(update(schema.places).where(p.token_hash == old).values(token_hash=new))
    return matches


def matches_over(connection: Connection, after: str, most: int) -> list[str]:
    """Ids of finished matches in ascending order, after a given one."""
    c = schema.matches.c
    rows = connection.execute(select(c.id).where(c.status == "over", c.id > after).order_by(c.id).limit(most))
    return [row.id for row in rows]


def _match_row(record: MatchRecord) -> dict[str, Any]:
    row = {name: getattr(record, name) for name in MatchRecord.__struct_fields__ if name != "places"}
    return row | {name: msgspec.to_builtins(row[name]) for name in JSON_COLUMNS}


def _write_places(connection: Connection, record: MatchRecord) -> None:
    rows = [
        {"match": record.id, "place": number, **msgspec.structs.asdict(place)}
        for number, place in enumerate(record.places)
    ]
    connection.execute(insert(schema.places), rows)


def _read(row: Row[Any], kind: type[Any]) -> Any:
    """A record from a row, ignoring columns that the record lacks."""
    found = row._mapping
    return msgspec.convert({name: found[name] for name in kind.__struct_fields__ if name in found}, kind)
