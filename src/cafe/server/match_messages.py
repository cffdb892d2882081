"""The messages about a match, for each viewer: a place, or None for a spectator."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Raw

from cafe.protocol.matches import (
    DaysTime,
    MatchBody,
    MoveTime,
    NoTime,
    OptionsBody,
    PlaceBody,
    ResultBody,
    SeriesBody,
    Time,
)
from cafe.protocol.play import Clock, DraftState, State, Steps
from cafe.rules.games import PRINTED
from cafe.server.drafts import after_draft
from cafe.server.live_match import LiveMatch
from cafe.server.steps import PlayedStep
from cafe.server.store.rows import DAY, GONE, MatchRecord, PlaceRecord

STILL_THERE = 75.0  # seconds for which somebody seen counts as present


def state_for(live: LiveMatch, viewer: int | None, now: float, re: int | str | None = None) -> State:
    """Everything a viewer may know."""
    record, game = live.record, live.game
    state = State(number=live.number, match=match_body(record, now), you=viewer, recent=[], re=re)
    if game is None:
        return state
    state.recent = [step.seen_by(viewer) for step in live.recent]
    state.clock = clock_of(record, now)
    draft = draft_for(live, viewer)
    if draft is not None:
        state.view, state.choices, state.draft = draft.view, draft.choices, draft.draft
        return state
    state.view = game.view(viewer)
    if is_to_move(live, viewer):
        state.choices = game.choices()
    return state


def steps_for(live: LiveMatch, viewer: int | None, steps: Sequence[PlayedStep], now: float) -> Steps:
    """News for a viewer: steps just recorded, and the state after them; most of it is already JSON."""
    game = live.game
    assert game is not None  # noqa: S101 - it has steps, so it has begun
    return Steps(
        from_number=steps[0].number,
        number=live.number,
        steps=[_raw(step.as_json(viewer)) for step in steps],
        view=_raw(game.view_as_json(viewer)),
        choices=_raw(game.choices_as_json()) if is_to_move(live, viewer) else None,
        clock=clock_of(live.record, now),
        match=match_body(live.record, now) if game.is_over else None,
    )


def _raw(json: bytes) -> Any:
    """A part of a message that is already JSON."""
    return Raw(json)


def draft_for(live: LiveMatch, viewer: int | None) -> DraftState | None:
    """A viewer's draft and the state after it; None if there is none, or it is somebody else's."""
    draft = live.draft
    if draft is None or live.game is None or viewer is None or draft.number != live.number:
        return None
    if not is_to_move(live, viewer):
        return None
    return after_draft(live.game, viewer, draft.actions, live.number) if draft.place == viewer else None


def is_to_move(live: LiveMatch, viewer: int | None) -> bool:
    """Whether it is the viewer's turn."""
    game = live.game
    return viewer is not None and game is not None and not game.is_over and game.to_move == viewer


def clock_of(record: MatchRecord, now: float) -> Clock:
    """The server's time, and the end of the turn where there is one."""
    return Clock(now=now, turn_ends_at=record.turn_ends_at if record.status == "playing" else None)


def match_body(record: MatchRecord, now: float) -> MatchBody:
    """A match as everybody sees it, without hashes of tokens and without the deal."""
    return MatchBody(
        id=record.id,
        revision=record.revision,
        number=record.number,
        status=record.status,
        game=record.game,
        options=OptionsBody(record.same_sex_tables),
        public=record.public,
        order=record.order,
        time=time_body(record.seconds),
        places=[place_body(place, now) for place in record.places],
        host=record.host,
        created_at=record.created_at,
        rules=record.rules,
        started_at=record.started_at,
        ended_at=record.ended_at,
        series=series_body(record),
        next=record.next,
        previous=record.previous,
        result=record.result,
        edition=record.edition or PRINTED,
        plan=record.plan,
        rated=record.rated,
    )


def place_body(place: PlaceRecord, now: float) -> PlaceBody:
    """A place as everybody sees it."""
    return PlaceBody(
        taken_by="nobody" if place.taken_by == "free" else place.taken_by,
        name=place.name,
        ready=place.ready,
        present=is_present(place, now),
        level=place.level,
        standing_in=place.standing_in,
        profile=None if place.profile == GONE else place.profile,
        absent_votes=place.votes,
        away_for=away_for(place, now),
    )


def away_for(place: PlaceRecord, now: float) -> int:
    """How many whole seconds a person has been away; 0 for those who are present."""
    if place.taken_by != "person" or is_present(place, now):
        return 0
    return int(now - (place.away_since or place.seen_at or now))


def is_present(place: PlaceRecord, now: float) -> bool:
    """Whether somebody is there: bots always, persons while they have a socket open."""
    if place.taken_by != "person":
        return place.taken_by == "bot"
    return place.seen_at is not None and now - place.seen_at < STILL_THERE


def time_body(seconds: int) -> Time:
    """The time for a turn."""
    if not seconds:
        return NoTime()
    return DaysTime(seconds // DAY) if seconds >= DAY else MoveTime(seconds)


def series_body(record: MatchRecord) -> SeriesBody | None:
    """How a series stands, this match included."""
    if record.best_of == 1:
        return None
    wins = wins_of(record)
    over = record.result is not None and is_series_over(record, wins)
    return SeriesBody(record.best_of, record.series_game, wins, over)


def wins_of(record: MatchRecord) -> list[int]:
    """The games of the series won by each place, this one included; a shared victory counts for each winner."""
    wins = record.wins or [0] * len(record.places)
    winners = record.result.winners if isinstance(record.result, ResultBody) else []
    return [won + (place in winners) for place, won in enumerate(wins)]


def is_series_over(record: MatchRecord, wins: list[int]) -> bool:
    """A series ends when somebody has won more than half of its games, or all are played."""
    return max(wins) > record.best_of // 2 or record.series_game >= record.best_of
