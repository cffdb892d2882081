"""`cafe play`: a game in the terminal against computer players."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from pathlib import Path

from cafe.bots.registry import bot, function_name
from cafe.commands.console import output
from cafe.i18n import say
from cafe.rules.editions import plan_rows
from cafe.rules.errors import SetupError
from cafe.rules.game import MAX_SEED, Game
from cafe.rules.games import PRINTED
from cafe.terminal.play import Sitting


@dataclass(frozen=True)
class Wishes:
    """Which game, and how."""

    game: str
    seed: int | None = None
    same_sex_tables: bool = False
    edition: str = PRINTED
    plan: Path | None = None  # a file with another floor plan


def run(name: str | None, opponents: list[str], wishes: Wishes) -> int:
    """Play one game; returns the exit code."""
    names = [
        name or say("play-you"),
        *(f"{function_name(opponent).capitalize()} {i + 1}" for i, opponent in enumerate(opponents)),
    ]
    game = Game.new(
        wishes.game,
        names,
        seed=wishes.seed,
        options={"same_sex_tables": wishes.same_sex_tables},
        plan=None if wishes.plan is None else read_plan_file(wishes.plan),
        edition=wishes.edition,
    )
    first = secrets.randbelow(MAX_SEED) if wishes.seed is None else wishes.seed
    bots = {i + 1: bot(opponent, first + i) for i, opponent in enumerate(opponents)}
    Sitting(game, bots, output()).run()
    return 0


def read_plan_file(file: Path) -> list[str]:
    """The rows of a plan file; SetupError if it is not text."""
    try:
        return plan_rows(file.read_text("utf-8").splitlines())
    except UnicodeDecodeError:
        raise SetupError(f"{file} is no text in UTF-8") from None
