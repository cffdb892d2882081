"""A refusal in words: what the rule says about this guest, this seat and this table."""

from __future__ import annotations

from cafe.i18n import say
from cafe.rules.games import GAMES
from cafe.rules.verdict import Verdict


def guest_in_words(code: str, game: str, language: str | None = None) -> str:
    """`RUf` as "the lady from Russia", `JKm` in junior as "the boy joker"."""
    nation, sex = code[:2], code[2:]
    manner = "junior" if GAMES[game].children else "card"
    if nation == "JK":
        return say(f"joker-{manner}-{sex}", language)
    return say(f"guest-{manner}-{sex}", language, nation=say(f"nation-{nation}", language, sex=sex))


def refusal_in_words(
    verdict: Verdict, game: str, language: str | None = None, *, expected: object = "", given: object = ""
) -> str:
    """One sentence that says why a verdict refuses, and in brackets where: `... (D2: the gentleman from France D1)`."""
    words = verdict.action.split()
    guest = next((word for word in words[1:] if word.endswith(("f", "m"))), "")
    company = [guest_in_words(who, game, language) for who in verdict.guests.values()]
    sentence = say(
        f"refusal-{verdict.because}",
        language,
        guest=guest_in_words(guest, game, language) if guest else "",
        sex=guest[2:],
        same=sum(who[2:] == guest[2:] for who in verdict.guests.values()),
        company=", ".join(company) or say("nobody", language),
        expected=_amounts(expected, language),
        given=_amounts(given, language),
    )
    there = ", ".join(f"{who} {at}" for who, at in zip(company, verdict.guests, strict=True))
    where = ": ".join(part for part in (_cell(verdict), there) if part)
    return f"{sentence} ({where})" if where else sentence


def _cell(verdict: Verdict) -> str:
    """The cell that a refusal is about: the table, else what the action names last."""
    last = verdict.action.split()[-1:]
    return verdict.table or next((word for word in last if word[:1].isupper() and word[1:].isdigit()), "")


def _amounts(value: object, language: str | None) -> str:
    """Points, or a part of a result, as text: `B2 6, C3 2`, `scores 41 114`."""
    if isinstance(value, dict):
        return ", ".join(f"{key} {_amounts(part, language)}" for key, part in value.items()) or say("none", language)
    if isinstance(value, list):
        return " ".join(str(part) for part in value)
    return say("none", language) if value is None else str(value)
