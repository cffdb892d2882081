"""Hints, the best turns of a position, and reviews over the network."""

from __future__ import annotations

import json
import time
from pathlib import Path

import msgspec
import pytest

from cafe.bots.registry import bot
from cafe.client import Cafe, ServerRefusal
from cafe.protocol.advice import Hint, HintTurn, ReviewBody
from cafe.protocol.play import AskHint, State
from cafe.record.document import Document
from cafe.rules.game import Game
from cafe.server.advising import review_of
from cafe.server.settings import Settings
from server.playing import friends, play_out, to_move
from server.serving import serving, settings_for

ROOT = Path(__file__).parent.parent.parent
EVENING = json.loads((ROOT / "examples" / "evening.json").read_text())
QUICK = {"hint_seconds": 0.2, "review_simulations": 50}


def document_of(cafe: Cafe, match: str) -> Document:
    return cafe.ask("GET", f"/api/matches/{match}/document", Document)


def check_turn(turn: HintTurn) -> None:
    assert [step.action for step in turn.steps] == turn.actions
    assert sum(step.total for step in turn.steps) == turn.points
    assert 0 <= turn.chance <= 1
    assert turn.simulations > 0
    assert turn.message.startswith(turn.actions[0])
    assert all(reason.what for reason in turn.reasons)


@pytest.mark.parametrize("game", ["card", "board", "junior"])
def test_a_hint_tells_the_best_turns_each_of_which_can_be_played(cafe: Cafe, game: str) -> None:
    seats = friends(cafe, game)
    seat, state = to_move(seats)
    hint = seat.hint()
    assert hint.by == "level5"
    assert (hint.steps, hint.total) == (hint.turns[0].steps, hint.turns[0].points)
    assert sum(hint.chances) == pytest.approx(1, abs=0.01)
    for turn in hint.turns:
        check_turn(turn)
        assert seat.draft(*turn.actions, number=state.number).draft.total == turn.points
    seat.draft(number=state.number)
    assert seat.play(*hint.turns[0].actions, number=state.number).number == state.number + len(hint.turns[0].actions)


def test_a_hint_comes_over_the_socket_after_the_draft(cafe: Cafe) -> None:
    seats = friends(cafe, "board")
    seat, state = to_move(seats)
    first = next(choice for choice in state.choices or [] if choice.then is None)
    seat.draft(first.action, number=state.number)
    with seat.watch() as watching:
        assert isinstance(watching.next(), State)
        hint = watching.ask(AskHint())
    assert isinstance(hint, Hint)
    for turn in hint.turns:
        assert seat.draft(first.action, *turn.actions, number=state.number).draft.steps[1:] == turn.steps


def test_there_is_no_hint_for_others_nor_after_the_last_step(cafe: Cafe) -> None:
    seats = friends(cafe)
    seat, state = to_move(seats)
    other = next(one for one in seats if one is not seat)
    with pytest.raises(ServerRefusal, match="refused"):
        other.hint()
    seat.draft("draw", number=state.number)
    assert seat.hint().turns == []


def test_a_document_has_its_best_turns(cafe: Cafe) -> None:
    document = msgspec.convert({**EVENING, "actions": EVENING["actions"][:3]}, Document)
    hint = cafe.best(document)
    for turn in hint.turns:
        check_turn(turn)
    seats = friends(cafe, "junior")
    play_out(seats)
    over = document_of(cafe, seats[0].match)
    with pytest.raises(ServerRefusal, match="not_now"):
        cafe.best(over)


@pytest.mark.parametrize("game", ["card", "board", "junior"])
def test_a_match_that_is_over_is_reviewed_as_its_document(tmp_path: Path, game: str) -> None:
    with serving(settings_for(tmp_path, **QUICK)) as address, Cafe(address) as cafe:
        seats = friends(cafe, game)
        with pytest.raises(ServerRefusal, match="not_now"):
            seats[0].review()
        play_out(seats)
        found = seats[0].review()
        check_review(found, seats[0].look())
        assert cafe.review_document(document_of(cafe, seats[0].match)) == found


def check_review(found: ReviewBody, state: State) -> None:
    result = state.match.result
    assert result is not None
    firsts = [turn.first for turn in found.turns]
    assert firsts == sorted(set(firsts))
    assert [point.number for point in found.curve] == [*firsts, state.number]
    winners = [1 / len(result.winners) if place in result.winners else 0 for place in range(2)]
    assert found.curve[-1].chances == pytest.approx(winners, abs=1e-4)
    for turn in found.turns:
        assert turn.cost == pytest.approx(max(0, turn.best.chance - turn.played.chance), abs=2e-4)
    for one in found.summary:
        mine = [turn.cost for turn in found.turns if turn.player == one.player]
        assert one.turns == len(mine)
        assert one.cost == pytest.approx(sum(mine), abs=0.01)


def test_a_refused_document_is_not_reviewed(cafe: Cafe) -> None:
    with pytest.raises(ServerRefusal, match="refused"):
        cafe.review_document(msgspec.convert(EVENING, Document))


def test_reviews_are_made_once_and_thinking_is_limited(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path, **QUICK, think_limit=1)) as address, Cafe(address) as cafe:
        seats = friends(cafe, "junior")
        play_out(seats)
        first = cafe.review(seats[0].match)
        assert cafe.review(seats[0].match) == first
        with pytest.raises(ServerRefusal, match="too_many"):
            cafe.review_document(document_of(cafe, seats[0].match))
        with pytest.raises(ServerRefusal, match="too_many"):
            friends(cafe)[0].hint()


@pytest.mark.long
def test_a_board_game_of_four_is_reviewed_in_three_seconds() -> None:
    """Of processor time, so that other work on the machine does not count."""
    game, player = Game.new("board", 4, seed=1), bot("greedy", 1)
    while not game.is_over:
        for action in player.choose(game):
            game.play(action)
    review_of(game, Settings().review_simulations)  # whatever the first one loads
    begun = time.process_time()
    review_of(game, Settings().review_simulations)
    assert time.process_time() - begun < 3
