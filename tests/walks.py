"""Walks: games played by given choices, for tests that look at what is found on the way."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st

from cafe import Game
from cafe.rules.editions import edition
from cafe.rules.games import GAME_NAMES
from cafe.rules.position import read_position
from cafe.rules.state import PLACING

GAMES = [(game, variant) for game in GAME_NAMES for variant in (False, True)]
SEATS = [(game, variant, players) for game, variant in GAMES for players in edition(game).players]


@dataclass(frozen=True)
class Walk:
    """A new game, some steps by dice, then steps by choices (which shrink better than dice)."""

    game: str
    variant: bool
    players: int
    seed: int
    steps: int
    eager: float
    choices: tuple[int, ...]
    from_position: bool

    def begin(self) -> Game:
        options = {"same_sex_tables": self.variant}
        return Game.new(self.game, self.players, seed=self.seed, options=options)

    def games(self) -> Iterator[Game]:
        """The same game again and again, one step further each time."""
        game = self.begin()
        yield game
        dice = random.Random(self.seed)
        for _ in range(self.steps):
            if game.is_over:
                return
            game.play(throw(game, dice, self.eager))
        game = as_position(game) if self.from_position and at_turn_start(game) else game
        yield game
        for choice in self.choices:
            if game.is_over:
                return
            actions = game.legal_actions()
            game.play(actions[choice % len(actions)])
            yield game

    def end(self) -> Game:
        """The game at the end of the walk."""
        *_, last = self.games()
        return last


def throw(game: Game, dice: random.Random, eager: float = 0.0) -> Any:
    """A legal action by dice; eager players rather open groups, seat and swap."""
    actions = game.legal_actions()
    if dice.random() < eager:
        actions = [one for one in actions if one.do in ("open_group", "seat", "swap")] or actions
        actions = [one for one in actions if one.do in ("open_group", "swap")] or actions
    return dice.choice(actions)


def play_on(game: Game, seed: int, eager: float = 0.0, most: int = 5000) -> Game:
    """Play a game to its end by dice."""
    dice = random.Random(seed)
    for _ in range(most):
        if game.is_over:
            return game
        game.play(throw(game, dice, eager))
    raise AssertionError("the game does not end")


def at_turn_start(game: Game) -> bool:
    state = game.state[0]
    if int(state["phase"]) != PLACING or int(state["placed"]):
        return False
    if game.name == "junior":
        steps = list(game.steps())
        same_player = bool(steps) and int(steps[-1][1][0]["player"]) == game.to_move
        return int(state["doing"]) == 0 and not (same_player and steps[-1][0].do == "swap")
    return True


def as_position(game: Game) -> Game:
    """A game that goes on from where another one stands, at the beginning of a turn."""
    position = read_position(game.ruleset, game.state[0])
    options = {"same_sex_tables": game.ruleset.same_sex_tables}
    rows = game.ruleset.plan.rows
    plan = None if rows == game.ruleset.edition.plan.rows else rows
    return Game.from_position(game.name, game.players, position, options=options, plan=plan)


@st.composite
def walks(draw: st.DrawFn, most_steps: int = 250, most_choices: int = 25) -> Walk:
    game, variant = draw(st.sampled_from(GAMES))
    return Walk(
        game=game,
        variant=variant,
        players=draw(st.sampled_from(edition(game).players)),
        seed=draw(st.integers(0, 2**62 - 1)),
        steps=draw(st.integers(0, most_steps)),
        eager=draw(st.sampled_from((0.0, 0.5, 0.9))),
        choices=tuple(draw(st.lists(st.integers(0, 4000), max_size=most_choices))),
        from_position=draw(st.booleans()),
    )
