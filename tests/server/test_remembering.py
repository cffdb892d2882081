"""What strangers make up (floor plans, addresses, names of hosts) is not remembered without end."""

from __future__ import annotations

import gc
import random
import socket
from collections.abc import Iterable, Iterator
from pathlib import Path

import httpx
import pytest

from cafe.client import Cafe
from cafe.record.write import document_of, encode
from cafe.rules.asking import Questions
from cafe.rules.decoder import Decoder
from cafe.rules.editions import edition
from cafe.rules.game import Game
from cafe.rules.ruleset import RULESETS, _unshuffled, ruleset
from cafe.rules.view import ViewReader
from cafe.server.page import _index_of
from server.attacks import connected, request
from server.serving import serving, settings_for

PLANS = 200
JSON = {"Content-Type": "application/json"}


def plan(number: int) -> list[str]:
    """The printed plan with the nations in another order."""
    nations = list(edition("board").cast.nations)
    others = random.Random(number).sample(nations, len(nations))
    named = dict(zip(nations, others, strict=True))
    rows = edition("board").plan.rows
    return ["".join(named.get(row[at : at + 2], row[at : at + 2]) for at in range(0, len(row), 2)) for row in rows]


def alive(*kinds: type) -> dict[str, int]:
    return {kind.__name__: sum(isinstance(one, kind) for one in gc.get_objects()) for kind in kinds}


def memory() -> float:
    """Of this process, in MB."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096 / 1e6


@pytest.fixture
def uncollected() -> Iterator[None]:
    """Without the collector: what goes, goes by itself."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def test_two_hundred_floor_plans_leave_no_more_than_thirty(cafe: Cafe) -> None:
    grown = []
    for number in range(PLANS):
        rows = plan(number)
        game = Game.new("board", 2, seed=number, plan=rows)
        document = encode(document_of(game))
        del game
        answer = httpx.post(f"{cafe.address}/api/tools/position", content=document, headers=JSON, timeout=60)
        assert answer.is_success, answer.text
        if number % (PLANS // 2) == PLANS // 2 - 1:
            gc.collect()
            grown.append(memory())
    kept = alive(Questions, Decoder, ViewReader)
    assert kept["Questions"] <= 2 * RULESETS + 8
    assert kept["Decoder"] <= 2 * RULESETS + 8
    assert kept["ViewReader"] <= 2 * RULESETS + 8
    assert grown[1] - grown[0] < 20  # 50 before, 0.5 MB for each plan


def test_what_is_made_of_a_ruleset_goes_with_it(uncollected: None) -> None:
    before = alive(Questions, Decoder, ViewReader)
    for number in range(RULESETS + 20):
        game = Game.new("board", 2, seed=1, plan=plan(1000 + number))
        game.view(0)
        game.choices()
    ruleset.cache_clear()
    _unshuffled.cache_clear()
    del game
    after = alive(Questions, Decoder, ViewReader)
    assert {name: after[name] - before[name] <= 1 for name in after} == dict.fromkeys(after, True)


@pytest.fixture(scope="module")
def lasting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(settings_for(tmp_path_factory.mktemp("long"))) as address:
        yield address


@pytest.mark.parametrize(
    "path",
    [
        "/m/" + "x" * 300,
        "/m/x?" + "y" * 3000,
        "/api/lobby?status=" + "x" * 300,
        "/api/lobby?" + "&".join(f"a{number}=" for number in range(20)),
        "/api/matches/" + "%F0%9F%A6%8A" * 30,
    ],
)
def test_addresses_that_are_too_long_are_refused(lasting: str, path: str) -> None:
    answer = httpx.get(lasting + path)
    assert answer.status_code == 414
    assert answer.json()["error"]["code"] == "too_long"


def test_links_with_what_other_sites_add_open(lasting: str) -> None:
    assert httpx.get(f"{lasting}/m/abc?fbclid={'x' * 200}&utm_source=a").status_code in (200, 404)


def test_a_host_that_is_too_long_for_a_name_is_refused(lasting: str) -> None:
    with connected(lasting) as one:
        one.sendall(request("/api/house", host="a" * 20_000 + ".localhost"))
        assert _answer(one).startswith(b"HTTP/1.1 421")


def test_a_thousand_long_addresses_take_no_memory(lasting: str) -> None:
    """32 kB each were kept by the thousand: in the framework's caches, the page's and those of host names."""
    _flood(lasting, range(60))
    before, made = memory(), _index_of.cache_info().misses
    _flood(lasting, range(60, 1060))
    assert memory() - before < 12
    assert _index_of.cache_info().misses - made <= 4  # no page is made for a path


def _flood(address: str, numbers: Iterable[int]) -> None:
    for number in numbers:
        mark = f"{number:06}"
        for path, host in (
            (f"/{mark}{'a' * 20_000}", "127.0.0.1"),
            (f"/api/lobby?{mark}={'b' * 20_000}", "127.0.0.1"),
            (f"/m/{mark}{'c' * 200}", "127.0.0.1"),
            ("/", f"{mark}{'d' * 20_000}.localhost"),
        ):
            with connected(address) as one:
                one.sendall(request(path, "Connection: close", host=host))
                assert _answer(one).startswith(b"HTTP/1.1 ")


def _answer(one: socket.socket) -> bytes:
    parts = []
    while part := one.recv(65536):
        parts.append(part)
    return b"".join(parts)
