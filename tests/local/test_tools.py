"""The tools that need no match answer on a device as on a server: referee, positions, best turns, replays, puzzles."""

from __future__ import annotations

import copy
import json
from datetime import date
from typing import Any

import msgspec
import pytest

from cafe.bots.search_settings import Effort
from cafe.protocol.play import Verdicts
from cafe.protocol.puzzles import Strength
from cafe.puzzles.puzzle import number_of_the_day, puzzles, try_turn
from cafe.puzzles.strength import STRENGTHS
from cafe.record.document import Document
from cafe.rules.games import GAME_NAMES, GameName
from cafe.server import replays, turns
from cafe.server.advising import hint_with, review_of
from cafe.server.faults import Fault
from cafe.server.levels import on_device
from cafe.server.routes.puzzles import body_of
from cafe.server.routes.tools import _position, house_body
from cafe.server.settings import Settings
from local.device import Device, Refused
from local.twin_match import NOW, RANDOM, SEED, SIMULATIONS, plain, without_words
from test_golden import EXAMPLES, GAMES

EFFORT = {"seconds": None, "simulations": SIMULATIONS}


@pytest.fixture(autouse=True)
def _opened(device: Device) -> None:
    device.ask("open", records=[], now=NOW, random=RANDOM, hint=EFFORT, review=20)


def there(device: Device, path: str, body: Any) -> Any:
    try:
        return without_words(device.request("POST", f"/tools/{path}", body))
    except Refused as refused:
        fault = refused.fault
        return {"refused": fault["code"], "place": fault.get("place"), "verdict": fault.get("verdict")}


def here(work: Any) -> Any:
    try:
        return plain(work())
    except Fault as fault:
        told = plain(fault.body)
        return {"refused": told["code"], "place": told.get("place"), "verdict": told.get("verdict")}


def read(document: dict[str, Any]) -> Document:
    return msgspec.convert(document, Document)


def test_the_house_is_the_same(device: Device) -> None:
    assert device.request("GET", "/house") == json.loads(msgspec.json.encode(house_body(Settings(), on_device())))


@pytest.mark.parametrize("document", [one["document"] for one in EXAMPLES], ids=[one["name"] for one in EXAMPLES])
def test_examples_of_the_rules(device: Device, document: dict[str, Any]) -> None:
    """Every example of the rules: judged alike, and what is legal after it."""
    written = read(document)
    assert there(device, "referee", document) == here(lambda: replays.report_of(replays.judge(written)))
    assert there(device, "position", document) == here(lambda: _position(written))


@pytest.mark.parametrize("number", range(0, len(GAMES), 7))
def test_games_on_record(device: Device, number: int) -> None:
    document = GAMES[number]
    written = read(document)
    for eyes in ("open", "1"):
        assert there(device, f"replay?as={eyes}", document) == here(
            lambda eyes=eyes: replays.replay_of_document(written, eyes)
        )


def test_a_result_that_is_wrong_is_refused(device: Device) -> None:
    wrong = copy.deepcopy(GAMES[0])
    wrong["result"]["scores"][0] += 1
    assert there(device, "replay", wrong) == here(lambda: replays.replay_of_document(read(wrong), "open"))


@pytest.mark.parametrize("game", GAME_NAMES)
def test_reviews_of_documents(device: Device, game: str) -> None:
    document = next(one for one in GAMES if one["game"] == game)
    begun = {key: part for key, part in document.items() if key != "result"} | {"actions": document["actions"][:12]}
    assert there(device, "review", begun) == here(lambda: review_of(replays.accepted(read(begun)), 20))


@pytest.mark.parametrize("game", GAME_NAMES)
@pytest.mark.parametrize("strength", STRENGTHS)
def test_puzzles(device: Device, game: GameName, strength: Strength) -> None:
    for day in (date(2026, 11, 18), date(2028, 2, 29)):
        number = number_of_the_day(game, strength, day)
        asked = device.request("GET", f"/puzzles/{game}?day={day}&strength={strength}")
        assert asked == plain(body_of(game, strength, number))
    puzzle, where = puzzles(game, strength)[number], f"/puzzles/{game}/{strength}/{number}"
    assert device.request("GET", where) == plain(body_of(game, strength, number))
    answer = device.request("POST", where, {"actions": list(puzzle.turn)})
    assert answer == {"points": puzzle.points, "best": True, "best_points": puzzle.points, "turn": list(puzzle.turn)}
    nothing = device.request("POST", where, {"actions": []})
    assert nothing == {"points": try_turn(puzzle, []).points, "best": False}


@pytest.mark.parametrize("game", GAME_NAMES)
def test_best_turns_of_a_position(device: Device, game: str) -> None:
    """A position as somebody draws it, where hardly any guest is accounted for: hints see what the player sees."""
    for puzzle in puzzles(game, "easy")[:2]:
        document, position = msgspec.to_builtins(puzzle.document), puzzle.position()
        view = position.view(position.to_move)
        assert there(device, "best", document) == plain(hint_with(view, Effort(simulations=SIMULATIONS), SEED))
        asked = [str(action) for action in position.space.by_text][::5]
        verdicts = Verdicts([turns.explained(position, action) for action in asked])
        assert there(device, "explain", {"document": document, "actions": asked}) == plain(verdicts)


FAULTS = [
    {},
    {"format": "cafe-game/2"},
    {"format": "cafe-game/1", "game": "chess", "players": ["A", "B"]},
    {"format": "cafe-game/1", "game": "card", "players": ["A", "B"]},
    {"format": "cafe-game/1", "game": "card", "players": ["A"], "position": {}},
    {"format": "cafe-game/1", "game": "card", "players": ["A", "B"], "position": {"bar": ["RUf"]}},
    {"format": "cafe-game/1", "game": "card", "players": ["A", "B"], "position": {"hands": [["XXf"], []]}},
    {"format": "cafe-game/1", "game": "board", "players": ["A", "B"], "position": {}, "edition": "none"},
    {"format": "cafe-game/1", "game": "board", "players": ["A", "B"], "position": {}, "plan": ["s"]},
    {"format": "cafe-game/1", "game": "board", "players": ["A", "B"], "position": {}, "surprise": 1},
    {"format": "cafe-game/1", "game": "board", "players": ["A", "B"], "position": {"seats": {"C99": "RUf"}}},
]


@pytest.mark.parametrize("document", FAULTS)
def test_nonsense_is_refused_in_one_sentence(device: Device, document: dict[str, Any]) -> None:
    with pytest.raises(Refused) as refused:
        device.request("POST", "/tools/position", document)
    assert refused.value.fault["code"] == "invalid"
    assert "\n" not in refused.value.fault["message"]
