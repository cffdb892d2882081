"""`cafe admin`: names and options of the operator's commands; the work is in commands/admin.py."""

from __future__ import annotations

from typing import Annotated

import typer

from cafe.options import Database, Out, new_app

admin = new_app("admin", "Take care of a café: matches, profiles, bans and reports. Works beside a running server.")

Match = Annotated[str, typer.Argument(help="The id of a match, as in its link.")]
Place = Annotated[int, typer.Argument(help="The number of the place, from 0.", min=0, max=4)]
Profile = Annotated[str, typer.Argument(help="The id of a profile, as the leaderboard and reports tell it.")]
Name = Annotated[str, typer.Argument(help="The new name.")]
Hours = Annotated[float, typer.Option(help="For how many hours.", min=0.01, max=87600)]


@admin.command()
def match(match: Match, database: Database = "") -> None:
    """Look at a match: its state, who sits where, its reports. Tells nothing that is hidden in the game."""
    from cafe.commands import admin as command

    raise typer.Exit(command.look(database, match))


@admin.command()
def close(match: Match, database: Database = "") -> None:
    """End a match without a result; it can still be looked at."""
    from cafe.commands import admin as command

    raise typer.Exit(command.do(database, lambda taker: taker.close(match), f"match {match} is closed"))


@admin.command()
def delete(match: Match, database: Database = "") -> None:
    """Delete a match with everything it has."""
    from cafe.commands import admin as command

    raise typer.Exit(command.do(database, lambda taker: taker.delete(match), f"match {match} is deleted"))


@admin.command()
def export(match: Match, database: Database = "", out: Out = None) -> None:
    """Write a match as a document, over or not, with everything that is hidden."""
    from cafe.commands import admin as command

    raise typer.Exit(command.export(database, match, out))


@admin.command()
def rename_place(match: Match, place: Place, name: Name, database: Database = "") -> None:
    """Give a person at a match another name."""
    from cafe.commands import admin as command

    raise typer.Exit(command.do(database, lambda taker: taker.rename_place(match, place, name), "renamed"))


@admin.command()
def rename(profile: Profile, name: Name, database: Database = "") -> None:
    """Give a profile another name."""
    from cafe.commands import admin as command

    raise typer.Exit(command.do(database, lambda taker: taker.rename_profile(profile, name), "renamed"))


@admin.command()
def ban(
    profile: Profile,
    hours: Annotated[float | None, typer.Option(help="For how many hours; for good if left out.", min=0.01)] = None,
    database: Database = "",
) -> None:
    """Keep a profile from taking places, and off the leaderboard."""
    from cafe.commands import admin as command

    raise typer.Exit(command.do(database, lambda taker: taker.ban_profile(profile, hours), f"{profile} is banned"))


@admin.command()
def delete_profile(profile: Profile, database: Database = "") -> None:
    """Delete a profile with its results; in its matches stands another name."""
    from cafe.commands import admin as command

    raise typer.Exit(command.do(database, lambda taker: taker.delete_profile(profile), f"{profile} is deleted"))


@admin.command()
def ban_address(
    address: Annotated[str, typer.Argument(help="An IPv4 address, or an IPv6 address for its whole /64.")],
    hours: Hours = 24,
    database: Database = "",
) -> None:
    """Keep an address out for a time; servers notice within seconds."""
    from cafe.commands import admin as command

    raise typer.Exit(command.ban_address(database, address, hours))


@admin.command()
def ban_place(
    match: Match,
    place: Place,
    hours: Hours = 24,
    database: Database = "",
) -> None:
    """Keep out the person who plays there now, by their address, which is not shown; servers notice within seconds."""
    from cafe.commands import admin as command

    told = f"the person at place {place} of match {match} is banned for {hours:g} hours"
    raise typer.Exit(command.do(database, lambda taker: taker.ban_place(match, place, hours), told))


@admin.command()
def unban(
    who: Annotated[str, typer.Argument(help="A profile's id, an address, or MATCH/PLACE.")], database: Database = ""
) -> None:
    """Let a profile, an address or who was at a place in again."""
    from cafe.commands import admin as command

    raise typer.Exit(command.do(database, lambda taker: taker.lift_ban(who), "let in again"))


@admin.command()
def bans(database: Database = "") -> None:
    """List the bans that hold."""
    from cafe.commands import admin as command

    raise typer.Exit(command.list_bans(database))


@admin.command()
def reports(
    database: Database = "", everything: Annotated[bool, typer.Option("--all", help="Those dealt with too.")] = False
) -> None:
    """List what players have reported, the oldest first."""
    from cafe.commands import admin as command

    raise typer.Exit(command.list_reports(database, settled=everything))


@admin.command()
def settle(
    match: Annotated[str, typer.Argument(help="The id of a match, as in its link.")] = "",
    database: Database = "",
    everything: Annotated[bool, typer.Option("--all", help="Of all matches.")] = False,
) -> None:
    """Mark the reports of a match as dealt with, or all."""
    from cafe.commands import admin as command

    if bool(match) == everything:
        raise typer.BadParameter("name a match, or --all")
    raise typer.Exit(command.do(database, lambda taker: taker.settle(match or None), "dealt with"))


@admin.command()
def log(
    database: Database = "", most: Annotated[int, typer.Option(help="How many lines.", min=1, max=100_000)] = 100
) -> None:
    """List what was done with these commands, the latest first."""
    from cafe.commands import admin as command

    raise typer.Exit(command.list_deeds(database, most))
