"""What can go wrong in a tournament once it is set up."""

from __future__ import annotations

from cafe.rules.errors import CafeError


class ArenaError(CafeError):
    """A tournament that cannot go on: a player breaks the rules, workers keep dying, a results file is another's."""
