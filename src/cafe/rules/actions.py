"""Actions: a value, its text (`seat RUf C2`) and its number, and how they turn into each other."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from operator import index
from typing import SupportsIndex

from cafe.rules.editions import Edition
from cafe.rules.errors import InvalidAction
from cafe.rules.floor_plans import Plan


@dataclass(frozen=True, slots=True)
class Action:
    """One step of a player: `do`, and the guest and the cell it concerns, if any."""

    do: str
    guest: str | None = None
    at: str | None = None
    code: int = field(default=-1, repr=False, compare=False)

    def __str__(self) -> str:
        return " ".join(word for word in (self.do, self.guest, self.at) if word)


@dataclass(frozen=True, slots=True)
class SeatGroup:
    """A whole group of one sex at one table (K12, B13): guests and their seats, in order."""

    table: str
    guests: tuple[tuple[str, str], ...]

    def __str__(self) -> str:
        return " ".join(["seat_group", self.table, *(word for pair in self.guests for word in pair)])

    def steps(self) -> list[str]:
        """The actions it is made of: open it at its table, then seat one guest after the other."""
        return [f"open_group {self.table}", *(f"seat {guest} {at}" for guest, at in self.guests)]


@dataclass(frozen=True)
class ActionSpace:
    """All actions of a game on a plan, in the order of their numbers (docs/actions.md)."""

    edition: Edition
    plan: Plan

    @cached_property
    def actions(self) -> tuple[Action, ...]:
        """Every action; its number is its place."""
        codes, facts = self.edition.cast.codes, self.edition.facts
        swaps = codes if self.edition.cast.jokers else ()
        rows = [("seat", guest, seat) for guest in codes for seat in self.plan.seat_names]
        rows += [("swap", guest, seat) for guest in swaps for seat in self.plan.seat_names]
        made: list[tuple[str, str | None, str | None]] = [*rows]
        made += [(facts.guest_action, guest, None) for guest in codes]
        made += [(facts.table_action, None, table) for table in self.plan.table_names]
        made += [(move, None, None) for move in facts.moves]
        return tuple(Action(*words, code) for code, words in enumerate(made))

    @cached_property
    def numbers(self) -> tuple[int, ...]:
        """Their numbers, made once."""
        return tuple(range(len(self.actions)))

    @cached_property
    def by_text(self) -> dict[str, Action]:
        """Every action by its text; those of guests that the edition does not have are none."""
        known = {None, *self.edition.cast.kind_of}
        return {str(action): action for action in self.actions if action.guest in known}

    def __len__(self) -> int:
        return len(self.actions)

    def find(self, action: Action | str | SupportsIndex) -> Action:
        """The action of this game that a value, a text or a number stands for; InvalidAction if none does."""
        if type(action) is Action and action.code < len(self.actions) and self.actions[action.code] is action:
            return action
        if type(action) is int or (not isinstance(action, str) and isinstance(action, SupportsIndex)):  # NumPy's too
            number = index(action)
            if 0 <= number < len(self.actions):
                return self.actions[number]
            raise InvalidAction(f"{self.edition.game} has no action {number}: 0 to {len(self) - 1}")
        found = self.by_text.get(" ".join(str(action).split()))
        if found is None:
            raise InvalidAction(f"'{action}' is no action of the {self.edition.game} game")
        return found


def parse_group(text: str) -> SeatGroup:
    """Read `seat_group C3 RUf C2 RUf B3`; InvalidAction if it is not of that form."""
    do, *words = text.split()
    if do != "seat_group" or len(words) < 3 or len(words) % 2 == 0:
        raise InvalidAction(f"'{text}' is no group: write seat_group TABLE GUEST SEAT [GUEST SEAT ...]")
    pairs = zip(words[1::2], words[2::2], strict=True)
    return SeatGroup(words[0], tuple(pairs))
