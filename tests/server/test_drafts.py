"""Drafts: built, taken back, seen on another device, never looking at what is hidden."""

from __future__ import annotations

import random

import pytest

from cafe import Game
from cafe.client import Cafe, Seat, TurnRefused
from cafe.protocol import play as m
from cafe.rules.told import Choice
from cafe.server.drafts import after_draft
from server.playing import best, friends, to_move
from walks import GAMES

Choosing = tuple[list[Seat], Seat, m.State, Choice]


def drafting(cafe: Cafe) -> Choosing:
    """A match of friends whose player to move may draw, or seat a guest for points and go on with the turn."""
    seats = friends(cafe)
    for _ in range(200):
        seat, state = to_move(seats)
        going_on = [one for one in state.choices or () if one.do == "seat" and one.total and not one.then]
        may_draw = any(one.do == "draw" for one in state.choices or ())
        if going_on and may_draw and state.view is not None and not state.view.placements:
            return seats, seat, state, going_on[0]
        seat.play(best(state).action, number=state.number)
    raise AssertionError("nobody can begin a turn so")


def test_a_draft_is_its_owners_alone_and_is_taken_back(cafe: Cafe) -> None:
    seats, seat, before, choice = drafting(cafe)
    other = next(one for one in seats if one is not seat)
    drafted = seat.draft(choice.action, number=before.number)
    assert drafted.draft.total == choice.total
    assert drafted.view.seats[choice.at or ""] == choice.guest
    mine, theirs = seat.look(), other.look()
    assert (mine.draft, mine.view, mine.choices) == (drafted.draft, drafted.view, drafted.choices)
    assert theirs.draft is None
    assert theirs.view is not None
    assert choice.at not in theirs.view.seats
    assert theirs.number == before.number
    taken_back = seat.draft(number=before.number)
    assert (taken_back.view, taken_back.choices) == (before.view, before.choices)
    assert seat.look().draft is None


def test_another_device_shows_the_draft_and_a_dropped_socket_finds_it_again(cafe: Cafe) -> None:
    _, seat, before, choice = drafting(cafe)
    with seat.watch() as phone:
        assert isinstance(phone.next(10), m.State)
        with seat.watch() as laptop:
            assert isinstance(laptop.next(10), m.State)
            laptop.ask(m.AskDraft(number=before.number, actions=[choice.action]))
            shown = next(message for message in phone if isinstance(message, m.DraftState))
        assert [step.action for step in shown.draft.steps] == [choice.action]
        phone.close()  # in mid-turn
        again = phone.next(10)
    assert isinstance(again, m.State)
    assert again.draft == shown.draft
    assert (again.view, again.choices) == (shown.view, shown.choices)


def test_confirming_a_draft_puts_it_on_record(cafe: Cafe) -> None:
    seats, seat, before, choice = drafting(cafe)
    drafted = seat.draft(choice.action, number=before.number)
    ending = next(one.action for one in drafted.choices if one.then == "ends")
    pending = seat.draft(choice.action, ending, number=before.number)
    assert (pending.draft.pending, pending.choices) == ("ends", [])
    played = seat.play(choice.action, ending, number=before.number)
    assert played.number == before.number + 2
    assert seat.look().draft is None
    assert to_move(seats)[0] is not seat


def test_a_draft_goes_no_further_than_the_end_of_the_turn(cafe: Cafe) -> None:
    _, seat, before, _ = drafting(cafe)
    with pytest.raises(TurnRefused) as refused:
        seat.draft("draw", "draw", number=before.number)
    assert refused.value.fault.verdict is not None
    assert refused.value.fault.verdict.rule == "turn"
    assert seat.look().draft is None


def test_questions_are_answered_after_the_draft(cafe: Cafe) -> None:
    _, seat, before, choice = drafting(cafe)
    assert seat.explain(choice.action)[0].total == choice.total
    seat.draft(choice.action, number=before.number)
    (verdict,) = seat.explain(choice.action)
    assert verdict.rule in ("hand", "G3")
    hint = seat.hint()
    assert hint.steps
    assert hint.total == sum(step.total for step in hint.steps)


@pytest.mark.parametrize(("name", "variant"), GAMES)
def test_a_pending_step_shows_all_that_is_sure_and_nothing_else(name: str, variant: bool) -> None:
    """A step that reveals something or ends the turn: shown as laid; where nothing came of it, just as it will be."""
    dice = random.Random(name)
    for seed in range(3):
        game = Game.new(name, 2, seed=seed, options={"same_sex_tables": variant})
        while not game.is_over:
            for choice in game.choices():
                after = game.copy()
                after.play(choice.action)
                drafted = after_draft(game, game.to_move, [choice.action], number=0)
                assert drafted.draft.pending == choice.then
                if choice.then is None:
                    assert drafted.view == after.view(game.to_move)
                else:
                    assert drafted.view.scores == after.view(game.to_move).scores
                    assert drafted.view.guests_left == game.view(None).guests_left
                    assert drafted.view.tables_left == game.view(None).tables_left
            game.play(dice.choice(game.legal_actions()))
