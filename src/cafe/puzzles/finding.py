"""Finding puzzles in played games."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from cafe.arena.simulate import play_out
from cafe.puzzles.puzzle import Puzzle
from cafe.puzzles.solving import solve
from cafe.record.document import Document
from cafe.record.replay import game_from_document
from cafe.record.write import document_of
from cafe.rules.game import Game

WORTH_IT = 2  # points by which the best turn must beat taking the best guest first
PLAYERS = ("Player 1", "Player 2")
BOTS = ("greedy", "greedy")


def played_games(name: str, seed: int) -> Iterator[Game]:
    """An endless supply of games between computer players."""
    number = 0
    while True:
        game = Game.new(name, list(PLAYERS), seed=seed, number=number)
        for code in play_out(game, BOTS, seed, number)[0]:
            game.play(code)
        yield game
        number += 1


def find_puzzles(games: Iterable[Game]) -> Iterator[Puzzle]:
    """At most one puzzle from each game: the one that most beats taking the best guest first."""
    for game in games:
        found = [puzzle for puzzle in map(puzzle_of, turn_beginnings(game)) if puzzle is not None]
        if found:
            yield max(found, key=lambda puzzle: puzzle.points - puzzle.guest_first)


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
    document = seen_by_one(game)
    solution = solve(game_from_document(document))
    if solution is None or solution.turn.points < solution.guest_first + WORTH_IT:
        return None
    turn = tuple(map(str, solution.turn.actions))
    return Puzzle(document, turn, solution.turn.points, solution.guest_first)


def seen_by_one(game: Game) -> Document:
    """The position as its player sees it, without hidden hands and with the stocks in a fixed order."""
    player = game.to_move
    document = document_of(Game.from_view(game.view(player)))
    assert isinstance(document.position, msgspec.Struct)  # noqa: S101 - made from a view
    if game.ruleset.edition.closed_hands:
        hands = [hand if at == player else [] for at, hand in enumerate(document.position.hands)]
        down: list[list[str]] = [[] for _ in hands] if document.position.face_down else []
        document.position = msgspec.structs.replace(document.position, hands=hands, face_down=down)
    return document
