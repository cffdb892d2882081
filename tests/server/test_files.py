"""The store's files are their owner's alone, and one server's; workers end with their supervisor."""

from __future__ import annotations

import os
import stat
import sys
from pathlib import Path

import psutil
import pytest

from cafe.client import Cafe
from cafe.server.store.files import StoreInUse, only_server_of
from running import call
from server.postgres import postgresql
from server.serving import answers, free_port, process, serving, settings_for, wait_for

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="modes and locks of POSIX")


def modes(folder: Path) -> dict[str, str]:
    return {path.name: oct(stat.S_IMODE(path.stat().st_mode)) for path in folder.iterdir() if path.is_file()}


def test_nobody_else_may_read_the_store_or_a_backup(tmp_path: Path) -> None:
    before = os.umask(0)  # the most careless of administrators
    try:
        settings = settings_for(tmp_path)
        with serving(settings) as address, Cafe(address) as cafe:
            cafe.create("card", "Ada", ["free"])
            assert call("backup", str(tmp_path / "backup.gz"), "--database", settings.database).code == 0
            found = modes(tmp_path)
        other = f"sqlite:///{tmp_path / 'other.sqlite3'}"
        assert call("restore", str(tmp_path / "backup.gz"), "--database", other).code == 0
    finally:
        os.umask(before)
    assert {"store.sqlite3", "store.sqlite3-wal", "store.sqlite3-shm", "backup.gz"} <= set(found)
    assert set(found.values()) | set(modes(tmp_path).values()) == {"0o600"}


def test_a_store_of_before_is_closed_to_others(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    with serving(settings):
        pass
    (tmp_path / "store.sqlite3").chmod(0o644)
    with serving(settings):
        assert set(modes(tmp_path).values()) == {"0o600"}


def test_a_second_server_on_one_file_is_refused_with_a_sentence(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    words = ("serve", "--port", "0", "--database", settings.database)
    with serving(settings) as address, Cafe(address) as cafe:
        told = call(*words)
        assert told.code == 2
        assert told.err.count("\n") == 1
        assert "another server" in told.err
        cafe.create("card", "Ada", ["free"])  # which goes on
    with serving(settings):  # and the next one may
        pass


def test_nor_is_it_let_in_by_a_link_to_the_file(tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    link = tmp_path / "elsewhere" / "linked.sqlite3"
    link.symlink_to(tmp_path / "store.sqlite3")
    with only_server_of(settings_for(tmp_path).database):
        with pytest.raises(StoreInUse), only_server_of(f"sqlite:///{link}"):
            pass
        assert not list(link.parent.glob("*-lock"))


def test_workers_end_with_their_supervisor(tmp_path: Path) -> None:
    port = free_port()
    with postgresql(tmp_path) as database:
        settings = settings_for(tmp_path, database=database, workers=2)
        with process(settings, port) as supervisor:
            workers = psutil.Process(supervisor.pid).children(recursive=True)
            assert len(workers) >= 2
            supervisor.kill()
            supervisor.wait()
            wait_for(lambda: not any(one.is_running() for one in workers))
        assert not answers(port)
