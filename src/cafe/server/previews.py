"""What other programs show of a link: title, description and picture as Open Graph tags. Read from the path alone.

Nothing is looked up: the preview of a match's link tells only that it is a match.
"""

from __future__ import annotations

import re
from html import escape
from typing import NamedTuple

from cafe.rules.games import GAME_NAMES

PICTURE = "preview.png"
PICTURE_SIZE = (1200, 630)
_GAMES = {"card": "the card game", "board": "the board game", "junior": "Junior"}
_STRENGTHS = {"easy": "easy", "hard": "hard", "expert": "for experts"}
_GAME = f"(?P<game>{'|'.join(GAME_NAMES)})"


class Preview(NamedTuple):
    """The title and the description of a page."""

    title: str
    description: str


_HOUSE = Preview(
    "Café International", "Who sits with whom? The board game, the card game and Junior: one tap and you play."
)
_PAGES = (
    (r"m/[\w-]+", "A table is waiting for you", "Join a game of Café International, or watch it. No account needed."),
    (r"m/[\w-]+/replay", "A game, step by step", "Watch a game of Café International again, guest by guest."),
    (r"table/[\w-]+", "A café on the big screen", "Every phone in the room is a hand of guests."),
    (
        rf"puzzle/{_GAME}/(?P<strength>{'|'.join(_STRENGTHS)})/(?P<number>\d{{1,9}})",
        "Puzzle no. {number}, {strength}",
        "One turn of {game}: can you find the best?",
    ),
    (rf"puzzle(?:/{_GAME}(?:/\w+)?)?", "The puzzle of the day", "One hand, one turn: can you find the best?"),
    (rf"rules/{_GAME}", "The rules of {game}", "Everything, short and clear."),
    (rf"learn/{_GAME}", "Learn {game} in three minutes", "Eight small steps on real positions."),
)  # fmt: skip
_PATTERNS = tuple((re.compile(pattern), title, description) for pattern, title, description in _PAGES)


def preview_of(path: str) -> Preview:
    """What a page is about; the house itself where the path says nothing else."""
    for pattern, title, description in _PATTERNS:
        found = pattern.fullmatch(path)
        if found is not None:
            named = found.groupdict()
            known = {
                "game": _GAMES.get(named.get("game") or "", named.get("game")),
                "strength": _STRENGTHS.get(named.get("strength") or ""),
                "number": int(named.get("number") or 0) + 1,
            }
            return Preview(title.format_map(known), description.format_map(known))
    return _HOUSE


def with_preview(html: bytes, origin: str, path: str) -> bytes:
    """A page with the tags of its preview; `origin` is the address the server was asked at."""
    preview = preview_of(path)
    width, height = PICTURE_SIZE
    tags = {
        "og:type": "website",
        "og:site_name": "Café International",
        "og:title": preview.title,
        "og:description": preview.description,
        "og:url": f"{origin}/{path}",
        "og:image": f"{origin}/{PICTURE}",
        "og:image:width": str(width),
        "og:image:height": str(height),
        "twitter:card": "summary_large_image",
    }
    lines = "".join(f'    <meta property="{name}" content="{escape(value)}" />\n' for name, value in tags.items())
    return html.replace(b"  </head>", lines.encode() + b"  </head>", 1)
