"""What a game is made of: the edition, plan and options asked for, names, and stocks in a given order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, TypedDict

from cafe.rules.editions import check_players
from cafe.rules.errors import SetupError
from cafe.rules.games import PRINTED
from cafe.rules.position import PositionError
from cafe.rules.ruleset import Record, Ruleset, ruleset, unshuffled


class Terms(TypedDict, total=False):
    """What may be asked for besides the game: `same_sex_tables` among the options, rows of a plan, an edition."""

    options: Mapping[str, bool] | None
    plan: Sequence[str] | None
    edition: str


def ruleset_of(
    game: str,
    options: Mapping[str, bool] | None = None,
    plan: Sequence[str] | None = None,
    edition: str = PRINTED,
) -> Ruleset:
    """The rules asked for; SetupError if there are none such."""
    given = dict(options or {})
    same_sex_tables = given.pop("same_sex_tables", False)
    if not isinstance(same_sex_tables, bool):
        raise SetupError(f"the option same_sex_tables is true or false, not {same_sex_tables!r}")
    if given:
        raise SetupError(f"there is no option '{next(iter(given))}': the only one is same_sex_tables")
    return ruleset(game, same_sex_tables, None if plan is None else tuple(plan), edition)


def names_of(at: Ruleset, players: int | Sequence[str]) -> tuple[str, ...]:
    """The players' names, made up if only their number is given; SetupError if there are too few or too many."""
    if isinstance(players, str):
        raise SetupError("players are a number or a list of names")
    names = tuple(f"Player {i + 1}" for i in range(players)) if isinstance(players, int) else tuple(players)
    check_players(at.game, len(names), at.edition.name)
    return names


def begun(
    game: str, players: int | Sequence[str], start: int | None, terms: Terms
) -> tuple[Ruleset, tuple[str, ...], Record]:
    """The rules, the names and the state of a game before its stocks are shuffled or put into an order."""
    at = ruleset_of(game, **terms)
    names = names_of(at, players)
    return at, names, unshuffled(at, len(names), start)


def stack(at: Ruleset, first: Any, guests: Sequence[str], tables: Sequence[str]) -> None:
    """Put the stocks of a game not yet begun into a given order."""
    kinds = [at.edition.cast.kind_of.get(code, -1) for code in guests]
    _stack(first["stock"], guests, kinds, at.edition.cast.everybody, "deal.guests")
    laid = [_table_code(at, text) for text in tables]
    _stack(first["tables_stock"], tables, laid, at.edition.tables, "deal.tables")


def _table_code(at: Ruleset, text: str) -> int:
    try:
        return at.edition.table_code(text)
    except KeyError:
        return -1


def _stack(stock: Any, texts: Sequence[str], codes: list[int], expected: Sequence[int], place: str) -> None:
    """Put one stock into a given order; it must hold just what the game has."""
    has, wants = Counter(codes), Counter(expected)
    for text, code in zip(texts, codes, strict=True):
        if has[code] != wants[code]:
            raise PositionError(place, f"{has[code]} times {text}, the game has {wants[code]}")
    if len(codes) != len(expected):
        raise PositionError(place, f"{len(codes)} of them, the game has {len(expected)}")
    stock[: len(codes)] = codes
