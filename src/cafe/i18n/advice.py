"""Hints in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol

from cafe.i18n import say

PLAIN = frozenset({"draw", "lay_down", "discard", "declare_end", "decline_end"})  # the action itself already says so


class Reason(Protocol):
    """One thing about a turn, as `cafe.bots.reasons` finds it."""

    @property
    def what(self) -> str:
        """The words are `why-{what}`."""

    @property
    def data(self) -> Mapping[str, str | int]:
        """What the words are about."""

    @property
    def is_against(self) -> bool:
        """Whether it speaks against the turn."""


class Advice(Protocol):
    """A whole turn and what it is worth, as `cafe.bots.analysis` gives it."""

    @property
    def actions(self) -> Sequence[str]:
        """What is done, in order."""

    @property
    def points(self) -> int:
        """Scored at once."""

    @property
    def chance(self) -> float:
        """To win."""

    @property
    def margin(self) -> float:
        """Expected at the end."""

    @property
    def reasons(self) -> Sequence[Reason]:
        """What speaks for it and against it."""


def reasons_in_words(reasons: Iterable[Reason], language: str | None = None) -> str:
    """The reasons for a turn, then those against it, separated by semicolons, without what its actions already say."""
    told = [
        (reason.is_against, say(f"why-{reason.what}", language, **reason.data))
        for reason in reasons
        if reason.what not in PLAIN
    ]
    pro = [words for is_against, words in dict.fromkeys(told) if not is_against]
    against = [words for is_against, words in dict.fromkeys(told) if is_against]
    if pro and against:
        against[0] = say("why-but", language, reason=against[0])
    return "".join(f"; {each}" for each in [*pro, *against])


def actions_in_words(advice: Advice) -> str:
    """A turn's actions, one after another."""
    return ", ".join(advice.actions)


def advice_in_words(advice: Advice, language: str | None = None) -> str:
    """One line about a turn."""
    return say(
        "hint-turn",
        language,
        actions=actions_in_words(advice),
        points=advice.points,
        chance=round(100 * advice.chance),
        margin=f"{advice.margin:+.0f}",
        reasons=reasons_in_words(advice.reasons, language),
    )
