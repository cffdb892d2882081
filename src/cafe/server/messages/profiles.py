"""Profiles and the leaderboard."""

from __future__ import annotations

from msgspec import Struct

from cafe.server.messages.matches import Name


class ProfileWish(Struct, forbid_unknown_fields=True):
    """A profile's name."""

    name: Name


class RatingBody(Struct):
    """Strength in a game; `rating` is what is surely there: mu - 3 sigma."""

    rating: float
    mu: float
    sigma: float
    games: int
    wins: int


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
    """A line of the leaderboard."""

    id: str
    name: str
    bot: bool


class Leaderboard(Struct):
    """The best first."""

    entries: list[Entry]
