"""The standings as text and table cells, for the terminal and the page."""

from __future__ import annotations

import math
import shlex
from typing import TYPE_CHECKING

from cafe.i18n import say
from cafe.rules.games import PRINTED

if TYPE_CHECKING:  # `cafe simulate` names games as we do, and has no ratings
    from cafe.arena.contest import Contest
    from cafe.arena.standings import Row, Standing

HEADINGS = ("wins", "share", "margin", "score", "rating", "time")
Cell = tuple[str, str]  # the text, and the small print below it


def cells(row: Row) -> tuple[str, list[Cell]]:
    """An entrant's name and cells, in the order of HEADINGS."""
    share, margin, rating = row.share, row.margin, row.rating
    return row.entrant, [
        (f"{row.wins:.1f}".removesuffix(".0"), say("arena-of", games=str(row.games))),
        (f"{100 * share.mean:.1f} %", f"[{100 * share.low:.1f}, {100 * share.high:.1f}]"),
        (f"{margin.mean:+.1f}", f"[{margin.low:+.1f}, {margin.high:+.1f}]" if math.isfinite(margin.high) else "–"),
        (f"{row.score:.1f}", ""),
        (f"{rating.mu:.1f}", f"± {2 * rating.sigma:.1f}"),
        (duration(row.seconds), ""),
    ]


def duration(seconds: float) -> str:
    """A time in a suitable unit."""
    for unit, factor in (("s", 1.0), ("ms", 1e3)):
        if seconds * factor >= 1:
            return f"{seconds * factor:.2f} {unit}"
    return f"{seconds * 1e6:.0f} µs"


def title(standing: Standing) -> str:
    """What was played."""
    terms = standing.contest.terms
    game = game_in_words(terms.game, terms.edition)
    return say("arena-title", game=game, players=terms.players, games=len(standing.games), deals=standing.deals)


def game_in_words(game: str, edition: str) -> str:
    """The game, and its edition if it is not the printed one."""
    words = say(f"play-game-{game}")
    return words if edition == PRINTED else f"{words} ({edition})"


def kind_in_words(game: str, edition: str, players: int) -> str:
    """The game, and by how many it is played."""
    return say("arena-kind", game=game_in_words(game, edition), players=players)


def how_to_read(standing: Standing) -> str:
    """What the brackets mean."""
    return say("arena-intervals-sequence" if standing.contest.until_decided else "arena-intervals")


def settled(standing: Standing) -> list[str]:
    """What is settled, strongest first, and what is not."""
    if standing.contest.terms.share is not None:
        return [_answer(standing, standing.contest.terms.share)]
    names = standing.entrants
    sentences = []
    for row in standing.rows:
        weaker = [sum(v.pair) - v.stronger for v in standing.verdicts if v.stronger == row.number]
        if weaker:
            sentences.append(say("arena-settled", stronger=row.entrant, weaker=", ".join(names[who] for who in weaker)))
    unsettled = [" – ".join(names[who] for who in v.pair) for v in standing.verdicts if v.stronger is None]
    return [*sentences, say("arena-open", pairs=", ".join(unsettled))] if unsettled else sentences


def _answer(standing: Standing, asked: float) -> str:
    """Whether the first entrant wins the share in question."""
    keys = {None: "arena-share-open", 0: "arena-share-reached", 1: "arena-share-missed"}
    entrant, others = standing.entrants
    return say(keys[standing.verdicts[0].stronger], entrant=entrant, others=others, share=f"{100 * asked:g}")


def command_of(contest: Contest) -> str:
    """The command that plays a contest."""
    terms = contest.terms
    words = ["cafe", "arena", "--game", terms.game, "--players", str(terms.players)]
    words += ["--entrants", ",".join(terms.entrants), "--games", str(contest.games), "--seed", str(terms.seed)]
    words += ["--same-sex-tables"] * terms.same_sex_tables + ["--until-decided"] * contest.until_decided
    words += [] if terms.edition == PRINTED else ["--edition", terms.edition]
    words += [] if terms.share is None else ["--share", f"{terms.share:g}"]
    return shlex.join(words)
