"""Replaying a document: set the game up, play its actions, compare points and result."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from msgspec import UNSET, UnsetType

from cafe.record import document as d
from cafe.record.errors import FormatError
from cafe.rules.actions import Action, SeatGroup
from cafe.rules.errors import PlanError, SetupError, UnknownEdition
from cafe.rules.game import Game
from cafe.rules.games import PRINTED
from cafe.rules.position import Position, PositionError
from cafe.rules.verdict import Verdict

BEFORE_SEATS = ("over", "turn", "hand")  # refusals that come before any about the place


@dataclass(frozen=True)
class Refusal:
    """The first fault of a well-formed document; `action` is the action's number, None if the result is wrong."""

    rule: str
    verdict: Verdict
    action: int | None
    expected: object = None
    given: object = None


@dataclass(frozen=True)
class Replay:
    """The game as far as it could be played, and what stopped it, if anything."""

    game: Game
    refusal: Refusal | None


def game_from_document(document: d.Document) -> Game:
    """The game a document describes, played to its last action; raises FormatError or SetupError if it cannot be."""
    replay = replay_document(document)
    if replay.refusal is not None:
        refusal = replay.refusal
        where = "result" if refusal.action is None else f"action {refusal.action}"
        raise SetupError(f"{where} is refused: {refusal.rule}")
    return replay.game


def replay_document(document: d.Document, until: int | None = None) -> Replay:
    """Play a document's actions (the first `until` of them) and check its points and result."""
    game = set_up(document)
    _check_actions(document, game)
    for number, step in enumerate(document.actions[:until]):
        refusal = _play(game, step, number)
        if refusal is not None:
            return Replay(game, refusal)
    if until is None or until >= len(document.actions):
        return Replay(game, _check_result(game, document.result))
    return Replay(game, None)


def set_up(document: d.Document) -> Game:
    """The game of a document before its first action; FormatError names the part that makes no sense."""
    if (document.deal is UNSET) == (document.position is UNSET):
        raise FormatError("either a deal or a position, not both and not neither", place="deal")
    if document.start is not UNSET and document.start >= len(document.players):
        raise FormatError(f"there is no player {document.start}", place="start")
    if document.position is UNSET and document.start is UNSET:
        raise FormatError("a deal needs its start player", place="start")
    try:
        return _begun(document)
    except PositionError as error:
        raise FormatError(str(error), place="" if document.position is UNSET else "position") from None
    except PlanError as error:
        raise FormatError(str(error), place="plan") from None
    except UnknownEdition as error:
        raise FormatError(str(error), place="edition") from None
    except SetupError as error:  # the number of players: all else was asked before
        raise FormatError(str(error), place="players") from None


def _begun(document: d.Document) -> Game:
    deal, position = document.deal, document.position
    terms: dict[str, Any] = {
        "options": {} if document.options is UNSET else {"same_sex_tables": document.options.same_sex_tables},
        "plan": None if document.plan is UNSET else document.plan,
        "start": None if document.start is UNSET else document.start,
        "edition": PRINTED if document.edition is UNSET else document.edition,
    }
    if not isinstance(deal, UnsetType):
        return Game.from_deal(document.game, document.players, deal.guests, deal.tables, **terms)
    begun = Position(**{name: getattr(position, name) for name in POSITION_FIELDS})
    return Game.from_position(document.game, document.players, begun, **terms)


POSITION_FIELDS = d.PositionPart.__struct_fields__


def _check_actions(document: d.Document, game: Game) -> None:
    """Raise FormatError for players and guests that the game does not have."""
    known = game.ruleset.edition.cast.kind_of
    for number, step in enumerate(document.actions):
        place = f"actions[{number}]"
        if step.player >= len(game.players):
            raise FormatError(f"there is no player {step.player}", place=f"{place}.player", action=number)
        members = step.guests if isinstance(step, d.SeatGroupStep) else [step]
        for member in members:
            guest = getattr(member, "guest", UNSET)
            if guest is not UNSET and guest not in known:
                fault = f"'{guest}' is no guest of the {game.name} game"
                raise FormatError(fault, place=place, action=number)


def _play(game: Game, step: Any, number: int) -> Refusal | None:
    """Play one action of a document, or return the refusal and change nothing."""
    verdict = judge_step(game, step)
    if not verdict.legal:
        return Refusal(verdict.rule, verdict, number)
    if isinstance(step, d.Draw) and step.guest is not UNSET and step.guest != top_guest(game):
        return Refusal("K8", Verdict(str(verdict.action), "K8", "K8-top"), number)
    given = getattr(step, "points", UNSET)
    expected = points_in_document(step, verdict)
    if given is not UNSET and given != expected:
        refusal = Verdict(str(verdict.action), "points", "points")
        return Refusal("points", refusal, number, expected=expected, given=given)
    game.play(_action(step))
    return None


def points_in_document(step: Any, verdict: Verdict) -> dict[str, int] | int | None:
    """The points of a legal action as documents write them: by table, as a number, or not at all."""
    if isinstance(step, d.Seat | d.SeatGroupStep):
        return verdict.points
    if isinstance(step, d.Bar):
        return verdict.bonus
    return verdict.bonus or None


def top_guest(game: Game) -> str:
    """The guest on top of the stock."""
    state = game.state[0]
    return game.ruleset.edition.cast.codes[int(state["stock"][int(state["drawn"])])]


def _action(step: Any) -> str | SeatGroup:
    if isinstance(step, d.SeatGroupStep):
        return SeatGroup(step.table, tuple((member.guest, member.at) for member in step.guests))
    guest = None if isinstance(step, d.Draw) else getattr(step, "guest", None)
    return str(Action(step.__struct_config__.tag, guest, getattr(step, "at", None)))


def judge_step(game: Game, step: Any) -> Verdict:
    """The verdict on an action of a document, even one of another game."""
    action = _action(step)
    refused = game.out_of_turn(step.player, action)
    if refused is not None:
        return refused
    if isinstance(action, SeatGroup) or action in game.space.by_text:
        return game.explain(action)
    if not isinstance(step, d.Seat | d.Swap | d.LayTable):
        return Verdict(str(action), "turn", "turn-game")  # an action of another game
    return _judge_elsewhere(game, step, str(action))


def _judge_elsewhere(game: Game, step: Any, action: str) -> Verdict:
    """The verdict on an action at a cell that is not a seat, or not a place for a table."""
    laying = isinstance(step, d.LayTable)
    plan = game.ruleset.plan
    guest = None if laying else step.guest
    stand_in = Action(step.__struct_config__.tag, guest, plan.table_names[0] if laying else plan.seat_names[0])
    if str(stand_in) not in game.space.by_text:
        return Verdict(action, "turn", "turn-game")
    verdict = game.explain(str(stand_in))
    if verdict.rule in BEFORE_SEATS:
        return Verdict(action, verdict.rule, verdict.because)
    return Verdict(action, "J7", "J7") if laying else Verdict(action, "G3", "G3-none")


def _check_result(game: Game, given: d.ResultPart | UnsetType) -> Refusal | None:
    if given is UNSET:
        return None
    result = game.result
    verdict = Verdict("result", "result", "result" if result else "result-not-over")
    if result is None:
        return Refusal("result", verdict, None)
    for name in ("scores", "penalties", "winners", "reason"):
        right, wrong = getattr(result, name), getattr(given, name)
        right = list(right) if isinstance(right, tuple) else right
        if right != wrong:
            return Refusal("result", verdict, None, expected={name: right}, given={name: wrong})
    return None
