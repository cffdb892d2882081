"""`cafe puzzles`: find puzzles in played games."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path

import msgspec

from cafe.commands.console import notices, standard_input
from cafe.commands.simulate import progress_bar
from cafe.i18n import say
from cafe.puzzles.finding import find_puzzles, played_games
from cafe.puzzles.puzzle import Puzzle
from cafe.record.document import Document
from cafe.record.errors import FormatError, UnreadableError
from cafe.record.read import read_file
from cafe.record.replay import game_from_document
from cafe.rules.errors import SetupError
from cafe.rules.game import Game


def run(game: str, names: list[str], count: int, seed: int, out: Path | None) -> int:
    """Write a number of puzzles, one a line; 1 if the games of the files do not have that many."""
    games: Iterable[Game] = games_on_record(game, names) if names else played_games(game, seed)
    found: list[Puzzle] = []
    with progress_bar(notices()) as bar:
        task = bar.add_task(say("puzzles-progress"), total=count)
        for puzzle in islice(find_puzzles(games), count):
            found.append(puzzle)
            bar.update(task, completed=len(found))
    lines = msgspec.json.Encoder().encode_lines(found)
    if out is None:
        sys.stdout.buffer.write(lines)
    else:
        out.write_bytes(lines)
    if len(found) < count:
        notices().print(say("puzzles-fewer", found=len(found), wanted=count))
    return int(len(found) < count)


def games_on_record(game: str, names: list[str]) -> Iterator[Game]:
    """The games of one kind in files of documents; UnreadableError at the first that is none."""
    for name in names:
        for entry in read_file(name, standard_input()):
            if entry.document is None:
                raise UnreadableError(f"{entry.where}: {entry.error}")
            if entry.document.game == game:
                yield _replayed(entry.where, entry.document)


def _replayed(where: str, document: Document) -> Game:
    try:
        return game_from_document(document)
    except (FormatError, SetupError) as error:
        raise UnreadableError(f"{where}: {error}") from None
