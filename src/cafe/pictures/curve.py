"""A reviewed game as a picture: everybody's chance to win, turn by turn, and the turns that cost some of it."""

from __future__ import annotations

from collections.abc import Iterator

from cafe.bots.review import Review
from cafe.pictures.shapes import disc, document, number, words
from cafe.pictures.theme import FONT, PLAYERS, Name, Theme

WIDTH, HEIGHT = 620, 260
LEFT, TOP, RIGHT, BOTTOM = 48, 24, 16, 36
DEAR = 0.05  # of a win: turns that cost more are marked


def draw_review(review: Review, theme: Name = "both") -> str:
    """The chances of a reviewed game as an SVG picture; a dot is a turn that cost more than a twentieth of a win."""
    colours = Theme(theme)
    body = [*_axes(colours, _last(review)), *_lines(review), *_dear_turns(review, colours)]
    return document(WIDTH, HEIGHT, "Everybody's chance to win", colours.style, "\n".join(body), FONT)


def _last(review: Review) -> int:
    return max((action for action, _ in review.curve), default=1) or 1


def _point(review: Review, action: int, chance: float) -> tuple[float, float]:
    across = (WIDTH - LEFT - RIGHT) * action / _last(review)
    return LEFT + across, TOP + (HEIGHT - TOP - BOTTOM) * (1 - chance)


def _axes(theme: Theme, last: int) -> Iterator[str]:
    yield f'<rect width="{WIDTH}" height="{HEIGHT}" rx="14" fill="{theme["paper"]}" stroke="{theme["line"]}"/>'
    for percent in (0, 25, 50, 75, 100):
        y = TOP + (HEIGHT - TOP - BOTTOM) * (1 - percent / 100)
        yield f'<path d="M{LEFT} {number(y)}H{WIDTH - RIGHT}" stroke="{theme["line"]}" fill="none"/>'
        yield words(LEFT - 6, y, f"{percent} %", 12, theme["soft"], "end")
    yield words(LEFT, HEIGHT - BOTTOM / 2, "0", 12, theme["soft"])
    yield words(WIDTH - RIGHT, HEIGHT - BOTTOM / 2, f"{last} actions", 12, theme["soft"], "end")


def _lines(review: Review) -> Iterator[str]:
    players = len(review.curve[0][1]) if review.curve else 0
    for player in range(players):
        points = (_point(review, action, chances[player]) for action, chances in review.curve)
        path = " ".join(f"{number(x)},{number(y)}" for x, y in points)
        yield f'<polyline points="{path}" fill="none" stroke="{PLAYERS[player]}" stroke-width="2.5"/>'


def _dear_turns(review: Review, theme: Theme) -> Iterator[str]:
    for turn in review.turns:
        if turn.cost > DEAR:
            x, y = _point(review, turn.first, turn.chances[turn.player])
            yield disc(x, y, 5, PLAYERS[turn.player], theme["paper"], ' stroke-width="2"')
