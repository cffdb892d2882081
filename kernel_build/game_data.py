"""What a reader of a game's records needs besides the module: names, editions, weights, levels. Data, no rule."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from cafe.bots import (
    best_turns,
    feature_names,
    make_buffers,
    reason_names,
    reasons,
    rollout,
    sequential_halving,
    weak_bots,
)
from cafe.bots.calibration import Calibration, calibrated_evaluation, calibration_of
from cafe.bots.float_arrays import Floats
from cafe.bots.levels import STRONGEST, Way, levels
from cafe.bots.registry import SIMPLE, name_in_records
from cafe.bots.weights import Evaluation, read_evaluation
from cafe.rules import answers, view
from cafe.rules.determinize import POOL
from cafe.rules.editions import Edition, edition, edition_names
from cafe.rules.games import GAMES, POSITION_PARTS, GameFacts
from cafe.rules.verdict import CAUSES, REASONS, REFUSALS
from cafe.rules.version import RULES_VERSION
from kernel_build.layouts import layouts

NAMES = {
    "refusals": REFUSALS,
    "causes": CAUSES,
    "endings": REASONS,
    "follows": answers.FOLLOWS,
    "sources": answers.SOURCES,
    "phases": view.PHASES,
    "doings": view.DOINGS,
    "reasons": reason_names.NAMES,
    "against": reason_names.BAR_COSTS,  # the reasons from there on speak against a turn
    "position_parts": POSITION_PARTS,
}
SIZES = {
    "depth": best_turns.DEPTH,
    "turn": best_turns.COLUMNS,
    "steps": best_turns.STEPS,
    "width": best_turns.WIDTH,
    "at_once": best_turns.AT_ONCE,
    "rows": make_buffers.ROWS,
    "features": feature_names.FEATURES,
    "room": feature_names.ROOM,
    "pool": POOL,
    "chances": rollout.CHANCES,
    "counters": sequential_halving.COUNTERS,
    "weak_turns": weak_bots.TURNS,
    "reason_columns": reason_names.COLUMNS,
    "reasons_a_step": reasons.A_STEP,
}
FINE = 10_000
UNREAD = {"kernel", "name", "has_groups", "has_jokers", "children", "tables_laid_first"}  # facts that no reader needs


def reading_data(game: str) -> dict[str, Any]:
    """Everything of a game that is no code: how its records lie in memory, and what their numbers mean."""
    return {
        "records": layouts(game),
        "game": game,
        "rules": str(RULES_VERSION),
        "names": NAMES,
        "sizes": SIZES,
        "facts": _facts(GAMES[game]),
        "editions": {name: _edition(edition(game, name)) for name in edition_names(game)},
        "fine": FINE,
        "evaluation": _evaluation(read_evaluation(game)),
        "calibrated": _evaluation(calibrated_evaluation(game)),
        "calibration": {str(players): asdict(_calibration(game, players)) for players in edition(game).players},
        "levels": {name: _way(level.ways[game]) for name, level in levels().items()} | simple_ways(),
        "strongest": STRONGEST,
        "plays_as": {name: name_in_records(name, game) for name in (*levels(), *simple_ways())},
    }


def _facts(facts: GameFacts) -> dict[str, Any]:
    return {name: value for name, value in asdict(facts).items() if name not in UNREAD}


def _edition(one: Edition) -> dict[str, Any]:
    """The facts of an edition, its plan as drawn."""
    return {
        "players": [one.players[0], one.players[-1]],
        "nations": one.cast.nations,
        "each": one.cast.each,
        "jokers": one.cast.jokers,
        "hand": one.hand,
        "start_hand": one.start_hand,
        "closed_hands": one.closed_hands,
        "penalty_guest": one.penalty_guest,
        "penalty_joker": one.penalty_joker,
        "penalty_breaks_ties": one.penalty_breaks_ties,
        "group_limit": one.group_limit,
        "bar": one.bar,
        "laid_first": one.laid_first,
        "put_back": one.put_back,
        "tables": [one.table_text(table) for table in one.tables],
        "rows": one.plan.rows,
    }


def _evaluation(learnt: Evaluation) -> dict[str, Any]:
    """Weights as columns of numbers; `choices` only where they are not the same."""
    made = {"weights": _numbers(learnt.weights), "spread": _numbers(learnt.spread)}
    same = learnt.choices is learnt.weights
    return made if same else made | {"choices": _numbers(learnt.choices)}


def _numbers(floats: Floats) -> list[int]:
    """Weights in parts of FINE, which are whole and shorter; dividing by it gives the same floats to the last bit."""
    parts = [round(one * FINE) for one in floats.ravel().tolist()]
    assert [part / FINE for part in parts] == floats.ravel().tolist()  # noqa: S101 - they were told to four digits
    return parts


def _calibration(game: str, players: int) -> Calibration:
    return calibration_of(game, players)


def simple_ways() -> dict[str, dict[str, Any]]:
    """How the players that are no levels play on a device, as far as it can play them."""
    return {name: {"player": one.way} for name, one in SIMPLE.items() if one.way is not None}


def _way(way: Way) -> dict[str, Any]:
    """A way to play: the player, and the parameters that it has."""
    parts: dict[str, Any] = {"player": way.player}
    if way.mistakes is not None:
        parts["mistakes"] = way.mistakes._asdict()
    if way.style is not None and way.effort is not None:
        parts["style"] = asdict(way.style)
        parts["effort"] = {"seconds": way.effort.seconds, "simulations": way.effort.simulations}
    if way.player == "evaluation":
        parts["beginnings"] = way.beginnings
    return parts
