"""The entries: the few compiled functions that Python calls. Each takes arrays of one record (see ruleset.Record)."""

from __future__ import annotations

from cafe.rules import dispatch
from cafe.rules.answers import NONE
from cafe.rules.choices import look_ahead, write_choice
from cafe.rules.compiled import brief_entry, entry, kernel
from cafe.rules.determinize import forget, imagine
from cafe.rules.judgement import add_payment, clear_verdict, concern_table, write_verdict
from cafe.rules.legal_moves import expand, first_code, table_row
from cafe.rules.outcomes import begin_outcome, finish_outcome
from cafe.rules.preview import lay_step
from cafe.rules.random_stream import Stream, below, seed_stream, shuffle
from cafe.rules.ruleset import Record
from cafe.rules.seating import penalty
from cafe.rules.state import Array, State
from cafe.rules.verdict import GROUP_CAUSES, LEGAL
from cafe.rules.visible import hide_outcome, hide_state
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


@brief_entry
def play_on(states: Record, floors: Record, legal_moves: Record, codes: Array, code: int) -> int:
    """Play an action if it is legal and list what is legal next; returns how many, or minus the refusal."""
    state, floor, legal = states[0], floors[0], legal_moves[0]
    refusal = dispatch.judge(state, floor, legal, code)
    if refusal != LEGAL:
        return -refusal
    dispatch.play(state, floor, legal, code)
    dispatch.fill_legal(state, floor, legal)
    return expand(legal, floor, codes)


@brief_entry
def list_choices(
    states: Record, floors: Record, legal_moves: Record, codes: Array, trials: Record, choices: Record
) -> int:
    """Write every legal action and what it would bring into `choices`; returns how many. trials[0] is scratch space."""
    state, floor, legal = states[0], floors[0], legal_moves[0]
    dispatch.fill_legal(state, floor, legal)
    count = expand(legal, floor, codes)
    for i in range(count):
        write_choice(state, floor, codes[i], choices[i])
        choices[i].then = look_ahead(states, floor, legal, codes[i], trials)
    return count


@brief_entry
def weigh(states: Record, floors: Record, legal_moves: Record, trials: Record, choices: Record, code: int) -> int:
    """Write what one action would bring into choices[0], if it is legal; returns its refusal, or LEGAL.

    trials[0] is then the state with the action laid on it but nothing of what would come of it (preview.py).
    """
    state, floor, legal = states[0], floors[0], legal_moves[0]
    refusal = dispatch.judge(state, floor, legal, code)
    if refusal == LEGAL:
        write_choice(state, floor, code, choices[0])
        choices[0].then = look_ahead(states, floor, legal, code, trials)
        trials[0] = states[0]
        lay_step(trials[0], floor, choices[0])
    return refusal


@brief_entry
def play_and_tell(
    states: Record, floors: Record, legal_moves: Record, codes: Array, trials: Record, outcomes: Record, code: int
) -> int:
    """As play_on, and write the action's outcome into outcomes[0]; trials[0] is scratch space."""
    state, floor, legal, outcome = states[0], floors[0], legal_moves[0], outcomes[0]
    refusal = dispatch.judge(state, floor, legal, code)
    if refusal != LEGAL:
        return -refusal
    trials[0] = states[0]
    begin_outcome(state, floor, code, outcome)
    dispatch.play(state, floor, legal, code)
    finish_outcome(trials[0], state, floor, outcome)
    dispatch.fill_legal(state, floor, legal)
    return expand(legal, floor, codes)


@brief_entry
def explain(states: Record, floors: Record, legal_moves: Record, verdicts: Record, code: int) -> int:
    """Write the verdict on an action into verdicts[0]; returns the refusal, or LEGAL."""
    refusal = dispatch.judge(states[0], floors[0], legal_moves[0], code)
    write_verdict(states[0], floors[0], code, refusal, verdicts[0])
    return refusal


@entry
def explain_group(
    states: Record,
    floors: Record,
    legal_moves: Record,
    trials: Record,
    verdicts: Record,
    table: int,
    kinds: Array,
    seats: Array,
) -> int:
    """Write the verdict on a whole group of one sex (K12, B13) into verdicts[0]; returns the refusal, or LEGAL."""
    floor, legal, verdict = floors[0], legal_moves[0], verdicts[0]
    refusal = dispatch.judge_group(states[0], floor, table, kinds, seats)
    clear_verdict(verdict, refusal)
    if refusal != LEGAL:
        verdict.because = GROUP_CAUSES[refusal]
        verdict.table = table
        if table != NONE:
            concern_table(states[0], floor, verdict)
        return refusal
    trials[0] = states[0]
    trial = trials[0]
    dispatch.play(trial, floor, legal, first_code(floor, table_row(floor)) + table)
    for i in range(len(kinds)):
        for j in range(floor.touching[seats[i]]):
            paying = floor.tables_of[seats[i], j]
            add_payment(verdict, paying, dispatch.price(trial, kinds[i], paying))
        dispatch.play(trial, floor, legal, first_code(floor, kinds[i]) + seats[i])
    return refusal


@brief_entry
def see(states: Record, floors: Record, viewer: int, seen: Record) -> None:
    """Write states[0] as a viewer may see it into seen[0] (visible.py)."""
    seen[0] = states[0]
    hide_state(seen[0], floors[0], viewer)


@brief_entry
def see_outcome(outcomes: Record, floors: Record, viewer: int, seen: Record) -> None:
    """Write outcomes[0] as a viewer may see it into seen[0] (visible.py)."""
    seen[0] = outcomes[0]
    hide_outcome(seen[0], floors[0], viewer)


@entry
def settle(states: Record, floors: Record, points: Array, shares: Array) -> None:
    """Write every player's minus points and the sharers of their victory (see winning.py), if the game ended now."""
    for player in range(states[0].players):
        points[player] = penalty(states[0], floors[0], player)
        shares[player] = sharers(states[0], floors[0], player)


@entry
def forget_hidden(states: Record, floors: Record, player: int, put_back: int, pool: Array) -> None:
    """Put everything a player cannot see, in states[0], into one fixed order."""
    forget(states[0], floors[0], player, put_back, pool)


@entry
def imagine_hidden(states: Record, floors: Record, player: int, put_back: int, pool: Array, stream: Stream) -> None:
    """Deal at random, in states[0], everything a player cannot see."""
    forget(states[0], floors[0], player, put_back, pool)
    imagine(states[0], floors[0], player, put_back, pool, stream)
