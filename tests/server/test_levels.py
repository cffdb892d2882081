"""Bots of all levels at the table, and that the strong ones hold nobody up."""

from __future__ import annotations

import asyncio
import threading

import pytest

from apart import run_apart
from cafe.bots.levels import levels
from cafe.client import Cafe, Seat, ServerRefusal
from cafe.protocol.matches import MatchBody
from cafe.server.bot_threads import BotThreads
from cafe.server.levels import check_level_settings
from cafe.server.settings import Settings, SettingsError
from server.playing import best
from server.serving import wait_for

THINKS_LONG = "level5@6s"


def test_the_house_tells_of_every_level(cafe: Cafe) -> None:
    ruleset = cafe.house()
    assert [info.level for info in ruleset.levels] == ruleset.bots == [*levels(), "random", "greedy"]
    assert len({info.name for info in ruleset.levels}) == len({info.about for info in ruleset.levels}) == 7
    assert ruleset.bot_level == "level3"


@pytest.mark.parametrize("level", ["level1", "level2", "level3", "level4", "level5@0.1s", "random", "greedy"])
def test_a_bot_of_each_level_takes_its_turn(cafe: Cafe, level: str) -> None:
    seat = cafe.create("card", "Ada", [level], start=True, order="given")
    seat.play("draw", number=0)
    wait_for(lambda: seat.look().choices)
    assert {step.by for step in seat.look().recent if step.player == 1} == {"bot"}


def test_a_bot_without_a_level_has_the_usual_one(cafe: Cafe) -> None:
    seat = cafe.create("card", "Ada", ["bot", "bot"])
    assert [(place.level, place.name) for place in seat.look().match.places[1:]] == [
        ("level3", "Waiter"),
        ("level3", "Waiter 2"),
    ]
    changed = cafe.ask(
        "PATCH", f"/api/matches/{seat.match}/places/1", MatchBody, {"level": "level5@0.50s"}, token=seat.token
    )
    assert (changed.places[1].level, changed.places[1].name) == ("level5@0.5s", "Owner")


@pytest.mark.parametrize("level", ["level6", "level5@11s", "level5@0.04s", "level5@100", "search@1s", "search", ""])
def test_no_bot_thinks_for_ever(cafe: Cafe, level: str) -> None:
    with pytest.raises(ServerRefusal, match="invalid"):
        cafe.create("card", "Ada", [level])


def test_a_search_holds_nobody_else_up(cafe: Cafe) -> None:
    slow = after_own_turn(cafe.create("board", "Ada", [THINKS_LONG], start=True, order="given"))
    number = slow.look().number
    quick = after_own_turn(cafe.create("board", "Ben", ["level4"], start=True, order="given"))
    wait_for(lambda: quick.look().choices)
    assert slow.look().number == number, "the search is still thinking"


def after_own_turn(seat: Seat) -> Seat:
    while (state := seat.look()).choices:
        seat.play(best(state).action, number=state.number)
    return seat


def test_searches_that_wait_share_the_time() -> None:
    shares: list[float] = []
    go_on = threading.Event()

    def work(share: float) -> None:
        shares.append(share)
        go_on.wait(10)

    async def all_at_once() -> None:
        bot_threads = BotThreads(1)
        asked = [asyncio.ensure_future(bot_threads.search(2.0, work, ["192.0.2.1"])) for _ in range(4)]
        await asyncio.sleep(0.05)
        go_on.set()
        await asyncio.gather(*asked)
        bot_threads.close()

    run_apart(all_at_once())
    assert shares[1] <= 2.0 / 3
    assert shares[1:] == sorted(shares[1:]), "the fewer wait, the longer the rest may think"


@pytest.mark.parametrize("wrong", [Settings(bot_level="bot"), Settings(bot_level="level9")])
def test_a_setting_must_name_a_bot(wrong: Settings) -> None:
    with pytest.raises(SettingsError, match="bot_level"):
        check_level_settings(wrong)
    check_level_settings(Settings())
