"""Everything that reads, fed with anything at all: one line about it, the right exit code, bounded time and memory."""

from __future__ import annotations

import copy
import io
import json
import random
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cafe import Game, document_of
from cafe.commands.referee import exit_code, message
from cafe.record.errors import FormatError
from cafe.record.read import MAX_DOCUMENT, decode, read_stream
from cafe.record.referee import Report, judge
from cafe.record.write import encode
from cafe.rules.games import GAME_NAMES
from running import PROGRAM, call

GOLDEN = Path(__file__).parent / "golden"
ACTIONS_KEPT = 12  # of a whole game; more would only take longer


def whole_games() -> list[dict[str, Any]]:
    games = [json.loads(line) for line in (GOLDEN / "games.jsonl").read_text("utf-8").splitlines()]
    return [{key: value for key, value in game.items() if key != "result"} | kept(game) for game in games]


def kept(game: dict[str, Any]) -> dict[str, Any]:
    return {"actions": game["actions"][:ACTIONS_KEPT]}


def examples() -> list[dict[str, Any]]:
    return [one["document"] for game in GAME_NAMES for one in json.loads((GOLDEN / f"{game}.json").read_text("utf-8"))]


DOCUMENTS = [*examples(), *whole_games()]


# -- the referee's answer to bytes --------------------------------------------------------------------------


def reports(data: bytes) -> list[Report]:
    return [judge(entry) for entry in read_stream("file", io.BytesIO(data))]


def check(data: bytes) -> list[Report]:
    """Reports of any bytes are sound; what is accepted is written and read back the same."""
    made = reports(data)
    assert made
    for report in made:
        code, told = exit_code(report), message(report)
        assert (code == 0) == report.ok == (told is None)
        assert (code == 2) == (report.rule == "format")
        assert told is None or (told and "\n" not in told), told
        json.dumps(report.as_json(told))
        if report.ok and report.game is not None:
            check_written(report.game)
    return made


def check_written(game: Game) -> None:
    text = encode(document_of(game))
    (again,) = reports(text)
    assert again.ok
    assert again.game is not None
    assert encode(document_of(again.game)) == text


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=20,
)


@given(st.binary(max_size=200))
def test_any_bytes(data: bytes) -> None:
    check(data)


@given(JSON)
def test_any_json(value: object) -> None:
    assert all(report.rule == "format" for report in check(json.dumps(value).encode()))


KEYS = sorted({key for document in DOCUMENTS for key in document})


@given(st.dictionaries(st.sampled_from(KEYS), JSON), st.sampled_from(GAME_NAMES))
def test_documents_with_any_parts(parts: dict[str, Any], game: str) -> None:
    check(json.dumps({"format": "cafe-game/1", "game": game, "players": ["a", "b"], "start": 0} | parts).encode())


# -- mutations ----------------------------------------------------------------------------------------------


def paths(node: Any, here: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every node below the top."""
    children = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ()
    for key, child in children:
        yield (*here, key)
        yield from paths(child, (*here, key))


STRANGE: tuple[Any, ...] = (
    *(None, True, False, 0, 1, 2, -1, 3, 5, 255, 1000, 1001, 10**6, 10**6 + 1, 2**31, 2**63, -(2**63), 10**40),
    *(0.5, 1e308, "", "x", "RUf", "RUm", "JKf", "CNf", "B2", "C2", "E5", "A1", "Z29", "XXf", "CN", "\x00", "é", "s "),
    *([], {}, [[]], [None], {"B2": 6}, {"x": 1}, ["RUf"], [["RUf"], ["CNm"]], [0, 0], "CN DE IT FR", "seat", "stop"),
)


def mutate(document: dict[str, Any], dice: random.Random) -> dict[str, Any]:
    """A copy with one node deleted, replaced, retyped, repeated or exchanged with another."""
    made = copy.deepcopy(document)
    every = list(paths(made))
    path = dice.choice(every)
    parent = reach(made, path[:-1])
    what = dice.choice(("delete", "replace", "replace", "retype", "repeat", "exchange"))
    if what == "delete":
        del parent[path[-1]]
    elif what == "replace":
        parent[path[-1]] = copy.deepcopy(dice.choice(STRANGE))
    elif what == "retype":
        parent[path[-1]] = retyped(parent[path[-1]])
    elif what == "repeat" and isinstance(parent, list):
        parent.insert(dice.randint(0, len(parent)), copy.deepcopy(parent[path[-1]]))
    else:
        parent[path[-1]] = copy.deepcopy(reach(made, dice.choice(every)))
    return made


def reach(node: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        node = node[key]
    return node


def retyped(value: Any) -> Any:
    if isinstance(value, bool):
        return int(value)
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str | float | None):
        return [value]
    return list(value.items()) if isinstance(value, dict) else {str(i): one for i, one in enumerate(value)}


def mutate_and_check(seeds: range) -> None:
    for seed in seeds:
        dice = random.Random(seed)
        document = dice.choice(DOCUMENTS)
        for _ in range(dice.choice((1, 1, 2, 3))):
            document = mutate(document, dice) if document else document
        check(json.dumps(document).encode())


@pytest.mark.parametrize("block", range(4))
def test_mutated_documents(block: int) -> None:
    mutate_and_check(range(block * 400, block * 400 + 400))


@pytest.mark.long
@pytest.mark.parametrize("block", range(20))
def test_many_mutated_documents(block: int) -> None:
    mutate_and_check(range(10_000 + block * 2000, 12_000 + block * 2000))


@pytest.mark.parametrize("document", [DOCUMENTS[0], DOCUMENTS[-1]])
def test_truncated_documents(document: dict[str, Any]) -> None:
    text = json.dumps(document).encode()
    for end in sorted(random.Random(1).sample(range(1, len(text)), 150)):
        (report,) = check(text[:end])
        assert report.rule == "format"


@given(st.sampled_from(DOCUMENTS), st.lists(st.tuples(st.integers(0, 10**6), st.integers(0, 255)), max_size=4))
def test_flipped_bytes(document: dict[str, Any], flips: list[tuple[int, int]]) -> None:
    text = bytearray(json.dumps(document).encode())
    for place, byte in flips:
        text[place % len(text)] = byte
    check(bytes(text))


# -- odd bytes ----------------------------------------------------------------------------------------------

GOOD = json.dumps(DOCUMENTS[0])
ODD = {
    "empty": b"",
    "blank": b" \n\n\t\n",
    "NUL": b"\x00",
    "deep list": b"[" * 100_000,
    "deep object": b'{"a":' * 100_000,
    "deep part": GOOD[:-1].encode() + b',"name":' + b"[" * 100_000 + b"]" * 100_000 + b"}",
    "byte order mark": b"\xef\xbb\xbf" + GOOD.encode(),
    "UTF-16": GOOD.encode("utf-16"),
    "UTF-32": GOOD.encode("utf-32"),
    "Latin-1": GOOD.replace('"a"', '"\xe9"').encode("latin-1"),
    "NaN": GOOD.replace('"start": 0', '"start": NaN').encode(),
    "infinity": GOOD.replace('"start": 0', '"start": Infinity').encode(),
    "huge number": GOOD.replace('"start": 0', '"start": ' + "9" * 100_000).encode(),
    "huge exponent": GOOD.replace('"start": 0', '"start": 1e999999').encode(),
    "huge fraction": GOOD.replace('"start": 0', '"start": 0.' + "3" * 100_000).encode(),
    "lone surrogate": GOOD.replace('"a"', '"\\ud800"').encode(),
    "overlong": GOOD.replace('"a"', '"?"').encode().replace(b"?", b"\xc0\xaf"),
    "comment": b"// a game\n" + json.dumps(DOCUMENTS[0], indent=1).encode(),
    "trailing comma": GOOD[:-1].encode() + b",}",
    "single quotes": GOOD.replace('"', "'").encode(),
    "two on a line": (GOOD + GOOD).encode(),
    "just over the limit": b" " * (MAX_DOCUMENT + 1 - len(GOOD)) + GOOD.encode(),
}


@pytest.mark.parametrize("odd", ODD)
def test_odd_bytes_are_one_format_fault(odd: str) -> None:
    began = time.perf_counter()
    (report,) = check(ODD[odd])
    assert report.rule == "format"
    assert len(message(report) or "") < 1000
    assert time.perf_counter() - began < 10


def test_the_last_of_equal_keys_counts_or_the_document_is_refused() -> None:
    (report,) = check(GOOD.replace('"start": 0', '"start": 0, "start": 1, "start": 0').encode())
    assert report.ok or report.rule == "format"


def test_each_faulty_line_of_json_lines_is_reported() -> None:
    made = check("\n".join([GOOD, "{", GOOD, "", "[]", GOOD.replace("card", "chess"), "nonsense", GOOD]).encode())
    assert [report.ok for report in made] == [True, False, True, False, False, False, True]
    assert [report.where for report in made[:4]] == ["file, line 1", "file, line 2", "file, line 3", "file, line 5"]


def test_a_faulty_first_line_of_json_lines_hides_nothing() -> None:
    made = check(f"{GOOD[:40]}\n{GOOD}\n{GOOD}\n".encode())
    assert [report.ok for report in made] == [False, True, True]


@pytest.mark.parametrize(
    "part",
    [
        pytest.param({"tables": {"B2": "a\nb"}}, id="table"),
        pytest.param({"tables_stock": ["a\nb"]}, id="stock"),
        pytest.param({"tables_stock": ["x" * 100_000]}, id="long"),
    ],
)
def test_a_fault_is_told_in_one_line_whatever_the_text(part: dict[str, Any]) -> None:
    document = copy.deepcopy(DOCUMENTS[0])
    document["position"] |= part
    (report,) = reports(json.dumps(document).encode())
    told = message(report) or ""
    assert report.rule == "format"
    assert told.isprintable()
    assert len(told) < 1000


def test_the_faults_of_a_senseless_plan_are_bounded() -> None:
    document = {"format": "cafe-game/1", "game": "board", "players": ["a", "b"], "plan": ["s ", *["s s "] * 100_000]}
    (report,) = reports(json.dumps(document | {"position": {"hands": [[], []]}}).encode())
    assert report.rule == "format"
    assert len(message(report) or "") < 10_000


@pytest.mark.parametrize(("at", "rule"), [("A2", "G3"), ("Z9", "G3")])
def test_a_refused_group_has_words(at: str, rule: str) -> None:
    document = copy.deepcopy(DOCUMENTS[0]) | {"options": {"same_sex_tables": True}}
    document["position"]["seats"] = {"A2": "RUf"}
    document["actions"] = [{"player": 0, "do": "seat_group", "table": "B2", "guests": [{"guest": "RUf", "at": at}]}]
    (report,) = reports(json.dumps(document).encode())
    assert report.rule == rule
    assert message(report)


def test_the_highest_scores_read_back() -> None:
    document = copy.deepcopy(DOCUMENTS[0])
    document["position"]["scores"] = [1_000_000, -1_000_000]
    document["position"]["guests"] = ["CUf"]
    document["actions"] = [{"player": 0, "do": "seat", "guest": "RUf", "at": "C2"}, {"player": 0, "do": "stop"}]
    document["actions"].append({"player": 1, "do": "draw"})
    (report,) = reports(json.dumps(document).encode())
    assert report.game is not None
    assert report.game.is_over
    check_written(report.game)


def test_the_start_player_of_a_position_reads_back() -> None:
    document = copy.deepcopy(DOCUMENTS[0]) | {"start": 1}
    (report,) = reports(json.dumps(document).encode())
    assert report.game is not None
    assert document_of(report.game).start == 1


# -- files --------------------------------------------------------------------------------------------------


def test_files_that_are_none(tmp_path: Path) -> None:
    (tmp_path / "good.json").write_text(GOOD)
    (tmp_path / "empty.json").touch()
    (tmp_path / "loop").symlink_to("loop")
    names = ["missing.json", ".", "empty.json", "good.json", "loop", "good.json/below", "x" * 5000]
    told = call("referee", *(str(tmp_path / name) for name in names))
    assert told.code == 2
    assert len(told.lines) == 1
    assert len(told.err.splitlines()) == len(names) - 1
    as_json = call("referee", "--json", *(str(tmp_path / name) for name in names))
    assert [one["ok"] for one in json.loads(as_json.out)] == [name == "good.json" for name in names]


MEASURE = """
import resource, subprocess, sys
done = subprocess.run(sys.argv[1:], capture_output=True, timeout=60)
print(done.returncode, done.stdout.count(b"\\n"), done.stderr.count(b"\\n"))
print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss // 1024)
"""


def test_a_file_of_100_mb_takes_little_memory_and_time(tmp_path: Path) -> None:
    sparse, spaces = tmp_path / "sparse.json", tmp_path / "spaces.json"
    with sparse.open("wb") as file:
        file.truncate(100 * 2**20)
    with spaces.open("wb") as file:
        file.writelines(b" " * 2**20 for _ in range(100))
    began = time.perf_counter()
    words = [sys.executable, "-c", MEASURE, *PROGRAM, "referee", str(sparse), str(spaces)]
    counts, megabytes = subprocess.run(words, capture_output=True, check=True, text=True).stdout.splitlines()
    assert counts == "2 0 2"
    assert int(megabytes) < 400  # NumPy, Numba and the compiled rules included
    assert time.perf_counter() - began < 30


# -- plans and actions as text ------------------------------------------------------------------------------


def test_decode_names_the_place() -> None:
    with pytest.raises(FormatError) as caught:
        decode(GOOD.replace('"do": "seat"', '"do": "sit"', 1))
    assert caught.value.action == 0
