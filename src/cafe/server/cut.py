"""What a viewer is sent of a match: everything goes through here. A viewer is a place, or None for a spectator."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

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
from cafe.protocol.play import Clock, DraftState, State, Step, Steps
from cafe.rules.game import Game
from cafe.rules.games import PRINTED
from cafe.rules.glance import Glance
from cafe.rules.view import View, own_view, spectators_view
from cafe.server.choices import choices_of
from cafe.server.drafts import after_draft
from cafe.server.live_match import LiveMatch
from cafe.server.store.rows import DAY, MatchRecord, PlaceRecord
from cafe.server.telling import cut_step

STILL_THERE = 75.0  # seconds for which a sign of life counts


def state_for(live: LiveMatch, viewer: int | None, now: float, re: int | str | None = None) -> State:
    """All that a viewer may know."""
    record, game = live.record, live.game
    state = State(number=live.number, match=match_body(record, now), you=viewer, recent=[], re=re)
    if game is None:
        return state
    state.recent = cut_steps(live, live.recent, viewer)
    state.clock = clock_of(record, now)
    draft = draft_for(live, viewer)
    if draft is not None:
        state.view, state.choices, state.draft = draft.view, draft.choices, draft.draft
        return state
    state.view = game.view(viewer)
    if is_to_move(live, viewer):
        state.choices = choices_of(game)
    return state


def steps_for(live: LiveMatch, viewer: int | None, steps: Sequence[Step], now: float, seen: Seen) -> Steps:
    """News for a viewer: steps just put on record, and how things stand after them.

    `seen` is how the game looks now (see `seen_now`): made once for all viewers.
    """
    game, (glance, public) = seen.game, (seen.glance, seen.public)
    moves = viewer is not None and public.to_move == viewer
    return Steps(
        from_number=steps[0].number,
        number=live.number,
        steps=cut_steps(live, steps, viewer),
        view=public if viewer is None else own_view(public, glance, viewer),
        choices=choices_of(game) if moves else None,
        clock=clock_of(live.record, now),
        match=match_body(live.record, now) if game.is_over else None,
    )


@dataclass(frozen=True)
class Seen:
    """A game as everybody sees it, and what is needed to add what one player sees."""

    game: Game
    glance: Glance
    public: View


def seen_now(game: Game) -> Seen:
    """How a game looks now."""
    glance = Glance(game.ruleset, game.state)
    return Seen(game, glance, spectators_view(game.ruleset, game.players, glance))


def draft_for(live: LiveMatch, viewer: int | None) -> DraftState | None:
    """The draft of a viewer and how things would stand after it; None if there is none, or it is another's."""
    draft = live.draft
    if draft is None or live.game is None or draft.number != live.number or not is_to_move(live, viewer):
        return None
    return after_draft(live.game, draft.actions, number=live.number) if draft.place == viewer else None


def cut_steps(live: LiveMatch, steps: Sequence[Step], viewer: int | None) -> list[Step]:
    """Steps as a viewer may see them."""
    open_hands = live.game is not None and not live.game.ruleset.edition.closed_hands  # B4
    return [cut_step(step, viewer, open_hands=open_hands) for step in steps]


def is_to_move(live: LiveMatch, viewer: int | None) -> bool:
    """Whether it is the viewer's turn."""
    game = live.game
    return viewer is not None and game is not None and not game.is_over and game.to_move == viewer


def clock_of(record: MatchRecord, now: float) -> Clock:
    """The server's time, and the end of the turn where there is one."""
    return Clock(now=now, turn_ends_at=record.turn_ends_at if record.status == "playing" else None)


def match_body(record: MatchRecord, now: float) -> MatchBody:
    """A match as everybody sees it: no token's hash, no deal."""
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
    )


def place_body(place: PlaceRecord, now: float) -> PlaceBody:
    """A place as everybody sees it."""
    return PlaceBody(
        kind=place.kind,
        name=place.name,
        ready=place.ready,
        present=is_present(place, now),
        level=place.level,
        standing_in=place.standing_in,
        profile=place.profile,
        absent_votes=place.votes,
    )


def is_present(place: PlaceRecord, now: float) -> bool:
    """Whether somebody is there: bots always, persons while they have a socket open."""
    if place.kind != "person":
        return place.kind == "bot"
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
