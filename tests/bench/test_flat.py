"""Flat Monte Carlo: it knows no more than a player, judges ends as the rules do, and plays sensibly."""

from __future__ import annotations

import random
from collections import Counter

import numpy as np
import pytest
from unseen import decisions, shuffled

from baselines.flat import Budget, FlatBot
from baselines.kernel import POOL, deal_anew, play_at_random
from cafe import Game
from cafe.bots.players import RandomBot
from cafe.rules.chance import Stream, seed_new_stream
from cafe.rules.house import copy_record
from cafe.rules.state import LAYING, MAX_PLAYERS

GAMES = ("card", "board", "junior")


def dealt_anew(game: Game, player: int, stream: Stream) -> Game:
    record = copy_record(game.state)
    guests, tables = np.zeros(POOL, np.int64), np.zeros(POOL, np.int64)
    deal_anew(record, player, game.kind != "board", game.house.edition.put_back, guests, tables, stream)
    return Game(game.house, game.players, record, dealt=True)


@pytest.mark.parametrize("kind", GAMES)
def test_what_is_hidden_makes_no_difference(kind: str) -> None:
    rng = random.Random(1)
    met = decisions(kind, 3, seed=4, every=12)
    assert kind != "junior" or any(game.state["phase"][0] == LAYING for game in met)
    for game in met:
        other = shuffled(game, game.to_move, rng)
        assert other.view(game.to_move) == game.view(game.to_move)
        actions = np.array(game.legal_codes(), np.int64)
        seen = [FlatBot(9, Budget(simulations=20)).try_all(each, actions) for each in (game, other)]
        assert seen[0][0].tolist() == seen[1][0].tolist()
        assert FlatBot(9, Budget(simulations=20)).choose(game) == FlatBot(9, Budget(simulations=20)).choose(other)


@pytest.mark.parametrize("kind", GAMES)
def test_a_new_deal_looks_the_same_and_holds_the_same(kind: str) -> None:
    stream = seed_new_stream(5)
    for game in decisions(kind, 3, seed=6, every=6):
        player = game.to_move
        other = dealt_anew(game, player, stream)
        assert other.view(player) == game.view(player)
        assert other.legal_codes() == game.legal_codes()
        assert everything(other) == everything(game)


def everything(game: Game) -> tuple[list[int], list[int]]:
    """Every guest and every table of a game, wherever it is; a hand's kinds as bits must fit the hand."""
    state = game.state[0]
    for player in range(len(game.players)):
        assert state["held"][player] == sum(1 << kind for kind in np.flatnonzero(state["hands"][player]).tolist())
    counts = state["hands"].sum(0) + np.bincount(state["stock"][state["drawn"] : state["stock_size"]], minlength=26)
    if game.kind == "card":
        counts = counts + state["laid_down"].sum(0)
    return counts.tolist(), sorted(state["tables_stock"].tolist())


@pytest.mark.parametrize("kind", ["card", "junior"])
def test_every_deal_is_as_likely(kind: str) -> None:
    game, stream, deals = Game.new(kind, 2, seed=3), seed_new_stream(8), 4000
    player, other = game.to_move, 1 - game.to_move
    hand, table = Counter[int](), Counter[int]()
    for _ in range(deals):
        state = dealt_anew(game, player, stream).state[0]
        hand.update(dict(enumerate(state["hands"][other].tolist())))
        table[int(state["tables_stock"][state["tables_drawn"]])] += 1
    supply = np.array([game.house.edition.cast.supply(guest) for guest in range(game.house.edition.cast.kinds)])
    unseen = supply - game.state["hands"][0, player][: len(supply)]
    expected = deals * int(game.state["hand_total"][0, other]) * unseen / unseen.sum()
    for guest, count in enumerate(expected.tolist()):
        assert abs(hand[guest] - count) < 5 * np.sqrt(count + 1)
    hidden = 24 - 5 if kind == "card" else 24 - 4  # the tables laid are seen, those put back are not
    assert sum(table.values()) == deals
    assert max(table.values()) < (2 if kind == "card" else 1) * deals / hidden + 5 * np.sqrt(deals / hidden)


@pytest.mark.parametrize("kind", GAMES)
def test_the_end_is_judged_as_by_the_rules(kind: str) -> None:
    stream, most = seed_new_stream(2), Game.new(kind, 2).house.edition.players[-1]
    for number in range(300):
        game = Game.new(kind, 2 + number % (most - 1), seed=1, number=number)
        record, shares = copy_record(game.state), np.zeros(MAX_PLAYERS, np.int64)
        play_at_random(record, game.house.floor, game.house.empty_menu(), stream, shares)
        result = Game(game.house, game.players, record, dealt=True).result
        assert result is not None
        won = [len(result.winners) if player in result.winners else 0 for player in range(len(game.players))]
        assert shares[: len(won)].tolist() == won


def test_a_forced_action_is_played_at_once() -> None:
    game = Game.new("card", 2, seed=1)
    while len(game.legal_codes()) > 1:
        game.play(game.legal_codes()[0])
    bot = FlatBot(1, Budget(seconds=60))
    assert bot.choose(game) == game.legal_actions()
    assert bot.simulations == 0


def test_a_little_time_is_enough_for_a_choice() -> None:
    bot, game = FlatBot(1, Budget(seconds=1e-9)), Game.new("board", 2, seed=1)
    assert bot.choose(game)[0] in game.legal_actions()
    assert bot.simulations == 1


@pytest.mark.parametrize("kind", ["card", "board"])
def test_it_beats_chance(kind: str) -> None:
    ahead = 0
    for seed in range(6):
        game = Game.new(kind, 2, seed=seed, start=seed % 2)
        bots = FlatBot(seed, Budget(simulations=60)), RandomBot(seed)
        while not game.is_over:
            for action in bots[game.to_move].choose(game):
                game.play(action)
        assert game.result is not None
        ahead += game.result.scores[0] - game.result.scores[1]
    assert ahead > 0
