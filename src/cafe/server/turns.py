"""Taking a turn: drafting it, recording it, asking about it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from msgspec import structs
from sqlalchemy import Connection

from cafe.protocol.advice import Hint
from cafe.protocol.matches import ResultBody
from cafe.protocol.play import DraftState, Explained, Played, Verdicts
from cafe.rules.errors import IllegalAction, SetupError
from cafe.rules.game import Game
from cafe.rules.view import View
from cafe.server import ratings
from cafe.server.advising import hint_from, no_hint
from cafe.server.drafts import after_draft, found, play_draft, refused
from cafe.server.faults import Fault, refusal_of
from cafe.server.live_match import Listener, LiveMatch
from cafe.server.match_registry import TRIES, MatchRegistry, now
from cafe.server.players import Player, place_of
from cafe.server.steps import By, PlayedStep, play_step
from cafe.server.store import matches as store
from cafe.server.store import open_positions
from cafe.server.store.open_positions import OpenPosition
from cafe.server.store.rows import ActionRecord, DraftRecord, MatchRecord, Stand

ABOUT = 0.001  # as a share of the time after which a match counts as idle


async def play(registry: MatchRegistry, live: LiveMatch, player: Player, number: int, actions: Sequence[str]) -> Played:
    """Record a player's actions; the answer means that they are on disk. On a Fault nothing is changed."""
    return await _play(registry, live, lambda: place_of(live.record, player), number, actions, "person")


async def play_as_bot(
    registry: MatchRegistry, live: LiveMatch, place: int, number: int, actions: Sequence[str]
) -> Played:
    """Record what a bot plays at a place of a match in play, where places keep their numbers."""
    return await _play(registry, live, lambda: place, number, actions, "bot")


async def _play(
    registry: MatchRegistry,
    live: LiveMatch,
    find_place: Callable[[], int],
    number: int,
    actions: Sequence[str],
    by: By,
) -> Played:
    if not actions:
        raise Fault("invalid", "no actions", place="actions")
    async with live.lock:
        for _ in range(TRIES):
            if number > live.number:  # another process may have written something we have not heard of yet
                registry.tell_steps(live, await registry.read_news(live))
            place = find_place()  # anew after each wait: places move when a match begins
            if number != live.number:
                return await _repeat(registry, live, place, number, actions)
            game, steps = _try(live, place, actions, by)
            record = live.record
            stand = stand_after(registry, record, game, place)
            added = [ActionRecord(place, step.action, by, step.at_time) for step in steps]
            try:
                with registry.metrics.appending.time():
                    had_draft = live.draft is not None
                    seen = OpenPosition(game.tables, game.seats) if record.rated else None
                    work = partial(
                        _append,
                        registry=registry,
                        record=record,
                        added=added,
                        stand=stand,
                        had_draft=had_draft,
                        seen=seen,
                    )
                    await registry.database.write(work)
            except store.Conflict:
                await registry.read_news(live)
                continue
            _take(live, game, steps, stand)
            registry.metrics.actions_by[by].inc(len(steps))
            registry.tell_steps(live, steps)
            break
        else:
            raise Fault("stale", "the match is being changed by others; try again", number=live.number)
    registry.on_change(live)
    return Played(number=number + len(steps), from_number=number)


def _try(live: LiveMatch, place: int, actions: Sequence[str], by: By) -> tuple[Game, list[PlayedStep]]:
    """Play actions on a copy of the game; a Fault at the first one that the rules refuse."""
    to_play(live, place, actions[0])
    if live.record.places[place].is_played_by_bot != (by == "bot"):
        raise Fault("not_now", "a bot stands in for you; return first")
    trial = live.trial()
    steps: list[PlayedStep] = []
    moment = now()
    for text in actions:
        late = trial.out_of_turn(place, text)
        if late is not None:
            raise refused(late)
        try:
            number = live.number + len(steps)
            steps.append(play_step(trial, found(trial, text), number=number, by=by, at_time=moment))
        except IllegalAction as error:
            raise refused(error.verdict) from None
    return trial, steps


def to_play(live: LiveMatch, place: int, action: str) -> Game:
    """The game of a match in play whose turn it is; a Fault if it is not in play, or another's turn."""
    if live.game is None or live.record.status == "closed":
        raise Fault("not_now", "the match is not in play")
    late = live.game.out_of_turn(place, action)
    if late is not None:
        raise refused(late)
    return live.game


def _append(
    connection: Connection,
    registry: MatchRegistry,
    record: MatchRecord,
    added: Sequence[ActionRecord],
    stand: Stand,
    had_draft: bool,
    seen: OpenPosition | None,
) -> None:
    store.append(connection, record, added, stand, had_draft=had_draft)
    if seen is not None and stand.status == "playing":
        open_positions.keep(connection, record.id, record.game, seen)
    if stand.status == "over":
        if record.rated:
            open_positions.drop(connection, record.id)
        ratings.count_match(connection, record, stand, registry.settings.rated_seconds)
    registry.bus.send(connection, record.id, number=record.number + len(added))


def stand_after(registry: MatchRegistry, record: MatchRecord, game: Game, mover: int) -> Stand:
    """What changes in a match's record when its game gets to this point by an action of `mover`."""
    moment = now()
    if game.result is not None:
        result = game.result
        told = ResultBody(list(result.scores), list(result.penalties), list(result.winners), result.reason)
        return Stand(moment, None, None, "over", moment, told)
    touched_at = _touched_at(registry, record, moment)
    if game.to_move == mover and record.turn_ends_at is not None:  # still the same turn
        ends = record.turn_ends_at
        return Stand(touched_at, ends, next_due(registry, record, game, ends, moment), "playing")
    return Stand(touched_at, *times(registry, record, game, moment), "playing")


def _touched_at(registry: MatchRegistry, record: MatchRecord, moment: float) -> float:
    """Roughly when a match in play was touched: storing it exactly each time would take as long as the action."""
    idle = min(registry.settings.play_idle, registry.settings.days_idle)
    return moment if moment - record.touched_at > ABOUT * idle else record.touched_at


def times(registry: MatchRegistry, record: MatchRecord, game: Game, moment: float) -> tuple[float | None, float | None]:
    """When a turn that begins now must be finished, and when the server has to do something.

    A person's clock also runs while a bot stands in: players who return have what is left.
    """
    has_clock = record.seconds and record.places[game.to_move].taken_by == "person"
    ends = moment + record.seconds if has_clock else None
    return ends, next_due(registry, record, game, ends, moment)


def next_due(
    registry: MatchRegistry, record: MatchRecord, game: Game, ends: float | None, moment: float
) -> float | None:
    """When the server has to do something in a turn that must be finished by `ends`: a bot moves, or time is out."""
    if not record.places[game.to_move].is_played_by_bot:
        return ends
    settings = registry.settings
    return moment + (settings.bot_pause if registry.is_followed(record, moment) else settings.abandoned_pause)


def _take(live: LiveMatch, game: Game, steps: Sequence[PlayedStep], stand: Stand) -> None:
    """The actions are on disk: apply them to the match in memory."""
    record = live.record
    live.accept(game, steps)
    live.draft = None
    record.number += len(steps)
    record.touched_at, record.turn_ends_at, record.due_at = stand.touched_at, stand.turn_ends_at, stand.due_at
    record.status, record.ended_at, record.result = stand.status, stand.ended_at, stand.result


async def _repeat(registry: MatchRegistry, live: LiveMatch, place: int, number: int, actions: Sequence[str]) -> Played:
    """The same answer again if this place has recorded exactly these actions there; otherwise the number is stale."""
    if number < live.number:
        match = live.record.id
        there = await registry.database.read(lambda connection: store.load_actions(connection, match, since=number))
        same = [(done.place, done.action, done.by) for done in there[: len(actions)]]
        if same == [(place, " ".join(text.split()), "person") for text in actions]:
            return Played(number=number + len(actions), from_number=number, repeat=True)
    raise Fault("stale", f"the match is at number {live.number}", number=live.number)


async def draft(
    registry: MatchRegistry,
    live: LiveMatch,
    player: Player,
    number: int,
    actions: Sequence[str],
    listener: Listener | None = None,
) -> DraftState:
    """Replace the draft of the player to move, and tell their other devices."""
    async with live.lock:
        place = place_of(live.record, player)
        game = to_play(live, place, actions[0] if actions else "draft")
        if number != live.number:
            raise Fault("stale", f"the match is at number {live.number}", number=live.number)
        state = after_draft(game, place, actions, number)
        kept = DraftRecord(number, place, [step.action for step in state.draft.steps])
        try:
            await registry.database.write(partial(_save_draft, registry=registry, match=live.record.id, draft=kept))
        except store.Conflict:
            raise Fault("stale", "the match has gone on", number=live.number) from None
        live.draft = kept if kept.actions else None
        registry.tell_draft(live, place, but=listener)
    return state


def _save_draft(connection: Connection, registry: MatchRegistry, match: str, draft: DraftRecord) -> None:
    store.save_draft(connection, match, draft)
    registry.bus.send(connection, match, number=draft.number, place=draft.place)


def _drafted(live: LiveMatch, place: int, action: str) -> tuple[Game, bool]:
    """The game after the draft of the player to move, and whether the draft must end there."""
    game = to_play(live, place, action)
    kept = live.draft
    if kept is None or kept.place != place or kept.number != live.number:
        return game, False
    trial, steps = play_draft(game, kept.actions)
    return trial, bool(steps) and steps[-1].then is not None


def explain(live: LiveMatch, player: Player, actions: Sequence[str]) -> Verdicts:
    """What the rules say about actions, each judged after the draft. Only in your own turn: verdicts reveal hands."""
    if not actions:
        return Verdicts([])
    game, _ = _drafted(live, place_of(live.record, player), actions[0])
    return Verdicts([explained(game, text) for text in actions])


def explained(game: Game, text: str) -> Explained:
    """What the rules say about one action."""
    verdict = game.explain(found(game, text))
    total = verdict.total if verdict.legal else None
    return Explained(**structs.asdict(refusal_of(verdict)), total=total, points=verdict.points, bonus=verdict.bonus)


async def hint(registry: MatchRegistry, live: LiveMatch, player: Player, asker: str) -> Hint:
    """The best turns from here, after the draft, from what the player sees; a Fault in a rated match."""
    if live.record.rated:
        raise Fault("forbidden", "a rated match has no hints")
    async with live.lock:
        place = place_of(live.record, player)
        game, finished = _drafted(live, place, "hint")
        view = game.view(place)
    return no_hint() if finished else await hint_for(registry, view, asker)


async def hint_for(registry: MatchRegistry, view: View, asker: str) -> Hint:
    """The best turns in a view of the player to move; `asker` is the client's address."""
    with registry.metrics.thinking.labels("hint").time():
        try:
            return await registry.bot_threads.search(
                registry.settings.hint_seconds, lambda seconds: hint_from(view, seconds), [asker]
            )
        except SetupError as error:  # a document's position that no game can reach
            raise Fault("invalid", str(error)) from None
