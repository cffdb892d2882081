"""Being away: leaving, a bot standing in, the others' vote on it, and coming back."""

from __future__ import annotations

from cafe.rules.game import Game
from cafe.server import match_messages
from cafe.server.faults import Fault
from cafe.server.live_match import LiveMatch
from cafe.server.match_registry import MatchRegistry, now
from cafe.server.players import Player, place_of
from cafe.server.store.rows import MatchRecord, PlaceRecord
from cafe.server.turns import next_due, times


async def leave(registry: MatchRegistry, live: LiveMatch, player: Player) -> None:
    """Leave: before the start the place is free again, in play a bot stands in."""

    def alter(record: MatchRecord) -> None:
        number = place_of(record, player)
        if record.status == "playing" and live.game is not None:
            stand_in(registry, record, live.game, number)
        elif record.status == "open":
            record.places[number] = PlaceRecord()
            persons = [other for other, place in enumerate(record.places) if place.taken_by == "person"]
            if not persons:
                record.status, record.ended_at = "closed", now()
            elif record.host == number:
                record.host = persons[0]
        else:
            raise Fault("not_now", "the match is over")

    await registry.change(live, alter, whole=live.record.status == "open")


async def come_back(registry: MatchRegistry, live: LiveMatch, player: Player) -> None:
    """Take the place back from the stand-in bot, with the time left for the turn; a Fault if time is up."""
    if not live.record.places[place_of(live.record, player)].standing_in:
        return

    def alter(record: MatchRecord) -> None:
        number = place_of(record, player)
        place = record.places[number]
        place.standing_in, place.level, place.votes = False, None, []
        if live.game is None or live.game.to_move != number or record.status != "playing":
            return
        moment = now()
        if record.turn_ends_at is None:  # no clock, or one stopped by a program before 0.3
            record.turn_ends_at, record.due_at = times(registry, record, live.game, moment)
        elif moment >= record.turn_ends_at:
            raise Fault("not_now", "your time is out; a bot finishes this turn")
        else:
            record.due_at = record.turn_ends_at

    await registry.change(live, alter)


def stand_in(registry: MatchRegistry, record: MatchRecord, game: Game, number: int) -> None:
    """Let a bot play for a person until they return."""
    place = record.places[number]
    if place.standing_in:
        return  # leaving again must not give the bot another pause
    place.standing_in, place.level, place.votes = True, registry.settings.stand_in_bot, []
    for other in record.places:
        other.votes = [voter for voter in other.votes if voter != number]
    if game.to_move == number:
        record.due_at = next_due(registry, record, game, record.turn_ends_at, now())


async def vote_absent(registry: MatchRegistry, live: LiveMatch, player: Player, number: int) -> None:
    """Vote for a bot to stand in for somebody who is away; it does once everybody present agrees."""

    def alter(record: MatchRecord) -> None:
        moment, by = now(), place_of(record, player)
        if record.status != "playing" or not 0 <= number < len(record.places) or number == by:
            raise Fault("not_now", "there is nobody to vote on")
        place = record.places[number]
        away = moment - (place.away_since or place.seen_at or 0)
        if place.taken_by != "person" or place.standing_in or match_messages.is_present(place, moment):
            raise Fault("not_now", "that player is not away")
        if away < registry.settings.absent_after:
            raise Fault("not_now", f"away for {int(away)} s only; wait until {int(registry.settings.absent_after)} s")
        place.votes = sorted({*place.votes, by})
        voters = [
            other
            for other, one in enumerate(record.places)
            if one.taken_by == "person" and match_messages.is_present(one, moment)
        ]
        if live.game is not None and set(place.votes) >= set(voters):
            stand_in(registry, record, live.game, number)

    await registry.change(live, alter)
