"""The card game by an edition with open hands: who lies face down (K9) is hidden all the same, everywhere alike."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import numpy as np

from cafe import Game
from cafe.bots.make_buffers import imagine_in, new_buffers, take_in
from cafe.bots.registry import bot
from cafe.puzzles.finding import seen_by_one
from cafe.rules.observer import Observer
from cafe.rules.position import Position
from cafe.rules.random_stream import seed_new_stream
from cafe.rules.ruleset import copy_record, ruleset

NAMES = ("Ada", "Ben", "Cleo")
LAID = [["CNf"], ["TRf", "TRm"], ["CUm"]]


def open_hands() -> Game:
    """A game in which everybody sees all hands, and has laid guests face down."""
    printed = ruleset("card")
    floor = printed.floor.copy()
    floor["closed_hands"] = 0
    at = replace(printed, edition=replace(printed.edition, closed_hands=False), floor=floor)
    position = Position(
        hands=[["RUm", "RUf", "CUf"], ["DEf", "DEm"], ["ITf"]],
        seats={"B1": "RUf"},
        tables={"B2": "RU", "D2": "IT", "C3": "DE", "B4": "US", "D4": "CU"},
        face_down=LAID,
        guests=["CUf", "ITm", "ESf", "ESm", "FRf"],
        tables_stock=["FR", "GB"],
    )
    return Game(at, NAMES, Game.from_position("card", NAMES, position).state.copy(), dealt=False)


def with_others_laid(game: Game) -> Game:
    """The same to the eyes of the player to move: other guests lie face down before the others."""
    record, dice = copy_record(game.state), random.Random(1)
    state = record[0]
    hidden = state["stock"][state["drawn"] : state["stock_size"]].tolist()
    for player in range(1, len(NAMES)):
        hidden += np.repeat(np.arange(26), state["laid_down"][player]).tolist()
    dice.shuffle(hidden)
    for player in range(1, len(NAMES)):
        state["laid_down"][player] = 0
        for _ in LAID[player]:
            state["laid_down"][player][hidden.pop()] += 1
    state["stock"][state["drawn"] : state["stock_size"]] = hidden
    return Game(game.ruleset, game.players, record, dealt=False)


def test_hands_are_seen_and_guests_face_down_are_not() -> None:
    game = open_hands()
    seen, other = game.view(0), with_others_laid(game)
    assert seen.hands == (("CUf", "RUf", "RUm"), ("DEf", "DEm"), ("ITf",))
    assert seen.face_down == (("CNf",), None, None)
    assert other.open_view().face_down != game.open_view().face_down
    assert other.view(0) == seen
    assert observed(other) == observed(game)


def observed(game: Game) -> bytes:
    observer = Observer(game.ruleset)
    observer.look(game.state, 0)
    return observer.row.tobytes()


def test_they_are_forgotten_and_imagined() -> None:
    game = open_hands()
    buffers = [new_buffers(game.ruleset) for _ in range(2)]
    for space, one in zip(buffers, (game, with_others_laid(game)), strict=True):
        take_in(space, one)
    assert buffers[0].cafes[:1].tobytes() == buffers[1].cafes[:1].tobytes()
    found = set()
    for seed in range(40):
        imagine_in(buffers[0], game, seed_new_stream(seed))
        state: Any = buffers[0].states[0]
        found.add(state["laid_down"][1:3].tobytes())
        assert state["laid_total"].tolist()[:3] == [1, 2, 1]
        assert state["hands"].tobytes() == game.state[0]["hands"].tobytes()
    assert len(found) > 20


def test_nobody_peeks() -> None:
    game = open_hands()
    other = with_others_laid(game)
    for name in ("greedy", "level1", "level3", "level4", "search@40"):
        assert bot(name, 5).choose(other) == bot(name, 5).choose(game)


def test_who_lays_a_guest_down_is_told_without_the_guest() -> None:
    game = open_hands()
    game.state[0]["hands"][0, :10], game.state[0]["hand_total"][0] = 1, 12
    game.state[0]["held"][0] = sum(1 << kind for kind, n in enumerate(game.state[0]["hands"][0].tolist()) if n)
    told = game.copy().perform("lay_down CUf")
    assert (told.told(0).guest, told.told(1).guest, told.told(None).guest) == ("CUf", None, None)
    assert told.told_openly().guest == "CUf"


def test_a_puzzle_shows_the_hands_its_player_sees_and_nobody_face_down() -> None:
    position: Any = seen_by_one(open_hands()).position
    assert position.hands == [["CUf", "RUf", "RUm"], ["DEf", "DEm"], ["ITf"]]
    assert position.face_down == [[], [], []]  # no turn's points depend on them
