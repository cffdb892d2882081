"""`cafe review`: what was played in a game, what was best, what it cost, and who was winning."""

from __future__ import annotations

import sys
from typing import Any

import msgspec
from rich.progress import Progress

from cafe.bots.review import Review, TurnReview, review
from cafe.bots.search_settings import Effort
from cafe.bots.version import short_name
from cafe.commands.console import notices, output, standard_input
from cafe.commands.show import heading
from cafe.commands.simulate import progress_bar
from cafe.i18n import say
from cafe.i18n.advice import actions_in_words, reasons_in_words
from cafe.i18n.refusals import refusal_in_words
from cafe.record.errors import FormatError, UnreadableError, one_line
from cafe.record.read import Entry, read_file
from cafe.record.replay import replay_document
from cafe.rules.game import Game


def run(name: str, effort: Effort, seed: int, as_json: bool) -> int:
    """Review each document of a file; returns the exit code."""
    reports: list[dict[str, Any]] = []
    try:
        for entry in read_file(name, standard_input()):
            game = _replay(entry)
            if game is None:
                return 2 if entry.document is None else 1
            with progress_bar(notices()) as bar:
                found = _review(game, effort, seed, bar)
            if as_json:
                reports.append({"name": heading(entry), "players": game.players} | msgspec.to_builtins(found))
            else:
                output().print(f"{heading(entry)}:")
                tell(game, found)
    except (FormatError, UnreadableError) as error:
        return _complain(f"{name}: {error}" if isinstance(error, FormatError) else str(error))
    if as_json:
        sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(reports), indent=1) + b"\n")
    return 0


def _replay(entry: Entry) -> Game | None:
    """The game of a document; None, with a line on standard error, if it is no document or breaks a rule."""
    if entry.document is None:
        _complain(f"{entry.where}: {entry.error}")
        return None
    replay = replay_document(entry.document)
    if replay.refusal is None:
        return replay.game
    verdict = replay.refusal.verdict
    told = refusal_in_words(verdict, replay.game.name, expected=replay.refusal.expected, given=replay.refusal.given)
    _complain(f"{entry.where}: {replay.refusal.rule}: {told}")
    return None


def _review(game: Game, effort: Effort, seed: int, bar: Progress) -> Review:
    task = bar.add_task(say("review-progress"), total=None)
    return review(game, effort, seed=seed, progress=lambda done, of: bar.update(task, completed=done, total=of))


def tell(game: Game, found: Review) -> None:
    """One line per turn, then the curve, then how each player did."""
    out, names = output(), [short_name(name) for name in game.players]
    for short, name in zip(names, game.players, strict=True):
        if short != name:
            out.print(say("review-player", short=short, name=name))
    for turn in found.turns:
        out.print(_line(names[turn.player], turn))
    out.print(say("review-chances-title"))
    for number, chances in found.curve:
        shares = "  ".join(f"{name} {100 * chance:.0f}" for name, chance in zip(names, chances, strict=True))
        out.print("  " + say("review-chances", number=number, chances=shares))
    for player, name in enumerate(names):
        did = found.summary(player)
        out.print(say("review-summary", name=name, turns=did.turns, best=did.best, cost=round(100 * did.cost)))


def _line(name: str, turn: TurnReview) -> str:
    verdict = say("review-best")
    if not turn.was_best:
        verdict = say(
            "review-better",
            cost=round(100 * turn.cost),
            margin=f"{turn.cost_points:.1f}",
            best=actions_in_words(turn.best),
            points=turn.best.points,
            reasons=reasons_in_words(turn.best.reasons),
            against=reasons_in_words(reason for reason in turn.played.reasons if reason.is_against),
        )
    played = actions_in_words(turn.played)
    return say("review-turn", number=turn.first, name=name, played=played, points=turn.played.points, verdict=verdict)


def _complain(fault: str) -> int:
    notices().print(f"cafe review: {one_line(fault)}")
    return 2
