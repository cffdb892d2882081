"""Mistakes as people make them: seats overlooked, doubles missed, jokers forgotten, few guests thought of."""

from __future__ import annotations

from typing import NamedTuple

from cafe.bots.best_turns import FINGERPRINT, LENGTH, STEPS, Ranking
from cafe.bots.buffers import Buffers
from cafe.bots.turn_search import answer_offer
from cafe.rules import dispatch
from cafe.rules import legal_moves as m
from cafe.rules.compiled import entry, kernel, woven
from cafe.rules.guests import JOKER_F
from cafe.rules.junior import FILL_POINTS
from cafe.rules.random_stream import Stream, below
from cafe.rules.seating import is_paid_double
from cafe.rules.state import END_OFFERED, Array, Floor
from cafe.rules.verdict import LEGAL

FINE = 1 << 30  # how finely chances are told
MARK = FINGERPRINT  # the place in a row that is free once turns are listed

# What a player knows of something once it was looked at.
UNSEEN, NOTICED, MISSED = range(3)

# Where the states are: the one to move in, one to try a turn in, one to price a guest in.
NOW, TRYING = range(2)


class Mistakes(NamedTuple):
    """How often each mistake happens, from 0 to 1; and the number of guests thought of."""

    guests: int  # thought of in one turn
    overlook: float  # a way to seat a guest
    doubles: float  # not noticing that a table pays double, or a bonus
    jokers: float  # forgetting that one holds a joker

    def __str__(self) -> str:
        return f"{self.guests} guests, overlooks {self.overlook:g}, doubles {self.doubles:g}, jokers {self.jokers:g}"


class Mind(NamedTuple):
    """What a player notices in one moment: what was overlooked once is overlooked in every turn thought of."""

    places: Array  # by guest and seat
    doubles: Array  # by table


@entry
def weak_turn(buffers: Buffers, listed: Ranking, count: int, mistakes: Mistakes, mind: Mind) -> None:
    """Write the best of the listed turns that come to mind into the buffers' turn; they start from states[0].

    The best is the one that seems to pay most. Who thinks of nothing seats as few as the rules allow, one or none.
    """
    if buffers.states[NOW].phase == END_OFFERED:  # nobody is mistaken about who has won
        answer_offer(buffers)
        return
    turns, guests, thoughts, is_at_a_loss = listed.turns[:count], mistakes.guests, 0, False
    while thoughts == 0:
        shorten_turns(buffers, turns, guests)
        if is_at_a_loss:
            thoughts = mark_fewest(buffers.floors[0], turns)
        else:
            thoughts = mark_thoughts(buffers, turns, mistakes, mind)
            is_at_a_loss, guests = True, 1
    choose_marked(buffers, turns, mistakes, mind)


@kernel
def happens(stream: Stream, chance: float) -> bool:
    """Whether something of this chance happens."""
    return below(stream, FINE) < chance * FINE


@kernel
def is_noticed(known: Array, what: int, missed: float, stream: Stream) -> bool:
    """Whether a player notices something that is missed with a chance; once decided, it stays so."""
    if known[what] == UNSEEN:
        known[what] = MISSED if happens(stream, missed) else NOTICED
    return known[what] == NOTICED


@kernel
def is_placing(floor: Floor, code: int) -> bool:
    """Whether an action puts a guest on a seat: a placement or a swap."""
    return m.row_of(floor, code) < m.guest_row(floor)


@kernel
def placed_in(floor: Floor, turn: Array) -> int:
    """How many guests a turn puts on seats."""
    count = 0
    for step in range(turn[LENGTH]):
        count += is_placing(floor, turn[STEPS + step])
    return count


@woven
def shorten_turns(buffers: Buffers, turns: Array, guests: int) -> None:
    """Leave out the guests beyond a number, where the rules let a turn end there."""
    floor, legal, state = buffers.floors[0], buffers.legal_moves[0], buffers.states[TRYING]
    stop = m.first_code(floor, m.move_row(floor)) + m.STOP
    for row in range(len(turns)):
        turn = turns[row]
        if placed_in(floor, turn) > guests:
            length, placed = 0, 0
            buffers.states[TRYING] = buffers.states[NOW]
            while placed < guests or not is_placing(floor, turn[STEPS + length]):
                placed += is_placing(floor, turn[STEPS + length])
                dispatch.play(state, floor, legal, turn[STEPS + length])
                length += 1
            if dispatch.judge(state, floor, legal, stop) == LEGAL:
                turn[STEPS + length] = stop
                turn[LENGTH] = length + 1


@kernel
def mark_thoughts(buffers: Buffers, turns: Array, mistakes: Mistakes, mind: Mind) -> int:
    """Mark the turns that come to mind; returns how many."""
    forgets_jokers = happens(buffers.stream, mistakes.jokers)
    floor, count = buffers.floors[0], 0
    for row in range(len(turns)):
        thought = True
        for step in range(turns[row, LENGTH]):
            code = turns[row, STEPS + step]
            if thought and is_placing(floor, code):
                place = code % (floor.kinds * floor.seats)  # swaps are numbered as placements are, after them
                is_forgotten = forgets_jokers and place // floor.seats >= JOKER_F
                thought = not is_forgotten and is_noticed(mind.places, place, mistakes.overlook, buffers.stream)
        turns[row, MARK] = thought
        count += thought
    return count


@kernel
def mark_fewest(floor: Floor, turns: Array) -> int:
    """Mark the turns that put the fewest guests on seats; returns how many."""
    fewest = placed_in(floor, turns[0])
    for row in range(len(turns)):
        fewest = min(fewest, placed_in(floor, turns[row]))
    count = 0
    for row in range(len(turns)):
        turns[row, MARK] = placed_in(floor, turns[row]) == fewest
        count += turns[row, MARK]
    return count


@woven
def choose_marked(buffers: Buffers, turns: Array, mistakes: Mistakes, mind: Mind) -> None:
    """Write the marked turn that seems to pay most into the buffers' turn; chance breaks ties."""
    best, ties = 0, 0
    for row in range(len(turns)):
        if turns[row, MARK] and not is_repeated(turns, row):
            seen = seen_points(buffers, turns[row], mistakes.doubles, mind)
            if ties == 0 or seen > best:
                best, ties = seen, 0
            if seen == best:
                ties += 1
                if below(buffers.stream, ties) == 0:
                    buffers.turn[0] = turns[row]


@kernel
def is_repeated(turns: Array, row: int) -> bool:
    """Whether a turn is one of those before it: shortened, two may be the same."""
    for before in range(row):
        same = turns[before, MARK] and turns[before, LENGTH] == turns[row, LENGTH]
        for step in range(turns[row, LENGTH]):
            same = same and turns[before, STEPS + step] == turns[row, STEPS + step]
        if same:
            return True
    return False


@woven
def seen_points(buffers: Buffers, turn: Array, doubles: float, mind: Mind) -> int:
    """What a turn seems to pay."""
    floor, state, points = buffers.floors[0], buffers.states[TRYING], 0
    buffers.states[TRYING] = buffers.states[NOW]
    for step in range(turn[LENGTH]):
        code = turn[STEPS + step]
        if m.row_of(floor, code) < floor.kinds:
            points += seen_pay(buffers, code, doubles, mind)
        else:
            points += dispatch.bonus(state, floor, code)
        dispatch.play(state, floor, buffers.legal_moves[0], code)
    return points


@woven
def seen_pay(buffers: Buffers, code: int, doubles: float, mind: Mind) -> int:
    """What a guest about to sit down seems to be paid by all tables; who misses a double sees the half."""
    floor, state, points = buffers.floors[0], buffers.states[TRYING], 0
    kind, seat = code // floor.seats, code % floor.seats
    for i in range(floor.touching[seat]):
        table = floor.tables_of[seat, i]
        pay = dispatch.price(state, kind, table)
        is_special = pay >= FILL_POINTS or is_paid_double(state, table, pay)
        if is_special and not is_noticed(mind.doubles, table, doubles, buffers.stream):
            pay = 1 if pay >= FILL_POINTS else pay // 2
        points += pay
    return points
