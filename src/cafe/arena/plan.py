"""The plan of a tournament: which game, who takes part, how many games."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from cafe.arena.entrants import check_entrants
from cafe.arena.pairings import Schedule
from cafe.rules.errors import SetupError
from cafe.rules.game import check_players


@dataclass(frozen=True)
class Terms:
    """What two parts of one tournament have in common; a game is known by its number under these terms."""

    game: str
    players: int
    entrants: tuple[str, ...]
    seed: int = 1
    same_sex_tables: bool = False

    def __post_init__(self) -> None:
        check_players(self.game, self.players)
        check_entrants(self.entrants)
        if not 0 <= self.seed < 2**62:
            raise SetupError(f"a seed is a whole number from 0 to 2**62 - 1, not {self.seed}")


@dataclass(frozen=True)
class Plan:
    """Terms, how many games at least, and whether to stop as soon as the order of the entrants is settled."""

    terms: Terms
    games: int = 400
    until_decided: bool = False

    def __post_init__(self) -> None:
        if self.games < 1:
            raise SetupError(f"a tournament has one game or more, not {self.games}")

    @cached_property
    def schedule(self) -> Schedule:
        """Who sits where in every game."""
        return Schedule(len(self.terms.entrants), self.terms.players, self.terms.seed)

    @cached_property
    def deals(self) -> int:
        """How many deals: as many as make up the games, each played from every seat."""
        return -(-self.games // self.schedule.games_a_deal)

    @property
    def total(self) -> int:
        """How many games that makes: whole deals only."""
        return self.deals * self.schedule.games_a_deal
