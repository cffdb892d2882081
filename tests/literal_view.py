"""A view read field by field, as plainly as can be: what `Game.view` reads in one go must be the same."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

from cafe import Game
from cafe.rules.games import GameName
from cafe.rules.position import read_counts, read_seats, read_tables
from cafe.rules.ruleset import Ruleset
from cafe.rules.state import LAYING, OVER
from cafe.rules.view import DOINGS, PHASES, View


def literal_view(game: Game, viewer: int | None) -> View:
    """The game as a viewer may see it."""
    return _view(game.ruleset, game.players, game.state[0], viewer)


def _view(ruleset: Ruleset, names: tuple[str, ...], state: Any, viewer: int | None) -> View:
    players = range(len(names))
    has = state.dtype.names
    phase = int(state["phase"])
    open_hands = not ruleset.edition.closed_hands
    return View(
        game=cast(GameName, ruleset.game),
        same_sex_tables=ruleset.same_sex_tables,
        players=names,
        viewer=viewer,
        start=int(state["start"]),
        to_move=None if phase == OVER else int(state["player"]),
        phase=PHASES[phase],
        turn_points=int(state["turn_points"]),
        placements=int(state["placed"]),
        waiting=_cell(ruleset.plan.seat_names, state, "waiting"),
        group=_cell(ruleset.plan.table_names, state, "group"),
        third=_cell(ruleset.plan.table_names, state, "third"),
        doing=DOINGS[state["doing"]] if "doing" in has else None,
        filled=_cell(ruleset.plan.table_names, state, "filled") if phase == LAYING else None,
        next_table=_next_table(ruleset, state),
        first_turn="first_turn" in has and bool(state["first_turn"]),
        passes=int(state["passes"]) if "passes" in has else 0,
        scores=tuple(state["scores"].tolist()[: len(names)]),
        tables=read_tables(ruleset, state),
        seats=read_seats(ruleset, state),
        hands=tuple(
            tuple(read_counts(ruleset, state["hands"][player])) if open_hands or player == viewer else None
            for player in players
        ),
        hand_counts=tuple(state["hand_total"].tolist()[: len(names)]),
        hand_sizes=tuple(state["hand_size"].tolist()[: len(names)]) if ruleset.game == "board" else None,
        jokers_taken=tuple(
            tuple(["JKf"] * int(state["jokers_taken"][player][0]) + ["JKm"] * int(state["jokers_taken"][player][1]))
            if "jokers_taken" in has
            else ()
            for player in players
        ),
        face_down=tuple(
            tuple(read_counts(ruleset, state["laid_down"][player])) if "laid_down" in has and player == viewer else None
            for player in players
        ),
        face_down_counts=tuple(int(state["laid_total"][player]) if "laid_total" in has else 0 for player in players),
        bar=tuple(ruleset.edition.cast.codes[kind] for kind in state["bar"].tolist()[: int(state["bar_taken"])])
        if "bar" in has
        else (),
        gone=tuple(read_counts(ruleset, state["gone"])) if "gone" in has else (),
        guests_left=int(state["stock_size"]) - int(state["drawn"]),
        tables_left=int(state["tables_size"]) - int(state["tables_drawn"]),
        tables_gone=_tables_gone(ruleset, state),
        plan=None if ruleset.plan is ruleset.edition.plan else ruleset.plan.rows,
    )


def _cell(names: tuple[str, ...], state: Any, field: str) -> str | None:
    if field not in state.dtype.names or state[field] < 0:
        return None
    return names[int(state[field])]


def _next_table(ruleset: Ruleset, state: Any) -> str | None:
    """The table drawn and looked at while its place is chosen (J7)."""
    if state["phase"] != LAYING:
        return None
    return ruleset.edition.table_text(int(state["tables_stock"][state["tables_drawn"]]))


def _tables_gone(ruleset: Ruleset, state: Any) -> tuple[str, ...]:
    """The tables that have left the café (K6): those drawn that stand no more."""
    if ruleset.game != "card":
        return ()
    drawn = Counter(state["tables_stock"].tolist()[: int(state["tables_drawn"])])
    drawn.subtract(state["tables"].tolist())
    return tuple(ruleset.edition.table_text(table) for table in sorted(drawn.elements()))
