"""What is installed only if asked for: a command that misses it says in one sentence what to install."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path
from typing import cast

import click
import gymnasium
import pytest
from typer.main import get_command

import cafe.gymnasium  # noqa: F401 - registers the games
from cafe import extras
from cafe.cli import app
from running import Told, call

TOURNAMENT = ("arena", "--entrants", "greedy,random")
EXAMPLE = str(Path(__file__).parent.parent / "examples" / "evening.json")
OF_EXTRAS = (
    *("alembic", "asyncpg", "distributed", "httptools", "httpx", "jinja2", "litestar", "matplotlib", "numba"),
    *("openskill", "platformdirs", "prometheus_client", "segno", "sqlalchemy", "uvicorn", "uvloop", "websockets"),
)
SENTENCE = "cafe: this needs more to be installed: pip install 'cafe-international[{}]'\n"


COMMANDS = cast(click.Group, get_command(app)).commands
ADMIN = cast(click.Group, COMMANDS["admin"]).commands


def least_words(command: click.Command) -> list[str]:
    """The fewest words that a command takes."""
    return ["1" for parameter in command.params if parameter.required]


def without(modules: Iterable[str], *words: str) -> Told:
    """A command, run where some modules are missing."""
    program = f"import sys; sys.modules |= dict.fromkeys({list(modules)}); from cafe.cli import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", program, *words], capture_output=True, text=True, check=False, input=""
    )
    return Told(done.returncode, done.stdout, done.stderr)


@pytest.mark.parametrize(("extra", "modules"), extras.MODULES.items())
def test_an_extra_brings_what_it_is_checked_for(extra: str, modules: tuple[str, ...]) -> None:
    brought = {extras.ARENA, extras.GYMNASIUM, extra}  # others have one of these in them
    assert all(extras.missing_extra(module) in brought for module in modules)


def test_what_no_extra_brings_is_none() -> None:
    assert extras.missing_extra("numpy") is None
    assert extras.missing_extra("sqlalchemy.ext.asyncio") == "server"


@pytest.mark.parametrize(
    ("words", "named"),
    [
        ((), "arena"),
        (("--report", "a.html"), "report"),
        (("--dask", "tcp://127.0.0.1:1"), "dask"),
        (("--dask", "tcp://127.0.0.1:1", "--report", "a.html"), "dask,report"),
    ],
)
def test_an_arena_names_all_it_misses(monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], named: str) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda module: None)
    assert call(*TOURNAMENT, *words) == Told(2, "", SENTENCE.format(named))


@pytest.mark.parametrize(
    ("module", "words"),
    [
        ("uvicorn", ("serve",)),
        *(("sqlalchemy", words) for words in (("backup", "x.gz"), ("export",), ("restore", "x.gz"), ("doctor",))),
        *(("sqlalchemy", ("admin", name, *least_words(command))) for name, command in ADMIN.items()),
    ],
)
def test_a_server_needs_its_extra(module: str, words: tuple[str, ...]) -> None:
    assert without([module], *words) == Told(2, "", SENTENCE.format("server"))


@pytest.mark.parametrize(
    "words",
    [
        *(("simulate", "--games", "1"), ("play",), ("show", EXAMPLE), ("review", "-"), ("puzzles", "--count", "1")),
        *(("stats", EXAMPLE), ("engine",), ("referee", EXAMPLE), ("completion", "bash"), ("version",)),
    ],
)
def test_light_commands_import_no_extra(words: tuple[str, ...]) -> None:
    told = without(OF_EXTRAS, *words)
    assert "Traceback" not in told.err
    assert "this needs more" not in told.err


def test_a_site_is_written_without_extras(tmp_path: Path) -> None:
    told = without(OF_EXTRAS, "site", str(tmp_path / "site"))
    assert (told.code, told.err) == (0, "")
    assert (tmp_path / "site" / "index.html").exists()


def test_the_docs_name_every_command_once_by_what_it_needs() -> None:
    text = (Path(__file__).parent.parent / "docs" / "install.md").read_text("utf-8")
    light = re.search(r"Without extras you can use (.*?)\s+and everything in", text, re.DOTALL)
    assert light is not None
    named = re.findall(r"`([\w-]+)`", light[1])
    for row in re.findall(r"^\| `(?:server|arena)` \| (.*) \|$", text, re.MULTILINE):
        named += re.findall(r"`(?:cafe )?([\w-]+)`", row)
    assert sorted(named) == sorted(COMMANDS)


@pytest.mark.parametrize(
    ("module", "package"),
    [("gymnasium", "gymnasium"), ("pettingzoo", "pettingzoo"), ("openspiel", "pyspiel")],
)
def test_an_import_names_the_extra_it_needs(module: str, package: str) -> None:
    program = (
        "import importlib.util as util; find = util.find_spec\n"
        f"util.find_spec = lambda name, *rest: None if name == '{package}' else find(name, *rest)\n"
        f"import cafe.{module}"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.stderr.strip().endswith(SENTENCE.format(module).removeprefix("cafe: ").strip())


def test_what_cannot_be_imported_is_an_import_error() -> None:
    """So that `try: import cafe.pettingzoo` does what one expects of it."""
    with pytest.raises(ImportError, match="pip install"):
        raise extras.MissingExtra(extras.PETTINGZOO)


def test_statistics_as_a_page_name_the_extra_they_need(tmp_path: Path) -> None:
    page = tmp_path / "stats.html"
    told = without(["matplotlib", "jinja2"], "stats", EXAMPLE, "--page", str(page))
    assert told == Told(2, "", SENTENCE.format("report"))
    assert not page.exists()


def test_pixels_name_the_extra_they_need(monkeypatch: pytest.MonkeyPatch) -> None:
    """Gymnasium alone draws no pixels: what turns a picture into them comes with PettingZoo's extra."""
    monkeypatch.setattr(extras, "find_spec", lambda module: None if module == "resvg_py" else find_spec(module))
    env = gymnasium.make("cafe/Card-v0", render_mode="rgb_array").unwrapped
    env.reset(seed=1)
    with pytest.raises(extras.MissingExtra) as told:
        env.render()
    assert f"cafe: {told.value}\n" == SENTENCE.format("pettingzoo")


def test_the_notebooks_name_the_extra_they_need() -> None:
    notebooks = sorted((Path(__file__).parent.parent / "examples").glob("*.ipynb"))
    assert notebooks
    for notebook in notebooks:
        assert "pip install 'cafe-international[notebook]'" in notebook.read_text("utf-8"), notebook.name


def test_a_fault_of_ours_is_not_hidden() -> None:
    told = without(["numpy"], "simulate")
    assert told.code == 1
    assert "ModuleNotFoundError" in told.err


def test_a_kernel_compiled_at_run_time_needs_numba(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CAFE_KERNEL", "jit")
    told = without(["numba"], "simulate", "--games", "1")
    assert told == Told(2, "", "cafe: CAFE_KERNEL=jit needs Numba, which is not installed: pip install numba\n")
