"""A whole turn and a whole game over HTTP and WebSocket."""

from __future__ import annotations

import pytest

from cafe import Game, game_from_document
from cafe.client import Cafe, Seat, ServerRefusal, TurnRefused, Watching
from cafe.protocol import play as m
from cafe.record.document import Document
from cafe.record.replay import replay_document
from server.playing import best, friends, play_out, to_move


def until(watching: Watching, kind: type, most: int = 50) -> m.State | m.Steps | m.DraftState | m.MatchChanged:
    """The next message of a kind."""
    for _ in range(most):
        message = watching.next(timeout=10)
        if isinstance(message, kind):
            return message  # type: ignore[return-value]
    raise AssertionError(f"no {kind.__name__} came")


@pytest.mark.parametrize("game", ["card", "board", "junior"])
def test_a_whole_game_against_bots(cafe: Cafe, game: str) -> None:
    seat = cafe.create(game, "Ada", ["greedy", "random"], start=True)
    for state in seat.turns():
        seat.play(best(state).action, number=state.number)
    over = seat.look()
    assert over.match.status == "over"
    assert over.match.result is not None
    document = cafe.ask("GET", f"/api/matches/{seat.match}/document", Document)
    replay = replay_document(document)
    assert replay.refusal is None
    assert replay.game.result is not None
    assert list(replay.game.result.scores) == over.match.result.scores


def test_everybody_sees_a_confirmed_turn_at_once(cafe: Cafe) -> None:
    seats = friends(cafe, players=3)
    with seats[0].watch() as ada, seats[1].watch() as ben, cafe.watch(seats[0].match) as spectator:
        for watching in (ada, ben, spectator):
            until(watching, m.State)
        seat, state = to_move(seats)
        seat.play("draw", number=state.number)
        news = [until(watching, m.Steps) for watching in (ada, ben, spectator)]
    mover = seats.index(seat)
    for viewer, told in zip((0, 1, None), news, strict=True):
        assert isinstance(told, m.Steps)
        assert (told.from_number, told.number) == (state.number, state.number + 1)
        (step,) = told.steps
        drew = next(effect for effect in step.effects if isinstance(effect, m.Drew))
        assert (drew.guests is not None) == (viewer == mover)
        assert told.view.hands.count(None) == (3 if viewer is None else 2)


def test_only_whoever_is_to_move_has_choices(cafe: Cafe) -> None:
    seats = friends(cafe, players=3)
    seat, _ = to_move(seats)
    assert [bool(one.look().choices) for one in seats] == [one is seat for one in seats]
    assert cafe.look(seats[0].match).choices is None


def test_choices_come_with_points_by_table(cafe: Cafe) -> None:
    seats = friends(cafe, "board")
    for _ in range(12):
        seat, state = to_move(seats)
        seat.play(best(state).action, number=state.number)
    seat, state = to_move(seats)
    game = _game_of(cafe, seat, state)
    assert state.choices
    for choice in state.choices:
        verdict = game.explain(choice.action)
        assert (choice.points, choice.bonus, choice.total) == (verdict.points, verdict.bonus, verdict.total)


def _game_of(cafe: Cafe, seat: Seat, state: m.State) -> Game:
    """The board game of a match as a position: hands are open there, and nobody draws while we ask."""
    view = state.view
    assert view is not None
    position = {
        "hands": [list(hand or ()) for hand in view.hands],
        "seats": view.seats,
        "bar": list(view.bar),
        "hand_size": list(view.hand_sizes or ()),
        "scores": list(view.scores),
        "to_move": view.to_move,
        "first_turn": view.first_turn,
    }
    document = {"format": "cafe-game/1", "game": "board", "players": ["Ada", "Ben"], "position": position}
    import msgspec

    return game_from_document(msgspec.convert(document, Document))


def test_a_refused_action_names_its_rule_and_changes_nothing(cafe: Cafe) -> None:
    seats = friends(cafe)
    seat, before = to_move(seats)
    assert before.view is not None
    mover = seats.index(seat)
    missing = next(
        guest
        for guest in ("CFf", "CNf", "CUf", "DEf", "ESf", "FRf", "GBf", "INf")
        if guest not in (before.view.hands[mover] or ())
    )
    with pytest.raises(TurnRefused) as refused:
        seat.play(f"seat {missing} C2", number=before.number)
    verdict = refused.value.fault.verdict
    assert verdict is not None
    assert (verdict.rule, verdict.because) == ("hand", "hand")
    with pytest.raises(TurnRefused) as second:
        seat.play("draw", "draw", number=before.number)
    assert second.value.fault.verdict is not None
    assert second.value.fault.verdict.because == "turn-player"
    after = seat.look()
    assert (after.number, after.view, after.choices) == (before.number, before.view, before.choices)


def test_another_players_turn_is_refused(cafe: Cafe) -> None:
    seats = friends(cafe)
    seat, state = to_move(seats)
    other = next(one for one in seats if one is not seat)
    with pytest.raises(TurnRefused) as refused:
        other.play("draw", number=state.number)
    assert refused.value.fault.verdict is not None
    assert refused.value.fault.verdict.because == "turn-player"
    with pytest.raises(TurnRefused):
        other.explain("draw")
    with pytest.raises(TurnRefused):
        other.draft("draw", number=state.number)


def test_a_text_that_is_no_action_is_invalid(cafe: Cafe) -> None:
    seats = friends(cafe)
    seat, state = to_move(seats)
    with pytest.raises(ServerRefusal) as refused:
        seat.play("fly XXf Z9", number=state.number)
    assert refused.value.code == "invalid"


def test_a_repeat_is_answered_as_before_and_a_stale_number_is_refused(cafe: Cafe) -> None:
    seats = friends(cafe)
    seat, state = to_move(seats)
    first = seat.play("draw", number=state.number)
    again = seat.play("draw", number=state.number)
    assert (again.number, again.from_number, again.repeat) == (first.number, first.from_number, True)
    other, _ = to_move(seats)
    for wrong in (state.number, state.number + 7):
        with pytest.raises(ServerRefusal) as stale:
            other.play("draw", number=wrong)
        assert (stale.value.code, stale.value.fault.number) == ("stale", state.number + 1)
    assert seat.look().number == state.number + 1


def test_a_game_of_friends_ends_with_the_same_result_for_all(cafe: Cafe) -> None:
    seats = friends(cafe, "junior", players=3)
    with cafe.watch(seats[0].match) as spectator:
        until(spectator, m.State)
        play_out(seats)
        told = until(spectator, m.Steps, most=500)
        while isinstance(told, m.Steps) and told.match is None:
            told = until(spectator, m.Steps, most=500)
    assert isinstance(told, m.Steps)
    assert told.match is not None
    assert told.match.result == seats[1].look().match.result
    assert isinstance(told.steps[-1].effects[-1], m.Over)
