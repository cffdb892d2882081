"""Games as hashes of their documents: `python tests/hashes.py SEED ...` plays and prints them, however it is run."""

from __future__ import annotations

import hashlib
import json
import random
import sys

from cafe import Game, document_of
from cafe.arena.simulate import play_out
from cafe.bots.registry import bot
from cafe.record.write import encode
from cafe.rules.editions import edition
from walks import GAMES, play_on, throw

BOT_TURNS = 3


def digest(game: Game) -> str:
    return hashlib.sha256(encode(document_of(game)) + game.state.tobytes()).hexdigest()[:16]


def random_game(name: str, variant: bool, seed: int) -> str:
    """A whole game by dice; every question is answered on the way too."""
    dice = random.Random(seed)
    players = dice.choice(edition(name).players)
    game = Game.new(name, players, seed=seed, options={"same_sex_tables": variant})
    verdicts = hashlib.sha256()
    while not game.is_over:
        action = dice.choice(game.space.actions)
        verdicts.update(repr(game.explain(action)).encode())
        verdicts.update(str(int(game.legal_mask().sum())).encode())
        game.play(throw(game, dice, eager=0.7))
    return digest(game) + verdicts.hexdigest()[:16]


def bot_game(name: str, variant: bool, seed: int) -> str:
    """Some turns of a greedy player after a random opening, and how random players in the kernel end it."""
    game = Game.new(name, 2, seed=seed, options={"same_sex_tables": variant})
    dice = random.Random(seed)
    for _ in range(40):
        game.play(throw(game, dice, eager=0.7))
    greedy = bot("greedy", seed)
    for _ in range(BOT_TURNS):
        for action in [] if game.is_over else greedy.choose(game):
            game.play(action)
    codes, _ = play_out(game, ("random", "random"), seed, 0)
    for code in codes:
        game.play(code)
    return digest(play_on(game, seed))


def hashes(seeds: list[int]) -> dict[str, str]:
    found = {}
    for game, variant in GAMES:
        for seed in seeds:
            found[f"{game} {variant} {seed}"] = random_game(game, variant, seed)
            found[f"{game} {variant} {seed} bots"] = bot_game(game, variant, seed)
    return found


if __name__ == "__main__":
    sys.stdout.write(json.dumps(hashes([int(word) for word in sys.argv[1:]])))
