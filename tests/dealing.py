"""What one process deals and plays, as hashes: `python tests/dealing.py empty:board deal:card game:junior ...`.

Each step compiles what it needs or reads it from the cache folder that XDG_CACHE_HOME names, in the order given.
"""

from __future__ import annotations

import hashlib
import json
import sys

import numpy as np

from cafe.rules import entries
from cafe.rules.jit import is_interpreted
from cafe.rules.ruleset import Ruleset, ruleset, unshuffled

SEED = 5
GUARD = 2048  # bytes before and behind a record, which nobody may touch
UNTOUCHED = 0xA5
SEARCHES = 4


def empty(game: str) -> str:
    """A café without guests."""
    return _hash(ruleset(game).empty_state().tobytes())


def deal(game: str) -> str:
    """A shuffled deal to three players; an error if anything is written outside its record."""
    at = ruleset(game)
    memory, state = _guarded(at)
    stream = np.zeros(1, np.int64)
    entries.shuffle_and_deal(state, at.floor, at.empty_legal_moves(), stream, SEED, 0, True)
    if (memory[:GUARD] != UNTOUCHED).any() or (memory[-GUARD:] != UNTOUCHED).any():
        raise SystemExit(f"{game}: something was written outside the record")
    return _hash(state.tobytes())


def _guarded(at: Ruleset) -> tuple[np.ndarray, np.ndarray]:
    new = unshuffled(at, 3, None)
    memory = np.full(new.nbytes + 2 * GUARD, UNTOUCHED, np.uint8)
    memory[GUARD:-GUARD] = new.view(np.uint8)
    state = memory[GUARD:-GUARD].view(new.dtype)
    return memory, state.view(np.recarray) if is_interpreted() else state


def game(game: str) -> str:
    """Its golden games, without and with the variant."""
    from golden_games.regenerate import golden_game

    return _hash(golden_game(game, variant=False) + golden_game(game, variant=True))


def search(game: str) -> str:
    """The first turns of a game between two players who search."""
    from cafe import Game
    from cafe.bots.registry import bot

    played = Game.new(game, 2, seed=SEED)
    players = [bot("search@50", seed) for seed in range(2)]
    for _ in range(SEARCHES):
        for action in players[played.to_move].choose(played):
            played.play(action)
    return _hash(played.state.tobytes())


def _hash(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:16]


STEPS = {step.__name__: step for step in (empty, deal, game, search)}


def main(steps: list[str]) -> None:
    found = {}
    for step in steps:
        what, _, game = step.partition(":")
        found[step] = STEPS[what](game)
    sys.stdout.write(json.dumps(found))


if __name__ == "__main__":
    main(sys.argv[1:])
