"""The tree does not repeat itself: few pairs of files share six lines, names, texts and numbers aside.

Lines count that do something: no comments, imports or lone brackets. What stands in more than eight places is the
language's own form and not ours. Boilerplate counts as well as anything else, so that nobody has to judge.
"""

from __future__ import annotations

import re
from collections import defaultdict
from itertools import combinations
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
FOLDERS = ("src/cafe", "kernel_build", "bench", "docs", "deploy", "examples", "web/src", "web/kernel/src")
ENDINGS = {".py", ".ts", ".svelte", ".css", ".html", ".js", ".mjs", ".c", ".h"}
MADE = {"node_modules", "page", "dist"}  # folders of what is fetched or built
LINES = 6
MOST_PLACES = 8
MOST_PAIRS = 15
FEWEST_WORDS = 4 * LINES  # in six lines; fewer say nothing
WORDS = 8  # of a line that does something whatever it says
DOING = 2  # of the six lines must do something: assign, call, return
WORD = re.compile(r"\"(?:[^\"\\]|\\.)*\"|'(?:[^'\\]|\\.)*'|[A-Za-z_]\w*|\d[\w.]*|\S")
PASSED_OVER = re.compile(r"[\s{}()\[\];,:.]*|(#|//|/\*|\*|\"\"\"|import\b|from \S+ import\b|export \{.*\} from).*")
STATEMENT = re.compile(
    r"(if|for|while|return|let|const|else|elif|try|except|catch|with|raise|throw|yield|await|assert)\b"
)
Place = tuple[str, int, int]


def shape(line: str) -> str:
    """A line with every name, text and number replaced by a letter of its own."""

    def letter(word: str) -> str:
        if word[0] in "\"'":
            return "s"
        return "x" if word[0].isalpha() or word[0] == "_" else "0" if word[0].isdigit() else word

    return " ".join(letter(word) for word in WORD.findall(line))


def does(line: str) -> bool:
    """Whether a line does something and is not one of a list."""
    assigns = re.search(r"(?<![=!<>])=(?![=>])", line)
    return bool(STATEMENT.match(line) or assigns) or len(shape(line).split()) >= WORDS


def windows(name: str, text: str) -> list[tuple[str, Place]]:
    """Every six lines of a file as they are, and by their shape if they say enough; and where they stand."""
    told = [(number, line.strip()) for number, line in enumerate(text.split("\n"), 1)]
    rows = [(number, line) for number, line in told if len(line) > 2 and not PASSED_OVER.fullmatch(line)]
    shapes = [shape(line) for _, line in rows]
    found = []
    for at in range(len(rows) - LINES + 1):
        key, lines = shapes[at : at + LINES], [line for _, line in rows[at : at + LINES]]
        place = (name, rows[at][0], rows[at + LINES - 1][0])
        found.append(("\n".join(lines), place))
        if sum(len(one.split()) for one in key) >= FEWEST_WORDS and sum(map(does, lines)) >= DOING:
            found.append(("\n".join(key), place))
    return found


def pairs(texts: dict[str, str]) -> dict[tuple[str, str], tuple[int, int]]:
    """The pairs of files that share six lines, each with where that begins."""
    places: dict[str, list[Place]] = defaultdict(list)
    for name in sorted(texts):
        for key, place in windows(name, texts[name]):
            places[key].append(place)
    found: dict[tuple[str, str], tuple[int, int]] = {}
    for alike in places.values():
        if len(alike) <= MOST_PLACES:
            for (one, first, last), (other, begin, _) in combinations(alike, 2):
                if one != other or begin > last:
                    found.setdefault((one, other), (first, begin))
    return found


def sources() -> dict[str, str]:
    """All our sources but the tests."""
    files = [file for folder in FOLDERS for file in (ROOT / folder).rglob("*") if file.suffix in ENDINGS]
    ours = [file for file in files if not MADE.intersection(file.relative_to(ROOT).parts)]
    return {file.relative_to(ROOT).as_posix(): file.read_text("utf-8") for file in ours}


def test_few_places_say_the_same() -> None:
    texts = sources()
    assert len(texts) > 500
    found = pairs(texts)
    told = [f"{one}:{first} ~ {other}:{begin}" for (one, other), (first, begin) in sorted(found.items())]
    assert len(told) <= MOST_PAIRS, "\n".join(told)


@pytest.mark.parametrize(
    ("second", "count"),
    [
        ("a = b(1)\nb = c(2)\nc = d(3)\nd = e(4)\ne = f(5)\nf = g(6)", 1),  # other names
        ("a = b(1)\nb = c(2)\n# a word between\n\nc = d(3)\nd = e(4)\ne = f('it')\nf = g(6)", 0),  # another shape
        ("a = b(1)\nb = c(2)\n# a word between\n\nc = d(3)\nd = e(4)\ne = f(7)\nf = g(6)", 1),
        ("a = b(1)\nb = c(2)\nc = d(3)\nd = e(4)\ne = f(5)", 0),  # five lines
    ],
)
def test_six_lines_of_one_shape_are_a_pair(second: str, count: int) -> None:
    first = "x = y(1)\ny = z(2)\nz = u(3)\nu = v(4)\nv = w(5)\nw = x(6)"
    assert len(pairs({"one.py": first, "two.py": second})) == count
