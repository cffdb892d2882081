"""Reads an edition's numbers and names (TOML); every fault is reported in a sentence of its own."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator
from typing import Any

from cafe.rules.errors import EditionError
from cafe.rules.games import GameFacts
from cafe.rules.guests import EACH_KIND

MOST_PLAYERS = 5
MOST_NATIONS = 12
MOST_BAR = 20
LARGEST_HAND = 8
LARGEST_VALUE = 100
NATION = re.compile(r"[A-Z]{2}")
JOKER = "JK"
DEFAULTS: dict[str, Any] = {"each": EACH_KIND, "bar": [], "laid_first": [], "put_back": 0, "tables": []}
PENALTIES = {"guest": int, "joker": int, "breaks_ties": bool}

# What each key holds: how to say it, and whether a value is of that form.
Form = tuple[str, Callable[[Any], bool]]


def _number(least: int, most: int) -> Form:
    return f"a whole number from {least} to {most}", lambda value: type(value) is int and least <= value <= most


def _texts(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(text, str) for text in value)


def _values(value: Any) -> bool:
    return isinstance(value, list) and all(type(each) is int and abs(each) <= LARGEST_VALUE for each in value)


def _player_range(value: Any) -> bool:
    two = isinstance(value, list) and len(value) == 2 and all(type(each) is int for each in value)
    return two and 2 <= value[0] <= value[1] <= MOST_PLAYERS


def _penalty(value: Any) -> bool:
    known = isinstance(value, dict) and value.keys() == PENALTIES.keys()
    return known and all(
        type(value[key]) is form and 0 <= value[key] <= LARGEST_VALUE for key, form in PENALTIES.items()
    )


FORMS: dict[str, Form] = {
    "players": (f"the fewest and the most players, from 2 to {MOST_PLAYERS}", _player_range),
    "nations": ("a list of texts", _texts),
    "each": _number(1, EACH_KIND),
    "jokers": _number(0, EACH_KIND),
    "hand": _number(1, LARGEST_HAND),
    "start_hand": _number(1, LARGEST_HAND),
    "closed_hands": ("true or false", lambda value: isinstance(value, bool)),
    "penalty": (f"guest and joker (0 to {LARGEST_VALUE}) and breaks_ties (true or false)", _penalty),
    "group_limit": _number(0, EACH_KIND),
    "bar": (f"a list of whole numbers from -{LARGEST_VALUE} to {LARGEST_VALUE}", _values),
    "laid_first": ("a list of texts", _texts),
    "put_back": _number(0, 100),
    "tables": ("a list of texts", _texts),
}


def read_facts(game: GameFacts, text: str) -> dict[str, Any]:
    """The data of an edition's file, what may be left out filled in; EditionError lists everything wrong with it."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise EditionError([f"not TOML: {error}"]) from None
    data = DEFAULTS | {"start_hand": data.get("hand")} | data
    faults = list(_form_faults(data)) or list(_sense_faults(game, data))
    if faults:
        raise EditionError(faults)
    return data


def _form_faults(data: dict[str, Any]) -> Iterator[str]:
    for key in data:
        if key not in FORMS:
            yield f"{key}: there is no such key"
    for key, (words, fits) in FORMS.items():
        if key not in data:
            yield f"{key}: missing, it is {words}"
        elif not fits(data[key]) and not (key == "start_hand" and data[key] == data.get("hand")):
            yield f"{key}: must be {words}"


def _sense_faults(game: GameFacts, data: dict[str, Any]) -> Iterator[str]:
    yield from _nation_faults(data["nations"])
    yield from _guest_faults(game, data)
    yield from _bar_faults(game, data["bar"])
    yield from _table_faults(game, data)


def _nation_faults(nations: list[str]) -> Iterator[str]:
    if not 1 <= len(nations) <= MOST_NATIONS:
        yield f"nations: {len(nations)} of them, from 1 to {MOST_NATIONS} are possible"
    for place, nation in enumerate(nations):
        if not NATION.fullmatch(nation) or nation == JOKER:
            yield f"nations: '{nation}' is no code: two capital letters, not {JOKER}"
        elif nation in nations[:place]:
            yield f"nations: {nation} is named twice"


def _guest_faults(game: GameFacts, data: dict[str, Any]) -> Iterator[str]:
    if data["jokers"] and not game.has_jokers:
        yield f"jokers: the {game.name} game has none"
    guests = 2 * (len(data["nations"]) * data["each"] + data["jokers"])
    if guests > game.sizes["guests"]:
        yield f"nations: {guests} guests in all, the {game.name} game has room for {game.sizes['guests']}"
    if data["start_hand"] < data["hand"]:
        yield f"start_hand: {data['start_hand']}, less than the hand of {data['hand']}"
    most = data["players"][1]
    if guests <= most * data["start_hand"]:
        yield f"players: {guests} guests are too few for {most} hands of {data['start_hand']}"


def _bar_faults(game: GameFacts, bar: list[int]) -> Iterator[str]:
    if not game.has_bar and bar:
        yield f"bar: the {game.name} game has none"
    elif game.has_bar and not 1 <= len(bar) <= MOST_BAR:
        yield f"bar: {len(bar)} places, from 1 to {MOST_BAR} are possible"


def _table_faults(game: GameFacts, data: dict[str, Any]) -> Iterator[str]:
    tables, first, put_back = data["tables"], data["laid_first"], data["put_back"]
    if not game.has_table_stock:
        for key in ("tables", "laid_first", "put_back"):
            if data[key]:
                yield f"{key}: the tables of the {game.name} game stand on its plan"
        return
    if len(tables) > game.sizes["tables_stock"]:
        yield f"tables: {len(tables)} of them, the {game.name} game has room for {game.sizes['tables_stock']}"
    if len(tables) < len(first) + put_back:
        yield f"tables: {len(tables)} are too few: {put_back} are put back and {len(first)} laid first"
    if len(set(first)) != len(first):
        yield "laid_first: a place is named twice"
    if game.tables_laid_first is not None and len(first) != game.tables_laid_first:
        yield f"laid_first: {len(first)} places, the {game.name} game needs {game.tables_laid_first}"
    yield from _flag_faults(game, data)


def _flag_faults(game: GameFacts, data: dict[str, Any]) -> Iterator[str]:
    shown = set()
    for table in data["tables"]:
        flags = table.split(" ")
        shown.update(flags)
        if len(flags) != game.flags:
            yield f"tables: '{table}' names {len(flags)} nations, a table of the {game.name} game has {game.flags}"
        for flag in flags:
            if flag not in data["nations"]:
                yield f"tables: '{table}' names {flag}, which is no nation of this edition"
    for nation in data["nations"]:
        if nation not in shown:
            yield f"tables: none for {nation}"
