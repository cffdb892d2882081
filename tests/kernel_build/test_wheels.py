"""The wheels of `make wheels`: what is in them, and that they install, play and serve with nothing else there."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tarfile
import zipfile
from contextlib import suppress
from pathlib import Path
from urllib.request import urlopen

import pytest

from cafe import __version__
from kernel_build.sources import ROOT
from kernel_build.targets import TARGETS, Target, this_machine
from running import answer_of
from server.serving import stop, wait_for
from wheelhouse import (
    DIST,
    UV,
    VERSIONS,
    Environment,
    clean,
    extras,
    make_environment,
    python_of,
    source_archive,
    wheel_of,
)

pytestmark = pytest.mark.long
MACHINES = [target for target in TARGETS.values() if target.wheel]
HASHES = ROOT / "tests" / "hashes.py"
EXAMPLE = str(ROOT / "examples" / "evening.json")
PIPX = "pipx==1.8.0"
THIS = f"cafe-international=={__version__}"
NEEDS = "cafe: this needs more to be installed: pip install 'cafe-international[{}]'\n"


def sources() -> set[str]:
    """The files of the package that are kept in version control."""
    listed = subprocess.run(["git", "ls-files", "src/cafe"], cwd=ROOT, capture_output=True, text=True, check=True)
    return {line.removeprefix("src/") for line in listed.stdout.splitlines()}


def page() -> set[str]:
    """The files of the page."""
    built = ROOT / "src" / "cafe" / "page"
    return {f"cafe/page/{file.relative_to(built).as_posix()}" for file in built.rglob("*") if file.is_file()}


# -- what is in them ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("target", MACHINES, ids=lambda target: target.name)
def test_a_wheel_has_the_package_the_page_and_one_kernel(target: Target) -> None:
    with zipfile.ZipFile(wheel_of(target)) as wheel:
        ours = {name for name in wheel.namelist() if ".dist-info/" not in name}
        assert ours == sources() | page() | {f"cafe/{target.module}"}
        stale = [name for name in sorted(sources()) if wheel.read(name) != (ROOT / "src" / name).read_bytes()]
        told = wheel.read(f"cafe_international-{__version__}.dist-info/WHEEL").decode()
        needs = wheel.read(f"cafe_international-{__version__}.dist-info/METADATA").decode()
    assert not stale, f"{stale} have changed since: run `make wheels`"
    tags = {f"cp311-abi3-{one}" for one in target.wheel.split(".")}
    assert set(re.findall(r"^Tag: (.*)$", told, re.MULTILINE)) == tags
    assert "Root-Is-Purelib: false" in told
    assert re.findall(r"^Provides-Extra: (.*)$", needs, re.MULTILINE) == sorted(extras())
    assert not re.search(r"^Requires-Dist: (numba|llvmlite|ziglang)", needs, re.MULTILINE)


def test_the_source_archive_has_all_that_a_wheel_is_built_of() -> None:
    with tarfile.open(source_archive()) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    wanted = {f"src/{name}" for name in sources() | page()} | {"build_hook.py", "kernel_build/module.c", "PKG-INFO"}
    assert wanted <= names
    assert not [name for name in names if name.startswith("src/cafe/_kernel") or "node_modules" in name]


# -- on this machine ----------------------------------------------------------------------------------------


@pytest.fixture
def light(tmp_path: Path) -> Environment:
    """The wheel for this machine, installed without any extra."""
    made = make_environment(tmp_path / "light", sys.executable)
    made.install(str(wheel_of(this_machine())))
    return made


@pytest.mark.parametrize("version", VERSIONS)
def test_games_and_searches_are_the_same_on_every_python(version: str, tmp_path: Path) -> None:
    made = make_environment(tmp_path / version, python_of(version))
    made.install(str(wheel_of(this_machine())), "hypothesis")  # tests/hashes.py wants it
    for words in (["1"], ["--thoughts", "1"]):
        told = made.run("python", str(HASHES), *words)
        assert told.code == 0, told.err
        assert json.loads(told.out) == answer_of(HASHES, *words)
    assert made.run("python", "-c", "import cafe; print(cafe.__file__)").out.startswith(str(tmp_path))


def test_nothing_heavy_is_installed_with_it(light: Environment) -> None:
    assert (
        light.installed() & {"numba", "llvmlite", "litestar", "sqlalchemy", "openskill", "matplotlib", "dask"} == set()
    )


def test_every_light_command_works_without_extras(light: Environment) -> None:
    first = light.run("cafe", "simulate", "--games", "2", "--bots", "greedy", "--out", "games.jsonl", "--jobs", "2")
    assert first.code == 0, first.err
    assert light.run("cafe", "referee", "games.jsonl").code == 0
    assert light.run("cafe", "referee", EXAMPLE).code == 1
    for words in (
        ("version",),
        ("--help",),
        ("serve", "--help"),
        ("show", EXAMPLE, "--at", "3"),
        ("review", "games.jsonl", "--simulations", "2"),
        ("puzzles", "--count", "1"),
        ("stats", "games.jsonl"),
        ("engine",),
        ("site", "site"),
        ("completion", "bash"),
        *(("simulate", "--game", game, "--games", "1", "--bots", "level5@0.01s") for game in ("board", "junior")),
    ):
        told = light.run("cafe", *words)
        assert (told.code, told.err if words[0] == "version" else "") == (0, ""), (words, told.err)
    for game in ("board", "card", "junior"):
        told = light.run("cafe", "play", "--game", game, "--seed", "4", given=b"1\n" * 600)
        assert (told.code, "Traceback" in told.err) == (0, False), told.err


@pytest.mark.parametrize(
    ("words", "extra"),
    [
        (("serve",), "server"),
        (("backup", "x.gz"), "server"),
        (("restore", "x.gz"), "server"),
        (("export",), "server"),
        (("doctor",), "server"),
        (("admin", "match", "1"), "server"),
        (("arena", "--entrants", "greedy,random"), "arena"),
        (("arena", "--entrants", "greedy,random", "--dask", "tcp://127.0.0.1:1"), "dask"),
        (("arena", "--entrants", "greedy,random", "--report", "a.html"), "report"),
    ],
    ids=lambda value: value if isinstance(value, str) else value[-1],
)
def test_a_command_names_the_extra_it_needs(light: Environment, words: tuple[str, ...], extra: str) -> None:
    told = light.run("cafe", *words)
    assert (told.code, told.out, told.err) == (2, "", NEEDS.format(extra))
    light.install(f"cafe-international[{extra}] @ {wheel_of(this_machine()).as_uri()}")
    assert "this needs more" not in light.run("cafe", *words[:1], "--help").err


def test_a_tournament_is_played_with_its_extra(light: Environment) -> None:
    light.install(f"cafe-international[report] @ {wheel_of(this_machine()).as_uri()}")
    told = light.run("cafe", "arena", "--entrants", "greedy,random", "--games", "4", "--report", "a.html")
    assert told.code == 0, told.err
    assert (light.folder / "a.html").exists()


def answers(address: str) -> bool:
    with suppress(OSError), urlopen(address, timeout=20):  # noqa: S310 - a server of our own
        return True
    return False


def test_a_server_serves_with_its_extra(light: Environment) -> None:
    light.install(f"cafe-international[server] @ {wheel_of(this_machine()).as_uri()}")
    notes = light.folder / "notes.txt"
    command = [str(light.folder / "bin" / "cafe"), "serve", "--port", "0", "--database", "sqlite:///matches.sqlite3"]
    with notes.open("wb") as errors:
        running = subprocess.Popen(command, cwd=light.folder, env=clean(), stderr=errors)
    try:
        wait_for(lambda: re.search(r"http://127.0.0.1:\d+/", notes.read_text()) or running.poll() is not None)
        address = re.search(r"http://127.0.0.1:\d+/", notes.read_text())
        assert address is not None, notes.read_text()
        wait_for(lambda: answers(address[0]) or running.poll() is not None)
        for path, found in (("", b"<!doctype html>"), ("api/health", b"")):
            with urlopen(address[0] + path, timeout=20) as answer:  # noqa: S310 - a server of our own
                assert found in answer.read().lower()
    finally:
        stop(running)


def test_the_module_runs_as_a_program(light: Environment) -> None:
    assert light.run("python", "-m", "cafe", "version").out == f"cafe {__version__}\n"


@pytest.mark.parametrize(
    "words",
    [
        ("--find-links", str(DIST), "--from", THIS, "cafe"),
        ("--from", PIPX, "pipx", "run", "--pip-args", f"--find-links {DIST}", "--spec", THIS, "cafe"),
    ],
    ids=["uvx", "pipx"],
)
def test_it_runs_from_a_folder_of_wheels(words: tuple[str, ...], tmp_path: Path) -> None:
    places = {"PIPX_HOME": str(tmp_path), "UV_TOOL_DIR": str(tmp_path), "XDG_CACHE_HOME": str(tmp_path)}
    command = [UV, "tool", "run", "--quiet", "--isolated", "--python", sys.executable, *words]
    for asked, told in (("version", f"cafe {__version__}\n"), ("simulate", "1000 games")):
        words = (*command, asked)
        done = subprocess.run(words, capture_output=True, text=True, cwd=tmp_path, env=clean() | places, check=False)
        assert done.returncode == 0, done.stderr
        assert told in done.stdout


def test_the_source_archive_builds_with_its_build_dependencies_alone(tmp_path: Path) -> None:
    made = make_environment(tmp_path / "empty", sys.executable)
    words = ["pip", "install", "--quiet", "--python", str(made.python), str(source_archive())]
    without_node = clean() | {"PATH": str(made.folder / "bin")}
    done = subprocess.run([UV, *words], capture_output=True, text=True, env=without_node, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    made.install("hypothesis")
    assert json.loads(made.run("python", str(HASHES), "card", "1").out) == answer_of(HASHES, "card", "1")
