"""Writes the tables of docs/observations.md from the sources; `--check` only compares."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from cafe.rules.games import GAME_NAMES
from cafe.rules.make_batch import Field, fields_of_row
from cafe.rules.ruleset import ruleset

DOCS = Path(__file__).parent
SOURCE = DOCS.parent / "src/cafe/rules/observation.py"
PAGE = DOCS / "observations.md"
MARK = "<!-- made by docs/observations.py: do not edit below -->\n"
FIELD = re.compile(r"^    (?P<name>\w+): .+?  # (?P<about>.+)$", re.MULTILINE)


def main() -> None:
    page = PAGE.read_text("utf-8")
    made = page[: page.index(MARK)] + MARK + "\n" + "\n".join(tables()) + "\n"
    if "--check" not in sys.argv:
        PAGE.write_text(made, "utf-8")
    elif made != page:
        sys.exit("docs/observations.md is not what the sources say: run `make docs`")


def tables() -> Iterator[str]:
    """A table of fields for each game: where each lies in the row, its shape, and what it holds."""
    text = SOURCE.read_text("utf-8")
    body = text[text.index("class Observation:") : text.index("class Mask:")]
    about = {found["name"]: found["about"] for found in FIELD.finditer(body)}
    for game in GAME_NAMES:
        fields = fields_of_row(game)
        yield f"## The {game} game\n"
        yield f"A row has {end(fields[-1])} numbers, a mask {len(ruleset(game).space)}.\n"
        yield "| field | numbers | shape | holds |\n| --- | --- | --- | --- |"
        yield from (f"| `{f.name}` | {span(f)} | {shape(f)} | {about[f.name]} |" for f in fields)
        yield ""


def end(field: Field) -> int:
    size = 1
    for length in field.shape:
        size *= length
    return field.first + size


def span(field: Field) -> str:
    last = end(field) - 1
    return str(field.first) if last == field.first else f"{field.first}–{last}"


def shape(field: Field) -> str:
    return " × ".join(map(str, field.shape)) or "1"


if __name__ == "__main__":
    main()
