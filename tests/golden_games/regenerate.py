"""Regenerate the golden games: `python tests/golden_games/regenerate.py [--check]`.

One whole game of each kind and variant, from a fixed seed, by greedy and random players. A change in these files is a
change in the shuffling, the players or the rules, and must be meant.
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from cafe import Game, document_of
from cafe.arena.simulate import play_out
from cafe.record.write import encode

HERE = Path(__file__).parent
SEEDS = {"card": 1987, "board": 1992, "junior": 1989}  # games in which the variant shows
BOTS = ("greedy", "random", "greedy")
GAMES = [(kind, variant) for kind in ("card", "board", "junior") for variant in (False, True)]


def file_of(game: str, variant: bool) -> Path:
    return HERE / f"{game}{'-same-sex' if variant else ''}.json"


def golden_game(name: str, variant: bool) -> bytes:
    """The document as its file has it."""
    names = [f"{bot} {i + 1}" for i, bot in enumerate(BOTS)]
    game = Game.new(name, names, seed=SEEDS[name], options={"same_sex_tables": variant})
    for code in play_out(game, BOTS, SEEDS[name], 0)[0]:
        game.play(code)
    return msgspec.json.format(encode(document_of(game, name=f"golden {name}")), indent=1) + b"\n"


def main(words: list[str]) -> int:
    stale = [(file_of(*game), golden_game(*game)) for game in GAMES]
    stale = [(file, made) for file, made in stale if not file.exists() or file.read_bytes() != made]
    for file, made in stale:
        sys.stdout.write(f"{file.name} {'differs' if '--check' in words else 'written'}\n")
        if "--check" not in words:
            file.write_bytes(made)
    return int("--check" in words and bool(stale))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
