"""`cafe arena` as people use it."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from cafe.arena.contest import Contest, Terms
from cafe.arena.tournament import tournament
from entrants import ONCE
from running import PROGRAM, call

HERE = Path(__file__).parent.parent
PAIR = ("--entrants", "greedy,random", "--jobs", "1", "--no-report")


def test_the_table() -> None:
    told = call("arena", *PAIR, "--games", "41", "--seed", "4")
    assert told.code == 0
    assert "card, 2 players, 42 games of 21 deals, seed 4" in told.out
    assert "Settled: greedy is stronger than random." in told.out
    assert re.search(r"greedy +\d+", told.out)
    assert told.out.index("greedy") < told.out.index("random")
    assert max(len(line) for line in told.lines[:8]) <= 84
    assert "42 games played" in told.err


def test_stopping_when_settled() -> None:
    told = call("arena", *PAIR, "--games", "1000", "--until-decided")
    assert told.code == 0
    found = re.search(r"(\d+) games of", told.out)
    assert found is not None
    assert int(found[1]) < 200
    assert "allow for stopping early" in told.out


def test_asking_for_a_share() -> None:
    told = call("arena", *PAIR, "--games", "400", "--share", "0.6", "--until-decided")
    assert told.code == 0
    assert "Settled: greedy wins 60 % or more against random." in told.out
    missed = call("arena", *PAIR, "--players", "4", "--games", "80", "--share", "0.95", "--until-decided")
    assert "Settled: greedy wins less than 95 % against random." in missed.out
    early = call("arena", *PAIR, "--games", "2", "--share", "0.6")
    assert "Not settled: whether greedy wins 60 % against random." in early.out


def test_results_and_report(tmp_path: Path) -> None:
    results, report = tmp_path / "results.jsonl", tmp_path / "report.html"
    words = ("arena", *PAIR[:-1], "--game", "junior", "--players", "3", "--same-sex-tables", "--results", str(results))
    first = call(*words, "--games", "6", "--no-report")
    assert first.code == 0
    assert len(results.read_text().splitlines()) == 7
    second = call(*words, "--games", "12", "--report", str(report))
    assert second.code == 0
    assert "6 games played" in second.err
    assert "6 taken from the results file" in second.err
    assert "12 games of 2 deals" in second.out
    assert report.read_text("utf-8").startswith("<!DOCTYPE html>")


def test_a_report_is_written_unless_none_is_wanted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert call("arena", *PAIR, "--games", "2").code == 0
    assert not list(tmp_path.iterdir())
    told = call("arena", *PAIR[:-1], "--games", "2")
    assert told.code == 0
    assert "arena.html" in told.err
    assert (tmp_path / "arena.html").read_text("utf-8").startswith("<!DOCTYPE html>")
    monkeypatch.setattr("cafe.reports.page.find_spec", lambda _: None)
    (tmp_path / "arena.html").unlink()
    assert call("arena", *PAIR[:-1], "--games", "2").code == 0
    assert not list(tmp_path.iterdir())


BAD = {
    "no such bot": ("--entrants", "greedy,nobody"),
    "nobody to play against": ("--entrants", "greedy"),
    "twice": ("--entrants", "greedy,greedy"),
    "no bot": ("--entrants", "greedy,"),
    "no share": (*PAIR, "--share", "60"),
    "too many players": (*PAIR, "--game", "board", "--players", "5"),
    "no module": ("--entrants", "greedy,no_such_module:bot"),
    "no cluster": (*PAIR, "--dask", "nonsense"),
    "no results": (*PAIR, "--results", "/nowhere/results.jsonl"),
    "a device": (*PAIR, "--results", "/dev/full"),
    "a folder": (*PAIR, "--results", "/"),
    "no report": (*PAIR[:-1], "--report", "/nowhere/report.html"),
    "a report and none": (*PAIR, "--report", "report.html", "--no-report"),
}


@pytest.mark.parametrize("case", BAD)
def test_bad_input_is_one_line(case: str) -> None:
    told = call("arena", *BAD[case], "--games", "2")
    assert told.code == 2, told.err
    assert len(told.err.splitlines()) == 1, told.err
    assert told.err.startswith("cafe")
    assert told.out == ""


def test_another_tournaments_file_is_refused(tmp_path: Path) -> None:
    results = tmp_path / "results.jsonl"
    assert call("arena", *PAIR, "--games", "2", "--results", str(results)).code == 0
    told = call("arena", *PAIR, "--games", "2", "--seed", "2", "--results", str(results))
    assert told.code == 2
    assert told.err == f"cafe: {results} is of another tournament: seed 1, not 2\n"


def test_a_faulty_player_is_told_with_what_there_is(tmp_path: Path) -> None:
    told = call("arena", "--entrants", "greedy,entrants:Cheating", "--jobs", "1", "--games", "4", "--no-report")
    assert told.code == 1
    assert "cafe arena: entrants:Cheating broke the rules in game 0" in told.err
    assert "nothing to tell" in told.out


# -- Ctrl-C -------------------------------------------------------------------------------------------------


def interrupted(
    *words: str, when: Path, lines: int, end: Callable[[int], None] = lambda group: os.killpg(group, signal.SIGINT)
) -> tuple[int, str, str]:
    """Press Ctrl-C, as a terminal does for the whole group, when a results file has some lines; nobody is left over."""
    environment = {**os.environ, "PYTHONPATH": str(HERE)}
    command = [*PROGRAM, "arena", *words, "--no-report", "--results", str(when)]
    pipes: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    with subprocess.Popen(command, start_new_session=True, env=environment, **pipes) as running:
        until = time.monotonic() + 120
        while time.monotonic() < until and not (when.exists() and len(when.read_bytes().splitlines()) >= lines):
            time.sleep(0.1)
        end(running.pid)
        out, err = running.communicate(timeout=60)
    until = time.monotonic() + 10
    while time.monotonic() < until:
        try:
            os.killpg(running.pid, 0)
        except ProcessLookupError:
            return running.returncode, out, err
        time.sleep(0.1)
    raise AssertionError("somebody is left over")


def test_an_interrupted_tournament_tells_what_it_has(tmp_path: Path) -> None:
    results = tmp_path / "results.jsonl"
    words = ("--entrants", "greedy,random", "--games", "100000", "--jobs", "2")
    code, out, err = interrupted(*words, when=results, lines=20)
    assert code == 130, err
    assert "greedy" in out
    assert re.search(r"interrupted after \d+ of 100,000 games", err)
    assert "Traceback" not in err
    kept = [json.loads(line) for line in results.read_text().splitlines()]
    assert len(kept) >= 20


def test_who_is_told_to_end_tells_what_there_is(tmp_path: Path) -> None:
    words = ("--entrants", "greedy,random", "--games", "100000", "--jobs", "2")
    code, out, err = interrupted(
        *words, when=tmp_path / "results.jsonl", lines=20, end=lambda one: os.kill(one, signal.SIGTERM)
    )
    assert code == 130, err
    assert "greedy" in out
    assert "Traceback" not in err


def test_nobody_is_left_over_by_who_is_killed(tmp_path: Path) -> None:
    words = ("--entrants", "greedy,random", "--games", "100000", "--jobs", "2")
    code, _, _ = interrupted(
        *words, when=tmp_path / "results.jsonl", lines=20, end=lambda one: os.kill(one, signal.SIGKILL)
    )
    assert code == -signal.SIGKILL


def test_nobody_waits_for_a_slow_player(tmp_path: Path) -> None:
    words = ("--entrants", "greedy,entrants:Slow", "--games", "2", "--jobs", "2")
    code, out, err = interrupted(*words, when=tmp_path / "results.jsonl", lines=1)
    assert code == 130, err
    assert "nothing to tell" in out
    assert "Traceback" not in err


# -- Dask ---------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    import distributed

    once = tmp_path_factory.mktemp("dask") / "once"
    os.environ[ONCE] = str(once)
    make: Any = distributed.LocalCluster
    with make(n_workers=2, threads_per_worker=1, host="127.0.0.1", dashboard_address=None) as made:
        yield made.scheduler_address
    del os.environ[ONCE]


def shares(terms: Terms, dask: str | None) -> list[object]:
    return [(game.scores, game.sources) for game in tournament(Contest(terms, games=8), dask=dask).games]


def test_a_cluster_gives_the_same_results_though_a_worker_dies(cluster: str) -> None:
    plain = Terms("card", 2, ("greedy", "random"))
    assert shares(plain, cluster) == shares(plain, None)
    dying = Terms("card", 2, ("greedy", "entrants:Dying"))
    found = shares(dying, cluster)
    assert Path(os.environ[ONCE]).exists()
    assert found == shares(dying, None)
    told = call("arena", *PAIR, "--games", "4", "--dask", cluster)
    assert told.code == 0
    assert "4 games of 2 deals" in told.out


def test_a_tournament_on_a_cluster_is_interrupted(cluster: str, tmp_path: Path) -> None:
    words = (*PAIR, "--games", "100000", "--dask", cluster)
    code, out, err = interrupted(*words, when=tmp_path / "results.jsonl", lines=10)
    assert code == 130, err
    assert "greedy" in out
    assert len(err.splitlines()) == 1
    assert call("arena", *PAIR, "--games", "2", "--dask", cluster).code == 0
