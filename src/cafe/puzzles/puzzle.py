"""The puzzles that ship with the program: an easy, a hard and an expert one for each day."""

from __future__ import annotations

import gzip
from datetime import date
from functools import cache
from importlib.resources import files

import msgspec

from cafe.protocol.puzzles import Strength
from cafe.record.document import Document
from cafe.record.replay import game_from_document
from cafe.rules.errors import IllegalAction, SetupError
from cafe.rules.game import Game
from cafe.rules.verdict import Verdict


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position, the one turn that pays most, and the most that a naive player makes (naive.py)."""

    strength: Strength
    document: Document
    turn: tuple[str, ...]
    points: int
    naive: int

    def position(self) -> Game:
        """The position, with the player to move at the beginning of a turn."""
        return game_from_document(self.document)


class Try(msgspec.Struct, frozen=True):
    """What an attempted turn pays, and whether it is the best."""

    points: int
    best: bool


@cache
def puzzles(game: str, strength: Strength) -> tuple[Puzzle, ...]:
    """All puzzles of a game and strength; raises SetupError if there is no such game."""
    return tuple(puzzle for puzzle in _shelf(game) if puzzle.strength == strength)


@cache
def _shelf(game: str) -> tuple[Puzzle, ...]:
    shelf = files("cafe.puzzles") / "data" / f"{game}.jsonl.gz"
    if not shelf.is_file():
        raise SetupError(f"there are no puzzles of the game '{game}'")
    return tuple(msgspec.json.Decoder(Puzzle).decode_lines(gzip.decompress(shelf.read_bytes())))


def number_of_the_day(game: str, strength: Strength, day: date) -> int:
    """The number of a day's puzzle; each comes up once before any repeats."""
    return day.toordinal() % len(puzzles(game, strength))


def try_turn(puzzle: Puzzle, actions: list[str]) -> Try:
    """Judge an attempted turn, ending it if necessary; raises IllegalAction if a step is refused or one too many."""
    game = puzzle.position()
    player, before = game.to_move, game.scores[game.to_move]
    for action in actions:
        if game.to_move != player:
            raise IllegalAction(Verdict(action, "turn", "turn"))
        game.play(action)
    if game.to_move == player and "stop" in map(str, game.legal_actions()):
        game.play("stop")
    points = game.scores[player] - before
    return Try(points, points == puzzle.points)
