"""The letters of pictures that become pixels: of one font that is found once, so that every machine has some.

A machine without fonts, such as a small container, gets those that Pillow brings along.
"""

from __future__ import annotations

import tempfile
from functools import cache
from pathlib import Path

from PIL import ImageFont

SIZE = 12
FONTS = (  # regular and bold, as their files are called
    ("NotoSans-Regular.ttf", "NotoSans-Bold.ttf"),
    ("LiberationSans-Regular.ttf", "LiberationSans-Bold.ttf"),
    ("DejaVuSans.ttf", "DejaVuSans-Bold.ttf"),
    ("segoeui.ttf", "segoeuib.ttf"),
    ("arial.ttf", "arialbd.ttf"),
    ("Arial.ttf", "Arial Bold.ttf"),
)
_own: list[tempfile.TemporaryDirectory[str]] = []  # removed when the program ends


@cache
def letters() -> tuple[str, list[str]]:
    """The family of a font and its files."""
    for names in FONTS:
        try:
            fonts = [ImageFont.truetype(name, SIZE) for name in names]
        except OSError:
            continue
        return str(fonts[0].getname()[0]), [str(font.path) for font in fonts]
    return _pillows()


def _pillows() -> tuple[str, list[str]]:
    """The font inside Pillow, as a file; it has letters, figures and signs, but no accents."""
    font = ImageFont.load_default(SIZE)
    if not isinstance(font, ImageFont.FreeTypeFont):  # a Pillow built without FreeType
        return "sans-serif", []
    _own.append(tempfile.TemporaryDirectory(prefix="cafe-letters-"))
    file = Path(_own[-1].name) / "letters.ttf"
    file.write_bytes(font.font_bytes)
    return str(font.getname()[0]), [str(file)]
