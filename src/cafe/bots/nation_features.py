"""What a hand holds of each nation, and where that nation's tables are: the finest features, of `card` only.

A lady of a nation whose table is laid is worth more beside a gentleman of hers, a third of a kind hardly anything, and
nobody is as easily given up as a single guest whose table may never come. Each combination is a feature of its own.
"""

from __future__ import annotations

from cafe.bots.float_arrays import Floats
from cafe.rules.compiled import kernel
from cafe.rules.guests import EACH_KIND, JOKER_NATION
from cafe.rules.seating import NO_TABLE
from cafe.rules.state import Floor, State

TABLES_EACH = 2  # K1: of each nation, when the weights were learnt; where an edition has more, this many count
# Where the tables of a nation are: how many in the café, how many still to come.
PLACES = tuple((here, coming) for here in range(TABLES_EACH + 1) for coming in range(TABLES_EACH + 1 - here))
# Which guests of a nation a hand holds: how many of the more frequent sex, how many of the other.
COMPANIES = tuple((more, fewer) for more in range(EACH_KIND + 1) for fewer in range(more + 1))
NATION_NAMES = tuple(
    f"{here}_here_{coming}_coming_{more}_and_{fewer}" for here, coming in PLACES for more, fewer in COMPANIES
)
COMPANY_FEATURES = len(COMPANIES)
FIRST_PLACE = (0, 3, 5)  # in PLACES, of each number of tables in the café
COUNT_BITS = 5  # for each nation in a word of counts: no stock has more than 24 tables


@kernel
def tables_here(state: State, floor: Floor) -> int:
    """How many tables of each nation the café has, COUNT_BITS for each; only a position made by hand has gaps."""
    counts = 0
    for table in range(floor.tables):
        if state.tables[table] != NO_TABLE:
            counts += 1 << COUNT_BITS * (int(state.tables[table]) & 15)
    return counts


@kernel
def tables_coming(state: State) -> int:
    """How many tables of each nation are still to come, COUNT_BITS for each: all others have been seen."""
    counts = 0
    for i in range(state.tables_drawn, state.tables_size):
        counts += 1 << COUNT_BITS * (int(state.tables_stock[i]) & 15)
    return counts


@kernel
def count_of(counts: int, nation: int) -> int:
    """The count of one nation."""
    return counts >> COUNT_BITS * nation & 31


@kernel
def describe_nations(state: State, here: int, coming: int, me: int, features: Floats) -> None:
    """Count the nations by where their tables are and which of their guests the hand holds."""
    for i in range(len(features)):
        features[i] = 0.0
    for nation in range(JOKER_NATION):
        laid = min(TABLES_EACH, count_of(here, nation))
        place = FIRST_PLACE[laid] + min(TABLES_EACH - laid, count_of(coming, nation))
        ladies, gentlemen = int(state.hands[me, 2 * nation]), int(state.hands[me, 2 * nation + 1])
        more, fewer = max(ladies, gentlemen), min(ladies, gentlemen)
        features[COMPANY_FEATURES * place + more * (more + 1) // 2 + fewer] += 1.0
