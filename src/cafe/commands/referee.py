"""`cafe referee`: judge documents."""

from __future__ import annotations

import sys

import msgspec

from cafe.commands.console import notices, standard_input
from cafe.i18n import say
from cafe.i18n.refusals import refusal_in_words
from cafe.record.errors import UnreadableError, one_line
from cafe.record.read import read_file
from cafe.record.referee import Report, judge

ALL_RIGHT, SOMETHING_WRONG, UNREADABLE = 0, 1, 2


def run(files: list[str], as_json: bool) -> int:
    """Judge every document of every file; returns the exit code."""
    reports: list[dict[str, object]] = []
    worst = ALL_RIGHT
    for name in files:
        try:
            for entry in read_file(name, standard_input()):
                report = judge(entry)
                worst = max(worst, exit_code(report))
                if as_json:
                    reports.append(report.as_json(message(report)))
                else:
                    tell(report)
        except UnreadableError as error:
            worst = UNREADABLE
            complain(str(error), reports if as_json else None)
    if as_json:
        sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(reports), indent=1) + b"\n")
    return worst


def exit_code(report: Report) -> int:
    """0 if all is right, 1 if a rule is broken, 2 if it cannot be read as a game."""
    if report.error is not None:
        return UNREADABLE
    return ALL_RIGHT if report.ok else SOMETHING_WRONG


def complain(fault: str, reports: list[dict[str, object]] | None) -> None:
    """Report an unreadable file: a line on standard error, and with --json an entry like the others."""
    notices().print(f"cafe referee: {one_line(fault)}")
    if reports is not None:
        told = {"ok": False, "rule": "format", "message": fault}
        reports.append(told | {"scores": [], "tables": {}, "seats": {}, "to_move": None, "over": False})


def tell(report: Report) -> None:
    """Print one line about a document: correct and refused ones on standard output, faulty ones on standard error."""
    label = one_line(f"{report.where} ({report.name})" if report.name else report.where)
    if report.error is not None:
        notices().print(f"cafe referee: {label}: {message(report)}")
    elif report.ok:
        state = "over" if report.game is not None and report.game.is_over else "not over"
        sys.stdout.write(f"{label}: accepted, {state}, scores {_list(report.scores)}\n")
    else:
        what = "result" if report.action is None else f"action {report.action}"
        rule = "" if report.rule in ("points", "result") else f" by {report.rule}"
        sys.stdout.write(f"{label}: {what} refused{rule}: {message(report)}\n")


def message(report: Report) -> str | None:
    """What is wrong with a document, in words; None if it is correct."""
    if report.error is not None:
        return say("refusal-format", fault=str(report.error))
    refusal = report.refusal
    if refusal is None or report.game is None:
        return None
    return refusal_in_words(refusal.verdict, report.game.name, expected=refusal.expected, given=refusal.given)


def _list(numbers: list[int]) -> str:
    return " ".join(str(number) for number in numbers)
