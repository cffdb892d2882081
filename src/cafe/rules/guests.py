"""Guests (G2): a nation and a sex, or a joker with a sex only.

A kind of guest is a small number: nation * 2 + sex, jokers last. Guests of one kind are interchangeable.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

F, M = 0, 1
SEXES = "fm"
JOKER_NATION = 12
JOKER_F, JOKER_M = 24, 25
KINDS = 26
OF_SEX = tuple(sum(1 << kind for kind in range(sex, KINDS, 2)) for sex in (F, M))  # the kinds of each sex, as bits
EACH_KIND = 4  # G2: four ladies and four gentlemen of each nation; the most of any edition
NO_NATION = "--"  # kinds are numbered alike in all editions: an edition of fewer nations leaves numbers free


@dataclass(frozen=True)
class Cast:
    """The guests of one edition: its nations in order, how many jokers of each sex, how many of each other kind."""

    nations: tuple[str, ...]
    jokers: int
    each: int = EACH_KIND

    @property
    def kinds(self) -> int:
        """How many numbers of kinds there are."""
        return KINDS if self.jokers else JOKER_F

    @cached_property
    def codes(self) -> tuple[str, ...]:
        """The text of each kind: `RUf`, `JKm`."""
        free = JOKER_NATION - len(self.nations)
        names = (*self.nations, *(NO_NATION,) * free, "JK")
        return tuple(names[kind // 2] + SEXES[kind % 2] for kind in range(self.kinds))

    @cached_property
    def kind_of(self) -> dict[str, int]:
        """The kind of each text; kinds of no nation have none."""
        return {code: kind for kind, code in enumerate(self.codes) if not code.startswith(NO_NATION)}

    def supply(self, kind: int) -> int:
        """How many guests of a kind the edition has (G2)."""
        if kind >= JOKER_F:
            return self.jokers
        return self.each if kind // 2 < len(self.nations) else 0

    @cached_property
    def everybody(self) -> tuple[int, ...]:
        """All guests of the game, unshuffled."""
        return tuple(kind for kind in range(self.kinds) for _ in range(self.supply(kind)))


def pack_flags(flags: Sequence[int]) -> int:
    """Four flags NW NE SE SW as one number; side i of the table (N, E, S, W) shows flags i and i+1."""
    return flags[0] | flags[1] << 4 | flags[2] << 8 | flags[3] << 12


def unpack_flags(table: int) -> tuple[int, int, int, int]:
    """The four flags of a table, NW NE SE SW."""
    return table & 15, table >> 4 & 15, table >> 8 & 15, table >> 12 & 15
