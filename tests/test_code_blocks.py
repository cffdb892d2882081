"""Every block of Python and of commands in the documents runs; what cannot is listed here, with the reason."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

from running import call
from server.serving import serving, settings_for

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("docs/**/*.md"), *ROOT.glob("*.md"), *ROOT.glob("web/kernel/*.md")])
BLOCK = re.compile(r"^ *```(\w*)\n(.*?)^ *```$", re.DOTALL | re.MULTILINE)
FENCE = re.compile(r"^\s*(>\s*)?(```|~~~)", re.MULTILINE)
PROGRAMS = "cafe|make|pip|uvx|pipx|python3?|podman|dask|apt-get|git|npm|npx|systemctl"
COMMAND = re.compile(rf"\s*(\$ |(\w+=\S+ )?(\.venv[\w-]*/bin/)?({PROGRAMS}) )")
TABLES = {"speed.md", "levels.md"}  # what a command printed; some lines begin with the name of the program
NOT_RUN = {  # lines that begin so, and why
    r"make |cd |cp |for game in": "CI runs the targets of make; files copied by hand are the reader's own",
    r"pip |uvx |pipx ": "installs what CI has built (wheels.yml)",
    r"cafe serve|cafe play": "goes on until somebody ends it; tests/server and tests/terminal do",
    r"podman(-compose)? |umask |apt-get |git |echo |chmod |printf ": "sets up a machine",
    r"mkdir |systemctl |python3 -m venv|/opt/": "sets up a machine, too",
    r"dask |cafe arena .*--dask": "needs a cluster; tests/arena starts one",
    r"python bench/scale_run": "loads several processes and a PostgreSQL for minutes",
    r"\.venv-bench/": "needs the peers; make test-all runs tests/bench",
    r"PYTHONPATH=bench |from |game = |print\(\*": "a Python program in quotes; tests/bench calls the same functions",
}
TESTED_ELSEWHERE = {  # and where
    "json": "tests/test_documentation.py",
    "transcript": "tests/arena/test_engines.py",
    "ts": "tests/test_api_types.py",
    "js": "web/kernel/tests/package.test.ts",
}


def blocks(page: Path, language: str) -> list[str]:
    """The blocks of a page in a language; those with a prompt are run by test_documentation."""
    found = [dedent(text) for name, text in BLOCK.findall(page.read_text("utf-8")) if name == language]
    return [text for text in found if ">>> " not in text]


def with_python() -> list[Any]:
    """The pages with Python; arena.md plays a tournament and draws its plots, which takes its time."""
    pages = [page for page in PAGES if blocks(page, "python") and page.name != "client.md"]
    return [pytest.param(page, marks=pytest.mark.long) if page.name == "arena.md" else page for page in pages]


@pytest.mark.parametrize("page", with_python(), ids=lambda page: page.name)
def test_python_runs(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copy(ROOT / "examples/evening.json", tmp_path)
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    for text in blocks(page, "python"):
        exec(compile(text, str(page), "exec"), names)  # noqa: S102 - our own page


@pytest.mark.long
def test_the_client_plays_a_match(tmp_path: Path) -> None:
    (text,) = blocks(ROOT / "docs/client.md", "python")
    with serving(settings_for(tmp_path)) as address:
        text = text.replace("http://127.0.0.1:8000", address).replace('["level3", "free"]', '["random", "greedy"]')
        exec(compile(text, "client.md", "exec"), {})  # noqa: S102 - our own page


def commands(page: Path) -> list[str]:
    """Every command of a page, without prompts and comments; what a command printed is left out."""
    typed = [line for text in blocks(page, "sh") for line in text.splitlines()]
    typed += [line[2:] for text in blocks(page, "console") for line in text.splitlines() if line.startswith("$ ")]
    plain = [re.sub(r"\s+#.*", "", line).strip().removeprefix(".venv/bin/") for line in typed]
    return [line for line in plain if not any(re.match(pattern, line) for pattern in NOT_RUN)]


FEW = {"--games": "4", "--jobs": "1"}


def words_of(command: str) -> list[str]:
    """A command as typed, but with few games, short thoughts, one process and no plots."""
    words = shlex.split(re.sub(r"@[\d.]+s", "@0.01s", command))
    if words[1] not in ("arena", "simulate"):
        return words
    for option, value in FEW.items():
        if option in words:
            words[words.index(option) + 1] = value
        else:
            words += [option, value]
    return words if words[1] == "simulate" or "--no-report" in words else [*words, "--no-report"]


@pytest.mark.parametrize("page", [page for page in PAGES if commands(page)], ids=lambda page: page.name)
def test_commands_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for folder in ("examples", "bench"):
        (tmp_path / folder).symlink_to(ROOT / folder)
    (tmp_path / "my_bot.py").write_text(blocks(ROOT / "CONTRIBUTING.md", "python")[0], "utf-8")
    monkeypatch.chdir(tmp_path)
    for command in commands(page):
        program, *words = words_of(command)
        if program == "python":
            subprocess.run([sys.executable, *words], check=True, capture_output=True)
            continue
        assert program == "cafe", f"'{command}' is neither run nor listed in NOT_RUN"
        told = call(*words)
        assert told.code == (1 if words[0] == "referee" else 0), told.err  # the example breaks a rule on purpose


def test_a_command_is_marked_as_one() -> None:
    for page in PAGES:
        for text in blocks(page, ""):
            found = next(filter(COMMAND.match, text.splitlines()), None)
            assert found is None or page.name in TABLES, f"{page.name}: mark the block of '{found}' as sh or console"


def test_every_reason_not_to_run_a_command_is_needed() -> None:
    kinds = [text for page in PAGES for kind in ("sh", "console") for text in blocks(page, kind)]
    lines = [line.strip() for text in kinds for line in text.splitlines()]
    plain = [line.removeprefix("$ ").removeprefix(".venv/bin/") for line in lines]
    for pattern in NOT_RUN:
        for one in pattern.split("|"):
            assert any(re.match(one, line) for line in plain), one


def test_there_is_no_other_kind_of_block() -> None:
    kinds = {name for page in PAGES for name, _ in BLOCK.findall(page.read_text("utf-8"))}
    assert kinds == {"", "python", "sh", "console", *TESTED_ELSEWHERE}


@pytest.mark.parametrize("kind", TESTED_ELSEWHERE)
def test_what_is_tested_elsewhere_is(kind: str) -> None:
    assert f"```{kind}" in (ROOT / TESTED_ELSEWHERE[kind]).read_text("utf-8") or f'"{kind}"' in (
        ROOT / TESTED_ELSEWHERE[kind]
    ).read_text("utf-8")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_fence_belongs_to_a_block(page: Path) -> None:
    """A block that is written another way, or never ends, would be run by nobody."""
    text = page.read_text("utf-8")
    assert len(FENCE.findall(text)) == 2 * len(BLOCK.findall(text))
