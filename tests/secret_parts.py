"""Games that look the same to a player and differ in all that player cannot see."""

from __future__ import annotations

import random
from typing import Any

from cafe import Game
from cafe.rules.guests import JOKER_F
from cafe.rules.ruleset import copy_record
from cafe.rules.state import LAYING


def with_other_secrets(game: Game, viewer: int | None, dice: random.Random) -> Game:
    """The same game to the eyes of a viewer, with all that they cannot see dealt again."""
    record = copy_record(game.state)
    state = record[0]
    drawn, size = int(state["drawn"]), int(state["stock_size"])
    others = [] if game.name == "board" else [p for p in range(len(game.players)) if p != viewer]
    if game.name == "junior":  # jokers that everybody saw taken are no secret (J9)
        for player in others:
            state["hands"][player][JOKER_F:] -= state["jokers_taken"][player]
    piles = [state[name][player] for name in hidden_piles(game) for player in others]
    hidden = state["stock"].tolist()[drawn:size]
    hidden += [kind for pile in piles for kind, count in enumerate(pile.tolist()) for _ in range(count)]
    dice.shuffle(hidden)
    for pile in piles:
        deal_pile(pile, hidden)
    state["stock"][drawn:size] = hidden
    state["stock"][:drawn] = [dice.randrange(24) for _ in range(drawn)]  # history: nobody looks there again
    for player in others:
        if game.name == "junior":
            state["hands"][player][JOKER_F:] += state["jokers_taken"][player]
        state["held"][player] = sum(1 << kind for kind, n in enumerate(state["hands"][player].tolist()) if n)
    shuffle_tables(game, state, dice)
    return Game(game.ruleset, game.players, record, dealt=game.dealt)


def hidden_piles(game: Game) -> tuple[str, ...]:
    return ("hands", "laid_down") if game.name == "card" else ("hands",)


def deal_pile(pile: Any, hidden: list[int]) -> None:
    count = int(pile.sum())
    pile[:] = 0
    for _ in range(count):
        pile[hidden.pop()] += 1


def shuffle_tables(game: Game, state: Any, dice: random.Random) -> None:
    """The table stock and those put back unseen (J3); the one being laid is seen (J7)."""
    put_back = game.ruleset.edition.put_back if game.dealt else 0
    first = int(state["tables_drawn"]) + (int(state["phase"]) == LAYING)
    unseen = [*range(put_back), *range(first, int(state["tables_size"]))]
    tables = [int(state["tables_stock"][i]) for i in unseen]
    dice.shuffle(tables)
    for place, table in zip(unseen, tables, strict=True):
        state["tables_stock"][place] = table
