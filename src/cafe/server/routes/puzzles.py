"""Puzzles: a position, and whether a turn is the one that pays most."""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import Annotated, Any

from litestar import Controller, Request
from litestar.params import JSONBody, PathParameter, QueryParameter

from cafe.protocol.puzzles import PuzzleAnswer, PuzzleBody, PuzzleTry, Strength
from cafe.puzzles.puzzle import Puzzle, number_of_the_day, puzzles, try_turn
from cafe.rules.errors import IllegalAction
from cafe.rules.games import GameName
from cafe.server.drafts import found, refused
from cafe.server.faults import Fault
from cafe.server.request_context import Context, address_of
from cafe.server.routes.methods import get, post

Ask = Request[Any, Any, Any]
Game = Annotated[GameName, PathParameter(description="The game.")]
Number = Annotated[int, PathParameter(ge=0, description="The puzzle's number among those of its strength.")]
OfStrength = Annotated[Strength, PathParameter(description="How strong it is.")]
Wanted = Annotated[Strength, QueryParameter(name="strength", description="How strong it is; easy if left out.")]
Day = Annotated[date | None, QueryParameter(description="A day, as 2026-11-16; today's in UTC if left out.")]


class PuzzleRoutes(Controller):
    """A hundred puzzles of each strength for each game; a day has one of each strength."""

    path = "/api/puzzles"
    tags = ("puzzles",)

    @get("/{game:str}", summary="The puzzle of a day", sync_to_thread=False)
    def of_the_day(self, game: Game, day: Day = None, strength: Wanted = "easy") -> PuzzleBody:
        """The position, with the hand of the player to move."""
        return body_of(game, strength, number_of_the_day(game, strength, day or datetime.now(UTC).date()))

    @get("/{game:str}/{strength:str}/{number:int}", summary="A puzzle by its number", sync_to_thread=False)
    def by_number(self, game: Game, strength: OfStrength, number: Number) -> PuzzleBody:
        """Any puzzle, for players who want more than three a day."""
        return body_of(game, strength, number)

    @post("/{game:str}/{strength:str}/{number:int}", status_code=200, summary="Try a turn", sync_to_thread=False)
    def answer(
        self,
        request: Ask,
        context: Context,
        game: Game,
        strength: OfStrength,
        number: Number,
        data: JSONBody[PuzzleTry],
    ) -> PuzzleAnswer:
        """What a turn pays, and whether none pays more; the best turn once you find it or give up."""
        context.limits.check("act", address_of(request))
        puzzle = puzzle_at(game, strength, number)
        position = puzzle.position()
        try:
            tried = try_turn(puzzle, [str(found(position, action)) for action in data.actions])
        except IllegalAction as error:
            raise refused(error.verdict) from None
        shown = tried.best or data.give_up
        return PuzzleAnswer(tried.points, tried.best, puzzle.points if shown else None, puzzle.turn if shown else None)


def puzzle_at(game: str, strength: Strength, number: int) -> Puzzle:
    """A puzzle; a Fault if there is none with that number."""
    known = puzzles(game, strength)
    if number >= len(known):
        raise Fault("unknown", f"there are {len(known)} {strength} puzzles of the game, numbered from 0")
    return known[number]


def body_of(game: GameName, strength: Strength, number: int) -> PuzzleBody:
    """A puzzle as it is sent: without the turn that solves it."""
    puzzle = puzzle_at(game, strength, number)
    return PuzzleBody(game, strength, number, len(puzzles(game, strength)), puzzle.document, puzzle.naive)
