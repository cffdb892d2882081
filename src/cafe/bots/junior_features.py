"""What planning knows of Junior: the features of a café, and how many turns are worth trying."""

from __future__ import annotations

from cafe.bots.best_turns import WIDTH
from cafe.bots.company_features import fitting, leave_out_seated
from cafe.bots.feature_names import (
    ALWAYS,
    FREE_SEATS,
    LIKELY,
    MY_FILL,
    MY_FILLS,
    MY_FITTING,
    MY_HAND,
    MY_JOKERS,
    NATIONS,
    STILL_MINE,
    THEIR_FILL,
    THEIR_FILLS,
    THEIR_HAND,
)
from cafe.bots.float_arrays import Floats
from cafe.bots.reason_names import DISCARD, WHOLE_HAND
from cafe.rules.bits import BIT, popcount
from cafe.rules.compiled import kernel
from cafe.rules.guests import JOKER_F, JOKER_M, JOKER_NATION, KINDS
from cafe.rules.seating import FULL, NO_TABLE, NOBODY, flags_of_side, seated_at
from cafe.rules.state import LAYING, Floor, State

GUEST_REASON, MOVE_REASONS = DISCARD, (WHOLE_HAND,)  # why an action is chosen
PAYS_TO_FILL = True  # J7
ENOUGH = WIDTH  # guests sit down in any order (J5), in thousands of ways: never are all tried, but for points alone
MOST_MISSING = 3  # guests; a table that wants more is not filled in a turn


@kernel
def describe(state: State, floor: Floor, me: int, features: Floats) -> int:
    """Junior's features: which tables could be filled, by this player and by the next (J7)."""
    them = (me + 1) % state.players
    for i in range(NATIONS):
        features[i] = 0.0
    unseen = likely_in_junior(state, floor, me, features)
    for table in range(floor.tables):
        if state.tables[table] != NO_TABLE and seated_at(state, table) < FULL:
            describe_junior_table(state, floor, me, table, unseen, features)
    features[ALWAYS] = 1.0
    features[STILL_MINE] = 1.0 if state.phase == LAYING else 0.0
    features[MY_HAND] = state.hand_total[me]
    features[THEIR_HAND] = state.hand_total[them]
    features[MY_FITTING] = fitting(state, me)
    features[MY_JOKERS] = state.hands[me, JOKER_F] + state.hands[me, JOKER_M]
    features[FREE_SEATS] = popcount(state.free[0])
    return NATIONS


@kernel
def likely_in_junior(state: State, floor: Floor, me: int, features: Floats) -> float:
    """Count the unseen guests of each kind into features[LIKELY:]; returns how many there are in all."""
    unseen = 0.0
    for kind in range(KINDS):
        left = floor.supply[kind] - state.gone[kind] - state.hands[me, kind]
        features[LIKELY + kind] = left
        unseen += left
    unseen -= leave_out_seated(state, floor, features[LIKELY:])
    return max(unseen, 1.0)


@kernel
def describe_junior_table(state: State, floor: Floor, me: int, table: int, unseen: float, features: Floats) -> None:
    """Add one table: who sits there, whether this hand could fill it, how likely the next one can."""
    ladies, gentlemen = min(2, state.sexes[table, 0]), min(2, state.sexes[table, 1])
    features[3 * ladies + gentlemen] += 1.0
    missing = FULL - seated_at(state, table)
    if missing > MOST_MISSING:
        return
    hand = state.hand_total[(me + 1) % state.players]
    mine, theirs = 1.0 if missing <= state.hand_total[me] else 0.0, 1.0
    for side in range(FULL):
        seat = floor.seats_of[table, side]
        if state.seats[seat] == NOBODY:
            own, other = seat_takers(state, me, table, side, seat, features)
            if own == 0:
                mine = 0.0
            miss, without = 1.0 - other / unseen, 1.0
            for _ in range(hand):
                without *= miss
            theirs *= 1.0 - without
    features[MY_FILLS] += mine
    features[MY_FILL] = max(features[MY_FILL], mine)
    features[THEIR_FILLS] += theirs
    features[THEIR_FILL] = max(features[THEIR_FILL], theirs)


@kernel
def seat_takers(state: State, me: int, table: int, side: int, seat: int, features: Floats) -> tuple[int, float]:
    """How many kinds of this hand, and how many unseen guests, could take a free seat (J2, J5)."""
    own, other = 0, 0.0
    left, right = flags_of_side(state.tables[table], side)
    for sex in range(2):
        if state.allowed[sex, 0] & BIT[seat]:
            for nation in (left, right, JOKER_NATION):
                kind = 2 * nation + sex
                own += state.held[me] >> kind & 1
                other += features[LIKELY + kind]
    return own, other
