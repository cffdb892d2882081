"""What a player cannot see, found and shuffled slowly and literally, to compare the baselines with."""

from __future__ import annotations

import random
from typing import Any

from cafe import Game
from cafe.rules.house import copy_record
from cafe.rules.state import LAYING


def shuffled(game: Game, player: int, rng: random.Random) -> Game:
    """The same game to a player's eyes, all that is hidden from them exchanged at random."""
    record = copy_record(game.state)
    state = record[0]
    others = [other for other in range(len(game.players)) if other != player and game.kind != "board"]
    piles = [(state["hands"], other) for other in others]
    if game.kind == "card":
        piles += [(state["laid_down"], other) for other in others]
    stock = slice(int(state["drawn"]), int(state["stock_size"]))
    pool = state["stock"][stock].tolist()
    sizes = [int(rows[other].sum()) for rows, other in piles]
    for rows, other in piles:
        pool += [kind for kind, count in enumerate(rows[other].tolist()) for _ in range(count)]
        rows[other] = 0
    rng.shuffle(pool)
    for (rows, other), size in zip(piles, sizes, strict=True):
        for _ in range(size):
            rows[other, pool.pop()] += 1
    state["stock"][stock] = pool
    for other in others:
        state["held"][other] = sum(1 << kind for kind, count in enumerate(state["hands"][other].tolist()) if count)
    _shuffle_tables(game, state, rng)
    return Game(game.house, game.players, record, dealt=game.dealt)


def _shuffle_tables(game: Game, state: Any, rng: random.Random) -> None:
    stock = state["tables_stock"]
    drawn = int(state["tables_drawn"]) + (state["phase"] == LAYING)
    places = [*range(game.house.edition.put_back), *range(drawn, int(state["tables_size"]))]
    tables = [int(stock[place]) for place in places]
    rng.shuffle(tables)
    for place, table in zip(places, tables, strict=True):
        stock[place] = table


def decisions(kind: str, players: int, seed: int, every: int) -> list[Game]:
    """Decisions of a random game, one of so many; every one where a table is laid, in Junior."""
    rng = random.Random(seed)
    game = Game.new(kind, players, seed=seed)
    found, met = [], 0
    while not game.is_over:
        if len(game.legal_codes()) > 1:
            met += 1
            if met % every == 0 or game.state["phase"][0] == LAYING:
                found.append(game.copy())
        game.play(rng.choice(game.legal_codes()))
    return found
