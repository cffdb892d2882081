"""How environments show a game: in the terminal, as text, as an SVG picture or as its pixels."""

from __future__ import annotations

import io
import sys
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cafe.extras import PETTINGZOO, check_extras
from cafe.pictures.cafe import draw_view
from cafe.pictures.theme import DARK, LIGHT
from cafe.rules.errors import SetupError
from cafe.rules.game import Game
from cafe.terminal.draw import draw

HUMAN, ANSI, PIXELS, SVG = RENDER_MODES = ("human", "ansi", "rgb_array", "svg")


def check_mode(mode: str | None) -> None:
    """SetupError if there is no such way of showing a game."""
    if mode not in (None, *RENDER_MODES):
        raise SetupError(f"a render mode is one of {', '.join(RENDER_MODES)}, not '{mode}'")


def render(game: Game, viewer: int | None, mode: str | None) -> Any:
    """A game as a player may see it; human prints it to the terminal and returns nothing."""
    check_mode(mode)
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


def as_pixels(picture: str, *, dark: bool = False) -> NDArray[np.uint8]:
    """An SVG picture as rows of pixels, red, green and blue, on paper of its theme."""
    check_extras([PETTINGZOO])
    import resvg_py
    from PIL import Image

    from cafe.gymnasium.letters import letters

    family, files = letters()
    paper = (DARK if dark else LIGHT)["paper"]
    # Looking through all fonts of a machine for every frame would take longer than drawing it.
    png = resvg_py.svg_to_bytes(
        svg_string=picture.replace("\N{MINUS SIGN}", "-"),  # which Pillow's letters have not
        background=paper,
        skip_system_fonts=True,
        font_files=files,
        sans_serif_family=family,
    )
    return np.asarray(Image.open(io.BytesIO(bytes(png))).convert("RGB"))
