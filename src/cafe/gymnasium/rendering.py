"""How environments show a game: in the terminal, as text, as an SVG picture or as its pixels."""

from __future__ import annotations

import io
import sys
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cafe.extras import PETTINGZOO, check_extras
from cafe.pictures.cafe import draw_view
from cafe.rules.errors import SetupError
from cafe.rules.game import Game
from cafe.terminal.draw import draw

HUMAN, ANSI, PIXELS, SVG = RENDER_MODES = ("human", "ansi", "rgb_array", "svg")


def render(game: Game, viewer: int | None, mode: str | None) -> Any:
    """A game as a player may see it; human prints it to the terminal and returns nothing."""
    if mode not in (None, *RENDER_MODES):
        raise SetupError(f"a render mode is one of {', '.join(RENDER_MODES)}, not '{mode}'")
    if mode is None:
        return None
    seen = game.view(viewer)
    if mode in (SVG, PIXELS):
        picture = draw_view(seen, theme="light")
        return picture if mode == SVG else as_pixels(picture)
    text = str(draw(seen, game.ruleset))
    if mode == ANSI:
        return text
    sys.stdout.write(text + "\n\n")
    return None


def as_pixels(picture: str) -> NDArray[np.uint8]:
    """An SVG picture as rows of pixels, red, green and blue."""
    check_extras([PETTINGZOO])
    import resvg_py
    from PIL import Image

    png = bytes(resvg_py.svg_to_bytes(svg_string=picture))
    return np.asarray(Image.open(io.BytesIO(png)).convert("RGB"))
