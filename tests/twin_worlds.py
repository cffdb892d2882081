"""Whole games that look the same to a viewer from the deal on, and differ in everything that viewer never saw."""

from __future__ import annotations

import random
from collections import Counter
from functools import lru_cache

from cafe import Game, IllegalAction
from cafe.rules.guests import JOKER_F
from cafe.rules.state import LAYING
from cafe.rules.told import Drew

TRIES = 200


def replayed(game: Game, guests: list[int], tables: list[int], actions: list[str]) -> Game:
    """A game from a deal, given as numbers, with these actions played."""
    edition = game.ruleset.edition
    twin = Game.from_deal(
        game.name,
        game.players,
        [edition.cast.codes[kind] for kind in guests],
        [edition.table_text(table) for table in tables],
        start=game.start,
        options={"same_sex_tables": game.ruleset.same_sex_tables},
        edition=edition.name,
    )
    for action in actions:
        twin.play(action)
    return twin


def twin_of(game: Game, viewer: int | None, dice: random.Random) -> Game | None:
    """Another game that looks the same to a viewer; None if none was found that could be."""
    first = game.first_state[0]
    guests = first["stock"].tolist()[: int(first["stock_size"])]
    tables = first["tables_stock"].tolist()[: int(first["tables_size"])]
    laid = laid_down_by_others(game, viewer)
    places = unseen_places(game, viewer, guests, laid)
    for _ in range(TRIES):
        shuffle_at(guests, places, dice)
        shuffle_at(tables, unseen_tables(game), dice)
        try:
            twin = replayed(game, guests, tables, actions_with(game, viewer, guests, laid, dice))
        except IllegalAction:  # a guest who waits (G6) or an open group (K12) shows that the hand can go on
            continue
        if twin.is_over == game.is_over:
            return twin
    return None


def shuffle_at(things: list[int], places: list[int], dice: random.Random) -> None:
    moved = [things[place] for place in places]
    dice.shuffle(moved)
    for place, thing in zip(places, moved, strict=True):
        things[place] = thing


def others(game: Game, viewer: int | None) -> list[int]:
    """The players whose hands a viewer cannot see (K3, J3; B4: all are open)."""
    return [] if game.name == "board" else [p for p in range(len(game.players)) if p != viewer]


@lru_cache(8)
def drawn_by(game: Game) -> list[int]:
    """Who drew each guest of the stock, in order. A game is asked again and again, and played no further meanwhile."""
    edition, players = game.ruleset.edition, len(game.players)
    seats = [(game.start + turn) % players for turn in range(players)]
    found = [p for p in seats for _ in range(edition.start_hand if p == game.start else edition.hand)]
    for outcome in game.outcomes():
        told = outcome.told_openly()
        found += [told.player for effect in told.effects if isinstance(effect, Drew) for _ in range(effect.count)]
    return found


def laid_down_by_others(game: Game, viewer: int | None) -> list[tuple[int, str]]:
    """Number and guest of every action that laid a guest face down unseen (K9)."""
    told = [outcome.told_openly() for outcome in game.outcomes()]
    hidden = others(game, viewer)
    return [(at, str(t.guest)) for at, t in enumerate(told) if t.do == "lay_down" and t.player in hidden]


def unseen_places(game: Game, viewer: int | None, guests: list[int], laid: list[tuple[int, str]]) -> list[int]:
    """Places of the stock that a viewer never saw: undrawn, or drawn by others and still hidden in their hands.

    Guests laid face down stay where they are in the twin: which of a hand they are is anybody's guess, so that the hand
    itself is shuffled around them.
    """
    state, owners = game.state[0], drawn_by(game)
    places = list(range(len(owners), len(guests)))
    for player in others(game, viewer):
        held = Counter(dict(enumerate(state["hands"][player].tolist())))
        if "jokers_taken" in (state.dtype.names or ()):  # all saw these taken (J9)
            held.subtract({JOKER_F + sex: int(n) for sex, n in enumerate(state["jokers_taken"][player])})
        for place in reversed(range(len(owners))):  # the latest of a kind: the earlier ones were played
            if owners[place] == player and held[guests[place]] > 0:
                held[guests[place]] -= 1
                places.append(place)
    return places


def unseen_tables(game: Game) -> list[int]:
    """Places of the table stock that nobody saw: put back (J3), or still to come; one may be looked at (J7)."""
    state = game.state[0]
    coming = int(state["tables_drawn"]) + (int(state["phase"]) == LAYING)
    return [*range(game.ruleset.edition.put_back), *range(coming, int(state["tables_size"]))]


def actions_with(
    game: Game, viewer: int | None, guests: list[int], laid: list[tuple[int, str]], dice: random.Random
) -> list[str]:
    """The actions of a game; a player who laid a guest face down unseen lays down another one held, where possible."""
    actions = [str(action) for action, _ in game.steps()]
    state, codes, owners = game.state[0], game.ruleset.edition.cast.codes, drawn_by(game)
    for number, guest in laid:
        player = int(next(b[0]["player"] for n, (_, b) in enumerate(game.steps()) if n == number))
        still_held = [p for p in unseen_places(game, viewer, guests, laid) if p < len(owners) and owners[p] == player]
        swaps = [codes[guests[p]] for p in still_held if drawn_before(game, p, number)]
        actions[number] = f"lay_down {dice.choice([guest, *swaps])}"
    assert state is not None
    return actions


def drawn_before(game: Game, place: int, number: int) -> bool:
    """Whether a guest of the stock had been drawn when an action was played."""
    for at, (_, before) in enumerate(game.steps()):
        if at == number:
            return place < int(before[0]["drawn"])
    return False
