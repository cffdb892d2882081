"""Who has won: most points after penalties; a tie is shared or goes to the fewest minus points."""

from __future__ import annotations

from cafe.rules.compiled import kernel
from cafe.rules.seating import penalty
from cafe.rules.state import Floor, State

FINER = 1024  # more than any sum of minus points, so that in the merit they weigh less than one point


@kernel
def merit(state: State, floor: Floor, player: int) -> int:
    """A number that is highest for the player who would win if the game ended now (K11, B12, J12)."""
    minus = int(penalty(state, floor, player))  # a NumPy byte when interpreted
    points = int(state.scores[player]) - minus
    return points * FINER - (minus if floor.penalty_breaks_ties else 0)


@kernel
def sharers(state: State, floor: Floor, player: int) -> int:
    """How many would share the victory with a player, who counts too; 0 if somebody else would win."""
    mine, count = merit(state, floor, player), 0
    for other in range(state.players):
        theirs = merit(state, floor, other)
        if theirs > mine:
            return 0
        count += theirs == mine
    return count
