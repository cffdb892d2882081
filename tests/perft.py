"""Counting continuations: `python tests/perft.py [--check]` writes or checks perft.json, `--count` answers for others.

A count of n at depth d: this many sequences of d steps are legal then. The moments are those of fixed deals,
after a number of steps that anybody can repeat: step i is legal action number 7919 i in order, round and round.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from cafe import Game
from walks import SEATS

DATA = Path(__file__).parent / "perft.json"
MOST = 60_000  # sequences counted from one moment
STEPS = (0, 25, 70)
GROUPS = (("board", 2, 43, 25), ("board", 3, 80, 25), ("board", 4, 87, 25))  # where a group of one sex can be seated
Moment = dict[str, Any]


def moments() -> Iterator[Moment]:
    for game, variant, players in SEATS:
        for steps in STEPS:
            yield {"game": game, "variant": variant, "players": players, "seed": 11 + players, "steps": steps}
    for game, players, seed, steps in GROUPS:
        yield {"game": game, "variant": True, "players": players, "seed": seed, "steps": steps}


def game_at(moment: Moment) -> Game:
    options = {"same_sex_tables": moment["variant"]}
    game = Game.new(moment["game"], moment["players"], seed=moment["seed"], options=options)
    for step in range(moment["steps"]):
        actions = game.legal_actions()
        if not actions:
            break
        game.play(actions[7919 * step % len(actions)])
    return game


def count(game: Game, depth: int) -> int:
    """How many sequences of that many steps are legal."""
    actions = game.legal_actions()
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        game.play(action)
        total += count(game, depth - 1)
        game.undo()
    return total


def counts(moment: Moment) -> list[int]:
    """Counts of depth 1, 2, ... as far as they are small enough."""
    game = game_at(moment)
    found = [count(game, 1)]
    while found[-1] > 0 and found[-1] * max(found[0], 2) <= MOST and len(found) < 6:
        found.append(count(game, len(found) + 1))
    return found


def main(words: list[str]) -> int:
    if "--count" in words:
        asked = json.load(sys.stdin)
        answer = [count(game_at(moment), depth) for moment, depth in asked]
        sys.stdout.write(json.dumps(answer))
        return 0
    made = [moment | {"counts": counts(moment)} for moment in moments()]
    text = "[\n" + ",\n".join(json.dumps(one) for one in made) + "\n]\n"
    if "--check" in words:
        return int(DATA.read_text("utf-8") != text)
    DATA.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
