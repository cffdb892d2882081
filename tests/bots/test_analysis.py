"""Hints and reviews."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cafe import Game
from cafe.bots.analysis import analyse
from cafe.bots.reasons import Reason, tell_turn
from cafe.bots.registry import bot
from cafe.bots.review import review
from cafe.bots.search import Search
from cafe.bots.search_settings import Effort, Style
from cafe.bots.sequential_halving import LISTED
from cafe.i18n.advice import reasons_in_words
from cafe.rules.errors import IllegalAction, InvalidAction, SetupError
from cafe.rules.position import Position
from walks import GAMES

BRIEF = Effort(simulations=32)


def finished(name: str, variant: bool, players: int = 2) -> Game:
    game = Game.new(name, players, seed=4, options={"same_sex_tables": variant})
    bots = [bot("greedy", i) for i in range(players)]
    while not game.is_over:
        for action in bots[game.to_move].choose(game):
            game.play(action)
    return game


@pytest.mark.parametrize(("name", "variant"), GAMES)
def test_advice_can_be_played_and_pays_what_it_says(name: str, variant: bool) -> None:
    game = Game.new(name, 3, seed=2, options={"same_sex_tables": variant})
    found = analyse(game, BRIEF)
    assert sum(found.chances) == pytest.approx(1)
    for turn in found.turns:
        trial = game.copy()
        for action in turn.actions:
            trial.play(action)
        assert trial.scores[found.player] == turn.points
        assert 0 <= turn.chance <= 1


@pytest.mark.parametrize(("name", "variant"), GAMES)
def test_a_review_covers_every_choice(name: str, variant: bool) -> None:
    game = finished(name, variant)
    told: list[tuple[int, int]] = []
    found = review(game, BRIEF, progress=lambda done, of: told.append((done, of)))
    assert told[-1][0] == told[-1][1]
    assert [turn.first for turn in found.turns] == sorted(turn.first for turn in found.turns)
    assert all(turn.cost >= 0 for turn in found.turns)
    number, last = found.curve[-1]
    assert number == game.length
    assert game.result is not None
    assert {player for player, chance in enumerate(last) if chance} == set(game.result.winners)
    assert any(turn.played.actions == turn.best.actions for turn in found.turns)
    for turn in found.turns:
        assert sum(turn.chances) == pytest.approx(1)


def test_a_blunder_costs() -> None:
    """To send the fourth native to the bar for -14 is worse than eight points."""
    position = Position(
        hands=[["RUm"], ["DEf"]],
        seats={"L5": "RUf", "M6": "RUm", "L7": "RUf"},
        bar=["CFf", "CFf", "CFf", "CFf", "CNf", "CNf", "CNf", "CNf", "CUf", "CUf"],
        guests=["ITf", "ITf", "ITm", "ITm", "ESf", "ESf", "ESm", "ESm"],
    )
    game = Game.from_position("board", 2, position)
    found = analyse(game, Effort(simulations=200), turns=20)
    assert found.turns[0].points == 8
    by_action = {turn.actions[0]: turn for turn in found.turns}
    bar = by_action["bar RUm"]
    assert bar.points == -4
    assert [(one.what, one.data) for one in bar.reasons] == [("bar_costs", {"points": 4})]
    assert ("fills_table", {"table": "L6", "points": 8}) in [
        (one.what, one.data) for one in by_action[found.turns[0].actions[0]].reasons
    ]
    assert bar.margin < found.turns[0].margin


def test_a_joker_is_not_wasted_unseen() -> None:
    position = Position(
        hands=[["JKm", "RUm"], ["DEf"]],
        seats={"L5": "RUf", "M6": "RUm", "L7": "RUf"},
        guests=["ITf", "ITf", "ITm", "ITm", "ESf", "ESf", "ESm", "ESm"],
    )
    game = Game.from_position("board", 2, position)
    found = analyse(game, Effort(simulations=50), turns=99)
    wasteful = [turn for turn in found.turns if turn.actions[0].startswith("seat JKm K6")]
    assert wasteful
    assert any(one.what == "wastes_joker" for one in wasteful[0].reasons)


def test_no_hint_for_a_game_that_is_over_or_for_somebody_else() -> None:
    with pytest.raises(SetupError, match="over"):
        analyse(finished("card", False), BRIEF)
    game = Game.new("card", 2, seed=1)
    with pytest.raises(SetupError, match="player to move"):
        analyse(game.view(1 - game.to_move), BRIEF)


def test_turns_to_look_at_are_checked() -> None:
    """The search plays them in imagined cafés without asking the rules."""
    game = Game.new("card", 2, seed=1)
    draw, stop = game.space.find("draw").code, game.space.find("stop").code
    with pytest.raises(IllegalAction):
        analyse(game, BRIEF, also=[[stop]])
    with pytest.raises(InvalidAction):
        analyse(game, BRIEF, also=[[10_000]])
    with pytest.raises(SetupError, match="hidden"):
        analyse(game, BRIEF, also=[[draw, draw]])


def test_the_turn_played_is_tried_as_often_as_the_best() -> None:
    """What a turn cost is told from the same cafés, however bad it is."""
    game = Game.new("junior", 2, seed=5)
    search = Search(game.ruleset, Style())
    poor = [game.space.find(next(action for action in game.legal_actions() if action.do == "discard")).code]
    poor.append(game.space.find("stop").code)
    found = search.think(game, Effort(simulations=400), 1, [poor])
    asked = next(turn for turn in found if list(turn.codes) == poor)
    assert asked.simulations == max(turn.simulations for turn in found)


def test_a_game_that_ends_now_is_won_or_lost() -> None:
    """The last guest of all, and one point between the players: no doubt is left (B11)."""
    position = Position(hands=[["RUm"], []], seats={"L5": "RUf", "M6": "RUm", "L7": "RUf"}, scores=[0, 7], guests=[])
    found = analyse(Game.from_position("board", 2, position), Effort(simulations=40), turns=20)
    assert found.turns[0].points == 8
    assert found.chances == (1.0, 0.0)
    assert found.turns[0].chance == 1.0


STOCK = ["ITf", "ITf", "ITm", "ITm", "ESf", "ESf", "ESm", "ESm"]


def reasons_of(game: Game, *actions: str) -> list[tuple[str, dict[str, str | int]]]:
    told = tell_turn(game, [game.space.find(action).code for action in actions])
    return [(one.what, one.data) for one in told.reasons]


def test_a_turn_is_told_what_it_leaves_to_the_next_player() -> None:
    """Three natives at a table: a fourth would be paid 8, any guest of the nation; with a foreigner there, 4 (G7)."""
    native = Position(hands=[["RUm", "GBf"], ["RUf"]], seats={"L5": "RUf", "M6": "RUm"}, guests=STOCK)
    assert ("leaves_open_national", {"table": "L6", "points": 8}) in reasons_of(
        Game.from_position("board", 2, native), "seat RUm L7", "stop"
    )
    mixed = Position(hands=[["RUm", "GBf"], ["RUf"]], seats={"L5": "JKf", "M6": "RUm"}, guests=STOCK)
    told = reasons_of(Game.from_position("board", 2, mixed), "seat RUm L7", "stop")
    assert any(what.startswith("leaves_open") for what, _ in told)
    few = Position(hands=[["RUm", "RUf"], ["RUf"]], seats={"L5": "RUf"}, guests=STOCK)
    game = Game.from_position("board", 2, few)
    assert ("leaves_open_national", {"table": "L6", "points": 6}) in reasons_of(game, "seat RUm M6", "stop")
    assert not any(what.startswith("leaves_open") for what, _ in reasons_of(game, "seat RUm M6"))  # still to move


def test_what_the_next_player_has_no_guest_for_is_not_left_open() -> None:
    """Hands lie open on the board (B4): a player without a Russian cannot take the seat. Nobody knows that in card."""
    nobody = Position(hands=[["RUm", "GBf"], ["DEf"]], seats={"L5": "RUf", "M6": "RUm"}, guests=STOCK)
    told = reasons_of(Game.from_position("board", 2, nobody), "seat RUm L7", "stop")
    assert not any(what.startswith("leaves_open") for what, _ in told)


def test_what_speaks_against_a_turn_comes_after_a_but() -> None:
    pro, against = Reason("national", {"table": "L4", "points": 6}), Reason("leaves_one_seat", {"table": "L4"})
    assert (pro.is_against, against.is_against) == (False, True)
    assert reasons_in_words([against, pro]) == "; double points: L4 (6); but leaves a single chair: L4"
    assert reasons_in_words([against]) == "; leaves a single chair: L4"
    assert reasons_in_words([pro, pro]) == "; double points: L4 (6)"
    assert reasons_in_words([Reason("draw")]) == ""  # the action says it


def test_with_three_players_the_lead_is_over_the_best() -> None:
    """Turns are listed by the lead over the next player; what is told is the lead over the best of the others."""
    position = Position(
        hands=[["RUm"], ["DEf"], ["DEm"]],
        seats={"L5": "RUf", "M6": "RUm", "L7": "RUf"},
        scores=[20, 5, 50],
        guests=STOCK,
    )
    game = Game.from_position("board", 3, position)
    equal = Game.from_position("board", 3, replace(position, scores=[20, 50, 50]))
    ahead, behind = (Search(each.ruleset, Style()).promising(each, 1) for each in (equal, game))
    assert behind.counters[LISTED] > 1
    assert behind.values == pytest.approx(ahead.values)
