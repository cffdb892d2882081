"""The ruleset: an edition, a floor plan and the options, made into the records the kernel works on."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cafe.rules.actions import ActionSpace
from cafe.rules.bits import BIT, WORD
from cafe.rules.compiled import entry, is_interpreted
from cafe.rules.editions import Edition, edition
from cafe.rules.errors import PlanError, SetupError
from cafe.rules.floor_plans import Plan, read_plan
from cafe.rules.games import PRINTED, GameFacts
from cafe.rules.guests import KINDS
from cafe.rules.seating import NO_TABLE, NOBODY, survey
from cafe.rules.state import BAR_PLACES, SIZES, Array, Floor, LegalMoves, Shape, State, record_type, sizes_of

RULESETS = 32  # kept in memory; plans come from strangers, so not all of them for ever
Record = NDArray[Any]  # an array of one record, which Numba passes much faster than a record


@dataclass(frozen=True, eq=False)
class Ruleset:
    """Everything about a game that does not change while it is played."""

    edition: Edition
    plan: Plan
    same_sex_tables: bool
    floor: Record = field(repr=False)
    large: bool

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.edition.game

    @cached_property
    def space(self) -> ActionSpace:
        """The actions of the game on this plan, numbered."""
        return _space(self.edition, self.plan)

    def empty_state(self) -> Record:
        """A state with nobody in it and no stock."""
        made = records(State, self.game, 1, large=self.large)
        state: Any = made[0]
        for name in ("waiting", "group", "third", "filled"):
            if name in state.dtype.names:
                state[name] = -1
        state["seats"] = NOBODY
        state["tables"] = NO_TABLE
        state["hand_size"] = self.edition.hand
        if self.edition.facts.takes_plan:
            state["tables"] = self.floor[0]["flags"]
            survey_empty(made, self.floor)
        return made

    @cached_property
    def sizes(self) -> dict[str, int]:
        """How much its records have room for: at least as much as it needs itself."""
        return sizes_of(self.game, large=self.large)

    def room_for_codes(self) -> Array:
        """Space for the numbers of all legal actions."""
        return np.zeros(self.sizes["actions"], np.int64)

    def empty_legal_moves(self) -> Record:
        """Space for the legal moves of a moment."""
        return records(LegalMoves, self.game, 1, large=self.large)


def records(shape: Shape, game: str, count: int, *, large: bool = False) -> Record:
    """Records of zeros; interpreted code reads their fields as attributes, which needs NumPy's recarray."""
    made: Record = np.zeros(count, record_type(shape, game, large=large))  # type: ignore[arg-type]
    return made.view(np.recarray) if is_interpreted() else made


def copy_record(original: Record) -> Record:
    """A copy, as memory: NumPy's own copy of a record goes field by field and takes 50 times as long."""
    return as_record(original.view(np.uint8).tobytes(), original.dtype)


def as_record(memory: bytes, shape: np.dtype[Any]) -> Record:
    """A record of its own from its bytes."""
    made: Record = np.frombuffer(bytearray(memory), shape)
    return made.view(np.recarray) if is_interpreted() else made


def as_fields(state: Record) -> Any:
    """A state for the kernel's own functions called from Python, which read its fields as attributes."""
    return state.view(np.recarray)[0]


@lru_cache(RULESETS)
def ruleset(
    name: str, same_sex_tables: bool = False, rows: tuple[str, ...] | None = None, edition_name: str = PRINTED
) -> Ruleset:
    """The ruleset of an edition of a game; `rows` are the drawing of another plan."""
    game = edition(name, edition_name)
    if rows is not None and not game.facts.takes_plan:
        raise PlanError([f"the {name} game takes no other plan"])
    plan = game.plan if rows is None else read_plan(rows, game.cast.nations)
    large = len(plan.seats) > SIZES[name]["seats"] or len(plan.tables) > SIZES[name]["tables"]
    made = records(Floor, name, 1, large=large)
    _write_numbers(made[0], game, plan, same_sex_tables)
    _write_companions(made[0], game.facts, same_sex_tables)
    _write_touching(made[0], plan)
    return Ruleset(game, plan, same_sex_tables, made, large)


def _write_numbers(floor: Any, game: Edition, plan: Plan, same_sex_tables: bool) -> None:
    floor["seats"] = len(plan.seats)
    floor["tables"] = len(plan.tables)
    floor["kinds"] = game.cast.kinds
    floor["swaps"] = game.cast.kinds if game.cast.jokers else 0
    floor["supply"] = [game.cast.supply(kind) for kind in range(KINDS)]
    floor["any_order"] = not game.facts.has_lone_guests
    floor["same_sex"] = same_sex_tables
    floor["group_limit"] = game.group_limit
    floor["hand"] = game.hand
    floor["start_hand"] = game.start_hand
    floor["closed_hands"] = game.closed_hands
    floor["lays_down"] = game.facts.lays_face_down
    floor["draws_tables"] = game.facts.has_table_stock
    floor["put_back"] = game.put_back
    floor["penalty_guest"] = game.penalty_guest
    floor["penalty_joker"] = game.penalty_joker
    floor["penalty_breaks_ties"] = game.penalty_breaks_ties
    floor["first_table"] = [plan.table_at[name] for name in game.laid_first][:4] or [0] * 4
    floor["bar_places"] = len(game.bar)
    if game.bar:  # beyond the last place, which ends the game (B11b), its value again
        floor["bar_values"] = [*game.bar, *[game.bar[-1]] * (BAR_PLACES - len(game.bar))]
    if game.facts.takes_plan:
        floor["flags"][: len(plan.tables)] = [game.table_code(mark) for mark in plan.marks]


def _write_companions(floor: Any, game: GameFacts, same_sex_tables: bool) -> None:
    allowed = game.companions + (game.companions_of_one_sex if same_sex_tables else ())
    for own, other in allowed:
        floor["companions"][own, other] = 1


def _write_touching(floor: Any, plan: Plan) -> None:
    for table, seats in enumerate(plan.seats_of):
        floor["seats_of"][table] = seats
        for seat in seats:
            floor["at_table"][table, seat // WORD] |= BIT[seat % WORD]
    for seat, tables in enumerate(plan.tables_of):
        floor["touching"][seat] = len(tables)
        floor["tables_of"][seat, : len(tables)] = tables
        for table in tables:
            floor["around"][seat] |= floor["at_table"][table]


@lru_cache(RULESETS)
def _space(edition: Edition, plan: Plan) -> ActionSpace:
    """Rulesets with one plan share their actions."""
    return ActionSpace(edition, plan)


@entry
def survey_empty(states: Record, floors: Record) -> None:
    """Work out all that follows from the plan of a café without guests."""
    survey(states[0], floors[0])


def check_start(start: int, players: int) -> int:
    """The start player, if there is such a player; SetupError if not."""
    if not 0 <= start < players:
        raise SetupError(f"there is no player {start} to start")
    return start


def unshuffled(at: Ruleset, players: int, start: int | None) -> Record:
    """A state before the deal, its stocks in order."""
    made = as_record(_unshuffled(at, players), record_type(State, at.game, large=at.large))
    if start:
        made["start"] = made["player"] = check_start(start, players)
    return made


@lru_cache(RULESETS)
def _unshuffled(at: Ruleset, players: int) -> bytes:
    made = at.empty_state()
    state = made[0]
    state["players"] = players
    everybody = at.edition.cast.everybody
    state["stock"][: len(everybody)] = everybody
    state["stock_size"] = len(everybody)
    tables = at.edition.tables
    state["tables_stock"][: len(tables)] = tables
    state["tables_size"] = len(tables)
    state["tables_drawn"] = at.edition.put_back
    return made.tobytes()
