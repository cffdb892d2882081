"""What the operator of a café can do to matches and profiles, from the command line only and beside a running server.

Plain functions of a connection. Each logs what it did (never a name or an address) and notifies the servers.
"""

from __future__ import annotations

from collections.abc import Callable
from ipaddress import ip_address

from sqlalchemy import Connection

from cafe.record.document import Document
from cafe.rules.errors import CafeError
from cafe.server.live_match import LiveMatch
from cafe.server.match_registry import now
from cafe.server.names import NAMELESS, tidy_name
from cafe.server.network.addresses import client_of
from cafe.server.process_bus import ProcessBus
from cafe.server.replays import document_of_match
from cafe.server.store import care, profiles
from cafe.server.store import matches as store
from cafe.server.store.care import BanRecord, BanTarget, ReportRecord
from cafe.server.store.rows import MatchRecord

HOUR = 3600.0
IPV4, HOUSEHOLD = 4, "64"
TRIES = 5  # to write while servers write too


class CaretakingError(CafeError):
    """Something that cannot be done to a match or a profile."""


class Caretaker:
    """Does things in one transaction."""

    def __init__(self, connection: Connection, database_url: str) -> None:
        self._connection = connection
        self._bus = ProcessBus(database_url, "caretaker")

    # -- matches ------------------------------------------------------------------------------------------

    def match(self, match: str) -> MatchRecord:
        """A match; CaretakingError if there is none."""
        record = store.load_match(self._connection, match)
        if record is None:
            raise CaretakingError(f"there is no match {match}")
        return record

    def look(self, match: str) -> tuple[MatchRecord, list[ReportRecord]]:
        """A match and its reports; logs that somebody looked."""
        record = self.match(match)
        self._note("look", match)
        return record, care.load_reports(self._connection, match=match, settled=True)

    def reports(self, *, settled: bool) -> list[ReportRecord]:
        """What players have reported; logs that somebody looked."""
        self._note("reports", "all" if settled else "open")
        return care.load_reports(self._connection, settled=settled)

    def close(self, match: str) -> None:
        """End a match without a result."""

        def alter(record: MatchRecord) -> None:
            if record.status not in ("open", "playing"):
                raise CaretakingError(f"match {match} has ended already")
            record.status, record.ended_at, record.due_at, record.turn_ends_at = "closed", now(), None, None

        self._change(match, alter)
        self._note("close", match)

    def delete(self, match: str) -> None:
        """Delete a match with everything it has: places, actions, drafts, reports."""
        if not store.delete_matches(self._connection, [match]):
            raise CaretakingError(f"there is no match {match}")
        self._tell(match)
        self._note("delete", match)

    def rename_place(self, match: str, place: int, name: str) -> None:
        """Rename a person at a match."""

        def alter(record: MatchRecord) -> None:
            if not 0 <= place < len(record.places) or record.places[place].taken_by != "person":
                raise CaretakingError(f"nobody sits at place {place} of match {match}")
            record.places[place].name = tidy_name(name)

        self._change(match, alter)
        self._note("rename-place", match)

    def document(self, match: str) -> Document:
        """A match as a document, including everything hidden, whether it is over or not."""
        record = self.match(match)
        live = LiveMatch(record)
        live.set_up(store.load_actions(self._connection, match))
        if live.game is None:
            raise CaretakingError(f"match {match} has not begun")
        self._note("export", match)
        return document_of_match(live.game, record)

    def _change(self, match: str, alter: Callable[[MatchRecord], None]) -> None:
        """Change a match, retrying however busy its players are."""
        for _ in range(TRIES):
            record = self.match(match)
            alter(record)
            record.revision += 1
            try:
                store.save_match(self._connection, record)
            except store.Conflict:
                continue
            self._tell(match)
            return
        raise CaretakingError(f"match {match} is being changed by others; try again")

    def _tell(self, match: str) -> None:
        """Notify the servers: by NOTIFY, or by a row in the SQLite file that its server reads."""
        if self._connection.dialect.name == "sqlite":
            care.leave_notice(self._connection, match)
        self._bus.send(self._connection, match)

    # -- profiles and addresses -----------------------------------------------------------------------------

    def rename_profile(self, profile: str, name: str) -> None:
        """Rename a profile."""
        self._check_profile(profile)
        profiles.rename_profile(self._connection, profile, tidy_name(name))
        self._note("rename-profile", profile)

    def delete_profile(self, profile: str) -> None:
        """Delete a profile with its data, and put another name into its matches."""
        self._check_profile(profile)
        if self._connection.dialect.name == "sqlite":
            care.leave_notices_of(self._connection, profile)
        for match in profiles.delete_profile(self._connection, profile, NAMELESS):
            self._tell(match)
        care.lift_ban(self._connection, "profile", profile)
        self._note("delete-profile", profile)

    def ban_profile(self, profile: str, hours: float | None) -> None:
        """Keep a profile from taking places, for some hours or for good."""
        self._check_profile(profile)
        self._ban("profile", profile, hours)
        self._note("ban-profile", profile)

    def ban_address(self, address: str, hours: float) -> str:
        """Ban an address for some hours; returns it as the limits count it."""
        client = counted(address)
        self._ban("address", client, hours)
        self._note("ban-address", "")
        return client

    def ban_place(self, match: str, place: int, hours: float) -> None:
        """Ban whoever sits at a place: a server takes the address from their requests, and shows it to nobody."""
        sitting = self.match(match).places
        if not 0 <= place < len(sitting) or sitting[place].taken_by != "person":
            raise CaretakingError(f"nobody sits at place {place} of match {match}")
        self._ban("place", f"{match}/{place}", hours)
        self._note("ban-place", match)

    def lift_ban(self, who: str) -> None:
        """Let a profile, an address or a place (MATCH/NUMBER) in again."""
        target: BanTarget = "address" if _is_address(who) else "place" if "/" in who else "profile"
        if not care.lift_ban(self._connection, target, counted(who) if target == "address" else who):
            raise CaretakingError("there is no such ban")
        self._note(f"lift-{target}", "" if target == "address" else who)

    def settle(self, match: str | None) -> int:
        """Mark the reports of a match, or of all, as dealt with; returns how many there were."""
        settled = care.settle_reports(self._connection, match, now())
        if not settled:
            raise CaretakingError("there are no open reports" + ("" if match is None else f" of match {match}"))
        self._note("settle", match or "all")
        return settled

    def _check_profile(self, profile: str) -> None:
        if profile not in profiles.load_profiles(self._connection, [profile]):
            raise CaretakingError(f"there is no profile {profile}")

    def _ban(self, target: BanTarget, who: str, hours: float | None) -> None:
        until = None if hours is None else now() + hours * HOUR
        care.save_ban(self._connection, BanRecord(target, who, until, now()))

    def _note(self, deed: str, about: str) -> None:
        care.note_deed(self._connection, deed, about, now())


def counted(address: str) -> str:
    """An address as the limits count it; CaretakingError if it is not one, or a range they do not support."""
    host, _, prefix = address.partition("/")
    if not _is_address(host):
        raise CaretakingError(f"'{address}' is no address")
    if prefix and (ip_address(host).version == IPV4 or prefix != HOUSEHOLD):
        raise CaretakingError(f"'{address}' is a range: name one address (of IPv6 its whole /{HOUSEHOLD} counts)")
    return client_of(host)


def _is_address(text: str) -> bool:
    try:
        ip_address(text.partition("/")[0])
    except ValueError:
        return False
    return True
