"""What a player imagines: it looks the same, holds the same, and is any deal as likely as any other."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from cafe import Game
from cafe.bots.make_buffers import imagine_in, new_buffers
from cafe.rules.random_stream import seed_new_stream
from cafe.rules.ruleset import copy_record
from decisions import decisions

GAMES = ("card", "board", "junior")


def imagined(game: Game, seed: int) -> Game:
    """The game as the player to move may imagine it."""
    buffers = new_buffers(game.ruleset)
    imagine_in(buffers, game, seed_new_stream(seed))
    return Game(game.ruleset, game.players, copy_record(buffers.states[:1]), dealt=game.dealt)


@pytest.mark.parametrize("name", GAMES)
def test_an_imagined_cafe_looks_the_same_and_holds_the_same(name: str) -> None:
    for seed, game in enumerate(decisions(name, 3, seed=6, every=6)):
        player = game.to_move
        other = imagined(game, seed)
        assert other.view(player) == game.view(player)
        assert other.legal_codes() == game.legal_codes()
        assert everything(other) == everything(game)


def test_a_joker_that_was_seen_taken_is_in_the_same_hand() -> None:
    known = 0
    for seed, game in enumerate(decisions("junior", 3, seed=7, every=1)):
        hands = imagined(game, seed).open_view().hands
        for player, jokers in enumerate(game.view(game.to_move).jokers_taken):
            assert not Counter(jokers) - Counter(hands[player])
            known += len(jokers) * (player != game.to_move)
    assert known > 0


def everything(game: Game) -> tuple[list[int], list[int]]:
    """Every guest and every table of a game, wherever it is; a hand's kinds as bits must fit the hand."""
    state = game.state[0]
    for player in range(len(game.players)):
        assert state["held"][player] == sum(1 << kind for kind in np.flatnonzero(state["hands"][player]).tolist())
    counts = state["hands"].sum(0) + np.bincount(state["stock"][state["drawn"] : state["stock_size"]], minlength=26)
    if game.name == "card":
        counts = counts + state["laid_down"].sum(0)
    return counts.tolist(), sorted(state["tables_stock"].tolist())


@pytest.mark.parametrize("name", ["card", "junior"])
def test_every_deal_is_as_likely(name: str) -> None:
    game, deals = Game.new(name, 2, seed=3), 4000
    player = game.to_move
    other = 1 - player
    hand, table = Counter[int](), Counter[int]()
    for seed in range(deals):
        state = imagined(game, seed).state[0]
        hand.update(dict(enumerate(state["hands"][other].tolist())))
        table[int(state["tables_stock"][state["tables_drawn"]])] += 1
    supply = np.array([game.ruleset.edition.cast.supply(guest) for guest in range(game.ruleset.edition.cast.kinds)])
    unseen = supply - game.state["hands"][0, player][: len(supply)]
    expected = deals * int(game.state["hand_total"][0, other]) * unseen / unseen.sum()
    for guest, count in enumerate(expected.tolist()):
        assert abs(hand[guest] - count) < 5 * np.sqrt(count + 1)
    hidden = 24 - 5 if name == "card" else 24 - 4  # the tables laid are seen, those put back are not
    assert sum(table.values()) == deals
    assert max(table.values()) < (2 if name == "card" else 1) * deals / hidden + 5 * np.sqrt(deals / hidden)
