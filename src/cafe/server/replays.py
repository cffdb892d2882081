"""Steps, documents and replays of recorded games, from matches and from documents."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from msgspec import UNSET

from cafe.i18n import ENGLISH
from cafe.i18n.refusals import refusal_in_words
from cafe.protocol.play import Step
from cafe.protocol.tools import Replay, Report
from cafe.record.document import Document
from cafe.record.errors import FormatError
from cafe.record.referee import Report as Judgement
from cafe.record.replay import replay_document, set_up
from cafe.record.write import document_of, document_seen_by, encode
from cafe.rules.answers import OPEN, SPECTATOR
from cafe.rules.game import Game
from cafe.rules.games import PRINTED
from cafe.server.faults import Fault, refusal_of
from cafe.server.floors import checked_ruleset
from cafe.server.live_match import LiveMatch, new_game, play_through
from cafe.server.match_registry import MatchRegistry
from cafe.server.steps import PlayedStep, play_step
from cafe.server.store import matches as store
from cafe.server.store.rows import MatchRecord

NAMED_EYES = {"open": OPEN, "spectator": SPECTATOR}


def recent_steps(live: LiveMatch, since: int) -> list[PlayedStep] | None:
    """The steps from a number on, including what is hidden, if all of them are in memory; else None."""
    first = live.recent[0].number if live.recent else live.number
    return [step for step in live.recent if step.number >= since] if since >= first else None


async def steps_later(
    registry: MatchRegistry, live: LiveMatch, since: int, viewer: int | None
) -> Callable[[], list[Step]]:
    """The work of replaying a match for a viewer, for a thread. Steps before `since` are only played."""
    match, number, record = live.record.id, live.number, live.record
    actions = await registry.database.read(lambda connection: store.load_actions(connection, match))

    def work() -> list[Step]:
        game = new_game(record)
        if game is None:
            return []
        for action in actions[: min(since, number)]:
            game.play(action.action)
        return [step.seen_by(viewer) for step in play_through(game, actions[since:number], since)]

    return work


def document_later(live: LiveMatch, viewer: int | None) -> Callable[[], bytes]:
    """The work of writing a match as a document, for a thread.

    Until the match is over, leaves out the deal, and guests that others drew or laid face down.
    """
    if live.game is None:
        raise Fault("not_now", "the match has not begun")
    game, record = live.game.copy(), live.record  # a turn may be played while the thread works
    name, names = record.id, _names(record)

    def work() -> bytes:
        return encode(msgspec.structs.replace(document_seen_by(game, viewer, name=name), players=names))

    return work


def document_of_match(game: Game, record: MatchRecord) -> Document:
    """A match as a document; bots' names say how they should play (a busy server gives a search less time)."""
    return msgspec.structs.replace(document_of(game, name=record.id), players=_names(record))


def _names(record: MatchRecord) -> list[str]:
    return [f"{place.name}, {place.plays_as}" if place.plays_as else place.name for place in record.places]


def replay_of_match(live: LiveMatch, eyes: str) -> Replay:
    """A match that is over, step by step."""
    game, first = game_over(live), new_game(live.record)
    assert first is not None  # noqa: S101 - it is over, so it had a deal
    return _replay(first, game, document_of_match(game, live.record), eyes)


def game_over(live: LiveMatch) -> Game:
    """The game of a match that is over; a Fault if it is not."""
    if live.game is None or live.record.status != "over":
        raise Fault("not_now", "the match is not over")
    return live.game


def replay_of_document(written: Document, eyes: str) -> Replay:
    """A document step by step; a Fault if the rules refuse it."""
    played = accepted(written)
    return _replay(set_up(written), played, written, eyes)


def accepted(written: Document) -> Game:
    """The game of a document; a Fault if the rules refuse it."""
    judged = judge(written)
    if judged.refusal is not None:
        raise Fault("refused", f"the document is refused: {judged.rule}", verdict=judged.refusal.verdict)
    assert judged.game is not None  # noqa: S101 - it was set up, or judge had failed
    return judged.game


def _replay(game: Game, played: Game, written: Document, eyes: str) -> Replay:
    reader = _eyes(eyes, len(game.players))
    views, steps = [game.view_as(reader)], []
    for number, (action, _) in enumerate(played.steps()):
        step = play_step(game, action, number=number, by="person", at_time=0)
        steps.append(step.seen_as(reader))
        views.append(game.view_as(reader))
    return Replay(written, steps, views)


def _eyes(name: str, players: int) -> int:
    """The viewer a replay is requested for, as the kernel numbers viewers."""
    if name in NAMED_EYES:
        return NAMED_EYES[name]
    if not name.isdecimal() or int(name) >= players:
        raise Fault("invalid", "as: open, spectator or a place", place="as")
    return int(name)


def judge(written: Document) -> Judgement:
    """The referee's judgement; a Fault if the document cannot be set up at all, or its plan is too large."""
    edition = PRINTED if written.edition is UNSET else written.edition
    checked_ruleset(written.game, edition, None if written.plan is UNSET else written.plan)
    try:
        replay = replay_document(written)
    except FormatError as error:
        raise Fault("invalid", str(error), place=error.place or None) from None
    name = None if written.name is UNSET else written.name
    return Judgement("", name, replay.game, replay.refusal)


def report_of(judged: Judgement) -> Report:
    """A judgement as the API sends it."""
    game, refusal = judged.game, judged.refusal
    assert game is not None  # noqa: S101 - see judge
    message = None
    if refusal is not None:
        message = refusal_in_words(refusal.verdict, game.name, ENGLISH, expected=refusal.expected, given=refusal.given)
    return Report(
        ok=judged.ok,
        scores=judged.scores,
        tables=game.tables,
        seats=game.seats,
        to_move=None if game.is_over else game.to_move,
        over=game.is_over,
        name=judged.name,
        action=judged.action,
        rule=judged.rule,
        message=message,
        verdict=None if refusal is None else refusal_of(refusal.verdict),
    )
