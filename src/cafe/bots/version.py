"""The version of the computer players: another one whenever a player would choose otherwise (a test notices)."""

from __future__ import annotations

from cafe.rules.version import RULES_VERSION

PLAYERS_VERSION = 1
VERSIONS = f"rules {RULES_VERSION}, players {PLAYERS_VERSION}"  # as they stand in the names of players
