"""Threads serve everybody in turn: those who ask for much wait, the others do not; work for nobody comes last."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from cafe import Game
from cafe.record.write import document_of, encode
from cafe.server.attendance import waiting_for_bots
from cafe.server.bot_threads import BotThreads
from cafe.server.fair_threads import FairThreads
from cafe.server.faults import Fault
from cafe.server.live_match import LiveMatch
from cafe.server.reviews import MOST_OF_ONE, Reviews
from server.serving import serving, settings_for

MANY, ONE = "192.0.2.1", "192.0.2.2"


async def order_of(threads: FairThreads, asked: list[str | None]) -> list[str | None]:
    """In which order work is done that is asked for while the only thread is busy."""
    done: list[str | None] = []
    go_on = threading.Event()
    busy = asyncio.ensure_future(threads.run(lambda: go_on.wait(10), "busy"))
    work = [asyncio.ensure_future(threads.run(lambda who=who: done.append(who), who)) for who in asked]  # type: ignore[misc]
    await asyncio.sleep(0)
    go_on.set()
    await asyncio.gather(busy, *work)
    return done


def run(work: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run(work)


@pytest.fixture
def threads() -> Iterator[FairThreads]:
    threads = FairThreads(1, "test")
    yield threads
    threads.close()


def test_everybody_has_their_turn(threads: FairThreads) -> None:
    assert run(order_of(threads, [MANY, MANY, MANY, MANY, ONE, ONE])) == [MANY, ONE, MANY, ONE, MANY, MANY]
    assert threads.in_hand.sites == 0


def test_what_nobody_waits_for_comes_last(threads: FairThreads) -> None:
    assert run(order_of(threads, [None, None, MANY, None, ONE])) == [MANY, ONE, None, None, None]


def test_work_of_somebody_who_has_gone_is_not_done(threads: FairThreads) -> None:
    async def leave() -> list[str]:
        done: list[str] = []
        go_on = threading.Event()
        busy = asyncio.ensure_future(threads.run(lambda: go_on.wait(10), ONE))
        gone = asyncio.ensure_future(threads.run(lambda: done.append("gone"), MANY))
        stays = asyncio.ensure_future(threads.run(lambda: done.append("stays"), MANY))
        await asyncio.sleep(0)
        gone.cancel()
        go_on.set()
        await asyncio.gather(busy, stays)
        return done

    assert run(leave()) == ["stays"]
    assert threads.in_hand.of(MANY) == 0


def test_work_that_fails_fails_for_its_asker_alone(threads: FairThreads) -> None:
    async def fail() -> None:
        wrong = threads.run(lambda: 1 // 0, MANY)
        right = threads.run(lambda: 7, ONE)
        found = await asyncio.gather(wrong, right, return_exceptions=True)
        assert isinstance(found[0], ZeroDivisionError)
        assert found[1] == 7

    run(fail())


def test_many_searches_of_one_address_do_not_shorten_anothers() -> None:
    """120 searches of one address, and 120 of abandoned matches: another address has half the time, not a hundredth."""
    shares: dict[str | None, list[float]] = {MANY: [], ONE: [], None: []}
    go_on = threading.Event()

    async def all_at_once() -> None:
        bots = BotThreads(1)

        def work(who: str | None) -> Any:
            def search(share: float) -> None:
                shares[who].append(share)
                go_on.wait(10)

            return bots.search(2.0, search, [who] if who else [])

        asked = [asyncio.ensure_future(work(MANY)) for _ in range(120)]
        asked += [asyncio.ensure_future(work(None)) for _ in range(120)]
        await asyncio.sleep(0.05)
        asked.append(asyncio.ensure_future(work(ONE)))
        await asyncio.sleep(0)
        go_on.set()
        await asyncio.gather(*asked)
        bots.close()

    run(all_at_once())
    assert shares[ONE] == [pytest.approx(1.0)]
    assert max(shares[MANY][1:60]) == pytest.approx(0.1)
    assert max(shares[None][:60]) == pytest.approx(0.1)
    assert shares[None][-1] == pytest.approx(2.0)  # the last one has the thread to itself


class _Listener:
    def __init__(self, viewer: int | None, address: str) -> None:
        self.viewer, self.address = viewer, address
        self.token_hash: str | None = None

    def tell(self, message: bytes) -> None: ...

    def dismiss(self, ending: tuple[int, str]) -> None: ...


def test_players_who_are_there_wait_for_bots_and_spectators_do_not() -> None:
    live = LiveMatch(None)  # type: ignore[arg-type]
    assert waiting_for_bots(live, 1000.0) == []
    live.listeners |= {_Listener(None, "192.0.2.9"), _Listener(1, ONE)}
    assert waiting_for_bots(live, 1000.0) == [ONE]
    live.asked_from[1] = (MANY, 990.0)
    assert waiting_for_bots(live, 1000.0) == [MANY, ONE]
    assert waiting_for_bots(live, 1100.0) == [ONE]


def test_reviews_of_one_address_do_not_shut_out_another(monkeypatch: pytest.MonkeyPatch) -> None:
    go_on = threading.Event()
    monkeypatch.setattr("cafe.server.reviews.review_of", lambda game, _: go_on.wait(10) and game)

    async def many() -> list[Any]:
        reviews = Reviews(10)
        asked = [asyncio.ensure_future(reviews.of_game(number, MANY)) for number in range(20)]  # type: ignore[arg-type]
        asked.append(asyncio.ensure_future(reviews.of_game("another", ONE)))  # type: ignore[arg-type]
        await asyncio.sleep(0.02)
        go_on.set()
        found = await asyncio.gather(*asked, return_exceptions=True)
        reviews.close()
        return found

    found = run(many())
    assert found[:MOST_OF_ONE] == list(range(MOST_OF_ONE))
    assert all(isinstance(one, Fault) and one.body.code == "too_many" for one in found[MOST_OF_ONE:-1])
    assert found[-1] == "another"


def test_another_address_gets_its_review_over_the_network(tmp_path: Path) -> None:
    game = Game.new("board", ("Ada", "Ben"), seed=1)
    while not game.is_over:
        game.play(game.legal_actions()[0])
    document = encode(document_of(game))
    with serving(settings_for(tmp_path, review_simulations=1)) as address:

        async def ask(http: httpx.AsyncClient, who: str) -> int:
            headers = {"X-Forwarded-For": who, "Content-Type": "application/json"}
            return (await http.post("/api/tools/review", content=document, headers=headers)).status_code

        async def attack() -> tuple[list[int], int]:
            async with httpx.AsyncClient(base_url=address, timeout=60) as http:
                flood = [asyncio.ensure_future(ask(http, MANY)) for _ in range(20)]
                await asyncio.sleep(0.05)
                honest = await ask(http, ONE)
                return await asyncio.gather(*flood), honest

        flood, honest = run(attack())
        assert honest == 200
        assert set(flood) == {200, 429}
