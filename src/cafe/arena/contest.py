"""What a tournament is about: which game, who takes part, how many games."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from cafe.arena.entrants import check_entrants
from cafe.arena.pairings import Schedule
from cafe.rules.editions import check_players
from cafe.rules.errors import SetupError
from cafe.rules.games import PRINTED


@dataclass(frozen=True)
class Terms:
    """What all parts of a tournament share; these terms and a number identify a game."""

    game: str
    players: int
    entrants: tuple[str, ...]
    seed: int = 1
    same_sex_tables: bool = False
    share: float | None = None  # of victories, asked of the first of two entrants, alone at a table of the second
    edition: str = PRINTED

    def __post_init__(self) -> None:
        check_players(self.game, self.players, self.edition)
        check_entrants(self.entrants)
        if self.share is not None:
            _check_share(self.share, len(self.entrants))
        if not 0 <= self.seed < 2**62:
            raise SetupError(f"a seed is a whole number from 0 to 2**62 - 1, not {self.seed}")


def _check_share(share: float, entrants: int) -> None:
    if entrants != 2:
        raise SetupError("a share is asked of the first of two entrants, not more")
    if not 0 < share < 1:
        raise SetupError(f"a share of the victories lies between 0 and 1, not at {share:g}")


@dataclass(frozen=True)
class Contest:
    """The terms, the minimum number of games, and whether to stop as soon as the question is settled."""

    terms: Terms
    games: int = 400
    until_decided: bool = False

    def __post_init__(self) -> None:
        if self.games < 1:
            raise SetupError(f"a tournament has one game or more, not {self.games}")

    @cached_property
    def schedule(self) -> Schedule:
        """Who sits where in every game."""
        terms = self.terms
        return Schedule(len(terms.entrants), terms.players, terms.seed, challenge=terms.share is not None)

    @cached_property
    def deals(self) -> int:
        """How many deals it takes to reach the number of games, each played from every seat."""
        return -(-self.games // self.schedule.games_a_deal)

    @property
    def total(self) -> int:
        """How many games that makes, counting whole deals only."""
        return self.deals * self.schedule.games_a_deal
