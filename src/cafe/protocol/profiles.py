"""Profiles and the leaderboard."""

from __future__ import annotations

from msgspec import Struct

from cafe.protocol.matches import Course, Name


class ProfileWish(Struct, forbid_unknown_fields=True):
    """A profile's name."""

    name: Name


class RatingBody(Struct):
    """Strength in a game; `rating` is a cautious estimate: mu - 3 sigma. `others` are different opponents."""

    rating: float
    mu: float
    sigma: float
    games: int
    wins: int
    others: int


class ProfileBody(Struct):
    """A profile as everybody sees it."""

    id: str
    name: str
    created_at: float
    ratings: dict[str, RatingBody]


class OwnMatch(Course, omit_defaults=True):
    """A match one has played with a profile, and where one sat."""

    id: str
    game: str
    status: str
    place: int
    name: str
    rated: bool


class OwnReport(Struct):
    """That one was reported and how often; not who did it, so neither at which match, nor by which name, nor when."""

    about: str
    times: int


class OwnData(Struct):
    """All that is kept of a profile. The games themselves are at `/api/matches/{id}/document`."""

    profile: ProfileBody
    matches: list[OwnMatch]
    reports: list[OwnReport]
    banned_until: float | None
    banned: bool


class NewProfile(Struct):
    """A new profile; the token is told this once only."""

    profile: ProfileBody
    token: str
    link: str


class Entry(RatingBody, kw_only=True):
    """A line of the leaderboard; of a bot its level too, the seconds it was told to think, and a version that is past.

    `name` says all of it, in English.
    """

    id: str
    name: str
    bot: bool
    level: str | None
    seconds: float | None
    version: str | None


class Leaderboard(Struct):
    """People and bots, the best first; a place needs rated games with `others_needed` different opponents."""

    people: list[Entry]
    bots: list[Entry]
    others_needed: int
