"""What Python makes once of a ruleset: it stays as long as the ruleset does, and goes with it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, TypeVar

from cafe.rules.ruleset import Ruleset

Made = TypeVar("Made")


def once(ruleset: Ruleset, kind: type[Made]) -> Made:
    """The one of a kind that is made of a ruleset when first asked for.

    Plans come from strangers, so nothing but the ruleset may keep it. It is made of a twin that does not know what was
    made: a ruleset that nobody uses any more goes at once, without waiting for the collector to find a circle.
    """
    kept: dict[str, Any] = ruleset.__dict__
    made: Made | None = kept.get(kind.__name__)
    if made is None:
        twin = kept.setdefault("twin", replace(ruleset))
        made = kept[kind.__name__] = kind(twin)  # type: ignore[call-arg]
    return made
