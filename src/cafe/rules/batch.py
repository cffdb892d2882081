"""Many games at once: each plays its action, those that were over begin again, and all are shown to their players.

A game is the number of an episode of its own seed: `Game.new(..., seed=seeds[i], number=episodes[i])` is the same game.
"""

from __future__ import annotations

from typing import NamedTuple

from cafe.rules import dispatch
from cafe.rules.compiled import entry, kernel
from cafe.rules.entries import shuffle_stocks
from cafe.rules.legal_moves import pick
from cafe.rules.observation import NOT_COUNTED, mark_legal, show, show_nothing, unmark
from cafe.rules.random_stream import Stream
from cafe.rules.ruleset import Record
from cafe.rules.seating import penalty
from cafe.rules.state import OVER, Array, Floor, State
from cafe.rules.winning import sharers

ALL_LEGAL = -1


class Batch(NamedTuple):
    """Many games of one ruleset: an item, or a row, for each."""

    start: Record  # one state before the deal
    floors: Record  # one
    states: Record
    legal_moves: Record
    shown: Record  # what the observations show already
    observations: Record  # of the player to move
    masks: Record
    seeds: Array
    episodes: Array  # how many games of its seed came before
    lengths: Array  # steps of the game so far
    players: Array  # who is to move
    over: Array  # 1 where the game is over
    rewards: Array  # by player: of the last step
    stream: Stream


@entry
def reset_games(batch: Batch) -> None:
    """Deal the game of every seed and episode; observations and masks must be all zero."""
    for i in range(len(batch.states)):
        show_nothing(batch.shown[i])
        deal_game(batch, i)
        show_game(batch, i)


@entry
def step_games(batch: Batch, actions: Array, by_victory: bool) -> int:
    """Play an action in every game that is not over, and deal the next one of its seed where it is.

    Nothing is played if an action is not legal: its game is returned, else ALL_LEGAL.
    """
    for i in range(len(batch.states)):
        if batch.states[i].phase != OVER and not is_legal(batch, i, actions[i]):
            return i
    for i in range(len(batch.states)):
        unmark(batch.masks[i], batch.floors[0], batch.legal_moves[i])
        if batch.states[i].phase != OVER:
            play_step(batch, i, actions[i], by_victory)
        else:
            batch.episodes[i] += 1
            deal_game(batch, i)
        show_game(batch, i)
    return ALL_LEGAL


@entry
def pick_actions(batch: Batch, actions: Array, stream: Stream) -> None:
    """Pick a legal action for every game, each equally likely; none where the game is over."""
    for i in range(len(batch.states)):
        actions[i] = pick(batch.legal_moves[i], batch.floors[0], stream)


@kernel
def is_legal(batch: Batch, i: int, action: int) -> bool:
    """Whether an action is legal: its mask says so."""
    legal = batch.masks[i].legal
    return action >= 0 and action < len(legal) and legal[action] != 0


@kernel
def deal_game(batch: Batch, i: int) -> None:
    """Begin the game of a seed and an episode."""
    batch.states[i] = batch.start[0]
    shuffle_stocks(batch.states[i], batch.stream, batch.seeds[i], batch.episodes[i], True)
    dispatch.deal(batch.states[i], batch.floors[0], batch.legal_moves[i])
    batch.lengths[i] = 0
    batch.shown[i].drawn = NOT_COUNTED
    for player in range(batch.rewards.shape[1]):
        batch.rewards[i, player] = 0


@kernel
def play_step(batch: Batch, i: int, action: int, by_victory: bool) -> None:
    """Play a legal action and write what each player gets for it."""
    state, floor = batch.states[i], batch.floors[0]
    for player in range(state.players):
        batch.rewards[i, player] = 0 if by_victory else -int(state.scores[player])
    dispatch.play(state, floor, batch.legal_moves[i], action)
    batch.lengths[i] += 1
    is_over = state.phase == OVER
    for player in range(state.players):
        if by_victory:
            batch.rewards[i, player] = victory(state, floor, player) if is_over else 0
        else:
            batch.rewards[i, player] += int(state.scores[player]) - (penalty(state, floor, player) if is_over else 0)


@kernel
def victory(state: State, floor: Floor, player: int) -> int:
    """A win 1, a loss -1, a shared victory 0."""
    share = sharers(state, floor, player)
    return 0 if share > 1 else 2 * share - 1


@kernel
def show_game(batch: Batch, i: int) -> None:
    """Show a game to the player to move; one that is over, to the last who moved. The mask must be all zeros."""
    state, floor = batch.states[i], batch.floors[0]
    batch.players[i] = state.player
    batch.over[i] = state.phase == OVER
    mark_legal(state, floor, batch.legal_moves[i], batch.masks[i])
    show(state, floor, int(state.player), batch.shown[i], batch.observations[i])
