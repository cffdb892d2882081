"""How many people a core, a gigabyte and a database hold, from figures that were measured elsewhere (docs/scale.md).

    python bench/scale_model.py --action 600 --database 300 --socket 16.8 --match 4.2 --row 200 --base 123

Nothing here is measured: the figures are given, from bench/server_load.py and bench/scale_run.py.
"""

from __future__ import annotations

import argparse
from math import ceil

HOUR, DAY, MONTH = 3600.0, 86400.0, 730.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--action", type=float, required=True, help="µs of a server's processor time an action")
    parser.add_argument("--database", type=float, required=True, help="µs of PostgreSQL's processor time an action")
    parser.add_argument("--socket", type=float, required=True, help="kB a socket")
    parser.add_argument("--match", type=float, required=True, help="kB a match in memory")
    parser.add_argument("--row", type=float, required=True, help="bytes of an action in the database, indexes included")
    parser.add_argument("--base", type=float, required=True, help="MB of a process that serves nobody")
    parser.add_argument("--people", type=float, default=1_000_000, help="people who play at once")
    parser.add_argument("--actions", type=float, default=120, help="actions of a person in an hour")
    parser.add_argument("--players", type=float, default=2, help="people at a match")
    parser.add_argument("--load", type=float, default=0.5, help="share of a core that is used, so that nobody waits")
    parser.add_argument("--commits", type=float, default=5000, help="commits a second of one database")
    parser.add_argument("--core-price", type=float, default=0.0, help="price of a core for an hour")
    parser.add_argument("--memory-price", type=float, default=0.0, help="price of a gigabyte of memory for an hour")
    tell(parser.parse_args())


def tell(given: argparse.Namespace) -> None:
    """Multiply, and print."""
    each = given.actions / HOUR  # actions of a person a second
    of_core = given.load * 1e6 / (given.action * each)
    of_database_core = given.load * 1e6 / (given.database * each)
    of_gigabyte = 1e6 / (given.socket + given.match / given.players)
    of_database = given.commits / each
    print(f"a core holds {of_core:,.0f} people, a gigabyte {of_gigabyte:,.0f}, a database {of_database:,.0f}")
    rate = given.people * each
    cores, database_cores = ceil(given.people / of_core), ceil(given.people / of_database_core)
    memory = given.people / of_gigabyte + cores * given.base / 1000
    print(f"{given.people:,.0f} people: {rate:,.0f} actions a second")
    print(f"  servers: {cores:,} cores, {memory:,.0f} GB of memory; as many processes as cores")
    print(f"  PostgreSQL: {database_cores:,} cores in {ceil(given.people / of_database):,} databases")
    print(f"  rows: {rate * given.row * DAY / 1e9:,.0f} GB a day")
    price = (cores + database_cores) * given.core_price + memory * given.memory_price
    print(f"  an hour: {cores + database_cores:,} core-hours", end="")
    print(f", {price:,.2f} in money, {price * MONTH:,.0f} a month" if price else "")


if __name__ == "__main__":
    main()
