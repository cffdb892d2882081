"""A position is known again in every disguise, and games that have nothing to do with each other are not."""

from __future__ import annotations

from random import Random

import pytest

from cafe.bots.registry import bot
from cafe.rules.game import Game
from cafe.rules.games import GAME_NAMES
from cafe.server import open_positions
from cafe.server.faults import Fault
from cafe.server.likeness import JOKER, TURNS, Layout, _flags, _turned, cell_of
from cafe.server.open_positions import _is_in_play, layout_of
from cafe.server.store.open_positions import OpenPosition

FLIPS = {"f": "m", "m": "f"}


def name_of(column: int, row: int) -> str:
    return f"{chr(ord('A') + column - 1)}{row}"


def disguised(open_one: Layout, dice: Random, *, shift: int = 0, swap_sexes: bool = False) -> Layout:
    """The same with nations renamed, turned or mirrored, and shifted."""
    nations = sorted({flag for flags in open_one.tables.values() for flag in flags.split()} | _of(open_one))
    renamed = dict(zip(nations, dice.sample(nations, len(nations)), strict=True)) | {JOKER: JOKER}
    turn = dice.choice(TURNS)
    cells = [_turned(cell_of(cell), turn) for cell in (*open_one.tables, *open_one.seats)]
    left, top = (min(cell[way] for cell in cells) - 1 - shift for way in (0, 1))

    def moved(cell: str) -> str:
        column, row = _turned(cell_of(cell), turn)
        return name_of(column - left, row - top)

    def called(flags: str) -> str:
        return " ".join(renamed[flag] for flag in _flags(tuple(flags.split()), turn))

    def guest(code: str) -> str:
        return renamed[code[:-1]] + (FLIPS[code[-1]] if swap_sexes else code[-1])

    return Layout(
        open_one.game,
        {moved(cell): called(flags) for cell, flags in open_one.tables.items()},
        {moved(cell): guest(code) for cell, code in open_one.seats.items()},
    )


def _of(open_one: Layout) -> set[str]:
    return {guest[:-1] for guest in open_one.seats.values()} - {JOKER}


def is_asked(open_one: Layout, *asked: Layout) -> bool:
    return _is_in_play([OpenPosition(dict(open_one.tables), dict(open_one.seats))], asked)


def layouts(game: str, seed: int, least: int) -> list[Layout]:
    """Positions of a game that two bots play, with at least that many guests."""
    playing, player = Game.new(game, 2, seed=seed), bot("greedy", seed)
    found = []
    while not playing.is_over:
        for action in player.choose(playing):
            playing.play(action)
        found.append(layout_of(playing))
    return [one for one in found if one.seated >= least]


@pytest.mark.parametrize("game", GAME_NAMES)
def test_a_position_is_known_again_in_every_disguise(game: str) -> None:
    dice = Random(1)
    for one in layouts(game, 1, 4):
        for shift, swapped in ((0, False), (1, True), (3, False)):
            assert is_asked(one, disguised(one, dice, shift=shift, swap_sexes=swapped))


@pytest.mark.parametrize("game", ["board", "junior"])
def test_nor_does_it_help_to_change_two_seats_of_many(game: str) -> None:
    for one in layouts(game, 2, 12):
        twin = disguised(one, Random(9))
        # The first ones, by which positions are laid on each other.
        fewer = dict(sorted(twin.seats.items(), key=lambda pair: cell_of(pair[0]))[2:])
        assert is_asked(one, Layout(game, twin.tables, fewer))
        (first, its), (second, other) = sorted(twin.seats.items())[:2]
        assert is_asked(one, Layout(game, twin.tables, {**twin.seats, first: other, second: its}))


@pytest.mark.parametrize("game", GAME_NAMES)
def test_other_games_are_not_taken_for_it(game: str) -> None:
    positions = [layouts(game, seed, 8) for seed in range(3, 9)]
    for number, mine in enumerate(positions):
        for theirs in positions[number + 1 :]:
            for one in mine[::3]:
                assert not any(is_asked(one, other) for other in theirs if abs(one.seated - other.seated) <= 2)


def shuffled(one: Layout, dice: Random) -> Layout:
    """Another position that counts alike: the same guests on the same seats, in another order."""
    guests = list(one.seats.values())
    dice.shuffle(guests)
    return Layout(one.game, one.tables, dict(zip(one.seats, guests, strict=True)))


def test_what_is_compared_at_length_is_bounded_and_the_same_counts_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """20 matches and a game of 170 actions took 5.5 s."""
    monkeypatch.setattr(open_positions, "MOST_COMPARED", 3)
    dice = Random(5)
    one = layouts("board", 2, 16)[0]
    others = [shuffled(one, dice) for _ in range(4)]
    assert not is_asked(one, *others[:3] * 50)
    with pytest.raises(Fault, match="too many rated matches"):
        is_asked(one, *others)
