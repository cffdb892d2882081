"""Observations: the game as one player may see it, as a row of numbers for programs that learn.

docs/observations.md lists the fields. Players are counted from the one who looks, who is number 0. What is hidden is
decided by visible.py. The planes of the café are brought up to date where they changed since they were last shown:
writing all of them again would cost more than playing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

from cafe.rules import dispatch
from cafe.rules import legal_moves as m
from cafe.rules.bits import BIT, lowest
from cafe.rules.compiled import entry, kernel, overload
from cafe.rules.determinize import seen_taken
from cafe.rules.guests import JOKER_F, KINDS
from cafe.rules.ruleset import Record
from cafe.rules.seating import FULL, NO_TABLE, NOBODY, guests_left, tables_left
from cafe.rules.state import LAYING, NATIONS, OVER, Array, Floor, LegalMoves, State, field_names
from cafe.rules.visible import is_hand_hidden, is_laid_hidden

Number = Annotated[int, "i2"]
NOT_COUNTED = -1
BLOCK = 4  # seats looked at together; the seats of every record are a multiple


class Observation:
    """What one player may see, field after field; all numbers have 16 bits, so the record is also one row of them."""

    # The café, seat by seat.
    seats: Annotated[Array, "i2", "seats", "kinds"]  # 1 where a guest of that kind sits
    free: Annotated[Array, "i2", "seats"]  # 1 where nobody sits, and a guest could
    company: Annotated[Array, "i2", "two", "seats"]  # 1 where one more lady, one more gentleman is in company (G5, J5)
    lone: Annotated[Array, "i2", "seats"]  # 1 where a guest would sit alone (G6)
    admits: Annotated[Array, "i2", "nations", "seats"]  # 1 where a nation may sit (K5, B6, J5)
    # The café, table by table.
    tables: Annotated[Array, "i2", "tables", "nations"]  # how many of a table's four corners show a nation's flag
    sexes: Annotated[Array, "i2", "tables", "two"]  # how many ladies, how many gentlemen sit there
    foreign: Annotated[Array, "i2", "tables"]  # how many guests are not of the table's nation (G7)
    # What the turn waits for.
    waiting: Annotated[Array, "i2", "card", "board", "seats"]  # 1 where a guest must be joined at once (G6)
    group: Annotated[Array, "i2", "card", "board", "tables"]  # 1 at the table of the group being seated (K12, B13)
    group_sex: Annotated[Array, "i2", "card", "board", "two"]  # 1 for the sex of that group
    third: Annotated[Array, "i2", "junior", "tables"]  # 1 where a third of one sex just sat (J13)
    filled: Annotated[Array, "i2", "junior", "tables"]  # 1 at the table that gets a neighbour (J7)
    next_table: Annotated[Array, "i2", "junior", "four", "nations"]  # the flags of the table to be laid (J7), by corner
    # Guests elsewhere.
    hand: Annotated[Array, "i2", "kinds"]  # how many of each kind the player holds
    hands: Annotated[Array, "i2", "players", "kinds"]  # of each player as far as known: all in board (B4), jokers (J9)
    unseen: Annotated[Array, "i2", "kinds"]  # how many of each kind are in the stock or hidden from the player
    laid_down: Annotated[Array, "i2", "card", "kinds"]  # those that the player has laid face down (K9)
    gone: Annotated[Array, "i2", "card", "junior", "kinds"]  # those that left the game in the open (K6, J8)
    bar: Annotated[Array, "i2", "board", "kinds"]  # those at the bar (B8)
    tables_seen: Annotated[Array, "i2", "card", "nations"]  # how many tables of a nation have been laid so far (K6)
    # Who, and when.
    playing: Annotated[Array, "i2", "players"]  # 1 for every place that somebody plays at
    to_move: Annotated[Array, "i2", "players"]  # 1 for the player to move; nobody when the game is over
    start: Annotated[Array, "i2", "players"]  # 1 for the start player
    phase: Annotated[Array, "i2", "phases"]  # 1 for one of placing, end_offered, laying, grouping, over
    doing: Annotated[Array, "i2", "junior", "three"]  # 1 for what the turn has been: nothing, seating, discarding (J4)
    # Counts.
    scores: Annotated[Array, "i2", "players"]  # points so far, penalties not yet taken off
    hand_total: Annotated[Array, "i2", "players"]  # guests in each hand
    hand_size: Annotated[Array, "i2", "players"]  # how many each may hold (B10)
    laid_total: Annotated[Array, "i2", "players"]  # guests each has laid face down (K9)
    guests_left: Number  # in the stock
    tables_left: Number  # in the stock of tables
    turn_points: Number  # of the turn in play
    placed: Number  # placements of this turn
    bar_taken: Annotated[int, "i2", "board"]  # places taken at the bar
    first_turn: Annotated[int, "i2", "board"]  # 1 during the first turn (B7)
    passes: Annotated[int, "i2", "board"]  # in a row (B11e)
    same_sex: Number  # 1 with the option same_sex_tables


class Mask:
    """Which actions are legal, by their numbers (docs/actions.md)."""

    legal: Annotated[Array, "i1", "actions"]  # 1 for each legal action of the player to move who looks


class Shown:
    """What an observation shows already, of an earlier moment of the same game or of the one before it."""

    drawn: Annotated[int, "i2"]  # how many of the stock had been drawn; NOT_COUNTED where another game begins
    tables_drawn: Annotated[int, "i2"]
    waiting: Annotated[int, "i2"]  # a seat, and below tables, from 1 on; 0 is none
    group: Annotated[int, "i2"]
    third: Annotated[int, "i2"]
    filled: Annotated[int, "i2"]
    stock: Annotated[Array, "i2", "kinds"]  # how many of each kind were left in it
    seats: Annotated[Array, "i1", "seats"]  # the kind of guest on each
    tables: Annotated[Array, "i4", "tables"]
    free: Annotated[Array, "i8", "words"]
    company: Annotated[Array, "i8", "two", "words"]
    lone: Annotated[Array, "i8", "words"]
    admits: Annotated[Array, "i8", "nations", "words"]


@kernel
def show_nothing(shown: Shown) -> None:
    """Tell that an observation shows nothing: all of it is zero."""
    shown.drawn = NOT_COUNTED
    shown.waiting = 0
    shown.group = 0
    shown.third = 0
    shown.filled = 0
    for seat in range(len(shown.seats)):
        shown.seats[seat] = NOBODY
    for table in range(len(shown.tables)):
        shown.tables[table] = NO_TABLE
    for word in range(len(shown.free)):
        shown.free[word] = 0
        shown.lone[word] = 0
        for sex in range(2):
            shown.company[sex, word] = 0
        for nation in range(NATIONS):
            shown.admits[nation, word] = 0


@entry
def observe(
    states: Record, floors: Record, legal_moves: Record, viewer: int, shown: Record, observations: Record, masks: Record
) -> int:
    """Write what a player may see of states[0] into observations[0], and what they may do into masks[0].

    Both must be all zero; `legal_moves` and `shown` are scratch space. Returns how many actions are legal: none where
    somebody else is to move.
    """
    show_nothing(shown[0])
    show(states[0], floors[0], viewer, shown[0], observations[0])
    if states[0].phase == OVER or states[0].player != viewer:
        return 0
    found = 0
    mark_legal(states[0], floors[0], legal_moves[0], masks[0])
    found += legal_moves[0].count
    return found


@kernel
def mark_legal(state: State, floor: Floor, legal: LegalMoves, mask: Mask) -> None:
    """List what is legal and set it in a mask of zeros."""
    dispatch.fill_legal(state, floor, legal)
    write_mask(mask, floor, legal, 1)


@kernel
def unmark(mask: Mask, floor: Floor, legal: LegalMoves) -> None:
    """Clear in a mask what it was marked with."""
    write_mask(mask, floor, legal, 0)


@kernel
def write_mask(mask: Mask, floor: Floor, legal: LegalMoves, mark: int) -> None:
    """Write a mark at every action of a list of legal moves."""
    for i in range(legal.rows):
        first = m.first_code(floor, legal.row[i])
        for word in range(legal.bits.shape[1]):
            bits = legal.bits[i, word]
            while bits:
                bit = lowest(bits)
                bits ^= BIT[bit]
                mask.legal[first + (word << 6) + bit] = mark


@kernel
def show(state: State, floor: Floor, viewer: int, shown: Shown, seen: Observation) -> None:
    """Bring an observation up to date."""
    show_seats(state, shown, seen)
    show_tables(state, shown, seen)
    show_players(state, viewer, seen)
    show_laid_tables(state, floor, viewer, shown, seen)
    show_stock(state, shown, seen)
    show_hands(state, floor, viewer, seen)
    show_counts(state, floor, seen)
    show_group(state, floor, viewer, shown, seen)
    show_laid_down(state, floor, viewer, shown, seen)
    show_gone(state, floor, viewer, shown, seen)
    show_bar(state, floor, viewer, shown, seen)
    show_laying(state, floor, viewer, shown, seen)


@kernel
def show_seats(state: State, shown: Shown, seen: Observation) -> None:
    """Who sits where, and who could."""
    for first in range(0, len(state.seats), BLOCK):
        changed = 0
        for i in range(BLOCK):  # as one word: hardly any seat has changed
            changed |= state.seats[first + i] ^ shown.seats[first + i]
        if changed:
            show_guests(state, shown, seen, first)
    show_set(state.free, shown.free, seen.free)
    show_set(state.lone, shown.lone, seen.lone)
    for sex in range(2):
        show_set(state.allowed[sex], shown.company[sex], seen.company[sex])


@kernel
def show_guests(state: State, shown: Shown, seen: Observation, first: int) -> None:
    """The guests on a few seats."""
    for seat in range(first, first + BLOCK):
        now, before = state.seats[seat], shown.seats[seat]
        if now != before:
            if before != NOBODY:
                seen.seats[seat, before] = 0
            if now != NOBODY:
                seen.seats[seat, now] = 1
            shown.seats[seat] = now


@kernel
def show_set(words: Array, shown: Array, plane: Array) -> None:
    """Bring a plane up to date with a set of seats."""
    for word in range(len(words)):
        changed = words[word] ^ shown[word]
        while changed:
            bit = lowest(changed)
            changed ^= BIT[bit]
            plane[(word << 6) + bit] = 1 if words[word] & BIT[bit] else 0
        shown[word] = words[word]


@kernel
def show_tables(state: State, shown: Shown, seen: Observation) -> None:
    """The tables, and who sits at them."""
    changed = 0  # loops of a length that is known when compiling become a few instructions
    for table in range(len(state.tables)):
        changed |= state.tables[table] ^ shown.tables[table]
    if changed:
        show_flags(state, shown, seen)
    for table in range(len(state.tables)):
        for sex in range(2):
            seen.sexes[table, sex] = state.sexes[table, sex]
    for table in range(len(state.tables)):
        seen.foreign[table] = state.foreign[table]


@kernel
def show_flags(state: State, shown: Shown, seen: Observation) -> None:
    """The flags of all tables, and where they admit each nation."""
    for table in range(len(state.tables)):
        flags = state.tables[table]
        if flags != shown.tables[table]:
            shown.tables[table] = flags
            for nation in range(NATIONS):
                seen.tables[table, nation] = 0
            if flags != NO_TABLE:
                for corner in range(FULL):
                    seen.tables[table, flags >> (4 * corner) & 15] += 1
    for nation in range(NATIONS):
        show_set(state.admits[nation], shown.admits[nation], seen.admits[nation])


@kernel
def show_players(state: State, viewer: int, seen: Observation) -> None:
    """Who plays, and what is counted of each; places are counted from the viewer on."""
    player = viewer
    for place in range(state.players):
        seen.playing[place] = 1
        seen.to_move[place] = player == state.player and state.phase != OVER
        seen.start[place] = player == state.start
        seen.scores[place] = state.scores[player]
        seen.hand_total[place] = state.hand_total[player]
        seen.hand_size[place] = state.hand_size[player]
        seen.laid_total[place] = state.laid_total[player]
        player = after(state, player)


@kernel
def after(state: State, player: int) -> int:
    """The player on the left."""
    return player + 1 if player + 1 < state.players else 0


@kernel
def show_hands(state: State, floor: Floor, viewer: int, seen: Observation) -> None:
    """The own hand, of the others what may be seen, and how many guests may not."""
    for kind in range(KINDS):
        seen.hand[kind] = state.hands[viewer, kind]
    player = viewer
    for place in range(state.players):
        if not is_hand_hidden(floor, viewer, player):
            for kind in range(KINDS):
                seen.hands[place, kind] = state.hands[player, kind]
        else:
            for kind in range(KINDS):
                seen.unseen[kind] += state.hands[player, kind]
            for kind in range(JOKER_F, KINDS):
                taken = seen_taken(state, player, kind)
                seen.hands[place, kind] = taken
                seen.unseen[kind] -= taken
        player = after(state, player)


@kernel
def show_stock(state: State, shown: Shown, seen: Observation) -> None:
    """Everybody in the stock, counted together with those in hidden hands: how they are divided is hidden."""
    if shown.drawn == NOT_COUNTED:
        for kind in range(KINDS):
            shown.stock[kind] = 0
        for i in range(state.drawn, state.stock_size):
            shown.stock[state.stock[i]] += 1
    else:
        for i in range(shown.drawn, state.drawn):
            shown.stock[state.stock[i]] -= 1
    shown.drawn = state.drawn
    for kind in range(KINDS):
        seen.unseen[kind] = shown.stock[kind]


@kernel
def show_counts(state: State, floor: Floor, seen: Observation) -> None:
    """Phase, stocks and the turn."""
    for phase in range(OVER + 1):
        seen.phase[phase] = phase == state.phase
    seen.guests_left = guests_left(state)
    seen.tables_left = tables_left(state)
    seen.turn_points = state.turn_points
    seen.placed = state.placed
    seen.same_sex = floor.same_sex


# What only some games have: done for the records with the field, nothing for the others.

Show = Callable[[Any, Any, int, Any, Any], None]


def with_field(field: str) -> Callable[[Show], Show]:
    """A function for those states that have a field; with others it does nothing."""

    def decorate(write: Show) -> Show:
        compiled = kernel(write)

        def chosen(state: Any, floor: Any, viewer: int, shown: Any, seen: Any) -> None:
            if field in field_names(state):
                write(state, floor, viewer, shown, seen)

        def choose(state: Any, floor: Any, viewer: Any, shown: Any, seen: Any) -> Any:
            if field in field_names(state):
                return lambda state, floor, viewer, shown, seen: compiled(state, floor, viewer, shown, seen)
            return lambda state, floor, viewer, shown, seen: None

        overload(chosen)(choose)
        return chosen

    return decorate


@kernel
def show_place(plane: Array, now: int, before: int) -> int:
    """Move the one mark of a plane; places are counted from 1 on, 0 is none. Returns where it is now."""
    if before:
        plane[before - 1] = 0
    if now:
        plane[now - 1] = 1
    return now


@with_field("group")
def show_group(state: State, floor: Floor, viewer: int, shown: Shown, seen: Observation) -> None:
    """A guest who waits for company (G6), and a group being seated (K12, B13)."""
    shown.waiting = show_place(seen.waiting, int(state.waiting) + 1, int(shown.waiting))
    shown.group = show_place(seen.group, int(state.group) + 1, int(shown.group))
    for sex in range(2):
        seen.group_sex[sex] = state.group >= 0 and state.group_sex == sex


@with_field("laid_down")
def show_laid_down(state: State, floor: Floor, viewer: int, shown: Shown, seen: Observation) -> None:
    """Guests face down (K9), the own ones by kind."""
    for kind in range(KINDS):
        seen.laid_down[kind] = state.laid_down[viewer, kind]
    for player in range(state.players):
        if is_laid_hidden(floor, viewer, player):
            for kind in range(KINDS):
                seen.unseen[kind] += state.laid_down[player, kind]


@with_field("laid_down")
def show_laid_tables(state: State, floor: Floor, viewer: int, shown: Shown, seen: Observation) -> None:
    """The tables laid so far, which was done in the open (K6)."""
    if shown.drawn == NOT_COUNTED:
        shown.tables_drawn = 0
        for nation in range(NATIONS):
            seen.tables_seen[nation] = 0
    for i in range(shown.tables_drawn, state.tables_drawn):
        seen.tables_seen[state.tables_stock[i] & 15] += 1
    shown.tables_drawn = state.tables_drawn


@with_field("gone")
def show_gone(state: State, floor: Floor, viewer: int, shown: Shown, seen: Observation) -> None:
    """Guests who left the game in the open (K6, J8)."""
    for kind in range(KINDS):
        seen.gone[kind] = state.gone[kind]


@with_field("bar")
def show_bar(state: State, floor: Floor, viewer: int, shown: Shown, seen: Observation) -> None:
    """The bar (B8), and what else only the board game counts."""
    for kind in range(KINDS):
        seen.bar[kind] = 0
    for i in range(state.bar_taken):
        seen.bar[state.bar[i]] += 1
    seen.bar_taken = state.bar_taken
    seen.first_turn = state.first_turn
    seen.passes = state.passes


@with_field("filled")
def show_laying(state: State, floor: Floor, viewer: int, shown: Shown, seen: Observation) -> None:
    """What the turn has been (J4), a third of one sex (J13), and a table to be laid, which everybody sees (J7)."""
    lays = state.phase == LAYING
    table = int(state.tables_stock[state.tables_drawn]) if lays else NO_TABLE
    before = shown.filled
    shown.third = show_place(seen.third, int(state.third) + 1, int(shown.third))
    shown.filled = show_place(seen.filled, int(state.filled) + 1 if lays else 0, int(shown.filled))
    for doing in range(3):
        seen.doing[doing] = doing == state.doing
    if lays or shown.filled != before:
        show_next_table(seen, table)


@kernel
def show_next_table(seen: Observation, table: int) -> None:
    """The flags of the table to be laid, corner by corner."""
    for corner in range(FULL):
        for nation in range(NATIONS):
            seen.next_table[corner, nation] = 0
        if table != NO_TABLE:
            seen.next_table[corner, table >> (4 * corner) & 15] = 1
