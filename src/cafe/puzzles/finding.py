"""Finding puzzles in played games."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

import msgspec

from cafe.arena.simulate import play_out
from cafe.protocol.puzzles import Strength
from cafe.puzzles.puzzle import Puzzle
from cafe.puzzles.solving import solve
from cafe.puzzles.strength import STRENGTHS, strength_of
from cafe.record.document import Document
from cafe.record.replay import game_from_document
from cafe.record.write import document_of
from cafe.rules.game import Game

PLAYERS = ("Player 1", "Player 2")
BOTS = ("greedy", "greedy")

Noted = Callable[[Puzzle], None]


def played_games(name: str, seed: int) -> Iterator[Game]:
    """An endless supply of games between computer players."""
    number = 0
    while True:
        game = Game.new(name, list(PLAYERS), seed=seed, number=number)
        for code in play_out(game, BOTS, seed, number)[0]:
            game.play(code)
        yield game
        number += 1


def find_puzzles(
    games: Iterable[Game], count: int, strengths: Sequence[Strength] = STRENGTHS, noted: Noted = lambda _: None
) -> list[Puzzle]:
    """The first `count` of each strength: at most one from each game, the one that most beats the naive players.

    Calls `noted` with each as it is found.
    """
    found: dict[Strength, list[Puzzle]] = {strength: [] for strength in strengths}
    for game in games:
        here = [puzzle for puzzle in map(puzzle_of, turn_beginnings(game)) if puzzle is not None]
        for strength in strengths:
            fitting = [puzzle for puzzle in here if puzzle.strength == strength]
            if fitting and len(found[strength]) < count:
                found[strength].append(max(fitting, key=lambda puzzle: puzzle.points - puzzle.naive))
                noted(found[strength][-1])
        if all(len(of_one) == count for of_one in found.values()):
            break
    return [puzzle for of_one in found.values() for puzzle in of_one]


def turn_beginnings(game: Game) -> Iterator[Game]:
    """The game before every turn."""
    player = -1
    for _, state in game.steps():
        here = Game(game.ruleset, game.players, state, dealt=game.dealt)
        if here.to_move != player:
            player = here.to_move
            here.put_back = game.put_back
            yield here


def puzzle_of(game: Game) -> Puzzle | None:
    """The puzzle for the player to move, or None if the position makes none."""
    if solve(game) is None:  # rules out most positions; what is hidden cannot change that
        return None
    document = seen_by_one(game)
    position = game_from_document(document)
    solution = solve(position)
    if solution is None:
        return None
    turn = tuple(map(str, solution.turn.actions))
    return Puzzle(strength_of(position, solution), document, turn, solution.turn.points, solution.naive)


def seen_by_one(game: Game) -> Document:
    """The position as its player sees it, without what is hidden and with the stocks in a fixed order."""
    seen = game.view(game.to_move)
    document = document_of(Game.from_view(seen))
    assert isinstance(document.position, msgspec.Struct)  # noqa: S101 - made from a view
    hands = [list(hand or ()) for hand in seen.hands]
    down: list[list[str]] = [[] for _ in document.position.face_down or ()]  # no turn's points depend on them
    document.position = msgspec.structs.replace(document.position, hands=hands, face_down=down)
    return document
