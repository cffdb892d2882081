"""Functions of captured code that are called once a moment at most: where a page fetches the code, they stay small."""

from __future__ import annotations

import re
from typing import Any

BUSY_ENTRIES = ("search_turns", "random_games")  # what is played through thousands of times at a call
FUNCTION = re.compile(r'^define [^@\n]*@("[^"]+"|[^(]+)\(.*?^\}', re.MULTILINE | re.DOTALL)
NAME = re.compile(r'@("[^"]+"|[\w.$-]+)')


def keep_cold_small(module: Any, code: str) -> None:
    """Have all functions of a module that no busy entry reaches made small instead of fast."""
    busy = _busy_functions(code)
    for function in module.functions:
        if not function.is_declaration and function.name not in busy:
            function.add_function_attribute("optsize")


def _busy_functions(code: str) -> set[str]:
    """The names of the busy entries and of all that they call, however far down."""
    named = {match[1].strip('"'): _names(match[0]) for match in FUNCTION.finditer(code)}
    found: set[str] = set()
    more = {name for name in named if name.startswith("cafe_") and name.endswith(BUSY_ENTRIES)}
    while more:
        found |= more
        more = {name for one in more for name in named[one] if name in named} - found
    return found


def _names(text: str) -> set[str]:
    return {name.strip('"') for name in NAME.findall(text)}
