"""How fast other game engines play uniformly random games here: one JSON object a line.

Run with an environment made from peers-requirements.lock:

    .venv-bench/bin/python bench/peers.py --seconds 2 --only hearts catan

What is common to all figures:

- one thread; its processor time; the best of three repetitions, since on a shared machine noise only ever slows;
- imports, set-up and a first warming batch are not in the time;
- a step is one decision of a player, forced ones included; chance nodes (a card dealt or drawn) do not count.
"""

import argparse
import json
import os
import random
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.metadata import version
from typing import Any, TextIO

SEED = 1
REPETITIONS = 3

DEALS = 64  # many, because a deal sets the length: in hearts whether cards are passed, 64 decisions or 52
ROLLOUTS = 50  # a call copies the state twice more than it has rollouts: with 50 that no longer shows
COUNTED = 10  # games a deal to find the mean number of decisions: 640 in all, its error is about 1%

Batch = Callable[[], tuple[int, float]]  # plays some games: how many, and their steps
State = Any  # pyspiel carries no types


@dataclass(frozen=True)
class Peer:
    """One line of the output: `prepare` does the set-up and hands back what is timed, a batch of games."""

    name: str
    game: str
    how: str
    package: str
    prepare: Callable[[str], Batch]


# --- OpenSpiel ----------------------------------------------------------------------------------------------
#
# Three ways to the same games, because none alone is a fair neighbour:
#
# - rollouts: the fastest loop the wheel offers, all C++. It is reached through the tree search: a bot
#   allowed one simulation evaluates the very state it is given, not a child of it, and the evaluator plays
#   ROLLOUTS random games from there to the end. Counted with breakpoints in 2.0.2, one step() on a dealt
#   hand of hearts with 50 rollouts made 1 Evaluate, 52 Clone (one a game, one for the tree, one to sample
#   the bot's answer), 50 Returns and 3,200 DoApplyAction: 50 games of 64 decisions, no more and no less.
#   The search cannot start at a chance node (it looks for a player above the root and reads before its
#   path), so the deal is never in this time. That flatters the peer: in hearts the deal is 53 chance nodes
#   to 61 decisions.
# - bots: one call a game, the loop in C++ too, the deal included. The nearest to a whole game of ours.
# - Python whole: a whole game, the deal included, in a loop in Python as most people write it. Chance is drawn
#   the fastest way there is: all its outcomes are as likely here, so one of them is picked like an action,
#   without the list of probabilities that takes OpenSpiel most of its time.
# - Python dealt: exactly the rollouts' work, from the same dealt hands, looped over in Python.


def apply_chance(state: State, rng: random.Random) -> None:
    state.apply_action(rng.choice(state.legal_actions()))


def dealt_states(game: Any, rng: random.Random) -> list[State]:
    """Fresh games with every chance node before the first decision played out."""
    states = [game.new_initial_state() for _ in range(DEALS)]
    for state in states:
        while state.is_chance_node():
            apply_chance(state, rng)
    return states


def play_out(state: State, rng: random.Random) -> int:
    """Play `state` to its end at random; how many decisions that took."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            apply_chance(state, rng)
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    return decisions


def check_chance_is_uniform(game: Any, rng: random.Random) -> None:
    """One game through: apply_chance is right only where every outcome is as likely as any other."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node() and len({round(weight, 9) for _, weight in state.chance_outcomes()}) > 1:
            raise ValueError(f"chance is not uniform in {game}")
        state.apply_action(rng.choice(state.legal_actions()))


def openspiel_whole(game_name: str) -> Batch:
    import pyspiel

    rng = random.Random(SEED)
    game = pyspiel.load_game(game_name)
    check_chance_is_uniform(game, rng)

    def batch() -> tuple[int, float]:
        return 1, play_out(game.new_initial_state(), rng)

    return batch


def openspiel_dealt(game_name: str) -> Batch:
    import pyspiel

    rng = random.Random(SEED)
    game = pyspiel.load_game(game_name)
    check_chance_is_uniform(game, rng)
    deals = dealt_states(game, rng)

    def batch() -> tuple[int, float]:
        return len(deals), sum(play_out(deal.clone(), rng) for deal in deals)

    return batch


def openspiel_rollouts(game_name: str) -> Batch:
    import pyspiel

    rng = random.Random(SEED)
    game = pyspiel.load_game(game_name)
    deals = dealt_states(game, rng)
    # The rollouts report no lengths; the same deals played out in Python have the same mean.
    mean = sum(play_out(deal.clone(), rng) for deal in deals * COUNTED) / (DEALS * COUNTED)
    bot = pyspiel.MCTSBot(
        game,
        pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS, seed=SEED),
        uct_c=1.0,
        max_simulations=1,
        max_memory_mb=1,
        solve=False,
        seed=SEED,
        verbose=False,
    )

    def batch() -> tuple[int, float]:
        for deal in deals:
            bot.step(deal)
        games = DEALS * ROLLOUTS
        return games, games * mean

    return batch


def openspiel_bots(game_name: str) -> Batch:
    import pyspiel

    rng = random.Random(SEED)
    game = pyspiel.load_game(game_name)
    bots = [pyspiel.make_uniform_random_bot(player, SEED + player) for player in range(game.num_players())]

    def play() -> State:
        # evaluate_bots plays the very state it is given, and draws chance from the seed: both new each time.
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, rng.getrandbits(31))
        return state

    mean = sum(map(decisions_of, (play() for _ in range(DEALS * COUNTED)))) / (DEALS * COUNTED)

    def batch() -> tuple[int, float]:
        for _ in range(DEALS):
            play()
        return DEALS, DEALS * mean

    return batch


def decisions_of(state: State) -> int:
    return sum(item.player >= 0 for item in state.full_history())


# --- RLCard -------------------------------------------------------------------------------------------------


def rlcard_run(game_name: str) -> Batch:
    import numpy
    import rlcard
    from rlcard.agents import RandomAgent

    numpy.random.seed(SEED)  # the agents draw from the global generator
    env = rlcard.make(game_name, config={"seed": SEED})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def batch() -> tuple[int, float]:
        before = env.timestep
        # "Training" spares the random agents a table of probabilities nobody reads; the play is the same.
        env.run(is_training=True)
        return 1, env.timestep - before

    return batch


# --- Catanatron ---------------------------------------------------------------------------------------------


def catanatron_play(_: str) -> Batch:
    from catanatron import Color, Game, RandomPlayer

    random.seed(SEED)  # players and dice draw from the global generator, each game seeds it from itself

    def batch() -> tuple[int, float]:
        game = Game([RandomPlayer(color) for color in Color])
        game.play()
        return 1, len(game.state.actions)

    return batch


# --- Measuring ----------------------------------------------------------------------------------------------

OPENSPIEL = (
    ("OpenSpiel C++", "rollouts in C++ from dealt hands, deal not timed", openspiel_rollouts),
    ("OpenSpiel bots", "evaluate_bots in C++, deal included", openspiel_bots),
    ("OpenSpiel Python whole", "loop in Python, deal included", openspiel_whole),
    ("OpenSpiel Python dealt", "loop in Python from dealt hands, deal not timed", openspiel_dealt),
)
PEERS = (
    *(
        Peer(name, game, how, "open_spiel", prepare)
        for name, how, prepare in OPENSPIEL
        for game in ("hearts", "euchre", "crazy_eights")
    ),
    Peer("RLCard", "uno", "Env.run with random agents, observations included", "rlcard", rlcard_run),
    Peer("RLCard", "gin-rummy", "Env.run with random agents, observations included", "rlcard", rlcard_run),
    Peer("Catanatron", "catan", "Game.play with 4 random players", "catanatron", catanatron_play),
)


def measure(batch: Batch, seconds: float) -> tuple[float, float]:
    """Games and steps a second, over whole batches until `seconds` have passed."""
    games, steps, elapsed = 0, 0.0, 0.0
    start = time.process_time()
    while elapsed < seconds:
        more_games, more_steps = batch()
        games += more_games
        steps += more_steps
        elapsed = time.process_time() - start
    return games / elapsed, steps / elapsed


def report(peer: Peer, seconds: float) -> dict[str, Any]:
    """The peer's line: its best repetition, and how far behind the worst was, in per cent."""
    batch = peer.prepare(peer.game)
    batch()
    runs = sorted((measure(batch, seconds) for _ in range(REPETITIONS)), key=lambda run: run[1])
    games, steps = runs[-1]
    return {
        "peer": peer.name,
        "game": peer.game,
        "how": peer.how,
        "version": version(peer.package),
        "games_per_s": round(games, 1),
        "steps_per_s": round(steps),
        "mean_steps": round(steps / games, 1),
        "spread_percent": round(100 * (1 - runs[0][1] / steps), 1),
    }


def chosen(words: list[str]) -> Iterator[Peer]:
    """The peers whose name and game contain one of `words`; all of them if there are none."""
    for peer in PEERS:
        if not words or any(word.lower() in f"{peer.name} {peer.game}".lower() for word in words):
            yield peer


def claim_stdout() -> TextIO:
    """A stream to the real standard output; whatever the libraries print there, C++ included, is dropped."""
    ours = os.fdopen(os.dup(1), "w", buffering=1)
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, 1)
    os.close(nothing)
    return ours


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--seconds", type=float, default=2.0, help="time for each of the three repetitions")
    parser.add_argument("--only", nargs="+", default=[], metavar="NAME", help="part of a peer or game name")
    options = parser.parse_args()

    os.environ["OMP_NUM_THREADS"] = "1"  # before NumPy is imported: its BLAS would take every core
    os.environ["OPENBLAS_NUM_THREADS"] = "1"
    with claim_stdout() as out:
        for peer in chosen(options.only):
            print(json.dumps(report(peer, options.seconds)), file=out)


if __name__ == "__main__":
    main()
