"""Options of commands: those that several have, the fields of a dataclass, the settings of the server."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import MISSING, dataclass, fields
from inspect import Parameter, Signature
from pathlib import Path
from typing import Annotated, Any, TypeVar, get_type_hints

import typer

from cafe.rules.games import PRINTED, GameName
from cafe.server.settings import PREFIX, all_settings

Command = Callable[..., None]
Wishes = TypeVar("Wishes")

Game = Annotated[GameName, typer.Option(help="Which game.")]
Edition = Annotated[str, typer.Option(help="Which edition of it; docs/editions.md lists them.")]
SEED = typer.Option(help="The same seed gives the same games.", min=0, max=2**62 - 1)
Players = Annotated[int, typer.Option(help="How many players at the table.", min=2, max=5)]
SameSex = Annotated[bool, typer.Option("--same-sex-tables", help="Play the variant K12, B13 or J13.")]
Database = Annotated[
    str, typer.Option(envvar="CAFE_DATABASE", help="The server's store, as for serve; empty: in your data folder.")
]
Documents = Annotated[list[str], typer.Argument(help="Documents: JSON, JSON lines, or - for standard input.")]
Document = Annotated[str, typer.Argument(help="A document: JSON, JSON lines, or - for standard input.")]
Out = Annotated[Path | None, typer.Option(help="Write here instead of standard output.")]


def _speak(language: str | None) -> str | None:
    """Speak a language from now on; one sentence if we do not know it."""
    from cafe.i18n import chosen, languages

    if language is not None:
        if language not in languages():
            raise typer.BadParameter(f"there is no {language!r}; choose one of {', '.join(languages())}")
        chosen.set(language)
    return language


LANGUAGE = typer.Option(
    callback=_speak, help="Speak this language: de, en, fr and others; that of the system (LANG) if left out."
)
Language = Annotated[str | None, LANGUAGE]


@dataclass(frozen=True, kw_only=True)
class Deals:
    """Which games computer players play."""

    game: Game = "card"
    players: Players = 2
    seed: Annotated[int, SEED] = 1
    same_sex_tables: SameSex = False
    edition: Edition = PRINTED
    language: Language = None  # spoken since it was read


@dataclass(frozen=True, kw_only=True)
class Simulation(Deals):
    """What `cafe simulate` is asked for."""

    games: Annotated[int, typer.Option(help="How many games.", min=1, max=100_000_000)] = 1000
    bots: Annotated[
        str,
        typer.Option(
            help="Who plays: random, greedy, level1 to level5, search@1000, module:function; repeated in turn."
        ),
    ] = "random"
    jobs: Annotated[int, typer.Option(help="How many processes.", min=1, max=256)] = 1
    out: Annotated[Path | None, typer.Option(help="Write the games here, a document a line.")] = None


@dataclass(frozen=True, kw_only=True)
class Contest(Deals):
    """What `cafe arena` is asked for."""

    entrants: Annotated[
        str, typer.Option(help="Who plays, separated by commas: bots by name, or players of yours as module:function.")
    ]
    games: Annotated[int, typer.Option(help="How many games at least: whole deals.", min=1, max=10_000_000)] = 400
    until_decided: Annotated[bool, typer.Option("--until-decided", help="Stop when the question is settled.")] = False
    share: Annotated[
        float | None, typer.Option(help="Ask whether the first of two, alone at the table, wins this share: 0.6.")
    ] = None
    jobs: Annotated[int | None, typer.Option(help="How many processes; all cores if left out.", min=1, max=256)] = None
    no_report: Annotated[bool, typer.Option("--no-report", help="Write no page.")] = False
    dask: Annotated[str | None, typer.Option(help="Play on a Dask cluster: the address of its scheduler.")] = None
    results: Annotated[Path | None, typer.Option(help="Append the results here; go on where the file ends.")] = None
    report: Annotated[Path | None, typer.Option(help="Write the page with plots here, not to arena.html.")] = None


# Completion is a command of ours: Typer's options for it would cost every command time.
PLAIN = {"rich_markup_mode": None, "pretty_exceptions_enable": False, "add_completion": False}


def new_app(name: str, told: str) -> typer.Typer:
    """A program of commands."""
    return typer.Typer(name=name, help=told, no_args_is_help=True, **PLAIN)  # type: ignore[arg-type]


def taking(wishes: type[Wishes]) -> Callable[[Callable[[Wishes], None]], Command]:
    """Make a command of a function that takes a dataclass: each field is an option, by its annotation and default."""
    hints = get_type_hints(wishes, include_extras=True)
    parameters = [
        _parameter(one.name, hints[one.name], Parameter.empty if one.default is MISSING else one.default)
        for one in fields(wishes)  # type: ignore[arg-type]  # mypy cannot ask for a dataclass here
    ]

    def made(function: Callable[[Wishes], None]) -> Command:
        def command(**given: Any) -> None:
            function(wishes(**given))

        command.__name__, command.__doc__ = function.__name__, function.__doc__
        return _with_parameters(command, parameters)

    return made


def with_settings(command: Command, *names: str, **besides: Any) -> Command:
    """Give a command that takes any keyword the options of the settings, of all or of those named, and some besides."""
    chosen = [(one, kind) for one, kind in all_settings() if not names or one.name in names]
    parameters = [
        _parameter(
            one.name,
            Annotated[
                kind, typer.Option(flag(one.name, kind), envvar=PREFIX + one.name.upper(), help=one.metadata["told"])
            ],
            one.default,
        )
        for one, kind in chosen
    ]
    return _with_parameters(command, [*parameters, *(_parameter(name, kind, None) for name, kind in besides.items())])


def _parameter(name: str, annotation: Any, default: Any) -> Parameter:
    return Parameter(name, Parameter.KEYWORD_ONLY, default=default, annotation=annotation)


def _with_parameters(command: Command, parameters: Iterable[Parameter]) -> Command:
    """Let Typer see these parameters of a command that takes any keyword."""
    told = Signature(list(parameters))
    command.__signature__ = told  # type: ignore[attr-defined]
    command.__annotations__ = {name: each.annotation for name, each in told.parameters.items()}
    return command


def flag(name: str, kind: type) -> str:
    """`bot_pause` as `--bot-pause`; what can be switched on can be switched off."""
    word = name.replace("_", "-")
    return f"--{word}/--no-{word}" if kind is bool else f"--{word}"
