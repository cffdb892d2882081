"""Waiting for messages and for room: in order, none lost, nobody left waiting."""

from __future__ import annotations

import asyncio

from apart import run_apart
from cafe.server.network.mailbox import Gate, Mailbox


def test_messages_come_in_order_and_wake_who_waits() -> None:
    async def run() -> list[int]:
        box = Mailbox()
        reading = asyncio.create_task(box.get())
        await asyncio.sleep(0)
        for number in range(3):
            box.put_nowait(number)
        return [await reading, await box.get(), await box.get(), box.empty()]

    assert run_apart(run()) == [0, 1, 2, True]


def test_a_reader_who_gives_up_takes_nothing_along() -> None:
    async def run() -> int:
        box = Mailbox()
        reading = asyncio.create_task(box.get())
        await asyncio.sleep(0)
        reading.cancel()
        box.put_nowait(7)
        await asyncio.gather(reading, return_exceptions=True)
        return int(await asyncio.wait_for(box.get(), 1))

    assert run_apart(run()) == 7


def test_a_gate_lets_everybody_through_once_it_opens() -> None:
    async def run() -> list[bool]:
        gate = Gate()
        await gate.wait()  # it is open at first
        gate.clear()
        waiting = [asyncio.create_task(gate.wait()) for _ in range(3)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        await asyncio.sleep(0)
        stuck = [task.done() for task in waiting[1:]]
        gate.set()
        await asyncio.wait_for(asyncio.gather(*waiting[1:]), 1)
        return stuck

    assert run_apart(run()) == [False, False]
