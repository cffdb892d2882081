"""Link previews: title, description and picture as Open Graph tags, made from the path alone.

Nothing is looked up, so the preview of a match's link tells only that it is a match.
"""

from __future__ import annotations

import re
from html import escape
from typing import NamedTuple

from cafe.i18n import ENGLISH, say
from cafe.rules.games import GAME_NAMES

PICTURE = "preview.png"
PICTURE_SIZE = (1200, 630)
_GAME = f"(?P<game>{'|'.join(GAME_NAMES)})"
_HOUSE = "Café International"
_PAGES = (  # by path; the texts are `preview-NAME` and `preview-NAME-about`
    (r"m/[\w-]+", "match"),
    (r"m/[\w-]+/replay", "replay"),
    (r"table/[\w-]+", "table"),
    (rf"puzzle/{_GAME}/(?P<strength>easy|hard|expert)/(?P<number>\d{{1,3}})", "puzzle"),
    (rf"puzzle(?:/{_GAME}(?:/\w+)?)?", "daily"),
    (rf"rules/{_GAME}", "rules"),
    (rf"learn/{_GAME}", "learn"),
)
_PATTERNS = tuple((re.compile(pattern), name) for pattern, name in _PAGES)


class Preview(NamedTuple):
    """The title and the description of a page."""

    title: str
    description: str


def preview_of(path: str, language: str = ENGLISH) -> Preview:
    """What a page is about; the house itself if the path says nothing more."""
    for pattern, name in _PATTERNS:
        found = pattern.fullmatch(path)
        if found is not None:
            known = {key: value for key, value in found.groupdict().items() if value is not None}
            if "game" in known:
                known["game"] = say("preview-game", language, game=known["game"])
            if "number" in known:
                known["number"] = str(int(known["number"]) + 1)
            return Preview(say(f"preview-{name}", language, **known), say(f"preview-{name}-about", language, **known))
    return Preview(_HOUSE, say("preview-house-about", language))


def with_preview(html: bytes, origin: str, preview: Preview) -> bytes:
    """A page with the tags of its preview; `origin` is the address the server was asked at."""
    width, height = PICTURE_SIZE
    tags = {
        "og:type": "website",
        "og:site_name": _HOUSE,
        "og:title": preview.title,
        "og:description": preview.description,
        "og:image": f"{origin}/{PICTURE}",
        "og:image:width": str(width),
        "og:image:height": str(height),
        "twitter:card": "summary_large_image",
    }
    lines = "".join(f'    <meta property="{name}" content="{escape(value)}" />\n' for name, value in tags.items())
    return html.replace(b"  </head>", lines.encode() + b"  </head>", 1)
