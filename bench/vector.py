"""Steps a second of many games at once, observations and masks included: our vector environment next to others.

    make bench

The others: Gymnasium's own SyncVectorEnv over our single environment, OpenSpiel's loop over our game, and pgx
(comparable games of its own, compiled by JAX). All by uniformly random legal actions, on one core, in one run: read
the ratios. A step is one action of one player, no matter who chose it: in Gymnasium's wrapper the replies of the bot
count too. The last lines are ours on two threads, by the clock. `--only ours` needs nothing of the peers' environment.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import numpy as np

from cafe.rules.games import GAME_NAMES

GAMES, PLAYERS, THREADS = 1024, 4, 2
OURS = "cafe, vector environment"
ON_THREADS = f"{OURS}, {THREADS} threads"
FEW = 16  # environments of Gymnasium's wrapper: its speed hardly depends on how many they are
PEERS = ("sparrow_mahjong", "backgammon")  # of pgx: hidden hands of tiles for three players; and dice
Step = Callable[[], int]  # makes some steps and returns how many


def ours(game: str, threads: int = 1) -> Step:
    from cafe.gymnasium.vector import CafeVectorEnv

    env = CafeVectorEnv(GAMES, game, players=PLAYERS, threads=threads)

    def step() -> int:
        actions = env.pick_actions()
        env.step(actions)
        return int((actions >= 0).sum())  # a game that begins again makes no step

    return step


def wrapped(game: str) -> Step:
    import gymnasium

    import cafe.gymnasium

    name = cafe.gymnasium.IDS[game]
    env = gymnasium.vector.SyncVectorEnv([lambda: gymnasium.make(name, opponents=["random"]) for _ in range(FEW)])
    dice, masks = np.random.default_rng(1), env.reset(seed=1)[0]["action_mask"]
    games: list[Any] = [one.unwrapped for one in env.envs]
    lengths = [one.game.length for one in games]

    def step() -> int:
        nonlocal masks, lengths
        masks = env.step((dice.random(masks.shape, np.float32) * masks).argmax(1))[0]["action_mask"]
        before, lengths = lengths, [one.game.length for one in games]
        return sum(now - then if now >= then else now for now, then in zip(lengths, before, strict=True))

    return step


def openspiel(game: str) -> Step:
    import pyspiel

    import cafe.openspiel  # noqa: F401 - registers the games

    loaded, dice = pyspiel.load_game(f"cafe_{game}(players={PLAYERS})"), np.random.RandomState(1)
    state = loaded.new_initial_state()

    def step() -> int:
        nonlocal state
        if state.is_terminal():
            state = loaded.new_initial_state()
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(dice.choice(outcomes, p=chances)))
            return 0
        state.observation_tensor()
        state.apply_action(int(dice.choice(state.legal_actions())))
        return 1

    return step


def pgx_steps(game: str) -> Step:
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(game)
    play = jax.jit(jax.vmap(auto_reset(env.step, env.init)))

    @jax.jit
    def pick(key, mask):  # type: ignore[no-untyped-def]
        return jax.random.categorical(key, jnp.where(mask, 0.0, -jnp.inf), axis=-1)

    key = jax.random.PRNGKey(0)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, GAMES))

    def step() -> int:
        nonlocal key, state
        key, one, two = jax.random.split(key, 3)
        state = play(state, pick(one, state.legal_action_mask), jax.random.split(two, GAMES))
        state.observation.block_until_ready()
        return GAMES

    return step


def lines(only: str | None) -> Iterator[tuple[str, str, Callable[[], Step]]]:
    """Whose it is, which game, and what makes its steps: threads stay on the cores where they are made."""
    for game in GAME_NAMES:
        yield OURS, game, partial(ours, game)
    if only != "ours":
        for game in GAME_NAMES:
            yield "Gymnasium's SyncVectorEnv", game, partial(wrapped, game)
            yield "OpenSpiel", game, partial(openspiel, game)
        for game in PEERS:
            yield "pgx", game, partial(pgx_steps, game)
    for game in GAME_NAMES:
        yield ON_THREADS, game, partial(ours, game, THREADS)


def measure(step: Step, seconds: float) -> tuple[float, float]:
    """Steps a second of the clock, and of the processor: the second is not disturbed by what else runs."""
    step()
    best = (0.0, 0.0)
    for _ in range(3):
        steps, began, worked = 0, time.perf_counter(), time.process_time()
        while time.perf_counter() - began < seconds:
            steps += step()
        run = steps / (time.perf_counter() - began), steps / (time.process_time() - worked)
        best = max(best, run)
    return best


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=2.0, help="time for each of three repetitions")
    parser.add_argument("--only", choices=["ours"])
    given = parser.parse_args()
    cores = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_setaffinity") else []
    found = []
    for who, game, make in lines(given.only):
        if cores:
            os.sched_setaffinity(0, cores[: THREADS if who == ON_THREADS else 1])
        found.append((who, game, *measure(make(), given.seconds)))
    print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores" if hasattr(os, "getloadavg") else "")
    tell(found)


def tell(found: list[tuple[str, str, float, float]]) -> None:
    """The table; two threads are compared by the clock, since the processor's time counts for both."""
    most = {game: (clock, processor) for who, game, clock, processor in found if who == OURS}
    print(f"{'many games at once, one core':38}{'game':18}{'steps/s':>13}{'by processor':>14}{'ours is':>12}")
    for who, game, clock, processor in found:
        of_ours = most.get(game, most["card"])  # pgx's games are compared with card
        ratio = of_ours[0] / clock if who == ON_THREADS else of_ours[1] / processor
        print(f"{who:38}{game:18}{clock:>13,.0f}{processor:>14,.0f}{ratio:>11.2f}×")


if __name__ == "__main__":
    main()
