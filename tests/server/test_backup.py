"""Backups are tried, exports are right."""

from __future__ import annotations

import gzip
import subprocess
from pathlib import Path

from cafe.client import Cafe
from cafe.record.read import decode
from cafe.record.replay import replay_document
from running import PROGRAM, call
from server.playing import best, friends, play_out, to_move
from server.serving import serving, settings_for


def test_a_backup_is_restored_and_played_on(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    file, other = tmp_path / "backup.gz", f"sqlite:///{tmp_path / 'other.sqlite3'}"
    with serving(settings) as address, Cafe(address) as cafe:
        token = cafe.profile("Ada").token
        seats = friends(cafe, profile=token)
        over = friends(cafe, "junior")
        play_out(over)
        for _ in range(9):
            seat, state = to_move(seats)
            seat.play(best(state).action, number=state.number)
        told = call("backup", str(file), "--database", settings.database)  # while the server is up
        assert told.code == 0, told.err
        before = [seat.look() for seat in seats]
    told = call("restore", str(file), "--database", other)
    assert told.code == 0, told.err
    with serving(settings_for(tmp_path, database=other)) as address, Cafe(address) as cafe:
        again = [cafe.sit(seat.match, seat.token) for seat in seats]
        for was, now in zip(before, [seat.look() for seat in again], strict=True):
            assert (now.number, now.view, now.choices) == (was.number, was.view, was.choices)
            assert now.match.places[0].profile is not None
        seat, state = to_move(again)
        seat.play(best(state).action, number=state.number)
        assert cafe.look(over[0].match).match.status == "over"


def test_a_backup_goes_through_a_pipe(tmp_path: Path) -> None:
    """Out of a container that has no place to write to, and into one."""
    settings = settings_for(tmp_path)
    other, third = (f"sqlite:///{tmp_path / name}.sqlite3" for name in ("other", "third"))
    with serving(settings) as address, Cafe(address) as cafe:
        over = friends(cafe, "junior")
        play_out(over)
        written = _piped("backup", "-", "--database", settings.database)
    assert written.returncode == 0, written.stderr
    assert _piped("restore", "-", "--database", other, given=written.stdout).returncode == 0
    assert call("export", "--database", other).lines == call("export", "--database", settings.database).lines
    torn = _piped("restore", "-", "--database", third, given=written.stdout[:-20])
    assert (torn.returncode, b"not a whole one" in torn.stderr) == (2, True)
    assert call("export", "--database", third).lines == []


def _piped(*words: str, given: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    return subprocess.run([*PROGRAM, *words], input=given, capture_output=True, check=False)


def test_what_is_no_backup_or_no_empty_store_is_one_line(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    file = tmp_path / "backup.gz"
    with serving(settings) as address, Cafe(address) as cafe:
        cafe.create("card", "Ada", ["free"])
    assert call("backup", str(file), "--database", settings.database).code == 0
    torn = tmp_path / "torn.gz"
    torn.write_bytes(file.read_bytes()[:-20])
    odd = tmp_path / "odd.gz"
    odd.write_bytes(gzip.compress(b'{"format": "other/1", "tables": "0001"}\n'))
    new = f"sqlite:///{tmp_path / 'new.sqlite3'}"
    for words in (
        ("backup", str(file), "--database", settings.database),  # is there already
        ("backup", str(tmp_path / "b.gz"), "--database", f"sqlite:///{tmp_path / 'nowhere.sqlite3'}"),
        ("restore", str(file), "--database", settings.database),  # not empty
        ("restore", str(torn), "--database", new),
        ("restore", str(odd), "--database", new),
        ("restore", str(tmp_path / "none.gz"), "--database", new),
        ("export", "aaaaaaaaaaaa", "--database", settings.database),
    ):
        told = call(*words)
        assert told.code == 2, words
        assert told.err.count("\n") == 1
        assert "Traceback" not in told.err


def test_matches_are_exported_as_documents(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    with serving(settings) as address, Cafe(address) as cafe:
        over = [friends(cafe, game) for game in ("card", "board")]
        for seats in over:
            play_out(seats)
        friends(cafe)  # goes on
    told = call("export", "--database", settings.database)
    documents = [decode(line) for line in told.lines]
    assert sorted(str(document.name) for document in documents) == sorted(seats[0].match for seats in over)
    for document in documents:
        assert replay_document(document).refusal is None
        assert document.result
    out = tmp_path / "one.jsonl"
    assert call("export", over[0][0].match, "--out", str(out), "--database", settings.database).code == 0
    assert decode(out.read_bytes()).name == over[0][0].match


def test_bans_are_kept_and_called_in_a_backup_as_they_always_were(tmp_path: Path) -> None:
    settings, file, other = settings_for(tmp_path), tmp_path / "backup.gz", f"sqlite:///{tmp_path / 'other.sqlite3'}"
    with serving(settings):
        pass
    for _ in range(2):  # again, for another time
        assert call("admin", "ban-address", "203.0.113.9", "--hours", "1", "--database", settings.database).code == 0
    assert call("backup", str(file), "--database", settings.database).code == 0
    assert b'"kind":"address"' in gzip.decompress(file.read_bytes())
    assert call("restore", str(file), "--database", other).code == 0
    told = call("admin", "bans", "--database", other)
    assert [line.split()[:2] for line in told.lines] == [["address", "203.0.113.9"]]
