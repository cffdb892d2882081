"""Kill servers at random moments while people and bots play, and compare what was acknowledged with what is there.

    python bench/crash.py --kills 500
    python bench/crash.py --kills 500 --postgres    # three processes, and the database is restarted ten times

A nursery process loads the server once and forks it, so that a restart takes a fraction of a second; every server is
ended by SIGKILL. Clients play on over HTTP, sending once more whatever was not answered. In the end the store is read:
every acknowledged action must be there, at its number, once. Where it was a bot's turn when a server was killed, the
time until the bot's action is counted from the last kill before it; bots that were killed more than once are also told
apart, from the first.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))
from crash_clients import Client, Tally
from crash_servers import Servers, nursery
from crash_stores import Found, Store, compare, on_postgresql, on_sqlite

BOT_PAUSE = 0.1  # seconds, so that a bot is often due when a server is killed
PROCESSES, RESTARTS = 3, 10  # with PostgreSQL
SOON = 5.0  # seconds within which every bot goes on
QUIET = 6.0  # seconds without kills in the end


def kill_again_and_again(
    servers: Sequence[Servers], clients: Sequence[Client], store: Store, given: argparse.Namespace
) -> list[float]:
    """Kill a server, start it again, and so on; returns when each was killed."""
    dice = random.Random(given.seed)
    kills: list[float] = []
    restarts = {round(given.kills * (number + 0.5) / RESTARTS) for number in range(RESTARTS)} if store.restart else ()
    while len(kills) < given.kills:
        time.sleep(dice.uniform(0, given.life))
        if store.restart and len(kills) in restarts:
            store.restart()
        one = dice.choice(servers)
        kills.append(one.kill())
        one.start()
        if len(kills) % 50 == 0:
            done = sum(len(actions) for client in clients for actions in client.tally.acknowledged.values())
            print(f"{len(kills)} kills, {done} actions acknowledged", flush=True)
    return kills


def run(store: Store, given: argparse.Namespace) -> tuple[list[Tally], Found]:
    """Everybody plays, servers die, and the store is read in the end."""
    with ExitStack() as stack:
        count = PROCESSES if store.restart else 1
        servers = [Servers(__file__, store.url, BOT_PAUSE) for _ in range(count)]
        for one in servers:
            stack.callback(one.close)
            one.start()
        clients = [Client([one.address for one in servers], number) for number in range(given.clients)]
        for client in clients:
            client.start()
        began = time.monotonic()
        kills = kill_again_and_again(servers, clients, store, given)
        print(f"kills: {len(kills)} in {time.monotonic() - began:.0f} s")
        time.sleep(QUIET)
        for client in clients:
            client.stopping = True
        for client in clients:
            client.join(30)
        for one in servers:
            one.kill()
    tallies = [client.tally for client in clients]
    return tallies, compare(store, tallies, kills)


def tell(tallies: Sequence[Tally], found: Found) -> bool:
    """Print everything; returns whether it is as it should be."""
    for what, count in found.counts.items():
        print(f"{what}: {count}")
    refusals = [refusal for tally in tallies for refusal in tally.refusals]
    print(f"answered again after a kill: {sum(tally.repeats for tally in tallies)}")
    print(f"refused: {len(refusals)} {refusals[:3]}")
    tell_bots("a bot that was due went on after the last kill", found.bots_after)
    tell_bots("bots that were killed again meanwhile, after the first kill", found.bots_kept)
    print(f"the longest that a player waited for a bot: {max(tally.longest_wait for tally in tallies):.2f} s")
    stuck = sum(tally.waits_in_the_end > SOON for tally in tallies)
    print(f"bots that did not go on when nobody killed any more: {stuck}")
    faults = [found.counts.get(what, 0) for what in ("lost", "doubled", "gaps", "integrity faults")]
    return not any(faults) and not refusals and not stuck and max(found.bots_after, default=0.0) <= SOON


def tell_bots(what: str, took: Sequence[float]) -> None:
    """How long bots took."""
    if len(took) < 2:
        return
    p99 = statistics.quantiles(took, n=100, method="inclusive")[98]
    print(
        f"{what}: {len(took)} times, median {statistics.median(took):.2f} s, 99% within {p99:.2f} s, "
        f"all within {max(took):.2f} s, {sum(one > SOON for one in took)} after {SOON:g} s"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=500)
    parser.add_argument("--clients", type=int, default=6)
    parser.add_argument("--life", type=float, default=0.6, help="seconds that a server lives at most")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--postgres", action="store_true", help="three processes on a PostgreSQL that is restarted")
    parser.add_argument("--nursery", nargs=3, metavar=("PORT", "STORE", "PAUSE"), help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.nursery:
        nursery(int(given.nursery[0]), given.nursery[1], float(given.nursery[2]))
        return 0
    with on_postgresql() if given.postgres else on_sqlite() as store:
        return 0 if tell(*run(store, given)) else 1


if __name__ == "__main__":
    sys.exit(main())
