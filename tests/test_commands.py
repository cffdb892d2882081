"""The commands as people use them: help at once, games simulated, judged, shown and played."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cafe import Game
from cafe.rules.games import GAME_NAMES
from running import PROGRAM, Told, call, run

GOLDEN = Path(__file__).parent / "golden"
GAMES_FILE = str(GOLDEN / "games.jsonl")
EXAMPLES = json.loads((GOLDEN / "card.json").read_text("utf-8"))
GOOD = next(one["document"] for one in EXAMPLES if "then" in one)
REFUSED = next(one for one in EXAMPLES if "refused" in one)
SHAPE = {"ok", "scores", "tables", "seats", "to_move", "over"}


def lines(*documents: object) -> bytes:
    return "".join(json.dumps(document) + "\n" for document in documents).encode()


# -- imports ------------------------------------------------------------------------------------------------

LOADED = "import sys; sys.stderr.write(' '.join(sorted({'numba', 'numpy', 'llvmlite'} & set(sys.modules))))"


@pytest.mark.parametrize("words", [["--help"], ["simulate", "--help"], ["arena", "--help"], ["version"]])
def test_help_imports_nothing_heavy(words: list[str]) -> None:
    program = f"import atexit; atexit.register(lambda: exec({LOADED!r})); from cafe.cli import main; main()"
    done = subprocess.run([sys.executable, "-c", program, *words], capture_output=True, text=True, check=True)
    assert done.stdout
    assert done.stderr == ""


def test_importing_compiles_nothing() -> None:
    program = f"import cafe; assert 'Game' in cafe.__all__; {LOADED}"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stderr == ""


def test_no_such_name() -> None:
    import cafe

    with pytest.raises(AttributeError):
        _ = cafe.nothing_of_the_kind
    assert all(hasattr(cafe, name) for name in cafe.__all__)


# -- review -------------------------------------------------------------------------------------------------


def test_review_tells_every_choice_in_a_line(tmp_path: Path) -> None:
    games = tmp_path / "games.jsonl"
    words = ["--game", "junior", "--games", "1", "--seed", "5", "--bots", "level3,greedy", "--out", str(games)]
    assert call("simulate", *words).code == 0
    told = call("review", str(games), "--simulations", "16")
    assert told.code == 0, told.err
    _, *said = told.out.splitlines()
    assert said[0].startswith("level3 1 is level3 (rules ")
    assert said[1].startswith("greedy 2 is greedy (rules ")
    turns = [line for line in said if re.match(r"\d+ (level3 1|greedy 2): ", line)]
    assert turns
    assert all(
        re.search(r"\(-?\d+\) (best$|−\d+% chance to win, -?[\d.]+ points lost(; [^;]+)*; better: )", line)
        for line in turns
    )


# -- simulate -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAME_NAMES)
def test_the_same_seed_gives_the_same_games_on_any_number_of_processes(game: str, tmp_path: Path) -> None:
    words = ["simulate", "--game", game, "--games", "9", "--seed", "5", "--bots", "greedy,random", "--same-sex-tables"]
    one, two, other = (tmp_path / name for name in ("one.jsonl", "two.jsonl", "other.jsonl"))
    first = call(*words, "--out", str(one))
    second = run(*words, "--jobs", "2", "--out", str(two))
    assert (first.code, second.code) == (0, 0), second.err
    assert one.read_bytes() == two.read_bytes()
    without_speed = re.compile("games a second.*")
    assert without_speed.sub("", first.out) == without_speed.sub("", second.out)
    call(*[word if word != "5" else "6" for word in words], "--out", str(other))
    assert other.read_bytes() != one.read_bytes()
    judged = call("referee", "--json", str(one))
    assert judged.code == 0
    assert [(report["ok"], report["over"]) for report in json.loads(judged.out)] == [(True, True)] * 9


def test_simulate_tells_what_came_of_it() -> None:
    told = call("simulate", "--game", "board", "--games", "20", "--players", "3")
    assert told.code == 0
    assert "20 games" in told.out
    assert "ended by B11" in told.out
    assert "mean score" in told.out


def test_a_full_disk_is_told_in_a_line() -> None:
    told = call("simulate", "--games", "3", "--out", "/dev/full")
    assert told.code == 2
    assert "no space left" in told.err


# -- referee ------------------------------------------------------------------------------------------------


def test_referee_accepts() -> None:
    told = call("referee", GAMES_FILE)
    assert told.code == 0
    assert len(told.lines) == 6
    assert all("accepted, over, scores" in line for line in told.lines)
    assert told.err == ""


def test_referee_refuses_with_the_rule() -> None:
    told = call("referee", "-", given=lines(GOOD, REFUSED["document"] | {"name": "not so"}, GOOD))
    assert told.code == 1
    assert len(told.lines) == 3
    assert f"refused by {REFUSED['refused']}: " in told.lines[1]
    assert "(not so)" in told.lines[1]


def test_referee_takes_the_worst_exit_code() -> None:
    assert call("referee", "-", given=lines(GOOD)).code == 0
    assert call("referee", "-", given=lines(REFUSED["document"], {}, GOOD)).code == 2
    assert call("referee", "/nowhere", GAMES_FILE).code == 2
    assert call("referee", "-", given=b"").code == 2


@pytest.mark.parametrize("indent", [None, 1])
def test_referee_reads_json_of_one_line_and_of_many(indent: int | None) -> None:
    told = call("referee", "-", "--json", given=json.dumps(GOOD, indent=indent).encode())
    assert told.code == 0
    (report,) = json.loads(told.out)
    assert set(report) == SHAPE
    assert report["ok"]


def test_referee_json_shape() -> None:
    documents = lines(GOOD | {"name": "first"}, REFUSED["document"], {"format": "other"})
    first, second, third = json.loads(call("referee", "--json", "-", given=documents).out)
    assert set(first) == SHAPE | {"name"}
    assert set(second) == SHAPE | {"action", "rule", "message"}
    assert (second["ok"], second["rule"]) == (False, REFUSED["refused"])
    assert second["action"] == len(REFUSED["document"]["actions"]) - 1
    assert set(third) == SHAPE | {"rule", "message"}
    assert (third["ok"], third["rule"], third["over"], third["to_move"]) == (False, "format", False, None)
    assert third["scores"] == []
    assert third["tables"] == third["seats"] == {}


def test_referee_without_standard_input(tmp_path: Path) -> None:
    command = " ".join(f"'{word}'" for word in (*PROGRAM, "referee", GAMES_FILE))
    done = subprocess.run(["/bin/sh", "-c", f"exec {command} <&-"], capture_output=True, text=True, check=False)
    assert done.returncode == 0


def test_a_reader_who_leaves_is_no_fault() -> None:
    command = " ".join(f"'{word}'" for word in (*PROGRAM, "referee", *[GAMES_FILE] * 3))
    done = subprocess.run(["/bin/sh", "-c", f"{command} | head -n 1"], capture_output=True, text=True, check=False)
    assert "Traceback" not in done.stderr
    assert len(done.stdout.splitlines()) == 1


def test_referee_tells_names_as_they_are() -> None:
    told = call("referee", "-", given=lines(GOOD | {"name": "[/] [red]x[/red] :smile: \u202e"}))
    assert told.code == 0
    assert "[/] [red]x[/red] :smile:" in told.out


# -- show ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game_name", GAME_NAMES)
def test_show_draws_positions(game_name: str) -> None:
    game = next(g for g in map(json.loads, Path(GAMES_FILE).read_text("utf-8").splitlines()) if g["game"] == game_name)
    first, later, last = (call("show", "-", *words, given=lines(game)) for words in (["--at", "0"], ["--at", "20"], []))
    assert first.code == later.code == last.code == 0
    assert first.out != later.out != last.out
    assert all(name in last.out for name in game["players"])
    assert call("show", "-", "--at", "100000", given=lines(game)).out == last.out
    for guest in game["deal"]["guests"][:5]:
        assert guest in first.out


def test_show_tells_what_is_refused() -> None:
    told = call("show", "-", given=lines(REFUSED["document"]))
    assert told.code == 1
    assert REFUSED["refused"] in told.err
    wrong = GOOD | {"result": {"scores": [0, 0], "penalties": [0, 0], "winners": [0], "reason": "K10a"}}
    assert call("show", "-", given=lines(wrong)).code == 1
    assert call("show", "-", given=b"{}").code == 2
    assert call("show", "-", given=lines(GOOD | {"players": ["a"]})).code == 2


def test_show_takes_any_names() -> None:
    told = call("show", "-", given=lines(GOOD | {"players": ["[/]", "[bold]"]}))
    assert told.code == 0
    assert "[/]" in told.out
    assert "[bold]" in told.out


# -- play ---------------------------------------------------------------------------------------------------


def play(*typed: str, words: tuple[str, ...] = ()) -> Told:
    return call("play", "--seed", "4", *words, given="".join(f"{line}\n" for line in typed).encode())


@pytest.mark.parametrize("variant", [(), ("--same-sex-tables",)])
@pytest.mark.parametrize("game", GAME_NAMES)
def test_a_game_is_played_to_its_end(game: str, variant: tuple[str, ...]) -> None:
    told = play(*["1"] * 600, words=("--game", game, "--bots", "greedy,random", *variant))
    assert told.code == 0
    assert "The game is over" in told.out
    assert re.search("You win with|wins with|share the win", told.out)
    assert "None" not in told.out


def test_leaving() -> None:
    for typed in (("quit",), ("exit",), (), ("1", "quit")):
        told = play(*typed)
        assert told.code == 0
        assert told.out.rstrip().endswith("Goodbye.")


def test_help_and_nonsense_and_why() -> None:
    told = play("?", "", "nonsense", "0", "99999", "-1", "why", "why nonsense", "why draw", "why seat RUf Z9", "1.5")
    assert told.code == 0
    assert told.out.count("why 3") == 2
    for text in ("nonsense", "0", "99999", "-1", "1.5"):
        assert f"That is none of the actions: {text}" in told.out
    assert "Legal, 0 points" in told.out


def test_undo_takes_back_to_the_persons_last_choice() -> None:
    assert "There is nothing to take back" in play("undo").out
    told = play("draw", "undo", "quit", words=("--bots", "random"))
    assert told.code == 0
    boards = re.findall("guests left (\\d+)", told.out)
    assert boards[0] == boards[-1]
    assert int(boards[1]) < int(boards[0])


def test_why_tells_the_rule() -> None:
    game = Game.new("card", ["You", "Greedy 1"], seed=4)
    refused = next(a for a in game.space.actions if a.do == "seat" and not game.explain(a).legal)
    told = play(f"why {refused}", str(refused))
    assert told.out.count(f"{game.explain(refused).rule}: ") == 2


TRACEBACKS = {
    "markup": "[/]",
    "markup in why": "why [/]",
    "digits": "9" * 5000,
    "group of nobody": "seat_group B2 XXf B1",
    "why a group of nobody": "why seat_group B2 XXf B1",
}


@pytest.mark.parametrize("typed", TRACEBACKS)
def test_nothing_typed_is_a_traceback(typed: str) -> None:
    for words in ((), ("--same-sex-tables",)):
        told = play(TRACEBACKS[typed], "quit", words=words)
        assert told.code == 0
        assert told.out.rstrip().endswith("Goodbye.")


@pytest.mark.parametrize("name", ["[/]", "[bold]Ada[/bold]"])
def test_any_name_plays(name: str) -> None:
    assert f"card: {name}, Greedy 1." in play("quit", words=("--name", name)).out


def test_typed_bytes_that_are_no_text() -> None:
    told = run("play", "--seed", "4", given=b"\xff\xfe\x00\x1b[2J\nquit\n")
    assert told.code == 0
    assert "Traceback" not in told.err


# -- where nothing can be written, and interruptions --------------------------------------------------------


def test_no_place_at_all_to_write() -> None:
    place = "/proc/nowhere"
    told = run("simulate", "--games", "2", HOME=place, XDG_CACHE_HOME=place, TMPDIR=place)
    assert told.code == 0, told.err
    assert "2 games" in told.out


def test_an_interrupted_simulation_tells_what_it_has(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    command = [*PROGRAM, "simulate", "--games", "10000000", "--jobs", "2", "--out", str(out)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        while running.poll() is None and not (out.exists() and out.stat().st_size):
            time.sleep(0.05)
        running.send_signal(signal.SIGINT)
        _, told = running.communicate(timeout=60)
    assert running.returncode == 130
    assert "interrupted after" in told
    assert "Traceback" not in told
