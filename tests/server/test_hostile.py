"""Malformed and hostile messages by the thousand: no mishap, no leak, nothing changed."""

from __future__ import annotations

import random
import string
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from cafe.client import Cafe, Seat
from server.playing import best, friends, to_move
from server.postgres import postgresql
from server.serving import serving, settings_for

EACH = 300  # of each kind; `make hostile-test` sends 20,000 in all
PARTS = ["play", "draft", "explain", "hint", "say", "return", "absent", "state", "ping", "hello"]
GUESTS = ["RUf", "XXf", "JKm", "", "🦊", "RUf C2 RUf C2"]


def junk(dice: random.Random, depth: int = 0) -> Any:
    """Any JSON value."""
    kind = dice.randrange(9 if depth < 4 else 6)
    if kind == 0:
        return dice.choice([None, True, False])
    if kind == 1:
        return dice.choice([0, -1, 1, 2**31, -(2**63), 2**53 + 1, 10**30])
    if kind == 2:
        return dice.choice([0.5, -1e308, 1e-300])
    if kind <= 5:
        return "".join(dice.choices(string.printable + "é\u202e\ud7ff", k=dice.randrange(40)))
    if kind == 6:
        return [junk(dice, depth + 1) for _ in range(dice.randrange(5))]
    return {dice.choice([*PARTS, "type", "id", "number", "actions", "token"]): junk(dice, depth + 1) for _ in range(4)}


def message(dice: random.Random, number: int) -> str | bytes:
    """A message that is nearly right, or not at all."""
    kind = dice.randrange(8)
    if kind == 0:
        return bytes(dice.randrange(256) for _ in range(dice.randrange(200)))
    if kind == 1:
        return "[" * dice.randrange(5000)
    if kind == 2:
        return '{"type": "play", "actions": ["' + "x" * dice.randrange(15_000) + '"], "number": 0}'
    if kind == 3:
        return msgspec.json.encode(junk(dice)).decode()
    wish: dict[str, Any] = {"type": dice.choice(PARTS), "id": junk(dice) if dice.random() < 0.3 else 7}
    if kind == 4:
        wish |= {"number": junk(dice), "actions": junk(dice)}
    elif kind == 5:
        wish |= {"number": number, "actions": [f"seat {dice.choice(GUESTS)} {dice.choice(['C2', 'Z99', ''])}"]}
    elif kind == 6:
        wish |= {"number": dice.choice([number - 1, number + 1]), "actions": ["draw"], "place": dice.randrange(-2, 9)}
    else:
        wish |= {"number": number, "actions": ["draw"] * dice.randrange(80), "phrase": "<script>"}
    return msgspec.json.encode(wish).decode()


@pytest.fixture
def match(cafe: Cafe) -> list[Seat]:
    """A match of three in which a few turns were taken."""
    seats = friends(cafe, players=3)
    for _ in range(8):
        seat, state = to_move(seats)
        seat.play(best(state).action, number=state.number)
    return seats


def unchanged(seats: list[Seat]) -> list[Any]:
    """All that hostile messages must not change; for how long somebody has been away changes by itself."""
    states = [seat.look() for seat in seats]
    places = [[replace(place, away_for=0) for place in state.match.places] for state in states]
    return [(state.number, state.view, state.choices, there) for state, there in zip(states, places, strict=True)]


def talk(socket: ClientConnection, sent: str | bytes) -> None:
    """Send something and read what is there."""
    socket.send(sent)
    try:
        while True:
            answer = socket.recv(0.001)
            assert b"mishap" not in (answer if isinstance(answer, bytes) else answer.encode())
    except TimeoutError:
        return


def url_of(address: str, seat: Seat) -> str:
    return f"{address.replace('http', 'ws', 1)}/api/matches/{seat.match}/socket"


def hello(token: str | None) -> str:
    return msgspec.json.encode({"type": "hello", "token": token}).decode()


def forged(token: str, dice: random.Random) -> str:
    place = dice.randrange(len(token))
    return token[:place] + dice.choice(string.ascii_letters.replace(token[place], "")) + token[place + 1 :]


def send_all(url: str, token: str | None, messages: Iterator[str | bytes]) -> int:
    """Send messages, connecting again whenever the server hangs up; returns how many were sent."""
    sent = 0
    codes: list[int] = []
    while True:
        with connect(url, compression=None, max_size=None) as socket:
            socket.send(hello(token))
            try:
                for one in messages:
                    sent += 1
                    talk(socket, one)
            except ConnectionClosed as closed:
                codes.append(closed.rcvd.code if closed.rcvd else 0)
            else:
                assert 1011 not in codes  # that would be a mishap
                return sent


@pytest.mark.parametrize("who", ["spectator", "another"])
def test_messages_that_are_not_ones_to_send_change_nothing(
    cafe: Cafe, address: str, match: list[Seat], who: str, times: int
) -> None:
    """From a spectator, and from a player whose turn it is not."""
    dice = random.Random(who)
    before = unchanged(match)
    mover, state = to_move(match)
    other = next(seat for seat in match if seat is not mover)
    messages = (message(dice, state.number) for _ in range(times))
    token = None if who == "spectator" else other.token
    assert send_all(url_of(address, other), token, messages) == times
    after = unchanged(match)
    for (*was, _), (*now, _) in zip(before, after, strict=True):
        assert now == was


def test_the_player_to_move_cannot_do_what_the_rules_refuse(
    cafe: Cafe, address: str, match: list[Seat], times: int
) -> None:
    """Whatever is accepted from the player to move was legal: the match replays, and goes on."""
    dice = random.Random(5)
    mover, state = to_move(match)
    send_all(url_of(address, mover), mover.token, (message(dice, state.number) for _ in range(times)))
    steps = mover.look().number - state.number
    assert steps in (0, 1)  # a lone `draw` may be among the messages
    seat, state = to_move(match)
    seat.play(best(state).action, number=state.number)


def test_forged_tokens_and_replayed_actions_open_nothing(
    cafe: Cafe, address: str, match: list[Seat], times: int
) -> None:
    dice = random.Random(6)
    before = unchanged(match)
    mover, state = to_move(match)
    path = f"{address}/api/matches/{match[0].match}"
    replayed = mover.look().recent[-1]
    with httpx.Client() as http:
        for _ in range(times):
            seat = dice.choice(match)
            headers = {"Authorization": f"Bearer {forged(seat.token, dice)}"}
            body = {"number": dice.choice([state.number, replayed.number]), "actions": [replayed.action]}
            answer = http.post(f"{path}/play", json=body, headers=headers)
            assert answer.status_code == 401
            assert set(answer.json()) == {"error"}
    assert unchanged(match) == before


def test_http_bodies_of_all_kinds_are_answered_without_a_mishap(address: str, match: list[Seat], times: int) -> None:
    dice = random.Random(7)
    before = unchanged(match)
    mover, _ = to_move(match)
    other = next(seat for seat in match if seat is not mover)
    base = f"{address}/api/matches"
    paths = [f"{base}/{other.match}/{part}" for part in ("play", "explain", "absent", "rematch", "join", "hint")]
    paths += [base, f"{address}/api/profiles", f"{address}/api/tools/position", f"{address}/api/tools/referee"]
    headers = {"Authorization": f"Bearer {other.token}", "Content-Type": "application/json"}
    with httpx.Client() as http:
        for _ in range(times):
            sent = message(dice, 8)
            body = sent if isinstance(sent, bytes) else sent.encode("utf-8", "surrogatepass")
            answer = http.post(dice.choice(paths), content=body, headers=headers)
            assert 400 <= answer.status_code < 500 or answer.status_code == 201, answer.text
            assert answer.json()["error"]["code"] != "mishap" if answer.status_code >= 400 else True
    for (*was, _), (*now, _) in zip(before, unchanged(match), strict=True):
        assert now == was


def test_a_body_that_is_no_text_is_refused(address: str, caplog: pytest.LogCaptureFixture) -> None:
    for path in ("profiles", "matches", "tools/referee"):
        answer = httpx.post(f"{address}/api/{path}", content=b'{"name":"\xed\xa0\x80"}')
        assert (answer.status_code, answer.json()["error"]["code"]) == (400, "invalid")
    assert caplog.records == []


PIECES = [
    "%00",
    "-1",
    "-99",
    "0",
    "1",
    "99",
    "9" * 40,
    "%F0%9F%A6%8A",
    "%ff",
    "..",
    "%2e%2e%2f",
    "a",
    "'",
    "nul%00l",
    "1.0",
]
ENDS = ["", "/join", "/start", "/link", "/leave", "/steps?since=-1", "/replay?as=-1", "/review", "/document?as=%00"]
METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"]
BODIES = [
    {},
    {"name": "Fool"},
    {"level": "free"},
    {"level": "level1"},
    {"about": "name"},
    {"place": -1},
    {"levels": {}},
]


def path_of(dice: random.Random, match: str) -> str:
    """A path that is nearly right, or not at all."""
    piece, other = dice.choice(PIECES), dice.choice(PIECES)
    return dice.choice(
        [
            f"/api/matches/{match}/places/{piece}{dice.choice(['', '/report'])}",
            f"/api/matches/{piece}{dice.choice(ENDS)}",
            f"/api/profiles/{piece}",
            f"/api/puzzles/{dice.choice(['card', piece])}/{dice.choice(['easy', piece])}/{other}",
            f"/api/leaderboard?game={piece}",
            f"/api/lobby?status={piece}",
            f"/api/puzzles/card?day={piece}&strength={other}",
            f"/{piece}/{other}",
        ]
    )


def paths_break_nothing(cafe: Cafe, address: str, times: int) -> None:
    """The host of an open match, whom everything is allowed, asks for what is not there."""
    dice = random.Random(8)
    host = cafe.create("card", "Ada", ["free", "free", "level1"])
    cafe.join(host.match, "Ben")
    cafe.join(host.match, "Cleo")
    headers = {"Authorization": f"Bearer {host.token}"}
    with httpx.Client(base_url=address, headers=headers) as http:
        for number in range(times):
            path = path_of(dice, host.match)
            answer = http.request(dice.choice(METHODS), path, json=dice.choice(BODIES))
            assert answer.status_code < 500, (path, answer.text)
            if number % 50 == 0:
                assert host.look().match.places[host.look().match.host].taken_by == "person"
    match = host.look().match
    assert (match.host, match.places[0].taken_by, len(match.places)) == (0, "person", 4)


def test_paths_of_all_kinds_are_answered_without_a_mishap(cafe: Cafe, address: str, times: int) -> None:
    paths_break_nothing(cafe, address, times)


@pytest.mark.parametrize("place", [-1, -2, -3, -99, 3, 10**12])
def test_there_is_no_place_of_a_number_that_is_none(cafe: Cafe, place: int) -> None:
    host = cafe.create("card", "Ada", ["free", "free"])
    ben = cafe.join(host.match, "Ben")
    path = f"{cafe.address}/api/matches/{host.match}/places/{place}"
    mine = {"Authorization": f"Bearer {host.token}"}
    answers = [
        httpx.patch(path, json={"level": "level1"}, headers=mine),
        httpx.patch(path, json={"name": "Fool"}, headers=mine),
        httpx.delete(path, headers=mine),
    ]
    cafe.join(host.match, "Cleo")
    host.start()
    answers.append(httpx.post(f"{path}/report", json={"about": "name"}, headers=mine))
    assert [answer.status_code for answer in answers] == [404] * 4
    assert {place.name for place in ben.look().match.places} == {"Ada", "Ben", "Cleo"}


@pytest.mark.long
def test_nor_do_they_break_anything_on_postgresql(tmp_path: Path) -> None:
    """Its driver refuses strings that SQLite takes."""
    with (
        postgresql(tmp_path) as url,
        serving(settings_for(tmp_path, database=url)) as address,
        Cafe(address, timeout=60) as cafe,
    ):
        paths_break_nothing(cafe, address, 3000)
        test_http_bodies_of_all_kinds_are_answered_without_a_mishap(address, friends(cafe, players=3), 1000)


@pytest.fixture(params=[EACH, pytest.param(4000, marks=pytest.mark.long)])
def times(request: pytest.FixtureRequest) -> int:
    return int(request.param)
