"""What planning knows of the board game: the features of a café, and how many turns are worth trying."""

from __future__ import annotations

from cafe.bots.company_features import describe_company
from cafe.bots.feature_names import BAR_NEXT, LIKELY, NATIONS, THEIR_JOKERS
from cafe.bots.float_arrays import Floats
from cafe.bots.reason_names import BAR, PASS, WHOLE_HAND
from cafe.rules.compiled import kernel
from cafe.rules.guests import JOKER_F, JOKER_M, KINDS
from cafe.rules.state import Floor, State

GUEST_REASON, MOVE_REASONS = BAR, (WHOLE_HAND, PASS)  # why an action is chosen
PAYS_TO_FILL = False
ENOUGH = 0  # all turns are always tried


@kernel
def describe(state: State, floor: Floor, me: int, features: Floats) -> int:
    """The features of the board game, where hands are open (B4)."""
    them = (me + 1) % state.players
    for kind in range(KINDS):
        features[LIKELY + kind] = 1.0 if state.hands[them, kind] > 0 else 0.0
    describe_company(state, floor, me, features)
    features[THEIR_JOKERS] = state.hands[them, JOKER_F] + state.hands[them, JOKER_M]
    features[BAR_NEXT] = floor.bar_values[min(state.bar_taken, len(floor.bar_values) - 1)]
    return NATIONS
