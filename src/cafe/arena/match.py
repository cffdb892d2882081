"""One game of a tournament: who plays it, and what is recorded."""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import asdict, dataclass

import msgspec

from cafe.arena.contest import Terms
from cafe.arena.errors import ArenaError
from cafe.arena.seeds import derived
from cafe.arena.sources import PENALTIES, named
from cafe.bots.engine_bot import EngineBot
from cafe.bots.engine_protocol import EngineFault
from cafe.bots.registry import bot
from cafe.rules.errors import CafeError
from cafe.rules.game import Game
from cafe.rules.verdict import Result

FORFEIT = "forfeit"  # why a game ended if an engine was at fault


@dataclass(frozen=True)
class Task:
    """A game to play; it comes out the same on any worker at any time."""

    terms: Terms
    number: int
    deal: int
    seating: tuple[int, ...]  # the entrant at each place


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The record of a game; all but `seconds` is reproducible, unless a player watches the clock.

    From `scores` on, everything is by place: final scores, the minus points in them, how often the player was asked,
    how long it thought, and what earned its points.
    """

    game: int
    deal: int
    seating: tuple[int, ...]
    start: int
    reason: str
    winners: tuple[int, ...]
    steps: int
    scores: tuple[int, ...]
    penalties: tuple[int, ...]
    asked: tuple[int, ...]
    seconds: tuple[float, ...]
    sources: tuple[dict[str, int], ...]


class Participant:
    """A player in a game, and what we record about it."""

    def __init__(self, entrant: str, seed: int) -> None:
        self.entrant = entrant
        self.bot = bot(entrant, seed)
        self.asked = 0
        self.seconds = 0.0
        self.sources = Counter[str]()

    def play(self, game: Game) -> int:
        """Ask the player and play its choice; returns the number of steps."""
        began = time.perf_counter()
        actions = self.bot.choose(game)
        self.seconds += time.perf_counter() - began
        self.asked += 1
        for chosen in actions:
            for outcome in game.perform_all(chosen):
                self.sources.update(named(outcome.sources))
        return len(actions)

    def close(self) -> None:
        """End what the player has started."""
        if isinstance(self.bot, EngineBot):
            self.bot.close()


def play(task: Task) -> Played:
    """Play a game to its end; raises ArenaError if a player breaks the rules."""
    terms = task.terms
    options = {"same_sex_tables": terms.same_sex_tables}
    game = Game.new(
        terms.game, terms.players, seed=terms.seed, number=task.deal, options=options, edition=terms.edition
    )
    participants = [
        Participant(terms.entrants[entrant], derived(terms.seed, task.number, place))
        for place, entrant in enumerate(task.seating)
    ]
    steps, lost = 0, None
    while not game.is_over and lost is None:
        participant = participants[game.to_move]
        try:
            taken = participant.play(game)
        except EngineFault:  # it has lost, and the tournament goes on
            lost, taken = game.to_move, 1
        except CafeError as error:
            raise ArenaError(f"{participant.entrant} broke the rules in game {task.number}: {error}") from error
        except Exception as error:  # third-party code may raise anything; say whose code, and when
            what = f"{type(error).__name__}: {error}"
            raise ArenaError(f"{participant.entrant} failed in game {task.number}: {what}") from error
        if not taken:
            raise ArenaError(f"{participant.entrant} chose nothing in game {task.number}")
        steps += taken
    for participant in participants:
        participant.close()
    if lost is None:
        return _noted(task, game, participants, steps)
    return _forfeited(task, game, participants, lost, steps - 1)


def play_batch(tasks: list[Task]) -> list[Played]:
    """Play some games one after the other."""
    return [play(task) for task in tasks]


def _noted(task: Task, game: Game, participants: list[Participant], steps: int) -> Played:
    assert game.result is not None  # noqa: S101 - the loop above ends with the game
    return _recorded(task, game, participants, steps, game.result)


def _forfeited(task: Task, game: Game, participants: list[Participant], lost: int, steps: int) -> Played:
    """An engine at fault loses: the game ends there, the others win, and everything scored so far counts."""
    penalties = game.penalties
    scores = tuple(score - penalty for score, penalty in zip(game.scores, penalties, strict=True))
    winners = tuple(place for place in range(len(participants)) if place != lost)
    return _recorded(task, game, participants, steps, Result(scores, penalties, winners, FORFEIT))


def _recorded(task: Task, game: Game, participants: list[Participant], steps: int, result: Result) -> Played:
    for participant, penalty in zip(participants, result.penalties, strict=True):
        if penalty:
            participant.sources[PENALTIES] = -penalty
    return Played(
        game=task.number,
        deal=task.deal,
        seating=task.seating,
        start=game.start,
        steps=steps,
        asked=tuple(participant.asked for participant in participants),
        seconds=tuple(round(participant.seconds, 6) for participant in participants),
        sources=tuple(dict(participant.sources) for participant in participants),
        **asdict(result),
    )
