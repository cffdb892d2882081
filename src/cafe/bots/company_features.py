"""The features of the games in which company pays: what card and board have in common."""

from __future__ import annotations

from cafe.bots.feature_names import (
    ALWAYS,
    LIKELY,
    MY_BEST,
    MY_FITTING,
    MY_HAND,
    MY_HAND_SQUARED,
    MY_JOKERS,
    MY_LAID,
    MY_PAIRS,
    MY_SIZE,
    MY_SUM,
    NATIONS,
    STILL_MINE,
    THEIR_BEST,
    THEIR_HAND,
    THEIR_PAIRS,
    THEIR_SIZE,
    THEIR_SUM,
)
from cafe.bots.float_arrays import Floats
from cafe.rules.bits import lowest
from cafe.rules.compiled import kernel
from cafe.rules.guests import JOKER_F, JOKER_M
from cafe.rules.seating import FULL, NO_TABLE, NOBODY, admitted, company_points, is_national, seated_at
from cafe.rules.state import Floor, State


@kernel
def leave_out_seated(state: State, floor: Floor, likely: Floats) -> float:
    """Take everybody who sits in the café off the counts of unseen guests by kind; returns how many they are."""
    seated = 0.0
    for seat in range(floor.seats):
        if state.seats[seat] != NOBODY:
            likely[int(state.seats[seat])] -= 1.0
            seated += 1.0
    return seated


@kernel
def describe_company(state: State, floor: Floor, me: int, features: Floats) -> None:
    """The features of the games in which company pays (card, board); features[LIKELY:] are filled in already."""
    them = (me + 1) % state.players
    for i in range(NATIONS):
        features[i] = 0.0
    for table in range(floor.tables):
        if state.tables[table] != NO_TABLE and seated_at(state, table) < FULL:
            describe_table(state, me, table, features)
    features[ALWAYS] = 1.0
    features[STILL_MINE] = 1.0 if state.player == me else 0.0
    features[MY_HAND] = state.hand_total[me]
    features[MY_HAND_SQUARED] = 0.1 * state.hand_total[me] * state.hand_total[me]
    features[THEIR_HAND] = state.hand_total[them]
    features[MY_FITTING] = fitting(state, me)
    features[MY_JOKERS] = state.hands[me, JOKER_F] + state.hands[me, JOKER_M]
    features[MY_SIZE] = state.hand_size[me]
    features[THEIR_SIZE] = state.hand_size[them]
    features[MY_LAID] = state.laid_total[me]


@kernel
def describe_table(state: State, me: int, table: int, features: Floats) -> None:
    """Add one table that is not full: who sits there, and what the next guest would be paid (G7)."""
    ladies, gentlemen = min(2, state.sexes[table, 0]), min(2, state.sexes[table, 1])
    guests = seated_at(state, table)
    native = is_national(state, table)
    lady = 2 * (state.tables[table] & 15)
    if guests == 0:
        features[0] += 1.0
        if state.hands[me, lady] > 0 and state.hands[me, lady + 1] > 0:
            features[MY_PAIRS] += 1.0
        features[THEIR_PAIRS] += features[LIKELY + lady] * features[LIKELY + lady + 1]
        return
    features[3 * ladies + gentlemen + (9 if native else 0)] += 1.0
    pay = float(company_points(guests + 1, native))
    mine, theirs = 0.0, 0.0
    for sex in range(2):
        if state.accept[table] >> sex & 1:
            if state.hands[me, lady + sex] > 0:
                mine = pay
            theirs = max(theirs, pay * features[LIKELY + lady + sex])
    features[MY_SUM] += mine
    features[MY_BEST] = max(features[MY_BEST], mine)
    features[THEIR_SUM] += theirs
    features[THEIR_BEST] = max(features[THEIR_BEST], theirs)


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
