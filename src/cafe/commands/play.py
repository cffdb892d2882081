"""`cafe play`: a game in the terminal against computer players."""

from __future__ import annotations

import secrets

from cafe.bots.registry import bot, short_place
from cafe.commands.console import output
from cafe.rules.game import MAX_SEED, Game
from cafe.terminal.play import Sitting


def run(game_name: str, name: str, opponents: list[str], seed: int | None, same_sex_tables: bool) -> int:
    """Play one game; returns the exit code."""
    names = [name, *(f"{short_place(opponent).capitalize()} {i + 1}" for i, opponent in enumerate(opponents))]
    options = {"same_sex_tables": same_sex_tables}
    game = Game.new(game_name, names, seed=seed, options=options)
    first = secrets.randbelow(MAX_SEED) if seed is None else seed
    bots = {i + 1: bot(opponent, first + i) for i, opponent in enumerate(opponents)}
    Sitting(game, bots, output()).run()
    return 0
