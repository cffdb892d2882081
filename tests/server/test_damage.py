"""Rows of the store that cannot be read: their matches rest, and everything else goes on."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest

from apart import run_apart
from cafe.client import Cafe, Seat, ServerRefusal
from cafe.server.faults import Fault
from cafe.server.live_match import LiveMatch
from cafe.server.match_registry import now
from cafe.server.scheduler import BEFORE_RETRY, Scheduler
from cafe.server.store.rows import MatchRecord
from cafe.server.version import RULES
from running import call
from server.playing import friends, play_out
from server.serving import serving, settings_for, wait_for

DAMAGES = {
    "a cut deal": "UPDATE matches SET deal = substr(deal, 1, 40) WHERE id = ?",
    "a deal of nobody": """UPDATE matches SET deal = '{"guests": [], "tables": []}' WHERE id = ?""",
    "a missing place": 'DELETE FROM places WHERE place = 1 AND "match" = ?',
    "no places": 'DELETE FROM places WHERE "match" = ?',
    "nobody's kind": """UPDATE places SET kind = 'ghost' WHERE "match" = ?""",
    "no such start": "UPDATE matches SET start = 77 WHERE id = ?",
    "actions of another game": """UPDATE actions SET action = 'bar RUf' WHERE "match" = ?""",
    "a lost last action": """DELETE FROM actions WHERE number = 0 AND "match" = ?""",
    "an action too many": "UPDATE matches SET number = 0 WHERE id = ?",
    "no such edition": "UPDATE matches SET edition = 'lost' WHERE id = ?",
}


def waiting_for_a_bot(cafe: Cafe) -> Seat:
    """A match in which the bot has a long pause to make."""
    seat = cafe.create("card", "Ada", ["greedy"], start=True, order="given", public=True)
    with seat.watch() as watching:
        watching.next(10)
        seat.play("draw", number=0)
    return seat


def test_damaged_matches_rest_and_the_others_go_on(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, bot_pause=600.0)
    with serving(settings) as address, Cafe(address) as cafe:
        damaged = {name: waiting_for_a_bot(cafe) for name in DAMAGES}
        sound = [waiting_for_a_bot(cafe) for _ in range(2)]
    with sqlite3.connect(tmp_path / "store.sqlite3") as store:
        for name, seat in damaged.items():
            store.execute(DAMAGES[name], (seat.match,))
        store.execute("UPDATE matches SET due_at = 2")
        store.executemany("UPDATE matches SET due_at = 1 WHERE id = ?", [(seat.match,) for seat in damaged.values()])
    with serving(settings_for(tmp_path)) as address, Cafe(address) as cafe:
        for seat in sound:
            wait_for(lambda seat=seat: cafe.look(seat.match).number > 1)
        for name, seat in damaged.items():
            with pytest.raises(ServerRefusal, match="not_now"):
                assert cafe.look(seat.match).number, name
        assert {seat.match for seat in sound} <= {match.id for match in cafe.lobby("playing")}
        assert f"cafe_matches_resting_total {len(damaged)}.0" in httpx.get(f"{address}/metrics").text


def test_a_match_of_other_rules_rests_and_says_so(tmp_path: Path) -> None:
    """Told over a socket too. One that is over is shown for as long as today's rules end it as it ended."""
    settings = settings_for(tmp_path)
    with serving(settings) as address, Cafe(address) as cafe:
        begun, changed, same = friends(cafe), friends(cafe, "junior"), friends(cafe, "junior")
        begun[0].play("draw", number=0)
        for seats in (changed, same):
            play_out(seats)
    with sqlite3.connect(tmp_path / "store.sqlite3") as store:
        store.execute("UPDATE matches SET rules = '0'")
        store.execute(
            """UPDATE matches SET result = json_set(result, '$.scores[0]', 999) WHERE id = ?""", (changed[0].match,)
        )
    with serving(settings) as address, Cafe(address) as cafe:
        for seats in (begun, changed):
            with pytest.raises(ServerRefusal, match=f"begun with rules 0, which differ from today's, {RULES}"):
                cafe.look(seats[0].match)
            with pytest.raises(ServerRefusal, match=r"not_now.*begun with rules 0"), cafe.watch(seats[0].match) as line:
                line.next(10)
        assert cafe.look(same[0].match).match.status == "over"


def test_a_match_of_a_program_before_rules_had_numbers_goes_on(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    with serving(settings) as address, Cafe(address) as cafe:
        seats = friends(cafe)
    with sqlite3.connect(tmp_path / "store.sqlite3") as store:
        store.execute("UPDATE matches SET rules = '0.1.0'")
    with serving(settings) as address, Cafe(address) as cafe:
        assert cafe.look(seats[0].match).match.rules == "0.1.0"


def test_a_damaged_match_in_memory_holds_no_sweep_up(tmp_path: Path) -> None:
    """Matches that have become unreadable are let rest one by one, also when they are closed for being idle."""
    settings = settings_for(tmp_path)
    with serving(settings) as address, Cafe(address) as cafe:
        seats = [cafe.create("card", "Ada", ["free"]) for _ in range(2)]
    with sqlite3.connect(tmp_path / "store.sqlite3") as store:
        store.execute("UPDATE matches SET touched_at = 1")
        store.execute("UPDATE matches SET wins = '[' WHERE id = ?", (seats[0].match,))
    with serving(settings) as address, Cafe(address) as cafe:
        wait_for(lambda: cafe.look(seats[1].match).match.status == "closed")


def test_an_action_lost_while_a_match_is_in_memory_lets_it_rest(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path, bot_pause=600.0)) as address, Cafe(address) as cafe:
        seats = friends(cafe)
        seats[0].play("draw", number=0)
        with sqlite3.connect(tmp_path / "store.sqlite3") as store:
            store.execute("UPDATE matches SET number = 2")
        with pytest.raises(ServerRefusal, match="cannot be read"):
            seats[1].play("draw", number=1)


def test_what_cannot_be_done_is_not_tried_again_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A match where nothing comes of what is due would keep its process busy for ever."""
    record = MatchRecord(id="m", status="playing", game="card", rules="1", created_at=0, touched_at=0, due_at=1.0)
    live = LiveMatch(record)

    async def refuse(_: Scheduler, __: LiveMatch) -> None:
        raise Fault("stale", "the match is being changed by others; try again")

    monkeypatch.setattr(Scheduler, "_do_what_is_due", refuse)

    begun = now()
    run_apart(Scheduler(SimpleNamespace())._attend(live))  # type: ignore[arg-type]
    assert live.timer is not None
    assert (record.due_at or 0) >= begun + BEFORE_RETRY


def test_a_damaged_match_stops_neither_export_nor_backup(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    with serving(settings) as address, Cafe(address) as cafe:
        over = [friends(cafe, "junior") for _ in range(2)]
        for seats in over:
            play_out(seats)
    with sqlite3.connect(tmp_path / "store.sqlite3") as store:
        store.execute("UPDATE matches SET deal = substr(deal, 1, 40) WHERE id = ?", (over[0][0].match,))
    told = call("export", "--database", settings.database)
    assert (told.code, len(told.lines)) == (0, 1), told.err
    assert over[0][0].match in told.err
    file, other = tmp_path / "backup.gz", f"sqlite:///{tmp_path / 'other.sqlite3'}"
    assert call("backup", str(file), "--database", settings.database).code == 0
    assert call("restore", str(file), "--database", other).code == 0
    assert call("export", over[1][0].match, "--database", other).lines == told.lines
