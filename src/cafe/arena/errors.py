"""What can go wrong in a tournament that is set up correctly."""

from __future__ import annotations

from cafe.rules.errors import CafeError


class ArenaError(CafeError):
    """A tournament cannot go on: a player breaks the rules, workers keep dying, the results file is not its own."""
