"""The outlook: what a café promises to a player who has just moved, as facts, and what they are worth in points.

The facts are public, or the player's own; what the next player may hold is a likelihood. The weights are learnt from
games the program played (bench/learn.py, bench/learn_choices.py) and lie in data/weights.toml.
"""

from __future__ import annotations

from typing import Any

from numba.extending import overload

from cafe.bots.float_arrays import Floats
from cafe.bots.nation_features import NATION_NAMES, count_of, describe_nations, tables_coming, tables_here
from cafe.rules.bits import BIT, lowest, popcount
from cafe.rules.guests import EACH_KIND, JOKER_F, JOKER_M, JOKER_NATION, KINDS
from cafe.rules.jit import kernel
from cafe.rules.seating import (
    FULL,
    NO_TABLE,
    NOBODY,
    admitted,
    guests_left,
    penalty,
    seated_at,
    tables_left,
    take_from_hand,
)
from cafe.rules.state import LAYING, OVER, Floor, State

# Facts by number. The first are counts of tables by who sits there: ladies, gentlemen, and whether all are natives.
PATTERNS = 18
PATTERN_NAMES = tuple(f"{who}_{f}f_{m}m" for who in ("mixed", "native") for f in range(3) for m in range(3))
OTHER_NAMES = (
    "always",
    "still_mine",  # the turn goes on
    "my_pairs",  # empty tables for which the hand has a pair of natives
    "their_pairs",
    "my_sum",  # what a guest of the hand would be paid next at each table, added up; Junior: tables it could fill
    "my_best",
    "their_sum",
    "their_best",
    "my_hand",
    "my_hand_squared",
    "their_hand",
    "my_fitting",  # guests of the hand with a seat somewhere
    "my_jokers",
    "their_jokers",
    "bar_next",  # what the bar pays next; Junior: free seats
    "my_size",  # of the hand, board only
    "their_size",
    "my_laid",  # guests laid face down
    "my_new",  # guests drawn, nobody knows which
    "my_seat",  # what the best seat would pay a guest of the hand, all its tables added; card only, as all that follow
    "my_seats",  # the three best of these
    "their_seat",
    "their_seats",
    "my_coming",  # guests of the hand whose table is still in the stock
    "my_dead",  # and those whose tables are gone
)
FACT_NAMES = PATTERN_NAMES + OTHER_NAMES + NATION_NAMES
FACTS = len(FACT_NAMES)
NATIONS = FACTS - len(NATION_NAMES)
(
    ALWAYS,
    STILL_MINE,
    MY_PAIRS,
    THEIR_PAIRS,
    MY_SUM,
    MY_BEST,
    THEIR_SUM,
    THEIR_BEST,
    MY_HAND,
    MY_HAND_SQUARED,
    THEIR_HAND,
    MY_FITTING,
    MY_JOKERS,
    THEIR_JOKERS,
    BAR_NEXT,
    MY_SIZE,
    THEIR_SIZE,
    MY_LAID,
    MY_NEW,
    MY_SEAT,
    MY_SEATS,
    THEIR_SEAT,
    THEIR_SEATS,
    MY_COMING,
    MY_DEAD,
) = range(PATTERNS, NATIONS)
LIKELY = FACTS  # after the facts: how likely the next player holds a kind
BEST = LIKELY + KINDS  # and what a guest of a kind would be paid at its best seat
ROOM = BEST + KINDS + 1  # and one place for a value


@kernel
def worth(state: State, floor: Floor, me: int, drawn: int, weights: Floats, facts: Floats) -> float:
    """The points a player is ahead of the next one, those still to come included; `drawn` as in look_ahead."""
    them = (me + 1) % state.players
    lead = float(state.scores[me] - state.scores[them])
    if state.phase == OVER:
        return lead - penalty(state, floor, me) + penalty(state, floor, them)
    return lead + look_ahead(state, floor, me, drawn, weights, facts)


@kernel
def look_ahead(state: State, floor: Floor, me: int, drawn: int, weights: Floats, facts: Floats) -> float:
    """What the facts are worth: a mean of the weights of the beginning and of the end of a game.

    The guests drawn since `drawn` of them had left the stock do not count but by their number: whoever chose the turn
    could not know them. They are put back on the stock, so the state is used up.
    """
    new = state.drawn - drawn
    for i in range(drawn, state.drawn):
        take_from_hand(state, me, state.stock[i])
    state.drawn = drawn
    count = describe(state, floor, me, facts)
    facts[MY_NEW] = new
    early = stage(state, floor)
    begin, finish = 0.0, 0.0
    for i in range(count):
        begin += facts[i] * weights[0, i]
        finish += facts[i] * weights[1, i]
    return early * begin + (1.0 - early) * finish


@kernel
def stage(state: State, floor: Floor) -> float:
    """How much of the game is left, from 1 to 0."""
    left = guests_left(state) / 100.0
    if not floor.closed_hands:
        return left
    return min(left, tables_left(state) / 20.0)


@kernel
def describe_company(state: State, floor: Floor, me: int, facts: Floats) -> None:
    """The facts of the games in which company pays (card, board); facts[LIKELY:] are filled in already."""
    them = (me + 1) % state.players
    for i in range(NATIONS):
        facts[i] = 0.0
    for table in range(floor.tables):
        if state.tables[table] != NO_TABLE and seated_at(state, table) < FULL:
            describe_table(state, me, table, facts)
    facts[ALWAYS] = 1.0
    facts[STILL_MINE] = 1.0 if state.player == me else 0.0
    facts[MY_HAND] = state.hand_total[me]
    facts[MY_HAND_SQUARED] = 0.1 * state.hand_total[me] * state.hand_total[me]
    facts[THEIR_HAND] = state.hand_total[them]
    facts[MY_FITTING] = fitting(state, me)
    facts[MY_JOKERS] = state.hands[me, JOKER_F] + state.hands[me, JOKER_M]
    facts[MY_SIZE] = state.hand_size[me]
    facts[THEIR_SIZE] = state.hand_size[them]
    facts[MY_LAID] = state.laid_total[me]


@kernel
def describe_table(state: State, me: int, table: int, facts: Floats) -> None:
    """Add one table that is not full: who sits there, and what the next guest would be paid (G7)."""
    ladies, gentlemen = min(2, state.sexes[table, 0]), min(2, state.sexes[table, 1])
    guests = seated_at(state, table)
    native = state.foreign[table] == 0
    lady = 2 * (state.tables[table] & 15)
    if guests == 0:
        facts[0] += 1.0
        if state.hands[me, lady] > 0 and state.hands[me, lady + 1] > 0:
            facts[MY_PAIRS] += 1.0
        facts[THEIR_PAIRS] += facts[LIKELY + lady] * facts[LIKELY + lady + 1]
        return
    facts[3 * ladies + gentlemen + (9 if native else 0)] += 1.0
    pay = (2.0 if native else 1.0) * (guests + 1)
    mine, theirs = 0.0, 0.0
    for sex in range(2):
        if state.accept[table] >> sex & 1:
            if state.hands[me, lady + sex] > 0:
                mine = pay
            theirs = max(theirs, pay * facts[LIKELY + lady + sex])
    facts[MY_SUM] += mine
    facts[MY_BEST] = max(facts[MY_BEST], mine)
    facts[THEIR_SUM] += theirs
    facts[THEIR_BEST] = max(facts[THEIR_BEST], theirs)


@kernel
def fitting(state: State, me: int) -> int:
    """How many guests of a hand have a seat somewhere, by nation and company."""
    last = len(state.free) - 1
    held, count = state.held[me], 0
    while held:
        kind = lowest(held)
        held &= held - 1
        sex = kind & 1
        if admitted(state, kind, 0) & state.allowed[sex, 0] or admitted(state, kind, last) & state.allowed[sex, last]:
            count += state.hands[me, kind]
    return count


@kernel
def describe_card(state: State, floor: Floor, me: int, facts: Floats) -> int:
    """The facts of the card game: what the next player holds is guessed from what is unseen."""
    unseen = 0.0
    for kind in range(JOKER_F):
        left = EACH_KIND - state.gone[kind] - state.hands[me, kind] - state.laid_down[me, kind]
        facts[LIKELY + kind] = left
        unseen += left
    for seat in range(floor.seats):
        if state.seats[seat] != NOBODY:
            facts[LIKELY + int(state.seats[seat])] -= 1.0
            unseen -= 1.0
    share = state.hand_total[(me + 1) % state.players] / max(unseen, 1.0)
    for kind in range(JOKER_F):
        facts[LIKELY + kind] = min(1.0, share * facts[LIKELY + kind])
    describe_company(state, floor, me, facts)
    find_best_seats(state, floor, facts)
    describe_seats(state, me, facts)
    here, coming = tables_here(state, floor), tables_coming(state)
    describe_hopes(state, here, coming, me, facts)
    describe_nations(state, here, coming, me, facts[NATIONS:FACTS])
    return FACTS


@kernel
def find_best_seats(state: State, floor: Floor, facts: Floats) -> None:
    """What a guest of each kind would be paid at its best seat, into facts[BEST:] (G7)."""
    for kind in range(JOKER_F):
        facts[BEST + kind] = 0.0
    seats = state.allowed[0, 0] | state.allowed[1, 0]
    while seats:
        seat = lowest(seats)
        seats &= seats - 1
        company = 0
        for i in range(floor.touching[seat]):
            guests = seated_at(state, floor.tables_of[seat, i])
            company += guests + 1 if guests else 0
        if company:
            find_best_guests(state, floor, seat, company, facts)


@kernel
def find_best_guests(state: State, floor: Floor, seat: int, company: int, facts: Floats) -> None:
    """The natives of a seat's tables are paid for their company, double where only natives sit."""
    for i in range(floor.touching[seat]):
        if state.tables[floor.tables_of[seat, i]] == NO_TABLE:  # only a position made by hand has such a gap
            continue
        nation = state.tables[floor.tables_of[seat, i]] & 15
        pay = company
        for j in range(floor.touching[seat]):
            table = floor.tables_of[seat, j]
            guests = seated_at(state, table)
            if guests and state.foreign[table] == 0 and state.tables[table] & 15 == nation:
                pay += guests + 1
        for sex in range(2):
            if state.allowed[sex, 0] & BIT[seat]:
                facts[BEST + 2 * nation + sex] = max(facts[BEST + 2 * nation + sex], float(pay))


@kernel
def describe_seats(state: State, me: int, facts: Floats) -> None:
    """What the best seats would pay: this hand for certain, the next player's as it is likely."""
    second, third = 0.0, 0.0
    for kind in range(JOKER_F):
        pay = facts[BEST + kind]
        theirs = pay * facts[LIKELY + kind]
        facts[THEIR_SEATS] += theirs
        facts[THEIR_SEAT] = max(facts[THEIR_SEAT], theirs)
        if state.hands[me, kind] > 0:
            if pay > facts[MY_SEAT]:
                facts[MY_SEAT], second, third = pay, facts[MY_SEAT], second
            elif pay > second:
                second, third = pay, second
            else:
                third = max(third, pay)
    facts[MY_SEATS] = facts[MY_SEAT] + second + third


@kernel
def describe_hopes(state: State, here: int, coming: int, me: int, facts: Floats) -> None:
    """Guests whose nation has no table now: it may come, or never."""
    for kind in range(JOKER_F):
        held = state.hands[me, kind]
        if held > 0 and not count_of(here, kind >> 1):
            if count_of(coming, kind >> 1):
                facts[MY_COMING] += held
            else:
                facts[MY_DEAD] += held


@kernel
def describe_board(state: State, floor: Floor, me: int, facts: Floats) -> int:
    """The facts of the board game, where hands are open (B4)."""
    them = (me + 1) % state.players
    for kind in range(KINDS):
        facts[LIKELY + kind] = 1.0 if state.hands[them, kind] > 0 else 0.0
    describe_company(state, floor, me, facts)
    facts[THEIR_JOKERS] = state.hands[them, JOKER_F] + state.hands[them, JOKER_M]
    facts[BAR_NEXT] = floor.bar_values[min(state.bar_taken, len(floor.bar_values) - 1)]
    return NATIONS


# Junior's own facts, in the places of those that mean nothing there.
MY_FILLS, THEIR_FILLS, MY_FILL, THEIR_FILL, FREE_SEATS = MY_SUM, THEIR_SUM, MY_BEST, THEIR_BEST, BAR_NEXT
MOST_MISSING = 3  # guests; a table that wants more is not filled in a turn


@kernel
def describe_junior(state: State, floor: Floor, me: int, facts: Floats) -> int:
    """Junior's facts: which tables could be filled, by this player and by the next (J7)."""
    them = (me + 1) % state.players
    for i in range(NATIONS):
        facts[i] = 0.0
    unseen = likely_in_junior(state, floor, me, facts)
    for table in range(floor.tables):
        if state.tables[table] != NO_TABLE and seated_at(state, table) < FULL:
            describe_junior_table(state, floor, me, table, unseen, facts)
    facts[ALWAYS] = 1.0
    facts[STILL_MINE] = 1.0 if state.phase == LAYING else 0.0
    facts[MY_HAND] = state.hand_total[me]
    facts[THEIR_HAND] = state.hand_total[them]
    facts[MY_FITTING] = fitting(state, me)
    facts[MY_JOKERS] = state.hands[me, JOKER_F] + state.hands[me, JOKER_M]
    facts[FREE_SEATS] = popcount(state.free[0])
    return NATIONS


@kernel
def likely_in_junior(state: State, floor: Floor, me: int, facts: Floats) -> float:
    """Count the unseen guests of each kind into facts[LIKELY:]; returns how many there are in all."""
    unseen = 0.0
    for kind in range(KINDS):
        left = (EACH_KIND if kind < JOKER_F else 2) - state.gone[kind] - state.hands[me, kind]
        facts[LIKELY + kind] = left
        unseen += left
    for seat in range(floor.seats):
        if state.seats[seat] != NOBODY:
            facts[LIKELY + int(state.seats[seat])] -= 1.0
            unseen -= 1.0
    return max(unseen, 1.0)


@kernel
def describe_junior_table(state: State, floor: Floor, me: int, table: int, unseen: float, facts: Floats) -> None:
    """Add one table: who sits there, whether this hand could fill it, how likely the next one can."""
    ladies, gentlemen = min(2, state.sexes[table, 0]), min(2, state.sexes[table, 1])
    facts[3 * ladies + gentlemen] += 1.0
    missing = FULL - seated_at(state, table)
    if missing > MOST_MISSING:
        return
    hand = state.hand_total[(me + 1) % state.players]
    mine, theirs = 1.0 if missing <= state.hand_total[me] else 0.0, 1.0
    for side in range(FULL):
        seat = floor.seats_of[table, side]
        if state.seats[seat] == NOBODY:
            own, other = seat_takers(state, me, table, side, seat, facts)
            if own == 0:
                mine = 0.0
            miss, without = 1.0 - other / unseen, 1.0
            for _ in range(hand):
                without *= miss
            theirs *= 1.0 - without
    facts[MY_FILLS] += mine
    facts[MY_FILL] = max(facts[MY_FILL], mine)
    facts[THEIR_FILLS] += theirs
    facts[THEIR_FILL] = max(facts[THEIR_FILL], theirs)


@kernel
def seat_takers(state: State, me: int, table: int, side: int, seat: int, facts: Floats) -> tuple[int, float]:
    """How many kinds of this hand, and how many unseen guests, could take a free seat (J2, J5)."""
    own, other = 0, 0.0
    left = state.tables[table] >> (4 * side) & 15
    right = state.tables[table] >> (4 * ((side + 1) & 3)) & 15
    for sex in range(2):
        if state.allowed[sex, 0] & BIT[seat]:
            for nation in (left, right, JOKER_NATION):
                kind = 2 * nation + sex
                own += state.held[me] >> kind & 1
                other += facts[LIKELY + kind]
    return own, other


def describe(state: State, floor: Floor, me: int, facts: Floats) -> int:
    """Write the facts of a state for a player who has just moved; returns how many of them the game knows."""
    count: int = _describe_of(state.dtype.names)(state, floor, me, facts)  # type: ignore[attr-defined]
    return count


def _describe_of(fields: Any) -> Any:
    if "laid_down" in fields:
        return describe_card
    return describe_board if "bar" in fields else describe_junior


@overload(describe, strict=False, inline="always")
def _describe(state: Any, floor: Any, me: Any, facts: Any) -> Any:
    verb = _describe_of(state.fields)
    return lambda state, floor, me, facts: verb(state, floor, me, facts)
