"""`cafe show`: draw a position of a document."""

from __future__ import annotations

from cafe.commands.kitchen import notices, output, standard_input, warmed_up
from cafe.record.errors import FormatError, UnreadableError, one_line
from cafe.record.read import read_file
from cafe.record.replay import replay_document
from cafe.terminal.draw import draw
from cafe.words.refusals import refusal_in_words


def run(name: str, at: int | None) -> int:
    """Draw each document of a file after its first `at` actions (all of them if None); returns the exit code."""
    try:
        worst = 0
        for entry in read_file(name, standard_input()):
            if entry.document is None:
                return _complain(f"{entry.where}: {entry.error}")
            with warmed_up(entry.document.game):
                replay = replay_document(entry.document, until=at)
            game, refusal = replay.game, replay.refusal
            output().print(draw(game.open_view(), game.house), soft_wrap=True)
            if refusal is not None:
                worst = 1
                told = refusal_in_words(refusal.verdict, game.kind, expected=refusal.expected, given=refusal.given)
                where = "result" if refusal.action is None else f"action {refusal.action}"
                notices().print(f"cafe show: {entry.where}: {where}: {refusal.rule}: {told}")
    except (FormatError, UnreadableError) as error:
        return _complain(f"{name}: {error}" if isinstance(error, FormatError) else str(error))
    return worst


def _complain(fault: str) -> int:
    notices().print(f"cafe show: {one_line(fault)}")
    return 2
