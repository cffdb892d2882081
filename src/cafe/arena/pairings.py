"""Pairings: who sits where, so that every entrant plays every deal from every seat."""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, permutations

from cafe.arena.seeds import derived

Seating = tuple[int, ...]  # the entrant on each seat, by number


@dataclass(frozen=True)
class Schedule:
    """The games of a tournament by number: deal after deal, each with all its seatings.

    - At least as many entrants as seats: every set of that many entrants meets, and rotates seat by seat until
      everybody has sat everywhere. With two players that is a round robin, home and away.
    - Fewer entrants than seats: for every pair, the first on every seat in turn with the second on all other seats;
      then the other way round.
    - A challenge: the first entrant on every seat in turn, the second on all other seats, and nothing else.
    """

    entrants: int
    players: int
    seed: int
    challenge: bool = False

    @cached_property
    def games_a_deal(self) -> int:
        """How many games each deal has."""
        return len(self.seatings(0))

    def seatings(self, deal: int) -> list[Seating]:
        """The seatings of a deal, in the order of its games."""
        if self.challenge or self.entrants < self.players:
            pairs = [(0, 1)] if self.challenge else permutations(range(self.entrants), 2)
            return [_one_against_all(one, others, seat, self.players) for one, others in pairs for seat in self._seats]
        companies = (self._in_some_order(company, deal) for company in combinations(range(self.entrants), self.players))
        return [_moved_on(company, seats) for company in companies for seats in self._seats]

    def seating(self, number: int) -> Seating:
        """The seating of a game."""
        deal, place = divmod(number, self.games_a_deal)
        return self.seatings(deal)[place]

    def deal(self, number: int) -> int:
        """The deal of a game."""
        return number // self.games_a_deal

    def numbers(self, deal: int) -> range:
        """The games of a deal."""
        return range(deal * self.games_a_deal, (deal + 1) * self.games_a_deal)

    @property
    def _seats(self) -> range:
        return range(self.players)

    def _in_some_order(self, company: Seating, deal: int) -> Seating:
        """Draw for every deal who follows whom: rotating does not change it, and it may matter."""
        if self.players == 2:
            return company
        order = list(company)
        random.Random(derived(self.seed, "order", deal, *company)).shuffle(order)
        return tuple(order)


def _moved_on(company: Seating, seats: int) -> Seating:
    return company[-seats:] + company[:-seats] if seats else company


def _one_against_all(one: int, others: int, seat: int, players: int) -> Seating:
    return tuple(one if here == seat else others for here in range(players))
