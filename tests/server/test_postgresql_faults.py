"""PostgreSQL goes down and comes back, and so do processes: the others hear each other, and bots go on."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import httpx
import pytest
from sqlalchemy import Connection, text, update

from apart import run_apart
from cafe.client import Cafe, Watching
from cafe.protocol import play as m
from cafe.protocol.tools import StepList
from cafe.server.process_bus import ProcessBus
from cafe.server.settings import Settings
from cafe.server.store import schema
from cafe.server.store.matches import claim_due, load_match, mark_seen, renew, save_match
from cafe.server.store.postgresql import PostgresDatabase
from server.postgres import Postgres, running
from server.serving import free_port, process, serving, settings_for, wait_for

Message = TypeVar("Message")


@pytest.fixture(scope="module")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgres]:
    with running(tmp_path_factory.mktemp("pg")) as postgres:
        yield postgres


def at(postgres: Postgres, **given: Any) -> Settings:
    """Settings without an ordinary sweep that could make up for what is not heard."""
    return settings_for(Path(), database=postgres.url, sweep=600.0, **given)


def test_processes_hear_each_other_again_after_a_restart_of_the_database(postgres: Postgres) -> None:
    with serving(at(postgres)) as one, serving(at(postgres)) as other, Cafe(one) as here, Cafe(other) as there:
        ada = here.create("card", "Ada", ["free"], order="given")
        ben = there.join(ada.match, "Ben")
        ada.start()
        postgres.restart()
        wait_for(lambda: _answers(one, ada.match) and _answers(other, ada.match), seconds=20)
        with ben.watch() as watching, ada.watch() as ada_watching:
            watching.next(10)
            ada_watching.next(10)
            ada.play("draw", number=0)
            told = heard(watching, m.Steps)
            assert told.from_number == 0
            watching.ask(m.AskSay(phrase="hello"))
            said = heard(ada_watching, m.Said)
            assert said.phrase == "hello"


def test_a_process_listens_only_to_the_channels_of_its_matches(postgres: Postgres) -> None:
    async def look() -> list[str]:
        bus = ProcessBus(postgres.url, "me")
        told = bus.heard()
        await bus.attend("Aaaa")
        assert await anext(told) is None  # it listens
        await bus.attend("Bbbb")
        await bus.attend("Cccc")
        await bus.attend_only(["Aaaa", "Cccc"])
        for match in ("Bb1", "Ax1", "Dd1", "Cx1"):
            await asyncio.to_thread(postgres.work, partial(ProcessBus(postgres.url, "other").send, match=match))
        heard = [await anext(told), await anext(told)]
        await told.aclose()  # type: ignore[attr-defined]
        return [notice.match for notice in heard if notice is not None]

    assert run_apart(look()) == ["Ax1", "Cx1"]


def heard(watching: Watching, kind: type[Message]) -> Message:
    """The next message of a kind, unless nothing is heard for some seconds."""
    while not isinstance(message := watching.next(4), kind):
        pass
    return message


def _answers(address: str, match: str) -> bool:
    answer = httpx.get(f"{address}/api/matches/{match}")
    assert answer.status_code in (200, 503), answer.text
    return answer.status_code == 200


def test_the_bots_of_a_process_that_has_gone_go_on_at_another(postgres: Postgres) -> None:
    with serving(at(postgres)) as other, Cafe(other) as there:
        with serving(at(postgres, bot_pause=1.0)) as one, Cafe(one) as here:
            seat = here.create("card", "Ada", ["greedy"], order="given", start=True)
            with seat.watch() as watching:
                watching.next(10)
                seat.play("draw", number=0)
                number = seat.look().number
        wait_for(lambda: there.look(seat.match).number > number, seconds=15)


def test_what_is_in_hand_is_taken_by_nobody_else(postgres: Postgres) -> None:
    with serving(at(postgres)) as address, Cafe(address) as cafe:
        match = cafe.create("card", "Ada", ["free"]).match

    def due_at_100(connection: Connection) -> None:
        connection.execute(update(schema.matches).values(due_at=None))
        this = update(schema.matches).where(schema.matches.c.id == match)
        connection.execute(this.values(status="playing", due_at=100.0))

    postgres.work(due_at_100)
    assert postgres.work(lambda connection: claim_due(connection, 98.0, 102.0, 10)) == []
    postgres.work(lambda connection: renew(connection, [match], 101.0))
    assert postgres.work(lambda connection: claim_due(connection, 100.0, 102.0, 10)) == []
    assert postgres.work(lambda connection: claim_due(connection, 101.0, 103.0, 10)) == [match]
    assert postgres.work(lambda connection: claim_due(connection, 102.0, 104.0, 10)) == []


@pytest.mark.long
def test_bots_of_a_process_that_was_killed_go_on_within_five_seconds(postgres: Postgres) -> None:
    """By the times on record, however late this test looks."""
    ports = free_port(), free_port()
    with process(at(postgres, log_level="error"), ports[0]) as first, process(at(postgres), ports[1]):
        with Cafe(f"http://127.0.0.1:{ports[0]}") as cafe:
            seat = cafe.create("board", "Ada", ["level5@1s"] * 3, start=True)
            seat.leave()  # bots alone, a second a turn
            wait_for(lambda: cafe.look(seat.match).number > 2)
        first.kill()
        killed = time.time()
        with Cafe(f"http://127.0.0.1:{ports[1]}") as cafe:
            path = f"/api/matches/{seat.match}/steps"
            wait_for(lambda: any(step.at_time > killed for step in cafe.ask("GET", path, StepList).steps))
            later = [step.at_time for step in cafe.ask("GET", path, StepList).steps if step.at_time > killed]
    assert min(later) - killed < 5


def test_work_that_locks_each_other_out_is_done_again(postgres: Postgres) -> None:
    """PostgreSQL undoes one of two that wait for each other (40P01); nobody is told of it."""

    def make(connection: Connection) -> None:
        connection.execute(text("CREATE TABLE counts (id int PRIMARY KEY, n int)"))
        connection.execute(text("INSERT INTO counts VALUES (1, 0), (2, 0)"))

    def add(connection: Connection, first: int, second: int) -> None:
        for number in (first, second):
            connection.execute(text("UPDATE counts SET n = n + 1 WHERE id = :id"), {"id": number})
            connection.execute(text("SELECT pg_sleep(0.2)"))

    async def run() -> None:
        database = PostgresDatabase(postgres.url, 4)
        await database.write(make)
        pairs = ((1, 2), (2, 1))
        await asyncio.gather(*(database.write(partial(add, first=one, second=two)) for one, two in pairs))
        counts = await database.read(
            lambda connection: connection.execute(text("SELECT n FROM counts")).scalars().all()
        )
        assert list(counts) == [2, 2]
        await database.close()

    run_apart(run())


def test_who_says_that_somebody_is_there_and_who_changes_the_match_do_not_lock_each_other_out(
    postgres: Postgres,
) -> None:
    """Both change the match first and then its places; else PostgreSQL undoes one of them every second."""
    with serving(at(postgres)) as address, Cafe(address) as cafe:
        seat = cafe.create("card", "Ada", ["free"])

    async def run() -> int:
        database = PostgresDatabase(postgres.url, 4)

        def change(connection: Connection) -> None:
            record = load_match(connection, seat.match)
            assert record is not None
            record.revision += 1
            save_match(connection, record)

        def see(connection: Connection) -> None:
            mark_seen(connection, [(seat.match, 1), (seat.match, 0)], 1.0)

        before = await database.read(deadlocks)
        for _ in range(20):
            await asyncio.gather(*(database.write(work) for work in (change, see, see)), return_exceptions=True)
        after = await database.read(deadlocks)
        await database.close()
        return after - before

    assert run_apart(run()) == 0


def deadlocks(connection: Connection) -> int:
    connection.execute(text("SELECT pg_stat_clear_snapshot()"))
    counted = "SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()"
    return int(connection.execute(text(counted)).scalar_one())
