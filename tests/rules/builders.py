"""Tiny cafés for the tests of single rules, and the questions they ask.

Guests and tables are written as words: `hands=["RUf ITm", ""]`, `seats="B1:RUf A2:RUm"`, `tables="RU GB FR ES IT"`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
import pytest

from cafe import Game, IllegalAction, Position
from cafe.record import document as d
from cafe.record.read import decode
from cafe.record.replay import judge_step, replay_document

CARD_CELLS = ("B2", "D2", "C3", "B4", "D4")
JUNIOR_TABLES = "E5:CN DE IT FR,H5:CN GB IN IT,E8:DE CN IT JM,H8:DE IN GL US"
BAG = "TRf TRm INf INm DEf DEm USf USm ESf ESm"
CHILDREN = "GLf GLm KEf KEm MXf MXm JMf JMm USf USm"
NATIONS = ["CF", "CN", "CU", "DE", "ES", "FR", "GB", "IN", "IT", "RU", "TR", "US"]
CHILDRENS_NATIONS = ["CN", "DE", "ES", "FR", "GB", "GL", "IN", "IT", "JM", "KE", "MX", "US"]
TABLES: dict[str, list[str]] = {
    "card": [*NATIONS, *NATIONS],
    "board": [],
    "junior": [
        *("CN DE IT FR", "CN GB IN IT", "DE CN IT JM", "DE IN GL US", "ES GL DE KE", "ES IN KE JM"),
        *("ES IT GL FR", "FR CN ES IN", "FR GB GL KE", "FR MX GL US", "GL ES MX IT", "IN JM GL CN"),
        *("IN MX JM GB", "IN US KE DE", "IT KE FR US", "JM GB DE FR", "JM IT GB GL", "KE GB ES JM"),
        *("MX DE GB FR", "MX IN IT KE", "US CN MX GB", "US ES DE MX", "US JM CN KE", "US MX CN ES"),
    ],
}


def card_position(
    hands: Sequence[str],
    *,
    tables: str = "RU GB FR ES IT",
    seats: str = "",
    guests: str = "CUf CUm",
    stock: str = "US TR CN",
    variant: bool = False,
    **more: Any,
) -> Game:
    """A card game in the middle: Russia and Great Britain above, France in the middle, Spain and Italy below."""
    laid = dict(zip(CARD_CELLS, tables.split(), strict=True))
    return _position("card", hands, seats, guests, variant, tables=laid, tables_stock=stock.split(), **more)


def board_position(
    hands: Sequence[str], *, seats: str = "", guests: str = BAG, bar: str = "", variant: bool = False, **more: Any
) -> Game:
    """A board game in the middle, with ten guests in the bag."""
    return _position("board", hands, seats, guests, variant, bar=bar.split(), **more)


def junior_position(
    hands: Sequence[str],
    *,
    tables: str = JUNIOR_TABLES,
    seats: str = "",
    guests: str = CHILDREN,
    stock: str = "ES GL DE KE,ES IN KE JM",
    variant: bool = False,
    **more: Any,
) -> Game:
    """A Junior game in the middle: four tables lie, two are left."""
    laid = dict(entry.split(":") for entry in tables.split(","))
    left = stock.split(",") if stock else []
    return _position("junior", hands, seats, guests, variant, tables=laid, tables_stock=left, **more)


def _position(game: str, hands: Sequence[str], seats: str, guests: str, variant: bool, **more: Any) -> Game:
    seated = dict(entry.split(":") for entry in seats.split())
    position = Position(hands=[hand.split() for hand in hands], seats=seated, guests=guests.split(), **more)
    return Game.from_position(game, len(hands), position, options={"same_sex_tables": variant})


def everybody(game: str) -> list[str]:
    """Every guest of a game (G2)."""
    nations = CHILDRENS_NATIONS if game == "junior" else NATIONS
    jokers = [] if game == "card" else ["JKf", "JKm"] * 2
    return [nation + sex for nation in nations for sex in "fm" for _ in range(4)] + jokers


def legal_texts(game: Game) -> list[str]:
    """The texts of all legal actions."""
    return [str(action) for action in game.legal_actions()]


def allows(game: Game, action: str) -> bool:
    """Whether an action is legal; the verdict and the list of legal actions must say the same."""
    legal = game.explain(action).legal
    assert action.startswith("seat_group") or legal == (action in legal_texts(game))
    return legal


def refused(game: Game, action: str) -> str:
    """The id of the rule that refuses an action; nothing is changed by it."""
    assert not allows(game, action), f"{action} is legal"
    before = game.state.tobytes()
    with pytest.raises(IllegalAction) as refusal:
        game.play(action)
    assert game.state.tobytes() == before
    return refusal.value.verdict.rule


def points(game: Game, action: str) -> dict[str, int]:
    """Play an action; what it pays by table. The score must rise by just that."""
    player, before = game.to_move, game.scores
    verdict = game.explain(action)
    game.play(action)
    assert game.scores[player] - before[player] == verdict.total
    return verdict.points


def bonus(game: Game, action: str) -> int:
    """Play an action; what it pays at no table: the bar, a doubled turn."""
    amount = game.explain(action).bonus
    assert points(game, action) == {}
    return amount


def play(game: Game, *actions: str) -> Game:
    """Play several actions."""
    for action in actions:
        game.play(action)
    return game


def hand(game: Game, player: int) -> list[str]:
    """A player's guests."""
    held = game.view(player).hands[player]
    assert held is not None
    return list(held)


def reason(game: Game) -> str:
    """The rule that ended the game, empty while it goes on."""
    return "" if game.result is None else game.result.reason


def referee(game: Game, text: str, player: int = 0) -> str:
    """The id of the rule that refuses an action as a document writes it; empty if none does."""
    return judge_step(game, msgspec.convert(step(text, player), type=d.Step)).rule


def step(text: str, player: int = 0, **more: Any) -> dict[str, Any]:
    """An action of a document from its text."""
    do, *words = text.split()
    if do == "seat_group":
        pairs = zip(words[1::2], words[2::2], strict=True)
        keys: dict[str, Any] = {"table": words[0], "guests": [{"guest": guest, "at": at} for guest, at in pairs]}
    else:
        keys = dict(zip(("at",) if do == "lay_table" else ("guest", "at"), words, strict=False))
    return {"player": player, "do": do, **keys, **more}


def first_fault(game: str, position: dict[str, Any], steps: Iterable[dict[str, Any]], **more: Any) -> str:
    """The first thing wrong with a document; FormatError if it is the document itself."""
    names = ["Ada", "Ben"]
    text = msgspec.json.encode(
        {"format": "cafe-game/1", "game": game, "players": names, "position": position, "actions": list(steps), **more}
    )
    refusal = replay_document(decode(text)).refusal
    return "" if refusal is None else refusal.rule
