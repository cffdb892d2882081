"""Many games in one call: simple players against each other inside the kernel."""

from __future__ import annotations

from cafe.bots.turns import BEST, plan_turn
from cafe.rules import menu as m
from cafe.rules import verbs
from cafe.rules.chance import Stream
from cafe.rules.desk import shuffle_stocks
from cafe.rules.house import Record
from cafe.rules.jit import entry, kernel, woven
from cafe.rules.seating import penalty
from cafe.rules.state import END_OFFERED, OVER, Array, Floor, State

RANDOM, GREEDY = range(2)
PLAYERS = ("random", "greedy")  # their names, by number


@entry
def random_games(
    states: Record,
    start: Record,
    floors: Record,
    menus: Record,
    stream: Stream,
    seed: int,
    first: int,
    count: int,
    tally: Array,
) -> int:
    """Play whole games by uniformly random legal actions; returns the steps, `tally` counts endings by reason."""
    state, floor, menu = states[0], floors[0], menus[0]
    steps = 0
    for number in range(first, first + count):
        states[0] = start[0]
        shuffle_stocks(state, stream, seed, number, True)
        verbs.deal(state, floor, menu)
        while state.phase != OVER:
            verbs.fill_menu(state, floor, menu)
            verbs.play(state, floor, menu, m.pick(menu, floor, stream))
            steps += 1
        tally[state.reason] += 1
    return steps


@entry
def play_game(
    states: Record,
    floors: Record,
    menus: Record,
    codes: Array,
    notebook: Array,
    stream: Stream,
    players: Array,
    record: Array,
) -> int:
    """Play the game in states[0] to its end; `players` says who plays how, `record` receives every action."""
    state, floor = states[0], floors[0]
    steps = 0
    while state.phase != OVER:
        if players[state.player] == GREEDY:
            length = greedy_steps(states, floor, menus, codes, notebook, stream)
        else:
            length = 1
            verbs.fill_menu(state, floor, menus[0])
            notebook[BEST, 0] = m.pick(menus[0], floor, stream)
        for i in range(length):
            verbs.play(state, floor, menus[0], notebook[BEST, i])
            record[steps] = notebook[BEST, i]
            steps += 1
    return steps


@woven
def greedy_steps(states: Record, floor: Floor, menus: Record, codes: Array, notebook: Array, stream: Stream) -> int:
    """The greedy player's next steps into notebook[BEST]: the whole turn with the most points."""
    state = states[0]
    if state.phase == END_OFFERED:
        move = m.DECLARE_END if is_ahead(state, floor) else m.DECLINE_END
        notebook[BEST, 0] = m.first_code(floor, m.move_row(floor)) + move
        return 1
    return plan_turn(states, floor, menus, codes, notebook, stream)


@entry
def greedy_turn(states: Record, floors: Record, menus: Record, codes: Array, notebook: Array, stream: Stream) -> int:
    """The greedy player's next steps from states[0] into notebook[BEST]; returns how many."""
    return greedy_steps(states, floors[0], menus, codes, notebook, stream)


@kernel
def is_ahead(state: State, floor: Floor) -> bool:
    """Whether the player to move would win if the game ended now; hand counts are for all to see."""
    mine = state.scores[state.player] - penalty(state, floor, state.player)
    for player in range(state.players):
        if player != state.player and state.scores[player] - penalty(state, floor, player) >= mine:
            return False
    return True
