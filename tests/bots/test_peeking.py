"""No player looks at what it cannot see: in a café that differs in nothing else, every choice is the same."""

from __future__ import annotations

import random
from functools import cache

import pytest

from cafe import Game
from cafe.bots import make_buffers
from cafe.bots.analysis import analyse
from cafe.bots.registry import bot
from cafe.bots.search_settings import Effort
from secret_parts import with_other_secrets
from walks import GAMES, SEATS

PLAYERS = ("greedy", "level1", "level2", "level3", "level4", "search@40")
LEAST = 6  # moments of a game
TURNS_BETWEEN = 2
TWINS = 2  # of each moment


@cache
def moments(name: str, variant: bool, players: int) -> tuple[Game, ...]:
    """Moments all over a game where the player to move has something to choose."""
    game = Game.new(name, players, seed=players, options={"same_sex_tables": variant})
    bots = [bot("level4" if seat % 2 else "greedy", seat) for seat in range(players)]
    found: list[Game] = []
    turns = 0
    while not game.is_over:
        turns += 1
        if len(game.legal_actions()) > 1 and turns % TURNS_BETWEEN == 1:
            found.append(game.copy())
        for action in bots[game.to_move].choose(game):
            game.play(action)
    assert len(found) >= LEAST
    return tuple(found)


def twins(game: Game) -> list[Game]:
    """The same to the eyes of the player to move, and other in what is hidden."""
    dice = random.Random(game.length)
    found = [with_other_secrets(game, game.to_move, dice) for _ in range(TWINS)]
    assert all(twin.state.tobytes() != game.state.tobytes() for twin in found)
    assert all(twin.view(game.to_move) == game.view(game.to_move) for twin in found)
    return found


def peeks(name: str, game: Game) -> bool:
    """Whether the choice of a player depends on what is hidden, the random stream being the same."""
    expected = bot(name, 5).choose(game)
    return any(bot(name, 5).choose(twin) != expected for twin in twins(game))


@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize(("game_name", "variant", "players"), SEATS)
def test_no_player_peeks(game_name: str, variant: bool, players: int, name: str) -> None:
    for game in moments(game_name, variant, players):
        assert not peeks(name, game), f"{name} peeks after {game.length} actions"


@pytest.mark.parametrize(("name", "variant"), GAMES)
def test_no_hint_peeks_and_a_view_is_all_it_needs(name: str, variant: bool) -> None:
    effort = Effort(simulations=40)
    for game in moments(name, variant, 3):
        found = analyse(game, effort, seed=3)
        assert analyse(game.view(game.to_move), effort, seed=3) == found
        assert [analyse(twin, effort, seed=3) for twin in twins(game)] == [found] * TWINS


@pytest.mark.parametrize(
    ("game_name", "name"),
    [
        ("card", "level4"),
        ("card", "search@40"),
        ("junior", "level1"),
        ("junior", "level2"),
        ("junior", "level4"),
        ("junior", "search@40"),
    ],
)
def test_a_player_who_peeks_is_found_out(game_name: str, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The moments above are such that looking would show. In the board game only the bag is hidden, and who imagines
    cafés draws from it again even if nothing was forgotten; points alone do not depend on what is hidden in card.
    """
    monkeypatch.setattr(make_buffers, "forget_hidden", lambda *_: None)
    monkeypatch.setattr(make_buffers, "imagine_hidden", lambda *_: None)
    assert any(peeks(name, game) for seats in SEATS if seats[0] == game_name for game in moments(*seats))
