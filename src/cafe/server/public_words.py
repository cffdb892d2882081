"""Words that are banned from public places: a list for each language, which the operator may change.

Each line of a list is a word; `word*` also matches longer words, `*word*` matches anywhere; `#` begins a comment.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path

from cafe.server.faults import Fault
from cafe.server.look_alikes import looks
from cafe.server.settings import SettingsError

OURS = Path(__file__).parent / "words"
SPELLED = str.maketrans(
    {"1": "l", "i": "l", "!": "l", "|": "l", "3": "e", "4": "a", "@": "a", "5": "s", "$": "s", "7": "t"}
)


class PublicWords:
    """The lists of a café."""

    def __init__(self, patterns: list[str]) -> None:
        self._words = re.compile("|".join(patterns) or r"(?!)")

    def check(self, name: str) -> str:
        """The name, if it may stand in a public place; a Fault if not."""
        parts = re.split(r"[^\w@$!|]+|_", name)
        apart = "".join(part for part in parts if len(part) == 1)  # letter by letter
        if any(self._words.fullmatch(word) for part in (*parts, apart, "".join(parts)) for word in plain(part)):
            raise Fault("unfit_name", "that name is not for a public place", place="name")
        return name


def read_words(folder: str) -> PublicWords:
    """The lists in a folder, or those that ship with the café; SettingsError if they cannot be read."""
    place = Path(folder) if folder else OURS
    try:
        lists = [file.read_text("utf-8") for file in sorted(place.glob("*.txt"))]
    except (OSError, UnicodeError) as error:
        raise SettingsError(f"words: {place}: {error}") from None
    if not place.is_dir():
        raise SettingsError(f"words: there is no folder {place}")
    return PublicWords([pattern for text in lists for pattern in _patterns(text)])


def _patterns(text: str) -> Iterator[str]:
    for line in text.splitlines():
        word = line.partition("#")[0].strip()
        if word.strip("*"):
            for middle in map(re.escape, plain(word.strip("*"))):
                yield f"{'.*' if word.startswith('*') else ''}{middle}{'.*' if word.endswith('*') else ''}"


def plain(word: str) -> set[str]:
    """A word without accents, letters of other scripts, digits for letters, and repeated letters."""
    bare = ("".join(c for c in look if not unicodedata.combining(c)).translate(SPELLED) for look in looks(word))
    return {re.sub(r"(.)\1\1+", r"\1", each) for each in bare}
