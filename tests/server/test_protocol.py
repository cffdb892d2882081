"""Everything that goes over the wire is a type of cafe.protocol, listed there, and is as its schema says."""

from __future__ import annotations

import importlib
import json
import pkgutil
from pathlib import Path
from typing import Any, get_args, get_type_hints

import httpx
import jsonschema_rs
import msgspec
import pytest
from litestar import Response

import cafe.protocol
from cafe.client import Cafe
from cafe.protocol import play as m
from cafe.protocol.messages import ACCEPTED, NAMED, SENT
from cafe.server.routes import ROUTES
from server.playing import friends, play_out, to_move

DOCS = Path(__file__).parent.parent.parent / "docs"
PROTOCOL = json.loads((DOCS / "protocol.schema.json").read_text())
OF_THE_SOCKET = {*get_args(NAMED["ServerMessage"]), *get_args(NAMED["ClientMessage"])}


def check(name: str, message: Any) -> None:
    """AssertionError if a message is not as the schema of its name says."""
    schema = {"$ref": f"#/$defs/{name}", "$defs": PROTOCOL["$defs"]}
    wrong = [str(error) for error in jsonschema_rs.validator_for(schema).iter_errors(message)]
    assert not wrong, wrong[0]


def handlers() -> list[tuple[Any, Any]]:
    """Every route's handler, with the class it belongs to."""
    return [(routes, one) for routes in ROUTES for one in vars(routes).values() if hasattr(one, "http_methods")]


def test_every_type_of_the_protocol_is_in_its_schema() -> None:
    described = {*PROTOCOL["$defs"]}
    for found in pkgutil.iter_modules(cafe.protocol.__path__):
        module = importlib.import_module(f"cafe.protocol.{found.name}")
        for name, value in vars(module).items():
            is_own = isinstance(value, type) and value.__module__ == module.__name__
            if is_own and value.__subclasses__():  # what messages are made of
                continue
            if is_own and issubclass(value, msgspec.Struct) and not name.startswith("_"):
                assert {name, name.removesuffix("Body")} & described, name


def test_every_request_takes_and_answers_types_of_the_protocol() -> None:
    assert len(handlers()) >= 30
    for routes, handler in handlers():
        hints = get_type_hints(handler.fn)
        answer = hints["return"]
        assert answer in {*SENT, *OF_THE_SOCKET, type(None), Response[bytes]}, handler
        if "data" in hints:
            taken = hints["data"]
            is_read_later = taken is bytes  # in a thread, as what its routes say
            assert (routes.dto.model_type if is_read_later else taken) in ACCEPTED, handler


def test_what_is_sent_is_as_the_schema_says(address: str, cafe: Cafe) -> None:
    def get(path: str, token: str | None = None) -> Any:
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        return httpx.get(f"{address}/api/{path}", headers=headers).json()

    seats = friends(cafe, "junior")
    for name, path in (
        ("House", "house"),
        ("Version", "version"),
        ("Health", "health"),
        ("Ready", "ready"),
        ("Puzzle", "puzzles/card/easy/0"),
    ):
        check(name, get(path))
    check("ErrorBody", get("matches/none"))
    check("State", get(f"matches/{seats[0].match}", seats[0].token))
    play_out(seats)
    check("State", get(f"matches/{seats[0].match}"))
    check("Replay", get(f"matches/{seats[0].match}/replay"))
    check("GameDocument", get(f"matches/{seats[0].match}/document"))
    check("Leaderboard", get("leaderboard?game=junior"))


def test_what_comes_over_a_socket_is_as_the_schema_says(cafe: Cafe) -> None:
    seats = friends(cafe)
    mover, state = to_move(seats)
    assert state.choices
    action = state.choices[0].action
    with mover.watch() as watching:
        watching.next()
        for asked in (
            m.AskPing(),
            m.AskDraft(number=state.number, actions=[action]),
            m.AskExplain(actions=[action]),
            m.AskPlay(number=state.number, actions=[action]),
        ):
            check("ClientMessage", msgspec.to_builtins(msgspec.structs.replace(asked, id=1)))
            check("ServerMessage", msgspec.to_builtins(watching.ask(asked)))


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("ServerMessage", {"type": "nonsense"}),
        ("Clock", {"turn_ends_at": 1.0}),
        ("Clock", {"now": 1.0, "turn_ends_at": None}),
        ("Create", {"game": "chess", "name": "Ada", "others": []}),
    ],
)
def test_the_schema_refuses_what_is_none_of_it(name: str, message: Any) -> None:
    with pytest.raises(AssertionError):
        check(name, message)
