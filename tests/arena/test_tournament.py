"""Tournaments whole: the same on any workers, resumed, with workers that die, stopped when settled."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cafe.arena.contest import Contest, Terms
from cafe.arena.errors import ArenaError
from cafe.arena.match import Played
from cafe.arena.results_file import ResultsFile
from cafe.arena.standings import Standing
from cafe.arena.tournament import Tournament, tournament
from cafe.arena.workers import Alone, Pool, open_workers
from cafe.rules.errors import SetupError
from entrants import ONCE


def contest(*entrants: str, games: int = 12, game: str = "card", players: int = 2, **more: Any) -> Contest:
    return Contest(Terms(game, players, entrants or ("greedy", "random"), seed=3), games, **more)


def told(games: list[Played]) -> list[dict[str, object]]:
    """Games without the clock."""
    return [{**msgspec.structs.asdict(game), "seconds": None} for game in games]


def test_any_number_of_processes_gives_the_same_results() -> None:
    for made in (
        contest(games=40),
        contest("greedy", "random", "entrants:careful", games=24, game="junior", players=3),
    ):
        alone, together = tournament(made, jobs=1), tournament(made, jobs=2)
        assert told(alone.games) == told(together.games)
        assert [row.share for row in alone.rows] == [row.share for row in together.rows]


def test_a_standing() -> None:
    standing = tournament(contest(games=40))
    first, second = standing.rows
    assert (first.entrant, second.entrant) == ("greedy", "random")
    assert first.wins + second.wins == 40
    assert first.share.mean > 0.7
    assert first.share.low < first.share.mean < first.share.high
    assert first.margin.mean == -second.margin.mean > 10
    assert first.rating.mu > second.rating.mu
    assert sum(first.sources.values()) == pytest.approx(first.score)
    assert (standing.deals, len(standing.games)) == (20, 40)
    assert standing.against(0, 1) == first.share
    assert standing.reasons().total() == standing.lengths().total() == 40


def test_progress_is_told() -> None:
    seen: list[int] = []
    tournament(contest(), on_progress=lambda event: seen.append(len(event.played)))
    assert seen == sorted(seen)
    assert seen[-1] == 12


# -- stopping early -----------------------------------------------------------------------------------------


def test_a_settled_question_ends_it_at_the_same_deal_on_any_crew() -> None:
    made = contest(games=400, until_decided=True)
    alone, together = tournament(made, jobs=1), tournament(made, jobs=2)
    assert 10 < len(alone.games) < 400
    assert told(alone.games) == told(together.games)
    assert [verdict.stronger for verdict in alone.verdicts] == [0]
    assert not Tournament(contest(games=400)).is_settled


def test_intervals_allow_for_stopping_early_where_it_might_stop() -> None:
    made = contest(games=40)
    played = tournament(made).games
    fixed = Standing(made, played, []).rows[0].share
    watched = Standing(contest(games=40, until_decided=True), played, []).rows[0].share
    assert fixed.mean == watched.mean
    assert watched.low < fixed.low < fixed.high < watched.high


def test_without_being_asked_it_plays_on() -> None:
    assert len(tournament(contest(games=100)).games) == 100


# -- workers that die ---------------------------------------------------------------------------------------


def test_a_killed_worker_costs_a_retry(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    once = tmp_path / "once"
    monkeypatch.setenv(ONCE, str(once))
    made = contest("greedy", "entrants:Dying")
    died = tournament(made, jobs=2)
    assert once.exists()
    assert told(died.games) == told(tournament(made, jobs=1).games)  # nobody dies twice


def test_a_worker_killed_from_outside_costs_a_retry() -> None:
    made = contest(games=60)
    event = Tournament(made)
    killed: list[object] = []
    with Pool(2) as players:

        def kill_one(_: Tournament) -> None:
            if not killed and (processes := list((players._pool._processes or {}).values())):
                processes[0].kill()
                killed.append(processes[0])

        event.play(players, kill_one)
    assert killed
    assert told(event.standing().games) == told(tournament(made).games)


class Fragile(Alone):
    """Workers that lose a batch that many times before they play it, or that cannot even be handed one."""

    lost: tuple[type[Exception], ...] = (BrokenProcessPool,)

    def __init__(self, losses: int, *, at_once: bool) -> None:
        self.losses, self.renewed, self.at_once = losses, 0, at_once

    def submit(self, work: Callable[[Any], Any], batch: Any) -> Future[Any]:
        if self.renewed == self.losses:
            return super().submit(work, batch)
        if self.at_once:
            raise BrokenProcessPool
        broken: Future[Any] = Future()
        broken.set_exception(BrokenProcessPool())
        return broken

    def renew(self) -> None:
        self.renewed += 1


@pytest.mark.parametrize("at_once", [False, True])
def test_a_batch_is_handed_out_again_a_few_times_only(at_once: bool) -> None:
    event = Tournament(contest())
    event.play(Fragile(3, at_once=at_once))
    assert told(event.standing().games) == told(tournament(contest()).games)
    with pytest.raises(ArenaError, match="workers died 4 times over the games 0 to 0"):
        Tournament(contest()).play(Fragile(4, at_once=at_once))


class Leaving(Alone):
    """Workers whose scheduler goes away."""

    def submit(self, work: Callable[[Any], Any], batch: Any) -> Future[Any]:
        gone: Future[Any] = Future()
        gone.cancel()
        gone.set_running_or_notify_cancel()
        return gone


def test_a_crew_that_goes_away_ends_it() -> None:
    with pytest.raises(ArenaError, match=r"the workers cannot go on: CancelledError$"):
        Tournament(contest()).play(Leaving())


@pytest.mark.long
def test_games_that_always_kill_end_the_tournament() -> None:
    event = Tournament(contest("greedy", "entrants:Deadly", games=2))
    with Pool(2) as players, pytest.raises(ArenaError, match="workers died 4 times"):
        event.play(players)
    assert event.standing().rows == []


def test_a_faulty_player_ends_it() -> None:
    event = Tournament(contest("greedy", "entrants:Faulty"))
    with open_workers(2) as players, pytest.raises(ArenaError, match="entrants:Faulty failed"):
        event.play(players)


def test_no_cluster_there() -> None:
    with pytest.raises(SetupError, match="no Dask scheduler answers at nonsense"):
        open_workers(1, "nonsense")


# -- results files ------------------------------------------------------------------------------------------


def ended(file: Path, made: Contest) -> Tournament:
    with ResultsFile(file, made) as results_file:
        event = Tournament(made, results_file)
        event.play(Alone())
    return event


def test_results_are_resumed(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    ended(file, contest(games=12))
    first = file.read_bytes()
    assert len(first.splitlines()) == 13
    whole = ended(file, contest(games=20))
    assert file.read_bytes().startswith(first)
    assert len(file.read_bytes().splitlines()) == 21
    assert told(whole.standing().games) == told(tournament(contest(games=20)).games)
    before = file.read_bytes()
    fewer = ended(file, contest(games=6))
    assert file.read_bytes() == before
    assert len(fewer.standing().games) == 6


def test_a_last_line_cut_off_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    ended(file, contest())
    whole = file.read_bytes()
    for cut in (1, 30, len(whole.splitlines()[-1]) + 1):
        file.write_bytes(whole[:-cut])
        event = ended(file, contest())
        assert len(file.read_bytes().splitlines()) == 13
        assert told(event.standing().games) == told(tournament(contest()).games)


def test_a_heading_cut_off_is_written_again(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    ended(file, contest())
    heading = file.read_bytes().splitlines()[0]
    for beginning in (b"", heading[:20], heading):
        file.write_bytes(beginning)
        ended(file, contest())
        assert file.read_bytes().splitlines()[0] == heading
        assert len(file.read_bytes().splitlines()) == 13


def test_an_interrupted_deal_is_not_counted(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    ended(file, contest())
    file.write_bytes(b"".join(file.read_bytes().splitlines(keepends=True)[:6]))  # the heading and five games
    with ResultsFile(file, contest()) as results_file:
        assert len(Tournament(contest(), results_file).standing().games) == 4


OTHERS = {
    "greedy,entrants:careful": contest("greedy", "entrants:careful"),
    "random,greedy": contest("random", "greedy"),
    "board": contest(game="board"),
    "players 3": contest(players=3),
    "seed 4": Contest(Terms("card", 2, ("greedy", "random"), seed=4), 12),
    "share 0.6": Contest(Terms("card", 2, ("greedy", "random"), seed=3, share=0.6), 12),
    "same sex tables True": Contest(Terms("card", 2, ("greedy", "random"), seed=3, same_sex_tables=True), 12),
}


@pytest.mark.parametrize("difference", OTHERS)
def test_a_file_of_another_tournament_is_refused(difference: str, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    ended(file, OTHERS[difference])
    before = file.read_bytes()
    with pytest.raises(ArenaError, match=f"of another tournament: .*{difference}"):
        ResultsFile(file, contest())
    assert file.read_bytes() == before


def test_a_file_that_is_none_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    for text in (b"hello", b"hello\n", b"{}\n", b'{"format": "cafe-game/1"}\n'):
        file.write_bytes(text)
        with pytest.raises(ArenaError, match="is no results file"):
            ResultsFile(file, contest())
        assert file.read_bytes() == text
    with pytest.raises(ArenaError, match="is no file"):
        ResultsFile(tmp_path, contest())


def test_a_broken_line_is_named(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    ended(file, contest())
    lines = file.read_bytes().splitlines(keepends=True)
    for broken in (b"{}\n", b"\n", lines[3].replace(b'"seating":[0,1]', b'"seating":[1,0]')):
        file.write_bytes(b"".join([*lines[:3], broken, *lines[4:]]))
        with pytest.raises(ArenaError, match="line 4"):
            ResultsFile(file, contest())


BROKEN: dict[str, Any] = {
    "winners": [[], [9], [0, 0], [-1]],
    "deal": [1, -1],
    "start": [2],
    "reason": ["", "tired"],
    "steps": [-1],
    "scores": [[1], [1, 2, 3]],
    "penalties": [[]],
    "asked": [[1], [1, -1]],
    "seconds": [[0.1], [0.1, -0.1]],
    "sources": [[{}], [{}, {"luck": 3}]],
}


@pytest.mark.parametrize("field", BROKEN)
def test_a_line_that_cannot_be_a_game_is_named(field: str, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    ended(file, contest())
    lines = file.read_bytes().splitlines(keepends=True)
    for value in BROKEN[field]:
        line = msgspec.json.encode({**msgspec.json.decode(lines[1]), field: value}) + b"\n"
        file.write_bytes(b"".join([lines[0], line, *lines[2:]]))
        with pytest.raises(ArenaError, match=r"line 2: this is no game of the tournament"):
            ResultsFile(file, contest())


def test_a_heading_without_names_is_of_another_tournament(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    ended(file, contest())
    first, *lines = file.read_bytes().splitlines(keepends=True)
    heading = msgspec.json.decode(first)
    heading["names"] = heading["names"][:1]
    file.write_bytes(b"".join([msgspec.json.encode(heading) + b"\n", *lines]))
    with pytest.raises(ArenaError, match="then nobody, now random"):
        ResultsFile(file, contest())


def test_a_file_of_before_with_another_word_in_a_name_goes_on(tmp_path: Path) -> None:
    """The evaluation was once called outlook; who plays is the same."""
    file = tmp_path / "results.jsonl"
    one = contest("level4", "random", games=2)
    ended(file, one)
    first, *lines = file.read_bytes().splitlines(keepends=True)
    assert b"; evaluation " in first
    file.write_bytes(b"".join([first.replace(b"; evaluation ", b"; outlook "), *lines]))
    assert len(ResultsFile(file, one).earlier) == len(lines)


def test_two_arenas_do_not_write_to_one_file(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    with ResultsFile(file, contest()), pytest.raises(ArenaError, match="another arena is writing to"):
        ResultsFile(file, contest())
    with ResultsFile(file, contest()) as again:
        assert again.earlier == []


def test_what_comes_after_a_gap_is_not_counted_until_decided(tmp_path: Path) -> None:
    """Quick deals are finished first; to count them would favour those who win quickly."""
    file = tmp_path / "results.jsonl"
    made = contest(games=12, until_decided=True)
    ended(file, made)
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join([*lines[:3], *lines[4:]]))  # the second deal lacks a game
    with ResultsFile(file, made) as results_file:
        assert len(Tournament(made, results_file).standing().games) == 2


def test_a_settled_file_is_settled(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    made = contest(games=400, until_decided=True)
    first = ended(file, made).standing()
    before = file.read_bytes()
    again = ended(file, made).standing()
    assert file.read_bytes() == before
    assert told(again.games) == told(first.games)
