"""A whole site of households, such as one line at home may have: 256 IPv6 /64s, each within its limits."""

from __future__ import annotations

import asyncio
import threading
from contextlib import suppress
from typing import Any

import pytest

from cafe.server.bot_threads import BotThreads
from cafe.server.fair_threads import FairThreads
from cafe.server.faults import Fault
from cafe.server.limits import Limits
from cafe.server.network.addresses import client_of, site_of
from cafe.server.network.guard import ConnectionGuard
from cafe.server.network.tally import SITE_SHARE, Tally
from cafe.server.reviews import MOST_OF_ONE as REVIEWS_OF_ONE
from cafe.server.reviews import Reviews
from cafe.server.settings import Settings
from cafe.server.studies import MOST_OF_ONE as STUDIES_OF_ONE
from cafe.server.studies import MOST_WAITING, Studies

HOSTS = [f"2001:db8:1:{number:x}::1" for number in range(256)]
HOUSEHOLDS = [client_of(host) for host in HOSTS]
HONEST = ["203.0.113.1", "2001:db8:2::1"]


class _Connection:
    client_counted: str | None = None
    waiting = 0

    def overdue(self, moment: float) -> str | None: ...

    def cut(self, why: str) -> None: ...


def test_a_site_does_not_fill_the_connections() -> None:
    async def attack() -> tuple[int, list[str | None]]:
        guard = ConnectionGuard(Settings(connections=300, connections_limit=20))
        for host in HOSTS * 20:
            one = _Connection()
            if guard.enter(one, host) is not None:
                guard.leave(one)
        inside = len(guard.connections)
        honest = [guard.enter(_Connection(), host) for host in HONEST]
        for entered in list(guard.connections):
            guard.leave(entered)
        assert guard.enter(_Connection(), HOSTS[0]) is None  # those that have gone do not count
        return inside, honest

    assert asyncio.run(attack()) == (20 * SITE_SHARE, [None, None])


def test_a_site_does_not_fill_the_sockets() -> None:
    limits = Limits(Settings(sockets=500, connect_limit=0))
    opened = 0
    for household in HOUSEHOLDS:
        for _ in range(100):
            with suppress(Fault):
                limits.open_socket(household)
                opened += 1
    assert opened == 100 * SITE_SHARE
    for host in HONEST:
        limits.open_socket(client_of(host))
    limits.close_socket(HOUSEHOLDS[0])
    limits.open_socket(HOUSEHOLDS[-1])


def test_a_site_may_ask_four_times_as_often_as_a_household() -> None:
    limits = Limits(Settings(act_limit=10))
    done = 0
    for household in HOUSEHOLDS:
        for _ in range(10):
            with suppress(Fault):
                limits.check("act", household)
                done += 1
    assert done == 10 * SITE_SHARE
    for host in HONEST:
        limits.check("act", client_of(host))


def test_one_household_does_not_shut_out_its_site() -> None:
    limits = Limits(Settings(act_limit=10, connect_limit=0, sockets_limit=10))
    for _ in range(1000):
        with suppress(Fault):
            limits.check("act", HOUSEHOLDS[0])
        with suppress(Fault):
            limits.open_socket(HOUSEHOLDS[0])
    limits.check("act", HOUSEHOLDS[1])
    limits.open_socket(HOUSEHOLDS[1])


def test_a_site_does_not_fill_the_reviews(monkeypatch: pytest.MonkeyPatch) -> None:
    go_on = threading.Event()
    monkeypatch.setattr("cafe.server.reviews.review_of", lambda game, _: go_on.wait(10) and game)

    async def attack() -> list[Any]:
        reviews = Reviews(10)
        asked = [reviews.of_game("theirs", household) for household in HOUSEHOLDS * REVIEWS_OF_ONE]  # type: ignore[arg-type]
        asked += [reviews.of_game("honest", client_of(host)) for host in HONEST]  # type: ignore[arg-type]
        tasks = [asyncio.ensure_future(one) for one in asked]
        await asyncio.sleep(0.02)
        go_on.set()
        found = await asyncio.gather(*tasks, return_exceptions=True)
        reviews.close()
        return found

    found = asyncio.run(attack())
    assert found.count("theirs") == REVIEWS_OF_ONE * SITE_SHARE
    assert found[-2:] == ["honest", "honest"]


def test_sites_have_their_turns_and_within_them_their_households() -> None:
    async def attack() -> list[str]:
        threads, done, go_on = FairThreads(1, "test"), list[str](), threading.Event()
        busy = asyncio.ensure_future(threads.run(lambda: go_on.wait(10), "busy"))
        asked = [HOUSEHOLDS[0], HOUSEHOLDS[0], *HOUSEHOLDS[1:20], HONEST[0], HONEST[0]]
        tasks = [asyncio.ensure_future(threads.run(lambda who=who: done.append(who), who)) for who in asked]  # type: ignore[misc]
        await asyncio.sleep(0)
        go_on.set()
        await asyncio.gather(busy, *tasks)
        threads.close()
        assert (threads.in_hand.all, threads.in_hand.sites) == (0, 0)
        return done

    done = asyncio.run(attack())
    assert done[:4] == [HOUSEHOLDS[0], HONEST[0], HOUSEHOLDS[1], HONEST[0]]
    assert done[-1] == HOUSEHOLDS[0]  # its second, when each of the others has had one


def test_searches_of_a_site_do_not_shorten_anothers() -> None:
    shares: dict[str, float] = {}
    go_on = threading.Event()

    async def attack() -> None:
        bots = BotThreads(1)

        def search(who: str) -> Any:
            def work(share: float) -> None:
                shares[who] = share
                go_on.wait(10)

            return asyncio.ensure_future(bots.search(2.0, work, [who]))

        tasks = [search(who) for who in [*HOUSEHOLDS, HONEST[0]]]
        await asyncio.sleep(0)
        go_on.set()
        await asyncio.gather(*tasks)
        bots.close()

    asyncio.run(attack())
    assert shares[HONEST[0]] == pytest.approx(1.0)  # one of two sites
    assert shares[HOUSEHOLDS[1]] == pytest.approx(0.1)


def test_what_waits_to_be_studied_is_bounded() -> None:
    async def attack() -> tuple[int, int, bool]:
        studies, go_on = Studies(), threading.Event()

        def ask(who: str) -> asyncio.Future[bool]:
            return asyncio.ensure_future(studies.run(lambda: go_on.wait(10), who))

        site = [ask(household) for household in HOUSEHOLDS * STUDIES_OF_ONE]
        honest = ask(HONEST[0])
        many = [ask(f"198.51.100.{number}") for number in range(250) for _ in range(STUDIES_OF_ONE)]
        await asyncio.sleep(0)
        go_on.set()
        found = [await asyncio.gather(*some, return_exceptions=True) for some in (site, many)]
        studies.close()
        return found[0].count(True), found[1].count(True), await honest

    of_site, of_many, honest = asyncio.run(attack())
    assert (of_site, honest) == (STUDIES_OF_ONE * SITE_SHARE, True)
    assert of_site + 1 + of_many == MOST_WAITING


def test_nothing_is_kept_of_those_who_have_nothing() -> None:
    tally = Tally()
    for household in HOUSEHOLDS:
        tally.add(household)
        tally.add(household)
    assert (tally.all, tally.sites, tally.households_beside(HOUSEHOLDS[0])) == (512, 1, 256)
    for household in HOUSEHOLDS * 2:
        tally.remove(household)
    assert (tally.all, tally.sites, len(tally._of), len(tally._households)) == (0, 0, 0, 0)


def test_what_is_no_address_is_a_site_of_its_own() -> None:
    assert [site_of(client_of(words)) for words in ("a:b/64", "::/64", "/64", "")] == ["a:b/64", "::/48", "/64", ""]
