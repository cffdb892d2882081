"""The command line: names and options of the commands; their work is in cafe.commands, imported when it is called.

`cafe --help` must answer at once, so nothing heavy is imported here.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any, Literal

import typer

from cafe.cli_admin import admin
from cafe.options import (
    SEED,
    Contest,
    Database,
    Document,
    Documents,
    Edition,
    Game,
    Language,
    Out,
    SameSex,
    Simulation,
    new_app,
    taking,
    with_settings,
)
from cafe.rules.games import PRINTED

app = new_app("cafe", "Café International: the board game, the card game and Junior.")


@app.command()
def play(
    game: Game = "card",
    bots: Annotated[
        str, typer.Option(help="Your opponents, with commas: level1 to level5, greedy, random, module:function.")
    ] = "greedy",
    name: Annotated[str | None, typer.Option(help="Your name.")] = None,
    seed: Annotated[int | None, SEED] = None,
    same_sex_tables: SameSex = False,
    edition: Edition = PRINTED,
    plan: Annotated[Path | None, typer.Option(help="Play on the floor plan of this file.")] = None,
    language: Language = None,  # noqa: ARG001 - spoken since it was read
) -> None:
    """Play a game in the terminal."""
    from cafe.bots.registry import check_name
    from cafe.commands import play as command

    opponents = [part.strip() for part in bots.split(",")]
    for opponent in opponents:
        check_name(opponent)
    raise typer.Exit(command.run(name, opponents, command.Wishes(game, seed, same_sex_tables, edition, plan)))


@app.command()
@taking(Simulation)
def simulate(wish: Simulation) -> None:
    """Let computer players play many games and summarise the results."""
    from cafe.arena.simulate import Task
    from cafe.bots.registry import check_name
    from cafe.commands import simulate as command
    from cafe.rules.editions import check_players

    names = [part.strip() for part in wish.bots.split(",")]
    for each in names:
        check_name(each)
    check_players(wish.game, wish.players, wish.edition)
    seats = tuple(names[i % len(names)] for i in range(wish.players))
    kept = wish.out is not None
    task = Task(wish.game, wish.players, seats, wish.same_sex_tables, wish.seed, 0, wish.games, kept, wish.edition)
    raise typer.Exit(command.run(task, wish.jobs, wish.out))


@app.command()
@taking(Contest)
def arena(wish: Contest) -> None:
    """Let computer players play a tournament, every deal from every seat, and tell who is stronger.

    Exit code 130 after Ctrl-C, 1 if it could not go on; either way it prints what it has.
    """
    from cafe.extras import ARENA, DASK, REPORT, check_extras

    wanted = [extra for extra, asked in ((DASK, wish.dask), (REPORT, wish.report)) if asked is not None]
    check_extras(wanted or [ARENA])
    from cafe.arena.contest import Contest, Terms
    from cafe.commands import arena as command
    from cafe.rules.errors import SetupError

    if wish.report is not None and wish.no_report:
        raise SetupError("choose --report or --no-report, not both")
    names = tuple(part.strip() for part in wish.entrants.split(","))
    terms = Terms(wish.game, wish.players, names, wish.seed, wish.same_sex_tables, wish.share, wish.edition)
    page = wish.report or (None if wish.no_report else command.usual_report())
    how = command.Wishes(wish.jobs or os.cpu_count() or 1, wish.dask, wish.results, page)
    raise typer.Exit(command.run(Contest(terms, wish.games, wish.until_decided), how))


@app.command()
def referee(
    files: Documents,
    as_json: Annotated[bool, typer.Option("--json", help="Print an array of reports.")] = False,
    language: Language = None,  # noqa: ARG001
) -> None:
    """Judge games: accepted, or the first action refused and the rule it breaks.

    Exit code 0 if all are right, 1 if a rule is broken, 2 if something is no document at all.
    """
    from cafe.commands import referee as command

    raise typer.Exit(command.run(files, as_json))


@app.command()
def review(
    file: Document,
    simulations: Annotated[int, typer.Option(help="How hard to think about each turn.", min=1, max=1_000_000)] = 400,
    seed: Annotated[int, typer.Option(help="The same seed gives the same review.", min=0, max=2**31)] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Print an array of reviews.")] = False,
    language: Language = None,  # noqa: ARG001
) -> None:
    """Look at every turn of a game: what was played, what was best, what it cost, and who was winning."""
    from cafe.bots.search_settings import Effort
    from cafe.commands import review as command

    raise typer.Exit(command.run(file, Effort(simulations=simulations), seed, as_json))


@app.command()
def puzzles(
    files: Annotated[
        list[str] | None, typer.Argument(help="Games to look through: documents, - for standard input.")
    ] = None,
    game: Game = "card",
    count: Annotated[int, typer.Option(help="How many puzzles of each strength.", min=1, max=100_000)] = 100,
    strength: Annotated[
        Literal["easy", "hard", "expert"] | None,
        typer.Option(help="Only puzzles of this strength, not of all three.", show_default=False),
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same puzzles.", min=0, max=2**62 - 1)] = 1,
    out: Annotated[Path | None, typer.Option(help="Write here instead of standard output, a puzzle a line.")] = None,
    language: Language = None,  # noqa: ARG001
) -> None:
    """Find positions with one best turn that seating without a plan does not find.

    Computer players play the games, unless there are files. Exit code 1 if the files have fewer puzzles.
    """
    from cafe.commands import puzzles as command
    from cafe.puzzles.strength import STRENGTHS

    raise typer.Exit(command.run(game, files or [], count, seed, out, (strength,) if strength else STRENGTHS))


@app.command()
def show(
    file: Document,
    at: Annotated[int | None, typer.Option(help="After how many actions; all of them if left out.", min=0)] = None,
    language: Language = None,  # noqa: ARG001
) -> None:
    """Draw a position as text: plan, guests, scores, hands."""
    from cafe.commands import show as command

    raise typer.Exit(command.run(file, at))


@app.command()
def stats(
    files: Documents,
    page: Annotated[Path | None, typer.Option(help="Write a page with plots here.")] = None,
    language: Language = None,  # noqa: ARG001 - spoken since it was read
) -> None:
    """Count what many games tell: who won, by what, how long, where the points came from, by seat and start player.

    Exit code 1 if a game breaks a rule or none is over, 2 if something is no document; the others are counted.
    """
    from cafe.extras import REPORT, check_extras

    if page is not None:
        check_extras([REPORT])
    from cafe.commands import stats as command

    raise typer.Exit(command.run(files, page))


def serve(language: str | None = None, **given: Any) -> None:  # noqa: ARG001
    """Open the café: a server for matches over the network, with its page.

    Every setting is a flag here and an environment variable (CAFE_ and its name); docs/server.md lists them.
    """
    from cafe.commands import serve as command
    from cafe.server.settings import Settings

    raise typer.Exit(command.run(Settings(**given)))


app.command()(with_settings(serve, language=Language))


@app.command()
def site(
    folder: Annotated[Path, typer.Argument(help="Where to: a new folder, an empty one, or a site made before.")],
    base: Annotated[str | None, typer.Option(help="The path on the web space that it is put at: /cafe/.")] = None,
    server: Annotated[str, typer.Option(help="A server to meet friends on: https://cafe.example.")] = "",
) -> None:
    """Write the café as files for any web space: everything that one device can play, without a server."""
    from cafe.commands import site as command

    raise typer.Exit(command.run(folder, base, server))


app.add_typer(admin)


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="Where to: a new file, written gzipped; - is standard output.")],
    database: Database = "",
) -> None:
    """Write everything a server has stored into one file; the server may go on meanwhile."""
    from cafe.commands import backup as command

    raise typer.Exit(command.backup(database, file))


@app.command()
def export(
    matches: Annotated[list[str] | None, typer.Argument(help="Ids of matches; all that are over if left out.")] = None,
    database: Database = "",
    out: Out = None,
) -> None:
    """Write matches that are over as documents, one a line."""
    from cafe.commands import export as command

    raise typer.Exit(command.run(database, matches or [], out))


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A file that backup has written; - is standard input.")],
    database: Database = "",
) -> None:
    """Fill an empty store from a backup; SQLite or PostgreSQL."""
    from cafe.commands import backup as command

    raise typer.Exit(command.restore(database, file))


def doctor(address: str | None = None, **given: Any) -> None:
    """Look whether a café can run here with these settings, and say what to do where it cannot.

    Exit code 0 if it can, 1 if something is bad.
    """
    from cafe.commands import doctor as command
    from cafe.server.settings import Settings

    raise typer.Exit(command.run(Settings(**given), address or ""))


ADDRESS = Annotated[str | None, typer.Option(help="Look at the café there too, through its proxy: https://YOUR.NAME.")]
app.command()(
    with_settings(
        doctor,
        *("host", "port", "workers", "database", "pool", "connections", "trusted_proxies", "allowed_hosts"),
        address=ADDRESS,
    )
)


@app.command()
def engine(
    bot: Annotated[str, typer.Option(help="Who plays: level1 to level5, greedy, random, module:function.")] = "level3",
) -> None:
    """Speak the engine protocol on standard input and output (docs/engine.md)."""
    from cafe.bots.registry import check_name
    from cafe.commands import engine as command

    check_name(bot)
    raise typer.Exit(command.run(bot))


@app.command()
def version() -> None:
    """Print the version."""
    from cafe import __version__

    sys.stdout.write(f"cafe {__version__}\n")


class Shell(StrEnum):
    """The shells that complete our commands."""

    bash = "bash"
    zsh = "zsh"
    fish = "fish"


@app.command()
def completion(shell: Annotated[Shell, typer.Argument(help="Which shell.")]) -> None:
    """Print a script that lets a shell complete commands and options: eval "$(cafe completion bash)"."""
    from cafe.commands import completion as command

    raise typer.Exit(command.run(shell.value))


def main() -> None:
    """Run a command; what goes wrong on purpose, or on the disk, is one line on standard error and exit code 2."""
    from cafe.i18n import chosen, language_of
    from cafe.rules.errors import CafeError

    chosen.set(language_of(os.environ))
    if "_CAFE_COMPLETE" in os.environ:
        from cafe.commands.completion import answer_shells

        answer_shells()
    try:
        try:
            app()
        finally:
            if sys.stdout is not None:
                sys.stdout.flush()
    except BrokenPipeError:
        _forget_output()
        sys.exit(1)
    except OSError as error:
        _forget_output()
        sys.stderr.write(f"cafe: {error.filename or 'output'}: {(error.strerror or str(error)).lower()}\n")
        sys.exit(2)
    except CafeError as error:
        sys.stderr.write(f"cafe: {error}\n")
        sys.exit(2)
    except ModuleNotFoundError as error:
        sys.exit(_tell_extra(error))


def _tell_extra(error: ModuleNotFoundError) -> int:
    """Say which extra a command needs; anything else that is missing is a fault of ours."""
    from cafe.extras import MissingExtra, missing_extra

    extra = missing_extra(error.name or "")
    if extra is None:
        raise error
    sys.stderr.write(f"cafe: {MissingExtra(extra)}\n")
    return 2


def _forget_output() -> None:
    """What could not be written is not tried again when Python ends."""
    with suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
