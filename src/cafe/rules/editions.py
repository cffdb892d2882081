"""Editions: who plays a game, with which guests, tables, numbers and plan. An edition is two files in data/editions."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from cafe.rules.edition_files import read_facts
from cafe.rules.errors import EditionError, PlanError, SetupError, UnknownEdition
from cafe.rules.floor_plans import Plan, read_plan
from cafe.rules.games import GAMES, PRINTED, GameFacts
from cafe.rules.guests import Cast, pack_flags, unpack_flags


@dataclass(frozen=True, eq=False)
class Edition:
    """The facts of one edition that are numbers or names."""

    facts: GameFacts
    name: str
    players: range
    cast: Cast
    hand: int
    start_hand: int
    closed_hands: bool
    penalty_guest: int
    penalty_joker: int
    penalty_breaks_ties: bool
    group_limit: int
    bar: tuple[int, ...]
    laid_first: tuple[str, ...]
    put_back: int
    plan: Plan
    tables: tuple[int, ...] = ()
    game: str = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "game", self.facts.name)

    def table_code(self, text: str) -> int:
        """A table's number from its text: `RU`, or `CN DE IT FR` in junior; KeyError if it has none."""
        number = {nation: i for i, nation in enumerate(self.cast.nations)}
        words = text.split(" ")
        if len(words) != self.facts.flags:
            raise KeyError(text)
        flags = [number[word] for word in words]
        return pack_flags(flags if len(flags) == 4 else flags * 4)

    def table_text(self, table: int) -> str:
        """The text of a table's number."""
        names = [self.cast.nations[flag] for flag in unpack_flags(table)]
        return " ".join(names[: self.facts.flags])


def facts_of(game: str) -> GameFacts:
    """The facts of a game by its name; raises SetupError for a name that is none."""
    if game not in GAMES:
        raise SetupError(f"there is no game '{game}': choose {', '.join(GAMES)}")
    return GAMES[game]


@cache
def edition_names(game: str) -> tuple[str, ...]:
    """The editions of a game, the printed one first."""
    found = sorted(file.name.removesuffix(".toml") for file in _folder(game).iterdir() if file.name.endswith(".toml"))
    return (PRINTED, *(name for name in found if name != PRINTED))


@cache
def edition(game: str, name: str = PRINTED) -> Edition:
    """An edition of a game by its name; raises SetupError for a name that is none."""
    facts = facts_of(game)
    if name not in edition_names(game):
        raise UnknownEdition(f"there is no edition '{name}' of {game}: choose {', '.join(edition_names(game))}")
    folder = _folder(game)
    drawing = (folder / f"{name}.plan").read_text("utf-8") if (folder / f"{name}.plan").is_file() else ""
    return read_edition(facts, name, (folder / f"{name}.toml").read_text("utf-8"), drawing)


def check_players(game: str, players: int, edition_name: str = PRINTED) -> None:
    """SetupError if an edition of a game is not for that many players."""
    allowed = edition(game, edition_name).players
    if players not in allowed:
        fewest, most = allowed[0], allowed[-1]
        numbers = f"{fewest}" if fewest == most else f"{fewest} to {most}"
        raise SetupError(f"{game} is for {numbers} players, not {players}")


def _folder(game: str) -> Traversable:
    return files("cafe.rules") / "data" / "editions" / game


def read_edition(facts: GameFacts, name: str, numbers: str, drawing: str) -> Edition:
    """An edition from the texts of its two files; EditionError lists everything wrong with them."""
    data = read_facts(facts, numbers)
    cast = Cast(tuple(data["nations"]), data["jokers"], data["each"])
    try:
        plan = read_plan(plan_rows(drawing.splitlines()), cast.nations, open_tables=not facts.takes_plan)
    except PlanError as error:
        raise EditionError([f"plan: {fault}" for fault in error.faults]) from None
    fewest, most = data["players"]
    made = Edition(
        facts=facts,
        name=name,
        players=range(fewest, most + 1),
        cast=cast,
        hand=data["hand"],
        start_hand=data["start_hand"],
        closed_hands=data["closed_hands"],
        penalty_guest=data["penalty"]["guest"],
        penalty_joker=data["penalty"]["joker"],
        penalty_breaks_ties=data["penalty"]["breaks_ties"],
        group_limit=data["group_limit"],
        bar=tuple(data["bar"]),
        laid_first=tuple(data["laid_first"]),
        put_back=data["put_back"],
        plan=plan,
    )
    faults = _plan_faults(made)
    if faults:
        raise EditionError(faults)
    return replace(made, tables=tuple(made.table_code(text) for text in data["tables"]))


def _plan_faults(made: Edition) -> list[str]:
    """What a plan that can be read lacks to be the plan of this edition."""
    facts, plan = made.facts, made.plan
    faults = [f"laid_first: no table stands at {cell}" for cell in made.laid_first if cell not in plan.table_at]
    if facts.tables_laid_first is None and len(made.laid_first) != len(plan.tables):
        faults.append(f"laid_first: {len(made.laid_first)} tables, the plan has {len(plan.tables)}")
    if not facts.takes_plan:
        for what, drawn in (("seats", plan.seats), ("tables", plan.tables)):
            if len(drawn) > facts.sizes[what]:
                faults.append(f"plan: {len(drawn)} {what}, the {facts.name} game has room for {facts.sizes[what]}")
    if facts.own_seats:
        shared = [name for name, tables in zip(plan.seat_names, plan.tables_of, strict=True) if len(tables) > 1]
        faults += [f"plan: the seat at {name} touches two tables, in {facts.name} none may" for name in shared]
    return faults


def plan_rows(lines: list[str]) -> list[str]:
    """The rows of a plan file: comments (`#`) and blank lines left out."""
    return [line for line in lines if line.strip() and not line.startswith("#")]
