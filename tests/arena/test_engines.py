"""Engines: programs that play over standard input and output; those at fault lose, whatever they do."""

from __future__ import annotations

import random
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cafe import Game
from cafe.arena.contest import Terms
from cafe.arena.match import FORFEIT, Played, Task, play
from cafe.bots import engine_bot, engine_protocol
from cafe.bots.engine_bot import EngineBot
from cafe.bots.engine_protocol import EngineFault, moment, read_actions
from cafe.bots.search import Search
from cafe.bots.search_settings import Effort
from cafe.bots.sequential_halving import Tried
from cafe.commands.engine import Engine
from cafe.rules.errors import SetupError
from nodes import node
from running import call

ROOT = Path(__file__).parent.parent.parent


def javascript() -> str:
    """The command of the example in JavaScript."""
    return f"{node()} {ROOT / 'examples/engine.mjs'}"


def program(tmp_path: Path, body: str) -> str:
    """The command of an engine in Python."""
    file = tmp_path / "engine.py"
    file.write_text("import sys\nsay = lambda text: print(text, flush=True)\n" + body, "utf-8")
    return f"{sys.executable} -I -S {file}"


def asked(body: str) -> str:
    """The body of an engine that does something when it is asked to play."""
    return f"import time\nsay('ready')\nwhile not sys.stdin.readline().startswith('go'):\n    pass\n{body}"


def play_game(engine: str, other: str = "random", game: str = "card") -> Played:
    terms = Terms(game, 2, (f"engine:{engine}", other), 1, False, None, "printed")
    return play(Task(terms, 0, 0, (0, 1)))


def test_the_transcript_is_what_is_said() -> None:
    page = (ROOT / "docs/engine.md").read_text("utf-8")
    (transcript,) = re.findall(r"```transcript\n(.*?)```", page, re.DOTALL)
    view, choices = (text.partition(" ")[2] for text in moment(Game.new("junior", 2, seed=7)))
    transcript = transcript.replace("VIEW", view).replace("CHOICES", choices)
    said = "".join(text[2:] + "\n" for text in transcript.splitlines() if text.startswith("> "))
    command = [sys.executable, "-m", "cafe", "engine", "--bot", "greedy"]
    done = subprocess.run(command, input=said, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == [text[2:] for text in transcript.splitlines() if text.startswith("< ")]


@pytest.mark.parametrize("game", ["card", "board", "junior"])
def test_an_engine_in_javascript_plays(game: str) -> None:
    played = play_game(javascript(), game=game)
    assert played.reason != FORFEIT
    assert played.asked[0] > 5
    assert played.scores == play_game(javascript(), game=game).scores  # the same seed, the same game


def test_our_own_players_play_as_engines() -> None:
    """`engine:cafe engine --bot level2` plays a whole game, the same as the player itself with that seed."""
    command = f"{sys.executable} -m cafe engine --bot level2"
    played = play_game(command)
    assert played.reason != FORFEIT
    assert played.asked[0] > 5
    terms = Terms("card", 2, ("level2", "random"), 1, False, None, "printed")
    assert played.scores == play(Task(terms, 0, 0, (0, 1))).scores


def test_the_example_is_as_short_as_we_say() -> None:
    assert len((ROOT / "examples/engine.mjs").read_text("utf-8").splitlines()) <= 40


@pytest.mark.parametrize(
    "body",
    [
        "",  # ends at once
        "say('ready'); sys.stdin.readline(); sys.exit(1)",
        "[say('ready') for _ in sys.stdin]",  # never plays
        "[say(text) for text in sys.stdin]",  # an echo
        "say('ready')\nfor text in sys.stdin:\n    say('play nonsense')",
        "say('ready')\nfor text in sys.stdin:\n    say('play ' + '; '.join(['draw'] * 9))",
        "say('ready')\nfor text in sys.stdin:\n    say('play 999999999999999999999')",
        "say('ready')\nwhile True:\n    say('noise')",
        "import time\nsay('ready')\nwhile True:\n    say('noise')\n    time.sleep(0.05)",  # for ever, but slowly
        "sys.stdout.buffer.write(b'ready\\n' + b'x' * 3_000_000); sys.stdout.flush(); sys.stdin.read()",
        "sys.stdout.buffer.write(bytes(range(256)) * 9)",
    ],
)
def test_an_engine_at_fault_has_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, body: str) -> None:
    monkeypatch.setattr(engine_bot, "STARTING", 0.4)
    monkeypatch.setattr(EngineBot.__init__, "__defaults__", (0.4,))
    played = play_game(program(tmp_path, body))
    assert (played.reason, played.winners) == (FORFEIT, (1,))


def test_an_engines_time_runs_on_while_it_chats(tmp_path: Path) -> None:
    body = asked("while True:\n    say('noise')\n    time.sleep(0.1)")
    bot = EngineBot(program(tmp_path, body), 1, seconds=0.5)
    began = time.monotonic()
    with pytest.raises(EngineFault, match=r"it said no 'play' within 0\.5 s"):
        bot.choose(Game.new("card", 2, seed=1))
    assert time.monotonic() - began < 10
    bot.close()


def test_a_line_left_over_answers_nothing(tmp_path: Path) -> None:
    """Its answers come twice: the second one, for the moment before, must not be taken for the next moment."""
    body = asked("say('play draw\\nplay draw')\nsys.stdin.read()")
    bot = EngineBot(program(tmp_path, body), 1, seconds=0.5)
    game = Game.new("card", 2, seed=1)
    assert [str(action) for action in bot.choose(game)] == ["draw"]
    time.sleep(0.2)  # the second line has come
    with pytest.raises(EngineFault, match="it said no 'play' within"):
        bot.choose(game)
    bot.close()


def test_an_engine_that_ends_after_its_answer_has_ended(tmp_path: Path) -> None:
    body = asked("say('play draw')\nsys.exit()")
    bot = EngineBot(program(tmp_path, body), 1, seconds=5)
    game = Game.new("card", 2, seed=1)
    bot.choose(game)
    time.sleep(0.3)
    with pytest.raises(EngineFault, match="it has ended"):
        bot.choose(game)
    bot.close()


def test_an_engine_that_reads_nothing_holds_nobody_up(tmp_path: Path) -> None:
    """More than fits into a pipe waits for a reader."""
    bot = EngineBot(program(tmp_path, "import time\nsay('ready\\nplay draw')\ntime.sleep(60)"), 1, seconds=0.2)
    bot._start()
    for _ in range(20):
        bot._say("x" * 100_000)
    with pytest.raises(EngineFault, match="it said no 'play' within"):
        bot.choose(Game.new("card", 2, seed=1))
    bot.close()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows ends the program that was started, and no other")
@pytest.mark.parametrize("goes_first", [False, True])
def test_what_an_engine_has_started_ends_with_it(tmp_path: Path, goes_first: bool) -> None:
    """As in `engine:npm run mine`: the engine itself is another process, which does not listen."""
    engine = program(tmp_path, asked("say('play draw')\ntime.sleep(600)"))
    wrapper = tmp_path / "wrapper.sh"
    wrapper.write_text(f"exec 3<&0\n{engine} <&3 &\n" + ("" if goes_first else "wait\n"), "utf-8")
    bot = EngineBot(f"sh {wrapper}", 1, seconds=5)
    bot.choose(Game.new("card", 2, seed=1))
    process = bot._process
    bot.close()
    assert process is not None
    assert process.stdout is not None
    assert bot._lines.get(timeout=5) is None  # nobody is left to say anything
    assert process.stdout.closed


@given(st.binary(max_size=60).map(lambda noise: noise.decode("utf-8", "replace")))
def test_no_answer_of_an_engine_hurts(noise: str) -> None:
    game = Game.new("card", 2, seed=1)
    before = game.state.tobytes()
    said = ""
    try:
        read_actions(game, noise)
    except EngineFault as fault:
        said = str(fault)
    assert "\n" not in said
    assert game.state.tobytes() == before


@given(st.sampled_from(["cafe-engine", "newgame", "view", "choices", "go", "end", "what"]), st.text(max_size=80))
def test_no_line_hurts_our_engine(word: str, about: str) -> None:
    engine = Engine("random")
    for answer in engine.answers(word, about):
        assert "\n" not in answer


@pytest.mark.parametrize("seed", ["9" * 5000, str(2**62), "-1", "one", ""])
def test_a_seed_that_is_none_is_one_sentence(seed: str) -> None:
    (answer,) = Engine("random").answers("newgame", seed)
    assert answer == "error newgame takes a seed: a whole number from 0 to 2**62 - 1"
    assert not list(Engine("random").answers("newgame", str(2**62 - 1)))


@pytest.mark.parametrize("seconds", ["0", "-1", "soon", "nan", "inf", "1e999", "9" * 5000])
def test_a_time_that_is_none_is_one_sentence(seconds: str) -> None:
    (answer,) = Engine("random").answers("go", seconds)
    assert answer == "error go takes a number of seconds above 0, or nothing"


def times_searched(monkeypatch: pytest.MonkeyPatch, name: str, *given: str) -> list[float | None]:
    """How long a player of ours is told to search, `go` for `go`."""
    told: list[float | None] = []

    def think(search: Search, game: Game, effort: Effort, seed: int) -> list[Tried]:
        told.append(effort.seconds)
        return really(search, game, Effort(simulations=1), seed)

    really = Search.think
    monkeypatch.setattr(Search, "think", think)
    engine = Engine(name)
    view = moment(Game.new("junior", 2, seed=7))[0].partition(" ")[2]
    assert not list(engine.answers("view", view))
    for about in given:
        (answer,) = engine.answers("go", about)
        assert answer.startswith("play ")
    return told


def test_our_engine_searches_within_the_time_it_is_given(monkeypatch: pytest.MonkeyPatch) -> None:
    searched = times_searched(monkeypatch, "level5", "0.2", "0.2", "0.001", "10", "")
    assert searched == [0.11, 0.11, 0.001, 2.0, 2.0]
    assert times_searched(monkeypatch, "search@1s", "1", "2") == [0.75, 1.0]
    assert times_searched(monkeypatch, "search@7", "0.2") == [None]


@given(st.integers(0, 2**32))
def test_no_broken_view_hurts_our_engine(seed: int) -> None:
    dice = random.Random(seed)
    text = moment(Game.new(dice.choice(["card", "board", "junior"]), 2, seed=1))[0].partition(" ")[2]
    at = dice.randrange(len(text))
    broken = text[:at] + dice.choice(["", "9", '"', "[]", "-1", "null", "é"]) + text[at + dice.randrange(4) :]
    engine = Engine("greedy")
    answers = [*engine.answers("view", broken), *engine.answers("go", "1")]
    assert answers
    assert all(answer.startswith(("error ", "play ")) for answer in answers)


def test_what_cannot_be_started_is_one_sentence() -> None:
    with pytest.raises(EngineFault, match="it cannot be started: no such file"):
        EngineBot("/nowhere/mine", 1).choose(Game.new("card", 2, seed=1))
    for command in ("", "  ", "'open"):
        with pytest.raises(SetupError):
            EngineBot(command, 1)
    told = call("arena", "--entrants", "engine:,random", "--games", "2", "--no-report")
    assert (told.code, told.err) == (2, "cafe: write the command of an engine after 'engine:'\n")


def test_words_of_the_protocol_are_those_of_the_page() -> None:
    page = (ROOT / "docs/engine.md").read_text("utf-8")
    for word in ("HELLO", "NAME", "READY", "NEW_GAME", "VIEW", "CHOICES", "GO", "PLAY", "QUIT", "ERROR"):
        assert f"`{getattr(engine_protocol, word)}" in page
