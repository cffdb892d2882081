"""The first tables: matches, places, actions, drafts, profiles, ratings."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

DATA = sa.JSON(none_as_null=True)


def upgrade() -> None:
    """Create the tables."""
    _create_matches()
    _create_places()
    _create_actions()
    _create_profiles()


def _create_matches() -> None:
    op.create_table(
        "matches",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("game", sa.String(8), nullable=False),
        sa.Column("same_sex_tables", sa.Boolean, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("order", sa.String(8), nullable=False),
        sa.Column("seconds", sa.Integer, nullable=False),
        sa.Column("host", sa.Integer, nullable=False),
        sa.Column("rules", sa.String(32), nullable=False),
        sa.Column("start", sa.Integer),
        sa.Column("deal", DATA),
        sa.Column("created_at", sa.Float, nullable=False),
        sa.Column("started_at", sa.Float),
        sa.Column("ended_at", sa.Float),
        sa.Column("touched_at", sa.Float, nullable=False),
        sa.Column("turn_ends_at", sa.Float),
        sa.Column("due_at", sa.Float),
        sa.Column("series", sa.String(16)),
        sa.Column("best_of", sa.Integer, nullable=False),
        sa.Column("series_game", sa.Integer, nullable=False),
        sa.Column("wins", DATA, nullable=False),
        sa.Column("previous", sa.String(16)),
        sa.Column("next", sa.String(16)),
        sa.Column("result", DATA),
    )
    op.create_index("matches_due", "matches", ["status", "due_at"])
    op.create_index("matches_touched", "matches", ["status", "touched_at"])
    op.create_index("matches_lobby", "matches", ["status", "public", "created_at"])


def _create_places() -> None:
    op.create_table(
        "places",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("place", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("level", sa.String(32)),
        sa.Column("standing_in", sa.Boolean, nullable=False),
        sa.Column("ready", sa.Boolean, nullable=False),
        sa.Column("token_hash", sa.String(64)),
        sa.Column("profile", sa.String(16), index=True),
        sa.Column("seen_at", sa.Float),
        sa.Column("away_since", sa.Float),
        sa.Column("votes", DATA, nullable=False),
    )


def _create_actions() -> None:
    op.create_table(
        "actions",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("action", sa.String(64), nullable=False),
        sa.Column("by", sa.String(8), nullable=False),
        sa.Column("at_time", sa.Float, nullable=False),
    )
    op.create_table(
        "drafts",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("actions", DATA, nullable=False),
    )


def _create_profiles() -> None:
    op.create_table(
        "profiles",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("token_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("created_at", sa.Float, nullable=False),
    )
    op.create_table(
        "ratings",
        sa.Column("holder", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(8), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("wins", sa.Integer, nullable=False),
    )
