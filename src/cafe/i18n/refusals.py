"""A refusal in words: what the rule says about this guest, this seat and this table."""

from __future__ import annotations

from cafe.i18n import say
from cafe.rules.games import GAMES
from cafe.rules.verdict import Verdict


def guest_in_words(code: str, game: str, language: str = "en") -> str:
    """`RUf` as "the lady from Russia", `JKm` in junior as "the boy joker"."""
    nation, sex = code[:2], code[2:]
    manner = "junior" if GAMES[game].children else "card"
    if nation == "JK":
        return say(f"joker-{manner}-{sex}", language)
    return say(f"guest-{manner}-{sex}", language, nation=say(f"nation-{nation}", language))


def refusal_in_words(
    verdict: Verdict, game: str, language: str = "en", *, expected: object = "", given: object = ""
) -> str:
    """One sentence that says why a verdict refuses."""
    words = verdict.action.split()
    guest = next((word for word in words[1:] if word.endswith(("f", "m"))), None)
    seat = words[-1] if len(words) > 1 else ""
    company = [f"{guest_in_words(who, game, language)} ({at})" for at, who in verdict.guests.items()]
    return say(
        f"refusal-{verdict.because}",
        language,
        guest=guest_in_words(guest, game, language) if guest else "",
        seat=seat,
        table=verdict.table or "",
        company=", ".join(company) or say("nobody", language),
        expected=_amounts(expected, language),
        given=_amounts(given, language),
    )


def _amounts(value: object, language: str) -> str:
    """Points, or a part of a result, as text: `B2 6, C3 2`, `scores 41 114`."""
    if isinstance(value, dict):
        return ", ".join(f"{key} {_amounts(part, language)}" for key, part in value.items()) or say("none", language)
    if isinstance(value, list):
        return " ".join(str(part) for part in value)
    return say("none", language) if value is None else str(value)
