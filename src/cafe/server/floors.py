"""Which editions and floor plans this server plays."""

from __future__ import annotations

from collections.abc import Sequence

from cafe.rules.errors import PlanError, UnknownEdition
from cafe.rules.games import PRINTED
from cafe.rules.ruleset import Ruleset, ruleset
from cafe.server.faults import Fault


def checked_ruleset(game: str, edition: str = PRINTED, plan: Sequence[str] | None = None) -> Ruleset:
    """The rules of an edition, on another plan if one is given; a Fault lists everything wrong with them."""
    try:
        found = ruleset(game, False, None if plan is None else tuple(plan), edition)
    except UnknownEdition as error:
        raise Fault("invalid", str(error), place="edition") from None
    except PlanError as error:
        raise Fault("invalid", str(error), place="plan") from None
    if found.large:  # bots and reviews on it would slow the server down for everybody
        room = found.edition.facts.sizes
        words = f"the plan has {len(found.plan.tables)} tables and {len(found.plan.seats)} seats"
        raise Fault("invalid", f"{words}, a server has room for {room['tables']} and {room['seats']}", place="plan")
    return found
