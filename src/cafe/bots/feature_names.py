"""The features of an evaluation: their names, by which weights are told, and their numbers in the kernel's arrays."""

from __future__ import annotations

from cafe.bots.nation_features import NATION_NAMES
from cafe.rules.guests import KINDS

# Features by number. The first are counts of tables by who sits there: ladies, gentlemen, and whether all are natives.
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
FEATURE_NAMES = PATTERN_NAMES + OTHER_NAMES + NATION_NAMES
FEATURES = len(FEATURE_NAMES)
NATIONS = FEATURES - len(NATION_NAMES)
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
LIKELY = FEATURES  # after the features: how likely the next player holds a kind
BEST = LIKELY + KINDS  # and what a guest of a kind would be paid at its best seat
ROOM = BEST + KINDS + 1  # and one place for a value

# Junior's own features, in the places of those that mean nothing there.
MY_FILLS, THEIR_FILLS, MY_FILL, THEIR_FILL, FREE_SEATS = MY_SUM, THEIR_SUM, MY_BEST, THEIR_BEST, BAR_NEXT
