"""What planning knows of the card game: the features of a café, and how many turns are worth trying."""

from __future__ import annotations

from cafe.bots.best_turns import IN_ROLLOUTS
from cafe.bots.company_features import describe_company, leave_out_seated
from cafe.bots.feature_names import (
    BEST,
    FEATURES,
    LIKELY,
    MY_COMING,
    MY_DEAD,
    MY_SEAT,
    MY_SEATS,
    NATIONS,
    THEIR_SEAT,
    THEIR_SEATS,
)
from cafe.bots.float_arrays import Floats
from cafe.bots.nation_features import count_of, describe_nations, tables_coming, tables_here
from cafe.bots.reason_names import DECLARE_END, DECLINE_END, DRAW, LAY_DOWN, WHOLE_HAND
from cafe.rules.bits import BIT, lowest
from cafe.rules.compiled import kernel
from cafe.rules.guests import JOKER_F
from cafe.rules.seating import NO_TABLE, seated_at, table_points
from cafe.rules.state import Floor, State

GUEST_REASON, MOVE_REASONS = LAY_DOWN, (WHOLE_HAND, DRAW, DECLARE_END, DECLINE_END)  # why an action is chosen
PAYS_TO_FILL = False
ENOUGH = IN_ROLLOUTS  # a hand of twelve has hundreds of turns: too many for imagined players, who are asked often


@kernel
def describe(state: State, floor: Floor, me: int, features: Floats) -> int:
    """The features of the card game: what the next player holds is guessed from what is unseen."""
    unseen = 0.0
    for kind in range(JOKER_F):
        left = floor.supply[kind] - state.gone[kind] - state.hands[me, kind] - state.laid_down[me, kind]
        features[LIKELY + kind] = left
        unseen += left
    unseen -= leave_out_seated(state, floor, features[LIKELY:])
    share = state.hand_total[(me + 1) % state.players] / max(unseen, 1.0)
    for kind in range(JOKER_F):
        features[LIKELY + kind] = min(1.0, share * features[LIKELY + kind])
    describe_company(state, floor, me, features)
    find_best_seats(state, floor, features)
    describe_seats(state, me, features)
    here, coming = tables_here(state, floor), tables_coming(state)
    describe_hopes(state, here, coming, me, features)
    describe_nations(state, here, coming, me, features[NATIONS:FEATURES])
    return FEATURES


@kernel
def find_best_seats(state: State, floor: Floor, features: Floats) -> None:
    """What a guest of each kind would be paid at its best seat, into features[BEST:] (G7)."""
    for kind in range(JOKER_F):
        features[BEST + kind] = 0.0
    seats = state.allowed[0, 0] | state.allowed[1, 0]
    while seats:
        seat = lowest(seats)
        seats &= seats - 1
        for i in range(floor.touching[seat]):
            if seated_at(state, floor.tables_of[seat, i]):
                find_best_guests(state, floor, seat, features)
                break


@kernel
def find_best_guests(state: State, floor: Floor, seat: int, features: Floats) -> None:
    """What the natives of a seat's tables are paid by all of them."""
    for i in range(floor.touching[seat]):
        if state.tables[floor.tables_of[seat, i]] == NO_TABLE:  # only a position made by hand has such a gap
            continue
        nation = state.tables[floor.tables_of[seat, i]] & 15
        pay = 0
        for j in range(floor.touching[seat]):
            pay += table_points(state, 2 * nation, floor.tables_of[seat, j])
        for sex in range(2):
            if state.allowed[sex, 0] & BIT[seat]:
                features[BEST + 2 * nation + sex] = max(features[BEST + 2 * nation + sex], float(pay))


@kernel
def describe_seats(state: State, me: int, features: Floats) -> None:
    """What the best seats would pay: this hand for certain, the next player's as it is likely."""
    second, third = 0.0, 0.0
    for kind in range(JOKER_F):
        pay = features[BEST + kind]
        theirs = pay * features[LIKELY + kind]
        features[THEIR_SEATS] += theirs
        features[THEIR_SEAT] = max(features[THEIR_SEAT], theirs)
        if state.hands[me, kind] > 0:
            if pay > features[MY_SEAT]:
                features[MY_SEAT], second, third = pay, features[MY_SEAT], second
            elif pay > second:
                second, third = pay, second
            else:
                third = max(third, pay)
    features[MY_SEATS] = features[MY_SEAT] + second + third


@kernel
def describe_hopes(state: State, here: int, coming: int, me: int, features: Floats) -> None:
    """Guests whose nation has no table now: it may come, or never."""
    for kind in range(JOKER_F):
        held = state.hands[me, kind]
        if held > 0 and not count_of(here, kind >> 1):
            if count_of(coming, kind >> 1):
                features[MY_COMING] += held
            else:
                features[MY_DEAD] += held
