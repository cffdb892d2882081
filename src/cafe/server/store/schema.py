"""The tables of the store. A match is its deal and its actions; the rest says who plays and what its status is.

Every change needs a migration too (store/migrations/versions); a test compares the two.
"""

from __future__ import annotations

from sqlalchemy import JSON, Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, false, true

metadata = MetaData()
Data = JSON(none_as_null=True)

matches = Table(
    "matches",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("revision", Integer, nullable=False),  # rises with every change that is not an action
    Column("number", Integer, nullable=False),  # how many actions there are
    Column("status", String(8), nullable=False),
    Column("game", String(8), nullable=False),
    Column("same_sex_tables", Boolean, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("order", String(8), nullable=False),
    Column("seconds", Integer, nullable=False),  # per turn; 0: no limit
    Column("host", Integer, nullable=False),
    Column("rules", String(32), nullable=False),
    Column("start", Integer),  # the start player
    Column("deal", Data),  # guests and tables in drawing order, once begun
    Column("created_at", Float, nullable=False),
    Column("started_at", Float),
    Column("ended_at", Float),
    Column("touched_at", Float, nullable=False),  # the last sign of life: an action, or somebody present
    Column("turn_ends_at", Float),
    Column("due_at", Float),  # when the server must act by itself: a bot's turn, an expired clock
    Column("series", String(16)),  # the id of the first match of the series
    Column("best_of", Integer, nullable=False),
    Column("series_game", Integer, nullable=False),
    Column("wins", Data, nullable=False),  # in the series before this match, by place
    Column("previous", String(16)),
    Column("next", String(16)),
    Column("result", Data),
    Column("edition", String(32)),  # null: the printed one
    Column("plan", Data),  # the rows of another floor plan
    Column("source", String(16)),  # of a public match: a keyed hash of its creator's address
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("removed", Data),  # marks of those the host has removed (marks.py)
    Column("names_kept", Boolean, nullable=False, server_default=true()),  # not yet forgotten (forgetting.py)
    Column("marks_kept", Boolean, nullable=False, server_default=true()),
    Index("matches_due", "status", "due_at"),
    Index("matches_touched", "status", "touched_at"),
    Index("matches_public", "status", "public", "source", "created_at"),  # the lobby reads nothing else
    Index("matches_source", "source", "status"),
    Index("matches_ended", "ended_at"),
    Index("matches_names", "names_kept", "ended_at"),
    Index("matches_marks", "marks_kept", "ended_at"),
)

places = Table(
    "places",
    metadata,
    Column("match", String(16), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("place", Integer, primary_key=True),
    Column("kind", String(8), key="taken_by", nullable=False),  # its name in the database since the first version
    Column("name", String(100), nullable=False),
    Column("level", String(32)),
    Column("plays_as", String(400)),  # a bot's full name: versions and parameters when the match began
    Column("standing_in", Boolean, nullable=False),
    Column("ready", Boolean, nullable=False),
    Column("token_hash", String(64), index=True),
    Column("profile", String(16), index=True),
    Column("seen_at", Float),  # last known to have an open socket; null: away
    Column("away_since", Float),
    Column("votes", Data, nullable=False),  # places that want a bot to stand in
    Column("came_from", String(8)),  # a mark of the address, too short to find the address by
)

actions = Table(
    "actions",
    metadata,
    Column("match", String(16), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("place", Integer, nullable=False),
    Column("action", String(64), nullable=False),
    Column("by", String(8), nullable=False),
    Column("at_time", Float, nullable=False),
)

drafts = Table(
    "drafts",
    metadata,
    Column("match", String(16), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("actions", Data, nullable=False),
)

open_positions = Table(  # what everybody sees of rated matches in play, for which the tools give no hints
    "open_positions",
    metadata,
    Column("match", String(16), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(8), nullable=False),
    Column("seated", Integer, nullable=False),
    Column("position", Data, nullable=False),  # tables and guests, by cell
    Index("open_positions_like", "game", "seated"),
)

profiles = Table(
    "profiles",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(100), nullable=False),
    Column("token_hash", String(64), nullable=False, unique=True),
    Column("created_at", Float, nullable=False),
    Column("used_at", Float, index=True),  # to the day; null: not used since programs that did not store it
)

ratings = Table(
    "ratings",
    metadata,
    Column("holder", String(40), primary_key=True),  # a profile's id, or bot:LEVEL/RULES.PLAYERS, the versions
    Column("game", String(8), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("others", Integer, nullable=False, server_default="0"),  # how many different established opponents
    Column("met", Integer, nullable=False, server_default="0"),  # how many different people, established or not
)

meetings = Table(
    "meetings",
    metadata,
    Column("game", String(8), primary_key=True),
    Column("one", String(40), primary_key=True),  # two holders of ratings in the order of their names
    Column("other", String(40), primary_key=True),
    Column("games", Integer, nullable=False),
    Column("lately", Integer, nullable=False),  # how many of them within a day
    Column("since", Float, nullable=False),  # when that day began
    Column("counted", Integer, nullable=False, server_default="0"),  # 1: among the others of `one`, 2: of `other`
)

reports = Table(
    "reports",
    metadata,
    Column("match", String(16), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("place", Integer, primary_key=True),  # who is reported
    Column("by_place", Integer, primary_key=True),
    Column("about", String(16), primary_key=True),  # name or behaviour
    Column("name", String(100), nullable=False),  # as it was
    Column("profile", String(16)),
    Column("at_time", Float, nullable=False),
    Column("settled_at", Float, index=True),
    Column("source", String(16), index=True),  # a keyed hash of the address it came from, until it is settled
)

bans = Table(
    "bans",
    metadata,
    Column("kind", String(8), key="target", primary_key=True),  # address, profile or place; keeps its old name
    Column("who", String(64), primary_key=True),  # an address as the limits count it, a profile's id, MATCH/PLACE
    Column("until", Float),  # null: for good
    Column("at_time", Float, nullable=False),
)

admin_log = Table(
    "admin_log",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("at_time", Float, nullable=False),
    Column("deed", String(32), nullable=False),
    Column("about", String(40), nullable=False),  # the id of a match or a profile; never a name or an address
)

notices = Table(  # what a command has changed, for the server of the same SQLite file; PostgreSQL has NOTIFY
    "notices",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("match", String(16), nullable=False),
)
