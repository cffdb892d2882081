"""Several processes on one PostgreSQL: players at different ones see each other's moves at once."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text

from apart import run_apart
from cafe.client import Cafe, Seat, ServerRefusal, Watching
from cafe.protocol import play as m
from cafe.server.store.postgresql import PostgresDatabase
from running import call
from server.playing import best, friends, play_out, to_move
from server.postgres import postgresql
from server.serving import answers, free_port, process, serving, settings_for, start, stop, wait_for

Two = tuple[Cafe, Cafe]


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with postgresql(tmp_path_factory.mktemp("pg")) as url:
        yield url


@pytest.fixture(scope="module")
def ports(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[int, int]]:
    settings = settings_for(tmp_path_factory.mktemp("none"), database=database, absent_after=0.0)
    first, second = free_port(), free_port()
    other = start(settings, second)  # both at once, also to migrate the same store
    try:
        with process(settings, first):
            wait_for(lambda: answers(second), seconds=180)
            yield first, second
    finally:
        stop(other)


@pytest.fixture
def two(ports: tuple[int, int]) -> Iterator[Two]:
    with Cafe(f"http://127.0.0.1:{ports[0]}") as one, Cafe(f"http://127.0.0.1:{ports[1]}") as other:
        yield one, other


def apart(two: Two, game: str = "card") -> list[Seat]:
    """Ada at one process, Ben at the other."""
    host = two[0].create(game, "Ada", ["free"], order="given")
    ben = two[1].join(host.match, "Ben")
    host.start()
    return [host, ben]


def steps_of(watching: Watching) -> m.Steps:
    return next(message for message in watching if isinstance(message, m.Steps))


@pytest.mark.parametrize("game", ["card", "board", "junior"])
def test_two_players_at_different_processes_see_each_others_moves(two: Two, game: str) -> None:
    seats = apart(two, game)
    with seats[0].watch() as ada, seats[1].watch() as ben:
        assert isinstance(ada.next(20), m.State)
        assert isinstance(ben.next(20), m.State)
        for _ in range(20):
            seat, state = to_move(seats)
            action = best(state).action
            seat.play(action, number=state.number)
            for viewer, watching in zip(seats, (ada, ben), strict=True):
                told = steps_of(watching)
                hidden = viewer is not seat and action.startswith("lay_down")  # K9: face down
                seen = "lay_down" if hidden else action
                assert (told.from_number, [step.action for step in told.steps]) == (state.number, [seen])
        assert [seat.look().number for seat in seats] == [20, 20]
        assert seats[0].look().recent == seats[0].cafe.look(seats[0].match, seats[0].token).recent
        view = ada.ask(m.AskState())
        assert isinstance(view, m.State)
        assert view.view == two[1].look(seats[0].match, seats[0].token).view


def test_a_whole_game_across_processes_with_a_bot(two: Two) -> None:
    host = two[0].create("junior", "Ada", ["free", "greedy"], order="given")
    seats = [host, two[1].join(host.match, "Ben")]
    host.start()

    def play(seat: Seat) -> None:
        for state in seat.turns():
            seat.play(best(state).action, number=state.number)

    threads = [threading.Thread(target=play, args=(seat,), daemon=True) for seat in seats]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert [seat.look().match.status for seat in seats] == ["over", "over"]
    assert seats[0].look().match.result == seats[1].look().match.result


def test_of_two_at_once_one_wins(two: Two) -> None:
    """The same player on two devices at two processes: one action is written, once."""
    for _ in range(10):
        seats = apart(two)
        mine = [cafe.sit(seats[0].match, seats[0].token) for cafe in two]
        other = [one.look() for one in mine]
        assert other[0].number == other[1].number == 0
        answers: list[object] = []

        def play(seat: Seat, answers: list[object] = answers) -> None:
            try:
                answers.append(seat.play("draw", number=0).repeat)
            except ServerRefusal as refusal:
                answers.append(refusal.code)

        threads = [threading.Thread(target=play, args=(seat,)) for seat in mine]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(20)
        assert sorted(map(str, answers)) == ["False", "True"]
        wait_for(lambda seats=seats: [seat.look().number for seat in seats] == [1, 1])


def test_a_draft_is_seen_at_the_other_process(two: Two) -> None:
    seats = apart(two, "board")
    phone = two[1].sit(seats[0].match, seats[0].token)
    with phone.watch() as watching:
        state = watching.next(20)
        assert isinstance(state, m.State)
        action = best(state).action
        seats[0].draft(action, number=0)
        shown = next(message for message in watching if isinstance(message, m.DraftState))
    assert [step.action for step in shown.draft.steps] == [action]


def test_presence_joins_and_phrases_are_seen_at_the_other_process(two: Two) -> None:
    host = two[0].create("card", "Ada", ["free"])
    with host.watch() as ada:
        ada.next(20)
        ben = two[1].join(host.match, "Ben")
        with ben.watch() as watching:
            watching.next(20)
            wait_for(lambda: [place.present for place in host.look().match.places] == [True, True])
            wait_for(lambda: [place.present for place in ben.look().match.places] == [True, True])
            watching.ask(m.AskSay(phrase="hello"))
            said = next(message for message in ada if isinstance(message, m.Said))
            assert (said.place, said.phrase) == (1, "hello")
        wait_for(lambda: [place.present for place in host.look().match.places] == [True, False])


def test_a_restart_on_postgresql_keeps_everything_and_a_backup_moves_it_to_sqlite(
    database: str, tmp_path: Path
) -> None:
    settings = settings_for(tmp_path, database=database)
    with serving(settings) as address, Cafe(address) as cafe:
        over = friends(cafe, "junior", profile=cafe.profile("Ada").token)
        play_out(over)
        seats = friends(cafe)
        seat, state = to_move(seats)
        seat.play("draw", number=state.number)
        before = [one.look() for one in seats]
    with serving(settings) as address, Cafe(address) as cafe:
        assert [cafe.look(one.match, one.token).view for one in seats] == [state.view for state in before]
    file, other = tmp_path / "backup.gz", f"sqlite:///{tmp_path / 'moved.sqlite3'}"
    assert call("backup", str(file), "--database", database).code == 0
    assert call("restore", str(file), "--database", other).code == 0
    with serving(settings_for(tmp_path, database=other)) as address, Cafe(address) as cafe:
        assert [cafe.look(one.match, one.token).view for one in seats] == [state.view for state in before]


def test_several_workers_of_one_command(database: str, tmp_path: Path) -> None:
    port = free_port()
    settings = settings_for(tmp_path, database=database, workers=2)
    with process(settings, port), Cafe(f"http://127.0.0.1:{port}") as cafe:
        seat = cafe.create("card", "Ada", ["random"], start=True)
        for _, state in zip(range(10), seat.turns(), strict=False):
            seat.play(best(state).action, number=state.number)
        assert seat.look().number > 10


def test_a_vacuum_is_of_all_tables(database: str, two: Two) -> None:
    """Of names that are forgotten and profiles that are deleted too, not only of matches."""
    assert two

    async def vacuumed() -> dict[str, int]:
        store = PostgresDatabase(database, 1)
        await store.vacuum()
        await store.clear_log()
        counted = text("SELECT relname, vacuum_count FROM pg_stat_user_tables WHERE relname <> 'alembic_version'")
        ends = time.monotonic() + 10
        while True:  # PostgreSQL counts a moment later
            rows = await store.read(lambda connection: list(connection.execute(counted)))
            counts = {row.relname: row.vacuum_count for row in rows}
            if min(counts.values()) or time.monotonic() > ends:
                await store.close()
                return counts
            await asyncio.sleep(0.1)

    counts = run_apart(vacuumed())
    assert {"profiles", "ratings", "meetings", "bans"} < set(counts)
    assert min(counts.values()) > 0, counts
