"""The referee: one report per document, which accepts it or names the first fault and the rule it breaks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from msgspec import UNSET, UnsetType

from cafe.record.document import Document
from cafe.record.errors import FormatError
from cafe.record.read import Entry
from cafe.record.replay import Refusal, Replay, replay_document
from cafe.rules.game import Game


@dataclass(frozen=True)
class Report:
    """What the referee says about one document; `game` is None if it could not be set up."""

    where: str
    name: str | None
    game: Game | None
    refusal: Refusal | None = None
    error: FormatError | None = None

    @property
    def ok(self) -> bool:
        """Whether the document has no fault."""
        return self.refusal is None and self.error is None

    @property
    def rule(self) -> str | None:
        """The id of the broken rule, if any."""
        if self.error is not None:
            return "format"
        return None if self.refusal is None else self.refusal.rule

    @property
    def action(self) -> int | None:
        """The number of the refused action, if any."""
        if self.error is not None:
            return self.error.action
        return None if self.refusal is None else self.refusal.action

    @property
    def scores(self) -> list[int]:
        """Final scores if the game is over, else the points so far."""
        if self.game is None:
            return []
        result = self.game.result
        return list(self.game.scores if result is None else result.scores)

    def as_json(self, message: str | None) -> dict[str, Any]:
        """The report as the command prints it with --json."""
        game = self.game
        told = {
            "name": self.name,
            "ok": self.ok,
            "action": self.action,
            "rule": self.rule,
            "message": message,
        }
        return {key: value for key, value in told.items() if value is not None} | {
            "scores": self.scores,
            "tables": {} if game is None else game.tables,
            "seats": {} if game is None else game.seats,
            "to_move": None if game is None or game.is_over else game.to_move,
            "over": game is not None and game.is_over,
        }


def judge(entry: Entry) -> Report:
    """Judge one document."""
    if entry.document is None:
        return Report(entry.where, None, None, error=entry.error)
    name = _name(entry.document)
    try:
        replay: Replay = replay_document(entry.document)
    except FormatError as error:
        return Report(entry.where, name, None, error=error)
    return Report(entry.where, name, replay.game, replay.refusal)


def _name(document: Document) -> str | None:
    return None if document.name is UNSET or isinstance(document.name, UnsetType) else document.name
