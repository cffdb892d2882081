"""A bot of one's own is one file, and plays in the terminal, in tournaments and on the server by the same name."""

from __future__ import annotations

from pathlib import Path

import pytest

from cafe import Game
from cafe.bots import registry
from cafe.bots.registry import bot, check_name, factory, name_in_records, offer, offered
from cafe.client import Cafe
from cafe.rules.errors import SetupError
from cafe.server.levels import check_level_settings, on_device
from cafe.server.settings import SettingsError
from kernel_build.game_data import reading_data
from running import call
from server.serving import serving, settings_for, wait_for

EXAMPLE = Path(__file__).parent.parent / "examples/tidy_bot.py"
TIDY = f"{EXAMPLE}:tidy"


@pytest.fixture(autouse=True)
def _nothing_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_offered", {})


@pytest.mark.parametrize("game_name", ["card", "board", "junior"])
def test_it_plays_whole_games(game_name: str) -> None:
    game = Game.new(game_name, 2, seed=1)
    players = [bot(TIDY, 1), bot("greedy", 2)]
    while not game.is_over:
        for action in players[game.to_move].choose(game):
            game.play(action)
    assert name_in_records(TIDY, game_name) == "tidy 1"


def test_it_plays_in_the_terminal() -> None:
    told = call("play", "--game", "junior", "--bots", TIDY, "--seed", "1", given=b"1\n" * 40 + b"quit\n")
    assert told.code == 0, told.err
    assert "Tidy 1" in told.out


def test_it_plays_in_the_arena() -> None:
    words = ("--game", "board", "--games", "20", "--jobs", "1", "--no-report")
    told = call("arena", "--entrants", f"{TIDY},random", *words)
    assert told.code == 0, told.err
    assert "20 games of 10 deals" in told.out
    assert "tidy" in told.out


def test_it_plays_on_the_server(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path, bots=f"{TIDY}=Tidy")) as address, Cafe(address) as cafe:
        listed = {info.level: (info.name, info.about) for info in cafe.house().levels}
        assert listed["Tidy"] == ("Tidy", "Fills tables wherever it can.")
        seat = cafe.create("card", "Ada", ["Tidy"], start=True, order="given")
        seat.play("draw", number=0)
        wait_for(lambda: seat.look().choices)
        found = seat.look()
        assert found.match.places[1].name == "Tidy"
        assert {step.by for step in found.recent if step.player == 1} == {"bot"}


def test_one_in_the_registry_is_on_offer_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.SIMPLE, "mine", registry.Simple(factory(TIDY)))
    with serving(settings_for(tmp_path)) as address, Cafe(address) as cafe:
        house = cafe.house()
        assert "mine" in house.bots
        assert {info.level: (info.name, info.about) for info in house.levels}["mine"] == (
            "mine",
            "Fills tables wherever it can.",
        )
        seat = cafe.create("card", "Ada", ["mine"], start=True, order="given")
        seat.play("draw", number=0)
        wait_for(lambda: seat.look().choices)
        assert seat.look().match.places[1].name == "mine"


def test_a_device_is_offered_only_what_it_can_play(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.SIMPLE, "mine", registry.Simple(factory(TIDY)))
    assert {"random", "greedy"} <= set(reading_data("card")["levels"])
    assert "mine" not in {*reading_data("card")["levels"], *reading_data("card")["plays_as"]}
    assert "mine" not in on_device()
    monkeypatch.setitem(registry.SIMPLE, "mine", registry.Simple(factory(TIDY), way="points"))
    assert reading_data("card")["levels"]["mine"] == {"player": "points"}
    assert "mine" in on_device()


def test_a_name_is_given_once() -> None:
    assert offer(f"{TIDY}=Owl") == "Owl"
    assert offer(f"{TIDY}=Owl") == "Owl"  # every process of a server says so once more
    assert offer(TIDY) == "tidy"
    assert list(offered()) == ["Owl", "tidy"]
    assert bot("Owl", 1).name == "tidy 1"
    with pytest.raises(SetupError, match="there is a bot 'Owl' already"):
        offer("entrants:careful=Owl")
    with pytest.raises(SetupError, match="there is a bot 'level3' already"):
        offer(f"{TIDY}=level3")
    with pytest.raises(SetupError, match="no name of a bot"):
        offer(f"{TIDY}=The Owl")


@pytest.mark.parametrize(
    ("place", "part"),
    [
        ("nowhere:tidy", "cannot be imported"),
        ("nowhere.py:tidy", "cannot be imported"),
        (f"{EXAMPLE}:nobody", "cannot be imported"),
        ("entrants:nothing", "is no function"),
        (f"{EXAMPLE}:", "names no function"),
        (":tidy", "names no function"),
    ],
)
def test_a_place_where_nobody_is_found(place: str, part: str, tmp_path: Path) -> None:
    with pytest.raises(SetupError, match=part):
        check_name(place)
    with pytest.raises(SettingsError, match=part):
        check_level_settings(settings_for(tmp_path, bots=f"{place}=Owl"))
