"""Bots count the guests of the edition that is played, not of the printed one."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import numpy as np
import pytest

from cafe import Game
from cafe.bots import card_features, junior_features
from cafe.bots.feature_names import LIKELY, ROOM
from cafe.rules import entries
from cafe.rules import ruleset as rulesets
from cafe.rules.editions import read_edition
from cafe.rules.games import GAMES
from cafe.rules.guests import KINDS
from cafe.rules.random_stream import seed_new_stream
from cafe.rules.ruleset import as_fields, unshuffled

NAMES = ("Ada", "Ben")
EDITIONS = [
    ("card", "each = 4", "each = 2"),
    ("junior", "each = 4", "each = 3"),
    ("junior", "jokers = 2", "jokers = 1"),
]


def dealt(name: str, old: str, new: str, monkeypatch: pytest.MonkeyPatch) -> Game:
    """A game of an edition that differs from the printed one in a number."""
    folder = files("cafe.rules") / "data" / "editions" / name
    numbers, drawing = ((folder / f"printed.{part}").read_text("utf-8") for part in ("toml", "plan"))
    assert old in numbers
    numbers = numbers.replace(old, new).replace("players = [2, 5]", "players = [2, 3]")
    made = read_edition(GAMES[name], "few", numbers, drawing)
    monkeypatch.setattr(rulesets, "edition", lambda *_: made)
    at = rulesets.ruleset.__wrapped__(name)
    state = unshuffled(at, len(NAMES), 0)
    entries.shuffle_and_deal(state, at.floor, at.empty_legal_moves(), seed_new_stream(1), 1, 0, False)
    return Game(at, NAMES, state, dealt=True)


def likely(game: Game, known: Any) -> float:
    """What the counts of unseen guests come to."""
    features = np.zeros(ROOM)
    known.describe(as_fields(game.state), as_fields(game.ruleset.floor), 0, features)
    return float(features[LIKELY : LIKELY + KINDS].sum())


@pytest.mark.parametrize(("name", "old", "new"), EDITIONS)
def test_unseen_guests_are_those_in_the_stock_and_in_other_hands(
    name: str, old: str, new: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = dealt(name, old, new, monkeypatch)
    state = game.state[0]
    others = int(state["hand_total"][1])
    unseen = int(state["stock_size"]) - int(state["drawn"]) + others
    if name == "junior":
        assert likely(game, junior_features) == unseen
    else:  # as likely as their share of all that is unseen
        assert likely(game, card_features) == pytest.approx(others)
