"""Tools without a match, games on record, and how the server is."""

from __future__ import annotations

import gzip
import importlib.util
import json
import sqlite3
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from cafe import Game
from cafe.client import Cafe, ServerRefusal
from cafe.protocol.matches import MatchBody
from cafe.protocol.play import Verdicts
from cafe.protocol.tools import PositionBody, Replay, Report, StepList
from cafe.rules.editions import edition
from cafe.rules.games import PRINTED
from cafe.server.routes import bodies, tools
from server.playing import best, friends, play_out, to_move
from server.serving import serving, settings_for, wait_for

ROOT = Path(__file__).parent.parent.parent
EVENING = json.loads((ROOT / "examples" / "evening.json").read_text())


def without_actions(document: dict[str, Any]) -> dict[str, Any]:
    return {**document, "actions": document["actions"][:3]}


def test_the_house_tells_what_a_page_must_know(cafe: Cafe) -> None:
    ruleset = cafe.house()
    printed = [game for game in ruleset.games if game.edition == PRINTED]
    assert [game.game for game in printed] == ["card", "board", "junior"]
    board = printed[1]
    assert (len(board.seats), len(board.tables), len(board.bar)) == (68, 24, 20)
    assert sum(len(tables) == 2 for tables in board.seats.values()) == 28
    assert board.players == tuple(edition("board").players[i] for i in (0, -1))


def test_the_referee_judges_over_the_network(cafe: Cafe) -> None:
    report = cafe.ask("POST", "/api/tools/referee", Report, EVENING)
    assert (report.ok, report.action, report.rule) == (False, 3, "G5")
    assert report.message is not None
    assert "D2" in report.message
    with pytest.raises(ServerRefusal, match="invalid"):
        cafe.ask("POST", "/api/tools/referee", Report, {**EVENING, "players": []})
    with pytest.raises(ServerRefusal, match="the seat at A1 touches no table; no table for CF") as raised:
        cafe.ask("POST", "/api/tools/referee", Report, {**EVENING, "game": "board", "plan": ["s "]})
    assert raised.value.fault.place == "plan"


def test_a_position_has_its_legal_moves(cafe: Cafe) -> None:
    document = without_actions(EVENING)
    position = cafe.ask("POST", "/api/tools/position", PositionBody, document)
    assert position.report.ok
    assert position.choices
    assert None not in position.view.hands
    asked = [choice.action for choice in position.choices]
    verdicts = cafe.ask("POST", "/api/tools/explain", Verdicts, {"document": document, "actions": asked}).verdicts
    assert [verdict.total for verdict in verdicts] == [choice.total for choice in position.choices]


@pytest.mark.parametrize("game", ["card", "board", "junior"])
def test_a_match_is_replayed_from_every_view_once_it_is_over(cafe: Cafe, game: str) -> None:
    seats = friends(cafe, game)
    path = f"/api/matches/{seats[0].match}"
    with pytest.raises(ServerRefusal, match="not_now"):
        cafe.ask("GET", f"{path}/replay", Replay)
    play_out(seats)
    replay = cafe.ask("GET", f"{path}/replay", Replay)
    number = seats[0].look().number
    assert (len(replay.steps), len(replay.views)) == (number, number + 1)
    assert None not in replay.views[0].hands
    mine = cafe.ask("GET", f"{path}/replay?as=1", Replay)
    assert mine.views[-1] == seats[1].look().view
    assert mine.steps[0].action == replay.steps[0].action
    again = cafe.ask("POST", "/api/tools/replay", Replay, replay.document)
    assert (again.views, again.steps) == (replay.views, replay.steps)
    steps = cafe.ask("GET", f"{path}/steps?since=5", StepList, token=seats[1].token).steps
    assert [step.number for step in steps] == list(range(5, number))


def test_documents_are_read_and_replays_written_where_nobody_waits(cafe: Cafe, monkeypatch: pytest.MonkeyPatch) -> None:
    """One replay of 47 MB was written and compressed in the event loop, which stood still for three seconds."""
    threads: list[str] = []

    def noting(does: Callable[..., Any]) -> Callable[..., Any]:
        def noted(*given: Any, **named: Any) -> Any:
            threads.append(threading.current_thread().name)
            return does(*given, **named)

        return noted

    monkeypatch.setattr(tools, "read", noting(bodies.read))
    monkeypatch.setattr(bodies, "compress", noting(gzip.compress))
    document = json.loads((ROOT / "tests" / "golden" / "games.jsonl").read_text().splitlines()[0])
    cafe.ask("POST", "/api/tools/replay", Replay, document)
    assert len(threads) == 2
    assert all(name.startswith("study") for name in threads)


@pytest.mark.parametrize("accepted", ["gzip", "identity"])
def test_a_replay_is_compressed_for_those_who_accept_that(address: str, accepted: str) -> None:
    document = json.loads((ROOT / "tests" / "golden" / "games.jsonl").read_text().splitlines()[0])
    answer = httpx.post(f"{address}/api/tools/replay", json=document, headers={"Accept-Encoding": accepted})
    assert answer.headers.get("content-encoding", "identity") == accepted
    assert answer.headers["vary"] == "Accept-Encoding"
    assert msgspec.json.decode(answer.content, type=Replay).views


@pytest.mark.parametrize(
    ("body", "place"),
    [
        pytest.param(b"", "data", id="nothing"),
        pytest.param(b"{", None, id="half"),
        pytest.param(b'{"format":"\xed\xa0\x80"}', None, id="no UTF-8"),
        pytest.param(b"[" * 100_000, None, id="deep"),
        pytest.param(json.dumps({**EVENING, "players": [1]}).encode(), "players[0]", id="wrong type"),
    ],
)
def test_a_document_that_cannot_be_read_is_refused_with_the_place(address: str, body: bytes, place: str | None) -> None:
    answer = httpx.post(f"{address}/api/tools/referee", content=body)
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "invalid")
    assert answer.json()["error"].get("place") == place


def test_a_document_has_nothing_hidden_while_the_match_goes_on(cafe: Cafe) -> None:
    seats = friends(cafe)
    for _ in range(4):
        seat, state = to_move(seats)
        seat.play("draw", number=state.number)
    told = cafe.ask("GET", f"/api/matches/{seats[0].match}/document", dict[str, Any], token=seats[0].token)
    assert "deal" not in told
    for action in told["actions"]:
        assert ("guest" in action) == (action["player"] == 0)


def test_idle_matches_are_closed(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, open_idle=0.5, play_idle=0.5)
    with serving(settings) as address, Cafe(address) as cafe:
        waiting, playing = cafe.create("card", "Ada", ["free"]), friends(cafe)[0]
        watched = cafe.create("card", "Ada", ["free"])
        wait_for(lambda: waiting.look().match.created_at + 0.6 < _now(cafe, playing.match))
    with serving(settings) as address, Cafe(address) as cafe:  # looks for idle matches when it starts
        for match in (waiting.match, playing.match, watched.match):
            wait_for(lambda match=match: cafe.look(match).match.status == "closed")
        with pytest.raises(ServerRefusal, match="not_now"):
            cafe.sit(playing.match, playing.token).play("draw", number=0)
        assert cafe.look(playing.match).match.result is None


def _now(cafe: Cafe, match: str) -> float:
    clock = cafe.look(match).clock
    assert clock is not None
    return clock.now


def test_a_process_without_its_store_is_alive_but_not_ready(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path, sweep=60.0)) as address:
        assert httpx.get(f"{address}/api/ready").json() == {"ok": True, "writes": True, "listening": True, "bots": True}
        with sqlite3.connect(tmp_path / "store.sqlite3", isolation_level=None) as other:
            other.execute("BEGIN IMMEDIATE")  # another program writes and does not end
            time.sleep(1.1)
            answer = httpx.get(f"{address}/api/ready", timeout=20)
            assert answer.status_code == 503
            assert answer.json() == {"ok": False, "writes": False, "listening": True, "bots": True}
            assert httpx.get(f"{address}/api/health").json() == {"ok": True}
            other.execute("ROLLBACK")
        time.sleep(1.1)
        assert httpx.get(f"{address}/api/ready").status_code == 200


def test_health_version_and_metrics(address: str, cafe: Cafe) -> None:
    assert httpx.get(f"{address}/api/health").json() == {"ok": True}
    assert set(httpx.get(f"{address}/api/version").json()) == {"version", "rules", "python"}
    seats = friends(cafe)
    seat, state = to_move(seats)
    seat.play("draw", number=state.number)
    page = httpx.get(f"{address}/metrics").text
    for name in ("cafe_actions_total", "cafe_sockets", "cafe_matches_in_memory", "cafe_append_seconds_bucket"):
        assert name in page


def test_the_example_bot_plays_a_whole_game(address: str, cafe: Cafe, capsys: pytest.CaptureFixture[str]) -> None:
    spec = importlib.util.spec_from_file_location("network_bot", ROOT / "examples" / "network_bot.py")
    assert spec is not None
    assert spec.loader is not None
    bot = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(bot)
    host = cafe.create("junior", "Ada", ["free"])
    thread = threading.Thread(target=bot.main, args=(host.link,), daemon=True)
    thread.start()
    wait_for(lambda: host.look().match.places[1].taken_by == "person")
    host.start()
    for state in host.turns():
        host.play(best(state).action, number=state.number)
    thread.join(30)
    assert not thread.is_alive()
    assert "winners" in capsys.readouterr().out


def test_the_first_words_of_a_match_are_its_body(cafe: Cafe) -> None:
    """What is said of a match is the same everywhere: in the lobby, when joined, in the state."""
    seat = cafe.create("card", "Ada", ["free"], public=True)
    listed = next(match for match in cafe.lobby() if match.id == seat.match)
    assert isinstance(listed, MatchBody)
    assert msgspec.to_builtins(listed) == msgspec.to_builtins(seat.look().match)
    assert Game.new(listed.game, 2).name == "card"
