"""What a viewer may see: decided here, and nowhere else.

Hidden are the other hands where hands are closed (K3, J3; not B4), except the jokers that everybody saw taken (J9);
the guests others laid face down (K9); both stocks, their order included; and whom somebody else drew. A viewer is a
player, SPECTATOR, or OPEN for a game on record, whose hands, and guests laid face down, are laid open.
"""

from __future__ import annotations

from typing import Any

from cafe.rules.answers import HIDDEN, OPEN, Outcome
from cafe.rules.compiled import kernel, overload
from cafe.rules.guests import KINDS
from cafe.rules.legal_moves import first_code, guest_row, row_of
from cafe.rules.state import LAYING, Array, Floor, State, field_names


@kernel
def is_hand_hidden(floor: Floor, viewer: int, player: int) -> bool:
    """Whether a viewer may not see a player's hand, nor whom they draw into it."""
    return floor.closed_hands != 0 and player != viewer and viewer != OPEN


@kernel
def is_laid_hidden(floor: Floor, viewer: int, player: int) -> bool:
    """Whether a viewer may not see whom a player laid face down (K9): only that player knows, open hands or not."""
    return floor.lays_down != 0 and player != viewer and viewer != OPEN


@kernel
def hide_state(state: State, floor: Floor, viewer: int) -> None:
    """Blank in a copy of a state everything that a viewer may not see."""
    for player in range(state.players):
        if is_hand_hidden(floor, viewer, player):
            hide_counts(state.hands[player])
            state.held[player] = 0
        if is_laid_hidden(floor, viewer, player):
            hide_laid(state, player)
    for i in range(len(state.stock)):
        state.stock[i] = HIDDEN
    hide_tables(state, floor)


@kernel
def hide_counts(counts: Array) -> None:
    """How many there are of each kind is not to be seen."""
    for kind in range(KINDS):
        counts[kind] = 0
    counts[0] = HIDDEN


@kernel
def first_unseen(state: State) -> int:
    """Where the part of the table stock begins that nobody has seen; one may have been looked at (J7)."""
    return state.tables_drawn + (1 if state.phase == LAYING else 0)


@kernel
def hide_tables(state: State, floor: Floor) -> None:
    """Tables drawn were laid in the open, in an order that is past; one is looked at before it is laid (J7)."""
    seen = 0 if floor.put_back else state.tables_drawn
    for i in range(seen, state.tables_drawn):
        state.tables_stock[i] = HIDDEN
    for i in range(first_unseen(state), len(state.tables_stock)):
        state.tables_stock[i] = HIDDEN
    for i in range(1, seen):
        table, j = state.tables_stock[i], i
        while j > 0 and state.tables_stock[j - 1] > table:
            state.tables_stock[j] = state.tables_stock[j - 1]
            j -= 1
        state.tables_stock[j] = table


@kernel
def hide_outcome(outcome: Outcome, floor: Floor, viewer: int) -> None:
    """Blank in a copy of an outcome everything that a viewer may not see."""
    if is_hand_hidden(floor, viewer, outcome.player) and outcome.drawn_count:
        hide_counts(outcome.drawn)
    if is_laid_hidden(floor, viewer, outcome.player) and row_of(floor, outcome.code) == guest_row(floor):
        outcome.code = first_code(floor, guest_row(floor))
        outcome.guest_hidden = 1


# Only the card game has guests laid face down (K9), so only its record has the field.


def hide_laid(state: State, player: int) -> None:
    """Whom a player laid face down is not to be seen."""
    if "laid_down" in field_names(state):
        hide_counts(state.laid_down[player])


@overload(hide_laid)
def _hide_laid(state: Any, player: Any) -> Any:
    def hide(state: Any, player: Any) -> None:
        hide_counts(state.laid_down[player])

    return hide if "laid_down" in field_names(state) else lambda state, player: None
