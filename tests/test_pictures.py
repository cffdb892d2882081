"""Pictures of games: everybody who may be seen, with the page's flags and cloths, and nothing hidden."""

from __future__ import annotations

import random
import re
import xml.etree.ElementTree as ElementTree
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cafe import Game
from cafe.pictures import flags, picture_of
from cafe.pictures.cafe import draw_view
from cafe.rules.editions import edition, edition_names
from cafe.rules.games import GAME_NAMES
from cafe.rules.view import View
from secret_parts import with_other_secrets
from walks import Walk, play_on, throw, walks

ROOT = Path(__file__).parent.parent
SVG = "{http://www.w3.org/2000/svg}"


def parsed(picture: str) -> ElementTree.Element:
    return ElementTree.fromstring(picture)  # noqa: S314 - our own picture


def guests_of(picture: str) -> Counter[str]:
    return Counter(re.findall(r'<use href="#cafe-guest-(\w+)"', picture))


def guests_in(view: View) -> Counter[str]:
    """Everybody whom a viewer sees: seated, at the bar, in hands, face down."""
    known = [guest for pile in (*view.hands, *view.face_down) if pile is not None for guest in pile]
    return Counter([*view.seats.values(), *view.bar, *known])


@given(walks(most_choices=5))
def test_everybody_who_may_be_seen_is_drawn_once(walk: Walk) -> None:
    game = walk.end()
    for viewer in (0, 1, None):
        view = game.view(viewer)
        picture = draw_view(view)
        assert guests_of(picture) == guests_in(view)
        assert picture.count('class="face-down"') == sum(view.face_down_counts)
        hidden = [count for hand, count in zip(view.hands, view.hand_counts, strict=True) if hand is None]
        told = [int(count) for count in re.findall(r"(\d+) guests?<", picture)]
        assert told == hidden
        assert ("lays this table" in picture) == (view.next_table is not None)


@given(walks(most_choices=5), st.randoms(use_true_random=False))
def test_a_picture_tells_no_secrets(walk: Walk, dice: random.Random) -> None:
    game = walk.end()
    for viewer in (0, 1, None):
        twin = with_other_secrets(game, viewer, dice)
        assert draw_view(twin.view(viewer)) == draw_view(game.view(viewer))


@pytest.mark.parametrize("name", GAME_NAMES)
def test_a_picture_is_whole(name: str) -> None:
    """What it uses is in it, once; it is named; it follows the reader's screen."""
    game = play_on(Game.new(name, ["Ada <&>", "Ben"], seed=3), 3)
    for thing in (game, game.view(0), game.view(None)):
        picture = picture_of(thing)
        assert picture == thing._repr_svg_()
        drawn = parsed(picture)
        ids = Counter(element.get("id") for element in drawn.iter() if element.get("id"))
        used = set(re.findall(r'href="#([\w-]+)"', picture)) | set(re.findall(r"url\(#([\w-]+)\)", picture))
        assert used <= set(ids)
        assert max(ids.values()) == 1
        assert "Ada <&>" in [element.text for element in drawn.iter(f"{SVG}text")]
        assert "prefers-color-scheme: dark" in picture
        assert len(picture) < 120_000


def flags_of(picture: str) -> Counter[str]:
    """The flags on tables; those on guests are inside their symbols."""
    shown = re.sub(r"<defs>.*</defs>", "", picture, flags=re.DOTALL)
    return Counter(re.findall(r'<use href="#cafe-flag-(\w+)"', shown))


@pytest.mark.parametrize("name", GAME_NAMES)
def test_tables_have_their_flags(name: str) -> None:
    game = Game.new(name, 2, seed=5)
    dice = random.Random(1)
    for _ in range(30):
        view = game.view(0)
        standing = [*view.tables.values(), *([view.next_table] if view.next_table else [])]
        assert flags_of(draw_view(view)) == Counter(flag for table in standing for flag in table.split(" "))
        if game.is_over:
            break
        game.play(throw(game, dice, 0.5))


@cache
def laying() -> Game:
    """A game of Junior in which a table is to be laid (J7)."""
    for seed in range(50):
        game, dice = Game.new("junior", ["Ada", "Ben"], seed=seed), random.Random(seed)
        while not game.is_over:
            game.play(throw(game, dice, 0.9))
            if game.view(None).next_table:
                return game
    raise AssertionError


def test_a_table_to_be_laid_is_shown() -> None:
    """And the full one beside it, turned over where no joker sits at it."""
    view = laying().view(None)
    picture = draw_view(view)
    assert f"{view.players[laying().to_move]} lays this table" in picture
    assert view.next_table is not None
    assert flags_of(picture)[view.next_table.split(" ")[0]] >= 1
    full = re.findall('fill="#2f6b3f" stroke="#fff"', picture)
    assert len(full) == sum(is_turned(laying(), table) for table in view.tables)


def is_turned(game: Game, table: str) -> bool:
    plan, seats = game.ruleset.plan, game.view(None).seats
    around = [seats.get(plan.seat_names[seat]) for seat in plan.seats_of[plan.table_at[table]]]
    return all(guest is not None and not guest.startswith("JK") for guest in around)


def test_face_down_guests_are_known_to_one_only() -> None:
    game = Game.new("card", 2, seed=3)
    while not any(game.view(None).face_down_counts):
        choices = game.legal_actions()
        game.play(next((one for one in choices if one.do in ("lay_down", "draw")), choices[0]))
    owner = max((0, 1), key=lambda player: game.view(None).face_down_counts[player])
    for viewer in (owner, 1 - owner, None):
        view = game.view(viewer)
        assert draw_view(view).count('class="face-down"') == 1
        assert guests_of(draw_view(view)) == guests_in(view)
        held = view.hand_counts[viewer] if viewer is not None else 0
        assert guests_of(draw_view(view)).total() == len(view.seats) + held + (viewer == owner)


def test_every_nation_has_its_flag_and_cloth() -> None:
    held = flags._page()
    nations = {
        nation for game in GAME_NAMES for name in edition_names(game) for nation in edition(game, name).cast.nations
    }
    assert nations <= set(held["flags"])
    assert nations | {"JK"} <= set(held["cloths"])
    for nation, shapes in held["flags"].items():
        parsed(f'<svg xmlns="http://www.w3.org/2000/svg">{shapes}</svg>')
        assert 0 < len(shapes) < 3000, nation
    page = (ROOT / "web/src/cafe/people.ts").read_text("utf-8")
    assert all(f'{nation}: "{colour}"' in page for nation, colour in held["cloths"].items())
