"""One PostgreSQL with 1, 2 and 4 processes in front: what an action costs them, and what it leaves behind.

    python bench/scale_run.py [--processes 1,2,4] [--matches 100] [--seconds 15]

Every match is played at one process, as with a proxy that spreads matches (docs/server.md); with --apart its players
are at different ones. All of it runs on one machine with the load generator, so the processor time of an action is what
counts; the actions a second only say what these cores do together. The figures feed bench/scale_model.py.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack, ExitStack
from pathlib import Path

import httpx
import uvloop
from sqlalchemy import Connection, func, select

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))
from cafe.server.store import schema
from load_clients import OurPair
from server.postgres import Postgres
from server.postgres import running as postgresql
from server_load import flat_out, steady
from servers import many, ours, processor_time, resident

TABLES = (schema.actions, schema.matches, schema.places)
Server = tuple[str, int]  # address, process id


def database_time(postmaster: int) -> float:
    """Seconds of processor time of PostgreSQL, those of its processes that have ended included."""
    children = Path(f"/proc/{postmaster}/task/{postmaster}/children").read_text().split()
    ended = Path(f"/proc/{postmaster}/stat").read_text().rpartition(")")[2].split()[13:15]
    of_ended = sum(int(ticks) for ticks in ended) / os.sysconf("SC_CLK_TCK")
    return processor_time(postmaster) + of_ended + sum(processor_time(int(child)) for child in children)


def sizes(connection: Connection) -> dict[str, float]:
    """Bytes of a row in each table, indexes and all."""
    found = {}
    for table in TABLES:
        total = connection.execute(select(func.pg_total_relation_size(table.name))).scalar_one()
        count = connection.execute(select(func.count()).select_from(table)).scalar_one()
        found[table.name] = total / max(1, count)
    return found


async def measure(servers: Sequence[Server], postmaster: int, given: argparse.Namespace) -> None:
    """Play as fast as it goes, and tell what it took."""
    async with AsyncExitStack() as stack:
        clients = [
            await stack.enter_async_context(httpx.AsyncClient(base_url=address, timeout=60)) for address, _ in servers
        ]
        count = len(servers)
        pairs = []
        for number in range(given.matches):
            mine, other = number % count, (number + given.apart) % count
            pairs.append(OurPair(servers[mine][0], clients[mine], servers[other][0]))
        await many(len(pairs), lambda number: pairs[number].begin())
        await steady(list(pairs), 3)  # warm
        before = [processor_time(process) for _, process in servers]
        of_database, own, began = database_time(postmaster), time.process_time(), time.perf_counter()
        took = await flat_out(list(pairs), given.seconds)
        seconds, own = time.perf_counter() - began, time.process_time() - own
        of_database = database_time(postmaster) - of_database
        spent = sum(processor_time(process) for _, process in servers) - sum(before)
        await many(len(pairs), lambda number: pairs[number].close())
    cuts = statistics.quantiles(took, n=100)
    each, of_database_each, own_each = (1e6 * all_of_it / len(took) for all_of_it in (spent, of_database, own))
    print(
        f"{count} processes: {len(took) / seconds:,.0f} actions a second; an action takes {each:.0f} µs of theirs, "
        f"{of_database_each:.0f} µs of PostgreSQL's, {own_each:.0f} µs of the load generator's; "
        f"median {1000 * cuts[49]:.0f} ms, 99% under {1000 * cuts[98]:.0f} ms",
        flush=True,
    )


def run(count: int, postgres: Postgres, given: argparse.Namespace) -> None:
    """Start that many processes and measure them."""
    postmaster = int((postgres.server.pgdata / "postmaster.pid").read_text().split()[0])
    with ExitStack() as stack:
        servers = [stack.enter_context(ours(Path(), database=postgres.url)) for _ in range(count)]
        memory = ", ".join(f"{resident(process) / 1e6:.0f} MB" for _, process in servers)
        print(f"{count} processes that serve nobody: {memory}", flush=True)
        uvloop.run(measure(servers, postmaster, given))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--processes", default="1,2,4")
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--apart", action="store_true", help="the players of a match at two processes")
    given = parser.parse_args()
    print(f"{given.matches} matches of two, load average {os.getloadavg()[0]:.1f} at the start")
    with tempfile.TemporaryDirectory() as folder, postgresql(Path(folder)) as postgres:
        for count in map(int, given.processes.split(",")):
            run(count, postgres, given)
        for table, size in postgres.work(sizes).items():
            print(f"a row of {table}: {size:.0f} bytes, indexes included")


if __name__ == "__main__":
    main()
