"""The entries: the few compiled functions that Python calls. Each takes arrays of one record (see ruleset.Record)."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from cafe.rules import dispatch
from cafe.rules.determinize import forget, imagine
from cafe.rules.group import judge_whole_group
from cafe.rules.jit import brief_entry, direct, entry, is_warm, kernel, mark_warm
from cafe.rules.legal_moves import expand, first_code, row_of
from cafe.rules.random_stream import Stream, below, seed_stream, shuffle
from cafe.rules.ruleset import RULESETS, Record, Ruleset
from cafe.rules.seating import penalty
from cafe.rules.state import OVER, Array, State
from cafe.rules.verdict import IS_OVER, LEGAL
from cafe.rules.winning import sharers


@kernel
def shuffle_stocks(state: State, stream: Stream, seed: int, number: int, draw_lots: bool) -> None:
    """Shuffle guests and tables of game `number` of a seed; draw the start player by lot, if asked (G4)."""
    seed_stream(stream, seed, number)
    shuffle(stream, state.stock, state.stock_size)
    shuffle(stream, state.tables_stock, state.tables_size)
    lot = below(stream, state.players)
    if draw_lots:
        state.start = lot
        state.player = lot


@entry
def shuffle_and_deal(
    states: Record, floors: Record, legal_moves: Record, stream: Stream, seed: int, number: int, draw_lots: bool
) -> None:
    """Shuffle game `number` of a seed, deal it and start the first turn."""
    shuffle_stocks(states[0], stream, seed, number, draw_lots)
    dispatch.deal(states[0], floors[0], legal_moves[0])


@entry
def deal(states: Record, floors: Record, legal_moves: Record) -> None:
    """Deal from the stocks as they lie and start the first turn."""
    dispatch.deal(states[0], floors[0], legal_moves[0])


@entry
def resume(states: Record, floors: Record, legal_moves: Record) -> None:
    """Start the first turn of a position."""
    dispatch.resume(states[0], floors[0], legal_moves[0])


@brief_entry
def legal_codes(states: Record, floors: Record, legal_moves: Record, codes: Array) -> int:
    """Write the numbers of all legal actions; returns how many."""
    dispatch.fill_legal(states[0], floors[0], legal_moves[0])
    return expand(legal_moves[0], floors[0], codes)


@entry
def judge(states: Record, floors: Record, legal_moves: Record, code: int) -> int:
    """The refusal of an action, or LEGAL; changes nothing."""
    return dispatch.judge(states[0], floors[0], legal_moves[0], code)


@brief_entry
def play_on(states: Record, floors: Record, legal_moves: Record, codes: Array, code: int) -> int:
    """Do an action if it is legal and list what is legal then; returns how many, or minus the refusal."""
    state, floor, legal = states[0], floors[0], legal_moves[0]
    refusal = dispatch.judge(state, floor, legal, code)
    if refusal != LEGAL:
        return -refusal
    dispatch.play(state, floor, legal, code)
    dispatch.fill_legal(state, floor, legal)
    return expand(legal, floor, codes)


@entry
def prices(states: Record, floors: Record, code: int, points: Array) -> int:
    """Write what a legal placement scores at each table its seat touches; returns points of no table.

    The state is used up: hand over a copy.
    """
    state, floor = states[0], floors[0]
    row = row_of(floor, code)
    if row < floor.kinds:
        dispatch.price(state, floor, row, code - first_code(floor, row), points)
        return 0
    return dispatch.bonus(state, floor, code)


@entry
def settle(states: Record, floors: Record, points: Array, shares: Array) -> None:
    """Write every player's minus points and the sharers of their victory (see winning.py), if the game ended now."""
    for player in range(states[0].players):
        points[player] = penalty(states[0], floors[0], player)
        shares[player] = sharers(states[0], floors[0], player)


@entry
def judge_group(
    states: Record, floors: Record, table: int, kinds: Array, seats: Array, nation_rule: int, group_rule: int
) -> int:
    """The refusal of a whole group of one sex as a document writes it, or LEGAL (card and board only)."""
    if states[0].phase == OVER:
        return IS_OVER
    return judge_whole_group(states[0], floors[0], table, kinds, seats, nation_rule, group_rule)


@entry
def forget_hidden(states: Record, floors: Record, player: int, put_back: int, pool: Array) -> None:
    """Forget in states[0] all that a player cannot see."""
    forget(states[0], floors[0], player, put_back, pool)


@entry
def imagine_hidden(states: Record, floors: Record, player: int, put_back: int, pool: Array, stream: Stream) -> None:
    """Deal in states[0] all that a player cannot see at random; it has been forgotten before."""
    imagine(states[0], floors[0], player, put_back, pool, stream)


@dataclass(frozen=True)
class Entries:
    """The two functions that a game calls at every step, straight to the compiled code."""

    legal_codes: Callable[[Record, Record, Record, Array], int]
    play_on: Callable[[Record, Record, Record, Array, int], int]


@lru_cache(RULESETS)
def entries_of(ruleset: Ruleset) -> Entries:
    """The entries of a ruleset; says on the log `cafe.compiling` what is being waited for, if it has to compile."""
    part = f"{ruleset.game}-desk-large" if ruleset.large else f"{ruleset.game}-desk"
    if not is_warm(part):
        logging.getLogger("cafe.compiling").warning(
            "Compiling the rules of %s, once; this takes a while.", ruleset.game
        )
    arguments = ruleset.empty_state(), ruleset.floor, ruleset.empty_legal_moves(), np.zeros(1, np.int64)
    entries = Entries(direct(legal_codes, *arguments), direct(play_on, *arguments, 0))
    mark_warm(part)
    return entries
