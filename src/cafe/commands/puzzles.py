"""`cafe puzzles`: find puzzles in played games."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import msgspec

from cafe.commands.console import notices, standard_input
from cafe.commands.simulate import progress_bar
from cafe.i18n import say
from cafe.protocol.puzzles import Strength
from cafe.puzzles.finding import find_puzzles, played_games
from cafe.puzzles.strength import STRENGTHS
from cafe.record.document import Document
from cafe.record.errors import FormatError, UnreadableError
from cafe.record.read import read_file
from cafe.record.replay import game_from_document
from cafe.rules.errors import SetupError
from cafe.rules.game import Game


def run(
    game: str, names: list[str], count: int, seed: int, out: Path | None, strengths: Sequence[Strength] = STRENGTHS
) -> int:
    """Write a number of puzzles of each strength, one per line; returns 1 if the files' games do not have that many."""
    games: Iterable[Game] = games_on_record(game, names) if names else played_games(game, seed)
    wanted = count * len(strengths)
    with progress_bar(notices()) as bar:
        task = bar.add_task(say("puzzles-progress"), total=wanted)
        found = find_puzzles(games, count, strengths, lambda _: bar.advance(task))
    lines = msgspec.json.Encoder().encode_lines(found)
    if out is None:
        sys.stdout.buffer.write(lines)
    else:
        out.write_bytes(lines)
    if len(found) < wanted:
        notices().print(say("puzzles-fewer", found=len(found), wanted=wanted))
    return int(len(found) < wanted)


def games_on_record(game: str, names: list[str]) -> Iterator[Game]:
    """One game's records in files of documents; UnreadableError at the first line that is not a document."""
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
