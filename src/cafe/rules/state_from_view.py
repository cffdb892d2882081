"""From a view back to a record: everything seen is exact, everything hidden lies in one fixed order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from cafe.rules import entries
from cafe.rules.guests import JOKER_F
from cafe.rules.position import Position, write_position
from cafe.rules.ruleset import Record, Ruleset
from cafe.rules.seating import FULL
from cafe.rules.state import GROUPING
from cafe.rules.view import DOINGS, PHASES, View

ANY_SEX = -1


def write_view(ruleset: Ruleset, seen: View) -> Record:
    """A record that agrees with a view; PositionError if no game could look like that."""
    hidden, facts = _Hidden(ruleset, seen), ruleset.edition.facts
    tables_stock, drawn = _tables_stock(ruleset, seen)
    position = Position(
        hands=[
            hidden.take(count - len(taken), hand, taken)
            for count, hand, taken in zip(seen.hand_counts, seen.hands, seen.jokers_taken, strict=True)
        ],
        face_down=[hidden.take(count, laid) for count, laid in zip(seen.face_down_counts, seen.face_down, strict=True)]
        if facts.lays_face_down
        else (),
        guests=hidden.take(seen.guests_left, None),
        tables={} if facts.takes_plan and seen.tables == _printed(ruleset) else seen.tables,
        seats=seen.seats,
        tables_stock=tables_stock,
        bar=seen.bar,
        hand_size=seen.hand_sizes or (),
        scores=seen.scores,
        to_move=seen.to_move or 0,
        first_turn=seen.first_turn,
    )
    record = write_position(ruleset, len(seen.players), position)
    entries.resume(record, ruleset.floor, ruleset.empty_legal_moves())
    _write_turn(ruleset, record[0], seen)
    record[0]["tables_drawn"] = drawn
    for guest in seen.gone:
        record[0]["gone"][ruleset.edition.cast.kind_of[guest]] += 1
    for player, jokers in enumerate(seen.jokers_taken):
        for joker in jokers:
            record[0]["jokers_taken"][player, ruleset.edition.cast.kind_of[joker] - JOKER_F] += 1
    return record


class _Hidden:
    """All guests that are not on view, in the order of their kinds."""

    def __init__(self, ruleset: Ruleset, seen: View) -> None:
        codes = ruleset.edition.cast.codes
        left = Counter(codes[kind] for kind in ruleset.edition.cast.everybody)
        held = [taken if hand is None else hand for hand, taken in zip(seen.hands, seen.jokers_taken, strict=True)]
        for part in (seen.seats.values(), seen.gone, seen.bar, *held, *filter(None, seen.face_down)):
            left.subtract(part)
        self._left = [code for code in codes for _ in range(left[code])]

    def take(self, count: int, known: Sequence[str] | None, besides: Sequence[str] = ()) -> list[str]:
        """Guests that are known; otherwise those of `besides`, and the next `count` of the hidden ones."""
        if known is not None:
            return list(known)
        taken, self._left = self._left[:count], self._left[count:]
        return [*besides, *taken]


def _tables_stock(ruleset: Ruleset, seen: View) -> tuple[list[str], int]:
    """The stock of tables, and how many of it are drawn (K6) or never will be (J3)."""
    names = [ruleset.edition.table_text(table) for table in ruleset.edition.tables]
    known = [] if seen.next_table is None else [seen.next_table]
    laid = [*seen.tables.values()] if names else []
    left = Counter(names)
    left.subtract([*laid, *seen.tables_gone, *known])
    unseen = sorted(left.elements())
    if ruleset.edition.facts.tables_leave:  # those drawn stay on record, which tells viewers what has left
        drawn = [*seen.tables_gone, *laid]
        return [*drawn, *unseen[: seen.tables_left]], len(drawn)
    beneath = max(0, len(unseen) + len(known) - seen.tables_left)
    return [*unseen[:beneath], *known, *unseen[beneath:]], beneath


def _printed(ruleset: Ruleset) -> dict[str, str]:
    return dict(zip(ruleset.plan.table_names, ruleset.plan.marks, strict=True))


def _write_turn(ruleset: Ruleset, state: Any, seen: View) -> None:
    """The middle of a turn."""
    state["start"] = seen.start
    state["phase"] = PHASES.index(seen.phase)
    state["turn_points"] = seen.turn_points
    state["placed"] = seen.placements
    state["third"] = _number(ruleset.plan.table_names, seen.third)
    tables, seats = ruleset.plan.table_names, ruleset.plan.seat_names
    parts = {
        "doing": DOINGS.index(seen.doing),
        "filled": _number(tables, seen.filled),
        "waiting": _number(seats, seen.waiting),
        "group": _number(tables, seen.group),
        "passes": seen.passes,
    }
    for name in parts.keys() & set(state.dtype.names):  # each game's record has its own
        state[name] = parts[name]
    if state["phase"] == GROUPING:
        _write_group(ruleset, state)


def _write_group(ruleset: Ruleset, state: Any) -> None:
    """The group being seated (K12, B13): its sex, and the tables it has filled."""
    sexes = state["sexes"][state["group"]].tolist()
    state["group_sex"] = ANY_SEX if sum(sexes) == 0 else int(sexes[1] > 0)
    if ruleset.edition.facts.tables_leave:
        state["cleared"] = sum(1 << table for table in _full(ruleset, state))


def _full(ruleset: Ruleset, state: Any) -> Iterable[int]:
    """Tables that a group has filled on its way (K6)."""
    return (table for table in range(len(ruleset.plan.tables)) if state["sexes"][table].sum() == FULL)


def _number(names: tuple[str, ...], cell: str | None) -> int:
    return -1 if cell is None else names.index(cell)
