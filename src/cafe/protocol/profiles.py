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
    """A match played with a profile, and the place in it."""

    id: str
    game: str
    status: str
    place: int
    name: str
    rated: bool


class OwnReport(Struct):
    """What you were reported for and how often; not who did it, hence neither the match, nor the name, nor the time."""

    about: str
    times: int


class OwnData(Struct):
    """Everything kept about a profile. The games themselves are at `/api/matches/{id}/document`."""

    profile: ProfileBody
    matches: list[OwnMatch]
    reports: list[OwnReport]
    banned_until: float | None
    banned: bool


class NewProfile(Struct):
    """A new profile; this is the only time the token is sent."""

    profile: ProfileBody
    token: str
    link: str


class Entry(RatingBody, kw_only=True):
    """A line of the leaderboard; for a bot also its level, its thinking time, and its version unless it is current.

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
