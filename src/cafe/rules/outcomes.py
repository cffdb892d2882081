"""What an action brought: everything that changed between two states beyond the action itself."""

from __future__ import annotations

from cafe.rules import dispatch
from cafe.rules.answers import MOST_TOUCHED, NONE, Outcome
from cafe.rules.choices import reveals, write_points
from cafe.rules.compiled import kernel
from cafe.rules.guests import JOKER_F, KINDS
from cafe.rules.legal_moves import first_code, row_of
from cafe.rules.seating import FULL, NO_TABLE, NOBODY
from cafe.rules.state import OVER, Floor, State


@kernel
def begin_outcome(state: State, floor: Floor, code: int, outcome: Outcome) -> None:
    """Before a legal action is played: who does what, and what it pays."""
    outcome.player = state.player
    outcome.code = code
    outcome.guest_hidden = 0
    outcome.bonus = write_points(state, floor, code, outcome.points)
    for i in range(len(outcome.sources)):
        outcome.sources[i] = 0
    if outcome.bonus:
        outcome.sources[dispatch.bonus_source(state)] += outcome.bonus
    seat = code - first_code(floor, row_of(floor, code))
    for i in range(MOST_TOUCHED):
        if outcome.points[i]:
            table = floor.tables_of[seat, i]
            dispatch.add_sources(state, table, outcome.points[i], outcome.sources)


@kernel
def finish_outcome(before: State, after: State, floor: Floor, outcome: Outcome) -> None:
    """The outcome of an action that was played."""
    outcome.phase = after.phase
    note_tables(before, after, floor, outcome)
    note_turned(before, after, floor, outcome)
    note_drawn(before, after, outcome)
    player = outcome.player
    smaller = after.hand_size[player] < before.hand_size[player]
    outcome.hand_size = after.hand_size[player] if smaller else NONE
    over = after.phase == OVER
    outcome.reason = after.reason if over else 0
    outcome.next_player = after.player if not over and after.player != player else NONE
    outcome.reveals = reveals(before, after)


@kernel
def note_tables(before: State, after: State, floor: Floor, outcome: Outcome) -> None:
    """Tables that left with their guests, the last to come included, and tables that were laid (K6, J7)."""
    left, came = 0, 0
    kind = row_of(floor, outcome.code)
    taken = outcome.code - first_code(floor, kind) if kind < floor.kinds else NONE
    for table in range(floor.tables):
        if before.tables[table] == after.tables[table]:
            continue
        if before.tables[table] != NO_TABLE:
            outcome.cleared[left] = table
            outcome.cleared_tables[left] = before.tables[table]
            for side in range(FULL):
                seat = floor.seats_of[table, side]
                outcome.cleared_guests[left, side] = kind if seat == taken else before.seats[seat]
            left += 1
        if after.tables[table] != NO_TABLE:
            outcome.laid[came] = table
            outcome.laid_tables[came] = after.tables[table]
            came += 1
    outcome.cleared_count = left
    outcome.laid_count = came


@kernel
def note_turned(before: State, after: State, floor: Floor, outcome: Outcome) -> None:
    """The table of the seat just taken is turned over if it is full without jokers now and was not before (J7)."""
    outcome.turned = NONE
    row = row_of(floor, outcome.code)
    if floor.any_order and row < floor.kinds + floor.swaps:
        table = floor.tables_of[outcome.code - first_code(floor, row), 0]
        if is_turned(after, floor, table) and not is_turned(before, floor, table):
            outcome.turned = table


@kernel
def is_turned(state: State, floor: Floor, table: int) -> bool:
    """Whether four guests sit at a table, none of them a joker."""
    for side in range(FULL):
        kind = state.seats[floor.seats_of[table, side]]
        if kind == NOBODY or kind >= JOKER_F:
            return False
    return True


@kernel
def note_drawn(before: State, after: State, outcome: Outcome) -> None:
    """Only who moved draws: what is new from the stock has gone to that hand."""
    for kind in range(KINDS):
        outcome.drawn[kind] = 0
    for i in range(before.drawn, after.drawn):
        outcome.drawn[before.stock[i]] += 1
    outcome.drawn_count = after.drawn - before.drawn
