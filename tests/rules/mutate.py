#!/usr/bin/env python3
"""Take the rules out of a copy of the sources one by one, and see that the tests of these rules notice.

    python tests/rules/mutate.py             every mutation of mutations.py; exit 1 if one survives
    python tests/rules/mutate.py K6 B10      those that concern these rules
    python tests/rules/mutate.py --native 5  five of them, from all over the list, each compiled ahead of time

Only tests marked with a mutation's rules are run, and for each of its rules one of them must fail. The kernel runs
interpreted, unless --native is given: then the rules of the games concerned are compiled again for each mutation. Which
ones --native takes changes from day to day (--day), so that all have their turn.
"""

from __future__ import annotations

import argparse
import os
import re
import runpy
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path

from mutations import MUTATIONS, Mutation

ROOT = Path(__file__).resolve().parents[2]
TESTS: dict[str, list[str]] = runpy.run_path(str(ROOT / "docs" / "rule_tests.py"))["collect"]()
BROKEN = re.compile(r"^(?:FAILED|ERROR) tests/([\w/]+\.py)(?:::(\w+))?", re.MULTILINE)
LISTED = "from kernel_build.sources import kernel_sources; print(*kernel_sources())"
NO_PROGRAM = re.compile(r"SyntaxError|IndentationError|NameError|TypeError|AttributeError")
PATIENCE = 300  # seconds; a mutation may make a game endless
BUILD = ROOT / "kernel_build"
BUILT = ROOT / "build" / "kernel"
COMPILE_RULES = Path(__file__).with_name("native_rules.py")
MOST_COMPILING = 1800  # seconds
GAMES = {"K": "card", "B": "board", "J": "junior"}  # by the letter of their rules; the others are rules of all


class Workshop:
    """A copy of the sources to spoil, and pytest to look at it."""

    def __init__(self, source: Path, folder: Path, *, is_native: bool) -> None:
        self.folder = folder / "src"
        self.is_native = is_native
        self.environment = os.environ | {
            "CAFE_KERNEL": "native" if is_native else "python",
            "PYTHONPATH": os.pathsep.join((str(self.folder), str(folder))),
            "PYTHONDONTWRITEBYTECODE": "1",  # two versions of a file within one second must not be taken for one
        }
        shutil.copytree(source, self.folder / "cafe", ignore=shutil.ignore_patterns("__pycache__", "_kernel*"))
        if is_native:
            shutil.copytree(BUILD, folder / BUILD.name, ignore=shutil.ignore_patterns("__pycache__"))
            if BUILT.exists():  # of the same sources: what was compiled then need not be again
                shutil.copytree(BUILT, folder / "build" / "kernel", ignore=shutil.ignore_patterns("*.ll"))
            self._compile("-m", BUILD.name)
            self._sources = self._python("-c", LISTED, folder=folder).stdout.split()
        self._check_import()

    def _compile(self, *command: str) -> None:
        """Have the tests run on the sources as they are now."""
        made = self._python(*command, patience=MOST_COMPILING, folder=self.folder.parent)
        if made.returncode:
            sys.exit(f"the copy cannot be compiled:\n{made.stderr}")

    def _compile_again(self, mutation: Mutation) -> None:
        """Compile the rules of the games that a mutation concerns, if it is in a source of the kernel at all."""
        if not self.is_native or f"rules/{mutation.file}" not in self._sources:
            return
        game = mutation.file.removesuffix(".py")
        by_rules = {GAMES.get(rule[0], "") for rule in mutation.rules.split()}
        games = [game] if game in GAMES.values() else [one for one in GAMES.values() if {one, ""} & by_rules]
        self.environment["CAFE_KERNEL"] = "jit"
        self._compile(str(COMPILE_RULES), *games)
        self.environment["CAFE_KERNEL"] = "native"

    def _check_import(self) -> None:
        found = self._python("-c", "import cafe.rules.game as game; print(game.__file__)").stdout.strip()
        if not Path(found).is_relative_to(self.folder):
            sys.exit(f"the tests would import {found}, not the copy in {self.folder}")

    def _python(
        self, *arguments: str, patience: int = PATIENCE, folder: Path = ROOT
    ) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, *arguments]
        return subprocess.run(
            command, cwd=folder, env=self.environment, capture_output=True, text=True, timeout=patience, check=False
        )

    def failures(self, tests: Iterable[str]) -> set[str]:
        """Run tests and return those that fail; a file that cannot be read fails with all its tests."""
        nodes = [f"tests/{test}" for test in sorted(set(tests))]
        options = ("-q", "--tb=no", "-rfE", "-p", "no:cacheprovider", "-p", "no:xdist", "-W", "ignore")
        try:
            run = self._python("-m", "pytest", *options, *nodes)
        except subprocess.TimeoutExpired:
            return set(tests)
        if NO_PROGRAM.search(run.stdout):
            sys.exit(f"a mutation must be a program that runs:\n{run.stdout}")
        broken = set(BROKEN.findall(run.stdout))
        if run.returncode not in (0, 1) and not broken:
            return set(tests)  # not even collected
        return {test for test in tests if tuple(test.split("::")) in broken or (test.split("::")[0], "") in broken}

    def unnoticed(self, mutation: Mutation) -> list[str]:
        """Apply a mutation; the rules none of whose tests fails."""
        file = self.folder / "cafe" / "rules" / mutation.file
        sound = file.read_text("utf-8")
        if sound.count(mutation.old) != 1:
            sys.exit(f"{mutation.file} has {sound.count(mutation.old)} times, not once: {mutation.old!r}")
        file.write_text(sound.replace(mutation.old, mutation.new), "utf-8")
        try:
            self._compile_again(mutation)
            failed = self.failures([test for rule in mutation.rules.split() for test in tests_of(rule)])
        finally:
            file.write_text(sound, "utf-8")
        return [rule for rule in mutation.rules.split() if not failed.intersection(tests_of(rule))]


def tests_of(rule: str) -> list[str]:
    return [test for test in TESTS[rule] if test.startswith("rules/")]


def line(mutation: Mutation, unnoticed: list[str]) -> str:
    change = f"{mutation.old!r} -> {mutation.new!r}"
    verdict = f"SURVIVES in {' '.join(unnoticed)}" if unnoticed else "noticed"
    return f"{verdict:<18} {mutation.rules:<12} {mutation.file:<16} {change[:100]}"


def choose(wanted: list[str], sample: int, day: int) -> list[Mutation]:
    missing = set(TESTS) - {rule for mutation in MUTATIONS for rule in mutation.rules.split()}
    if missing:
        sys.exit(f"no mutation for {' '.join(sorted(missing))}")
    found = [mutation for mutation in MUTATIONS if not wanted or set(wanted) & set(mutation.rules.split())]
    if not sample:
        return found
    every = -(-len(found) // sample)
    return found[day % every :: every]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("rules", nargs="*", help="rule ids; all if none is given")
    parser.add_argument("--source", type=Path, default=ROOT / "src" / "cafe", help="the package to spoil a copy of")
    parser.add_argument("--native", type=int, default=0, metavar="N", help="N mutations, each compiled ahead of time")
    today = datetime.now(UTC).toordinal()
    parser.add_argument("--day", type=int, default=today, help=f"which ones --native takes; today {today}")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="cafe-mutants-") as folder:
        workshop = Workshop(given.source, Path(folder), is_native=given.native > 0)
        before = workshop.failures({test for rule in TESTS for test in tests_of(rule)})
        if before:
            sys.exit("tests fail without any mutation:\n" + "\n".join(sorted(before)))
        survivors = 0
        mutations = choose(given.rules, given.native, given.day)
        for mutation in mutations:
            unnoticed = workshop.unnoticed(mutation)
            survivors += bool(unnoticed)
            print(line(mutation, unnoticed), flush=True)  # noqa: T201
    turn = f" (--day {given.day})" if given.native else ""
    print(f"{len(mutations)} mutations{turn}, {survivors} survive")  # noqa: T201
    return int(survivors > 0)


if __name__ == "__main__":
    sys.exit(main())
