"""How environments show themselves: alike in both libraries, on every machine."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import gymnasium
import numpy as np
import pytest

import cafe.gymnasium
import cafe.pettingzoo
from cafe import Game
from cafe.gymnasium import letters
from cafe.gymnasium.rendering import as_pixels
from cafe.pictures.cafe import draw_view
from cafe.pictures.theme import DARK, LIGHT
from cafe.rules.errors import SetupError


def zoo(mode: str | None) -> Any:
    return cafe.pettingzoo.card_v0.env(render_mode=mode)


def gym(mode: str | None) -> Any:
    return gymnasium.make(cafe.gymnasium.IDS["card"], render_mode=mode)


MAKERS = pytest.mark.parametrize("make", [zoo, gym])
Make = Callable[[str | None], Any]


@MAKERS
def test_a_human_is_shown_the_game_by_itself(make: Make, capsys: pytest.CaptureFixture[str]) -> None:
    env = make("human")

    def shown() -> int:
        return capsys.readouterr().out.count("guests left")

    env.reset(seed=1)
    assert shown() == 1
    for _ in range(3):
        game = env.unwrapped.game
        env.step(game.legal_codes()[0])
        assert shown() == 1
    assert env.render() is None
    assert shown() == 1


@MAKERS
@pytest.mark.parametrize("mode", [None, "ansi", "svg", "rgb_array"])
def test_nobody_else_is(make: Make, mode: str | None, capsys: pytest.CaptureFixture[str]) -> None:
    env = make(mode)
    env.reset(seed=1)
    env.step(env.unwrapped.game.legal_codes()[0])
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("make", [zoo, lambda mode: gymnasium.make("cafe/Card-v0", render_mode=mode).unwrapped])
@pytest.mark.filterwarnings("ignore:.*render_mode")
def test_a_wrong_mode_is_refused_at_once(make: Make) -> None:
    with pytest.raises(SetupError, match="a render mode is one of human, ansi, rgb_array, svg, not 'film'"):
        make("film")


def pixels(theme: Any = "light") -> Any:
    return as_pixels(draw_view(Game.new("board", 2, seed=1).view(0), theme=theme), dark=theme == "dark")


@pytest.mark.parametrize(("theme", "colours"), [("light", LIGHT), ("dark", DARK)])
def test_the_corners_are_paper(theme: str, colours: dict[str, str]) -> None:
    drawn = pixels(theme)
    paper = [int(colours["paper"][i : i + 2], 16) for i in (1, 3, 5)]
    for corner in (drawn[0, 0], drawn[0, -1], drawn[-1, 0], drawn[-1, -1]):
        assert corner.tolist() == paper


@pytest.fixture
def _no_fonts(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(letters, "FONTS", ())
    found = letters.letters
    found.cache_clear()
    yield
    found.cache_clear()


@pytest.mark.usefixtures("_no_fonts")
def test_there_are_letters_where_the_machine_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = pixels()
    monkeypatch.setattr(letters, "letters", lambda: ("sans-serif", []))
    assert (drawn != pixels()).any(axis=2).sum() > 2000


def test_letters_are_found_once() -> None:
    family, files = letters.letters()
    assert family
    assert files
    assert letters.letters()[1] is files
    assert np.array_equal(pixels(), pixels())
