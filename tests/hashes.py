"""Games as hashes of their documents: `python tests/hashes.py SEED ...` plays and prints them, however it is run.

With `--thoughts` first: what players choose at moments of such games; with `--both`, games and moments. A game's name:
that game only. `--printed`: without the option same_sex_tables.
"""

from __future__ import annotations

import hashlib
import json
import random
import sys

from cafe import Game, document_of
from cafe.arena.simulate import play_out
from cafe.bots.analysis import analyse
from cafe.bots.registry import bot
from cafe.bots.search_settings import Effort
from cafe.record.write import encode
from cafe.rules.editions import edition
from cafe.rules.games import GAME_NAMES
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


def hashes(seeds: list[int], names: tuple[str, ...] = GAME_NAMES) -> dict[str, str]:
    found = {}
    for name, variant in GAMES:
        for seed in seeds if name in names else ():
            found[f"{name} {variant} {seed}"] = random_game(name, variant, seed)
            found[f"{name} {variant} {seed} bots"] = bot_game(name, variant, seed)
    return found


def thought(name: str, variant: bool, seed: int) -> str:
    """What players choose at a moment of a random game: listed choices, weak players, a search, reasons."""
    game = Game.new(name, 2, seed=seed, options={"same_sex_tables": variant})
    dice = random.Random(seed)
    for _ in range(30):
        game.play(throw(game, dice, eager=0.7))
    if game.is_over:
        return digest(game)
    chosen = [list(map(str, bot(level, seed).choose(game))) for level in ("level1", "search@4")]
    advice = analyse(game.view(game.to_move), Effort(simulations=2))
    told = repr((game.choices(), chosen, advice, [one.chance.hex() for one in advice.turns]))
    return hashlib.sha256(told.encode()).hexdigest()[:16]


def thoughts(seeds: list[int], names: tuple[str, ...] = GAME_NAMES, *, printed: bool = False) -> dict[str, str]:
    chosen = [(name, variant) for name, variant in GAMES if name in names and not (printed and variant)]
    return {
        f"{name} {variant} {seed} thought": thought(name, variant, seed) for name, variant in chosen for seed in seeds
    }


def answers(words: list[str]) -> dict[str, str]:
    """What the words on the command line ask for."""
    seeds = [int(word) for word in words if word.isdigit()]
    names = tuple(word for word in words if word in GAME_NAMES) or GAME_NAMES
    found = {} if "--thoughts" in words else hashes(seeds, names)
    thinks = "--thoughts" in words or "--both" in words
    return found | (thoughts(seeds, names, printed="--printed" in words) if thinks else {})


if __name__ == "__main__":
    sys.stdout.write(json.dumps(answers(sys.argv[1:])))
