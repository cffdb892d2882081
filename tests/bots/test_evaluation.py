"""What the evaluation sees of a café, and what it has learnt."""

from __future__ import annotations

import tomllib
from collections import Counter
from importlib.resources import files

import numpy as np
import pytest

from cafe import Game
from cafe.bots.best_turns import codes_of
from cafe.bots.evaluation import stage
from cafe.bots.feature_names import FEATURE_NAMES, FEATURES, MY_HAND, NATIONS
from cafe.bots.float_arrays import Floats
from cafe.bots.levels import strongest_style
from cafe.bots.make_buffers import as_rows
from cafe.bots.nation_features import NATION_NAMES
from cafe.bots.registry import bot
from cafe.bots.rollout import MARGIN
from cafe.bots.search import Search
from cafe.bots.search_settings import Style
from cafe.bots.sequential_halving import LISTED, Race
from cafe.bots.weights import Evaluation, read_evaluation
from cafe.rules.ruleset import as_fields


def after_some_turns(turns: int, players: int = 2) -> Game:
    game = Game.new("card", players, seed=6)
    greedy = bot("greedy", 1)
    for _ in range(turns):
        for action in greedy.choose(game):
            game.play(action)
    return game


def evaluation_of_drawing(game: Game, weights: Floats) -> float:
    """What the evaluation says of drawing a guest, by these weights; nobody knows whom, so the hand counts as it is."""
    search = Search(game.ruleset, Style(turns=500))
    search.evaluation = Evaluation(weights, weights, np.ones(2))
    listed = listed_in(search.promising(game, 1))
    return listed[(game.space.find("draw").code,)]


def listed_in(race: Race) -> dict[tuple[int, ...], float]:
    """The turns listed, in order, and what the evaluation says of each."""
    count = race.counters[LISTED]
    return {tuple(codes_of(turn)): float(value) for turn, value in zip(race.turns[:count], race.values, strict=False)}


@pytest.mark.parametrize("turns", [0, 40])
def test_nations_are_counted_by_where_their_tables_are_and_whom_the_hand_holds(turns: int) -> None:
    game = after_some_turns(turns)
    state = game.state[0]
    here = Counter(int(table) & 15 for table in state["tables"])
    coming = Counter(int(table) & 15 for table in state["tables_stock"][state["tables_drawn"] : state["tables_size"]])
    expected: Counter[str] = Counter()
    for nation in range(12):
        held = sorted(int(held) for held in state["hands"][game.to_move][2 * nation : 2 * nation + 2])
        expected[f"{here[nation]}_here_{coming[nation]}_coming_{held[1]}_and_{held[0]}"] += 1
    lead = evaluation_of_drawing(game, np.zeros((2, FEATURES)))
    found: Counter[str] = Counter()
    for number, name in enumerate(NATION_NAMES):
        weights = np.zeros((2, FEATURES))
        weights[:, NATIONS + number] = 1.0
        found[name] = round(evaluation_of_drawing(game, weights) - lead)
    assert +found == expected


@pytest.mark.parametrize("name", ["card", "board", "junior"])
@pytest.mark.parametrize("closed", [False, True])
def test_how_much_of_a_game_is_left_is_told_by_its_tables_and_not_by_whether_hands_are_closed(
    name: str, closed: bool
) -> None:
    """An edition may open the hands of a game with a stock of tables, and close those of one without."""
    game = Game.new(name, 2, seed=6)
    state, floor = game.state.copy(), game.ruleset.floor.copy()
    floor["closed_hands"] = closed
    if name != "board":
        state["tables_drawn"] = state["tables_size"] - 1
    expected = int(state["stock_size"][0] - state["drawn"][0]) / 100 if name == "board" else 1 / 20
    assert stage(as_fields(state), as_fields(floor)) == expected


@pytest.mark.parametrize("game", ["card", "board", "junior"])
def test_every_weight_is_of_a_fact(game: str) -> None:
    table = tomllib.loads((files("cafe.bots") / "data" / "weights.toml").read_text("utf-8"))[game]
    told = set(table) | set(table.get("choices", ()))
    assert told - {"spread", "choices"} <= set(FEATURE_NAMES)
    evaluation = read_evaluation(game)
    assert evaluation.weights.any(axis=1).all()
    assert evaluation.choices.any(axis=1).all()
    assert bool(evaluation.choices[:, NATIONS:].any()) is (game == "card")


def test_card_chooses_and_judges_by_weights_of_their_own() -> None:
    evaluation = read_evaluation("card")
    assert not np.array_equal(evaluation.weights, evaluation.choices)
    assert read_evaluation("board").choices is read_evaluation("board").weights
    assert strongest_style("card").others == "points"


@pytest.mark.parametrize("players", [2, 3])
def test_a_turn_asked_for_is_judged_as_if_it_had_been_listed(players: int) -> None:
    """Else a review would compare opinions on two scales."""
    game = after_some_turns(0, players)
    expected = listed_in(Search(game.ruleset, Style(turns=500)).promising(game, 1))
    also = list(expected)[2:]
    assert len(also) > 3
    found = listed_in(Search(game.ruleset, Style(turns=2)).promising(game, 1, also))
    assert list(found) == list(expected)
    assert list(found.values()) == pytest.approx(list(expected.values()))


def margins_after_a_round(game: Game, style: Style, choices: Floats, weights: Floats) -> Floats:
    """The margins after one round of everybody's turns, begun with a draw, by café."""
    search = Search(game.ruleset, style)
    search.evaluation = Evaluation(weights, choices, np.ones(2))
    margins: Floats = search.try_out(game, as_rows([[game.space.find("draw").code]]), 1, 3, 60)[:, 0, MARGIN]
    return margins


def test_the_others_are_imagined_to_go_for_points_if_told_so() -> None:
    """Players whose one wish is a full hand never seat anybody; others who go for points do, and are ahead by it."""
    hoarding = np.zeros((2, FEATURES))
    hoarding[:, MY_HAND] = 100.0
    game = Game.new("card", 2, seed=6)
    held = game.state[0]["hand_total"][game.to_move] + 1  # a guest drawn after that is not counted: nobody knew it
    alike = margins_after_a_round(game, Style(others="alike"), hoarding, hoarding)
    by_points = margins_after_a_round(game, Style(others="points"), hoarding, hoarding)
    assert set(alike) == {100.0 * held}
    assert by_points.mean() < 100.0 * held - 1
    assert by_points.min() > 100.0 * (held - 1)  # nobody of the own hand was seated


def test_choices_choose_and_weights_judge() -> None:
    """A player who chooses to hoard draws again, whatever the café is worth in the end."""
    hoarding = np.zeros((2, FEATURES))
    hoarding[:, MY_HAND] = 100.0
    game = Game.new("card", 2, seed=6)
    assert set(margins_after_a_round(game, Style(), hoarding, np.zeros((2, FEATURES)))) == {0.0}
