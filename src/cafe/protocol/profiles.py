"""Profiles and the leaderboard."""

from __future__ import annotations

from msgspec import Struct

from cafe.protocol.matches import Name


class ProfileWish(Struct, forbid_unknown_fields=True):
    """A profile's name."""

    name: Name


class RatingBody(Struct):
    """Strength in a game; `rating` is what is surely there: mu - 3 sigma. `others` are different opponents."""

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
    """People and bots, the best first; a place needs rated games with so many different others."""

    people: list[Entry]
    bots: list[Entry]
    others_needed: int
