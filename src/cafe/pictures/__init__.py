"""Games as SVG pictures, with the page's look: what notebooks and environments show."""

from __future__ import annotations

from cafe.bots.review import Review
from cafe.pictures.cafe import draw_view
from cafe.pictures.curve import draw_review
from cafe.rules.game import Game
from cafe.rules.view import View


def picture_of(thing: Game | View | Review) -> str:
    """A game with its hands laid open, a view as its viewer sees it, or the chances of a reviewed game."""
    if isinstance(thing, Review):
        return draw_review(thing)
    return draw_view(thing if isinstance(thing, View) else thing.open_view())
