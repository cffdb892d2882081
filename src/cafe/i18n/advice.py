"""Hints in words."""

from __future__ import annotations

from collections.abc import Iterable

from cafe.bots.analysis import Advice
from cafe.bots.reasons import Reason
from cafe.i18n import say

PLAIN = frozenset({"draw", "lay_down", "discard", "declare_end", "decline_end"})  # the action itself already says so


def reasons_in_words(reasons: Iterable[Reason], language: str = "en") -> str:
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


def advice_in_words(advice: Advice, language: str = "en") -> str:
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
