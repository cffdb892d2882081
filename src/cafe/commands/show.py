"""`cafe show`: draw a position of a document."""

from __future__ import annotations

from msgspec import UNSET

from cafe.commands.console import notices, output, standard_input
from cafe.i18n import say
from cafe.i18n.refusals import refusal_in_words
from cafe.record.errors import FormatError, UnreadableError, one_line
from cafe.record.read import Entry, read_file
from cafe.record.replay import replay_document
from cafe.rules.game import Game
from cafe.rules.verdict import Result
from cafe.terminal.draw import draw


def run(name: str, at: int | None) -> int:
    """Draw each document of a file after its first `at` actions (all of them if None); returns the exit code."""
    try:
        worst = 0
        for entry in read_file(name, standard_input()):
            if entry.document is None:
                return _complain(f"{entry.where}: {entry.error}")
            replay = replay_document(entry.document, until=at)
            game, refusal = replay.game, replay.refusal
            output().print(f"{heading(entry)}:")
            output().print(draw(game.open_view(), game.ruleset))
            if game.result is not None:
                output().print(ending(game, game.result))
            if refusal is not None:
                worst = 1
                told = refusal_in_words(refusal.verdict, game.name, expected=refusal.expected, given=refusal.given)
                where = "result" if refusal.action is None else f"action {refusal.action}"
                notices().print(f"cafe show: {entry.where}: {where}: {refusal.rule}: {told}")
    except (FormatError, UnreadableError) as error:
        return _complain(f"{name}: {error}" if isinstance(error, FormatError) else str(error))
    return worst


def heading(entry: Entry) -> str:
    """The heading of a document."""
    named = entry.document is not None and entry.document.name is not UNSET
    return one_line(f"{entry.where} ({entry.document.name})" if named and entry.document else entry.where)


def ending(game: Game, result: Result) -> str:
    """How a finished game ended."""
    names = ", ".join(game.players[winner] for winner in result.winners)
    scores = " ".join(str(score) for score in result.scores)
    told = say("play-over", rule=result.reason, reason=say(f"reason-{result.reason}"))
    return f"{told} {say('show-ending', names=names, scores=scores)}"


def _complain(fault: str) -> int:
    notices().print(f"cafe show: {one_line(fault)}")
    return 2
