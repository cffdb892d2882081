"""One cache of compiled code, filled by several processes in any order: every process plays the right games."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

from cafe.client import Cafe
from cafe.rules.games import GAME_NAMES
from oracle import replay
from running import answer_of
from server.playing import best
from server.serving import free_port, process, settings_for

SCRIPT = Path(__file__).with_name("dealing.py")
ORDERS = list(permutations(GAME_NAMES))
TWO_GAMES = list(permutations(("board", "junior")))


def steps(what: str, games: tuple[str, ...]) -> list[str]:
    return [f"{what}:{game}" for game in games]


def elsewhere(*words: str, cache: Path, **environment: str) -> dict[str, str]:
    """What a process of its own, with its compiled code in this folder, makes of these steps."""
    found: dict[str, str] = answer_of(SCRIPT, *words, XDG_CACHE_HOME=str(cache), **environment)
    return found


def fill(cache: Path, games: tuple[str, ...], *whats: str) -> None:
    """A process compiles a little of the board game, so that it counts types differently; then one process a game."""
    elsewhere("empty:board", cache=cache)
    for what in whats:
        for step in steps(what, games):
            elsewhere(step, cache=cache)


@pytest.fixture(scope="module")
def known(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The deals as plain Python deals them, with nothing compiled."""
    return elsewhere(*steps("deal", GAME_NAMES), cache=tmp_path_factory.mktemp("unused"), NUMBA_DISABLE_JIT="1")


@pytest.mark.parametrize("games", TWO_GAMES, ids="-".join)
def test_two_games_compiled_apart_are_dealt_together(
    games: tuple[str, ...], known: dict[str, str], tmp_path: Path
) -> None:
    fill(tmp_path, games, "deal")
    for order in TWO_GAMES:
        found = elsewhere(*steps("deal", order), cache=tmp_path)
        assert found == {step: known[step] for step in found}


@pytest.mark.long
def test_games_compiled_at_the_same_time(known: dict[str, str], tmp_path: Path) -> None:
    with ThreadPoolExecutor(len(GAME_NAMES)) as pool:
        list(pool.map(lambda step: elsewhere(step, cache=tmp_path), steps("deal", GAME_NAMES)))
    assert elsewhere(*steps("deal", GAME_NAMES), cache=tmp_path) == known


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Whole games and searches of each game as a process plays them that has a cache of its own."""
    found: dict[str, str] = {}
    for game in GAME_NAMES:
        found |= elsewhere(f"game:{game}", f"search:{game}", cache=tmp_path_factory.mktemp(game))
    return found


@pytest.mark.long
@pytest.mark.parametrize("games", ORDERS, ids="-".join)
def test_three_games_compiled_apart_are_played_together(
    games: tuple[str, ...],
    known: dict[str, str],
    alone: dict[str, str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fill(tmp_path, games, "deal", "game", "search")
    together = [*steps("deal", games), *steps("game", games), *steps("search", games)]
    assert elsewhere(*together, cache=tmp_path) == known | alone

    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    port = free_port()
    with process(settings_for(tmp_path), port), Cafe(f"http://127.0.0.1:{port}") as cafe:
        for game in games:
            document = played_against_bots(cafe, game)
            assert replay(document).result() == document["result"]


def played_against_bots(cafe: Cafe, game: str) -> dict[str, Any]:
    """The document of a whole match against a bot who weighs turns and one who searches."""
    seat = cafe.create(game, "Ada", ["level4", "level5@0.1s"], start=True)
    for state in seat.turns():
        seat.play(best(state).action, number=state.number)
    return cafe.ask("GET", f"/api/matches/{seat.match}/document", dict[str, Any])
