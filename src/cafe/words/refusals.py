"""A refusal in words: what the rule says about this guest, this seat and this table."""

from __future__ import annotations

from cafe.rules.verdict import Verdict
from cafe.words import say


def guest_in_words(code: str, game: str, language: str = "en") -> str:
    """`RUf` as "the lady from Russia", `JKm` in junior as "the boy joker"."""
    nation, sex = code[:2], code[2:]
    manner = "junior" if game == "junior" else "card"
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
        expected=str(expected),
        given=str(given),
    )
