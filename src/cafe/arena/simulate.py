"""Simulation: many games between bots, the same for a seed on any number of processes."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator
from concurrent.futures import Future
from dataclasses import dataclass, field
from functools import cache
from random import Random

import numpy as np

from cafe.arena.workers import Pool
from cafe.bots.make_buffers import POINTS_ALONE, new_buffers
from cafe.bots.playout import PLAYERS, play_game
from cafe.bots.registry import bot, name_in_records
from cafe.record.write import document_of, encode
from cafe.rules.game import Game
from cafe.rules.games import PRINTED
from cafe.rules.random_stream import seed_new_stream
from cafe.rules.ruleset import copy_record
from cafe.rules.state import MAX_PLAYERS
from cafe.rules.verdict import Result

MOST_STEPS = 20_000  # far more than any game takes
CHOICES = 1 << 40  # keeps the streams of choices apart from those of deals


@dataclass(frozen=True)
class Task:
    """Some games of a simulation; they come out the same on any process at any time."""

    game: str
    players: int
    bots: tuple[str, ...]
    same_sex_tables: bool
    seed: int
    first: int
    count: int
    keep: bool  # whether to return the documents
    edition: str = PRINTED


@dataclass
class Batch:
    """The results of a task's games, in order, with documents as lines of JSON if the task keeps them."""

    results: list[Result] = field(default_factory=list)
    steps: int = 0
    lines: list[bytes] = field(default_factory=list)


def simulate(task: Task, jobs: int) -> Iterator[Batch]:
    """Play a task's games in parts on several processes; yields the parts in order."""
    parts = _parts(task, jobs)
    if jobs == 1:
        yield from map(play_part, parts)
        return
    pending: deque[Future[Batch]] = deque()
    with Pool(jobs) as pool:
        for part in parts:  # submit only a few ahead: there may be millions, and Ctrl-C must not wait for them
            pending.append(pool.submit(play_part, part))
            if len(pending) > pool.width:
                yield pending.popleft().result()
        while pending:
            yield pending.popleft().result()


def _parts(task: Task, jobs: int) -> Iterator[Task]:
    size = max(1, min(50, task.count // (4 * jobs)))
    for first in range(task.first, task.first + task.count, size):
        count = min(size, task.first + task.count - first)
        yield Task(**{**task.__dict__, "first": first, "count": count})


def play_part(task: Task) -> Batch:
    """Play some games one after the other."""
    batch = Batch()
    names = [f"{name_in_records(name, task.game)} {i + 1}" for i, name in enumerate(task.bots)]
    options = {"same_sex_tables": task.same_sex_tables}
    for number in range(task.first, task.first + task.count):
        game = Game.new(task.game, names, seed=task.seed, number=number, options=options, edition=task.edition)
        codes, ended = play_out(game, task.bots, task.seed, number)
        batch.steps += len(codes)
        if ended.result is not None:
            batch.results.append(ended.result)
        if task.keep:
            for code in codes:
                game.play(code)
            batch.lines.append(encode(document_of(game, name=f"seed {task.seed}, game {number}")))
    return batch


def play_out(game: Game, bots: tuple[str, ...], seed: int, number: int) -> tuple[list[int], Game]:
    """Play a game to its end with these players; returns the numbers of all actions, and the finished game."""
    if not set(bots) <= set(PLAYERS):
        return _play_with_bots(game.copy(), bots, seed, number)
    space = _workspace(game.ruleset)
    space.states[:1] = game.state
    players = np.zeros(MAX_PLAYERS, np.int64)
    players[: len(bots)] = [PLAYERS.index(name) for name in bots]
    record = np.zeros(MOST_STEPS, np.int64)
    space.stream[:] = seed_new_stream(seed, CHOICES + number)
    steps = play_game(space, POINTS_ALONE, players, record)
    ended = Game(game.ruleset, game.players, copy_record(space.states[:1]), dealt=True)
    return record[:steps].tolist(), ended


def _play_with_bots(game: Game, bots: tuple[str, ...], seed: int, number: int) -> tuple[list[int], Game]:
    """As play_out, with bots in Python; each game gets fresh ones, so that earlier games do not matter."""
    seeds = Random(f"{seed} {number}")
    players = [bot(name, seeds.getrandbits(32)) for name in bots]
    codes: list[int] = []
    while not game.is_over:
        for action in players[game.to_move].choose(game):
            game.play(action)
            codes.append(action.code)
    return codes, game


_workspace = cache(new_buffers)  # one per ruleset and process


@dataclass
class Summary:
    """The totals of a simulation."""

    games: int = 0
    steps: int = 0
    totals: Counter[int] = field(default_factory=Counter)
    penalties: Counter[int] = field(default_factory=Counter)
    wins: Counter[int] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)

    def add(self, batch: Batch) -> None:
        """Add a batch."""
        self.games += len(batch.results)
        self.steps += batch.steps
        for result in batch.results:
            self.reasons[result.reason] += 1
            self.totals.update(dict(enumerate(result.scores)))
            self.penalties.update(dict(enumerate(result.penalties)))
            for winner in result.winners:
                self.wins[winner] += 1
