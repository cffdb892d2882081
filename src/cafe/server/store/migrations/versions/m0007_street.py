"""Public matches, places and reports by their source or link; the open positions of rated matches."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Replace an index of the lobby, and add the others and the positions that hints are not given for."""
    op.drop_index("matches_lobby", "matches")
    op.create_index("matches_public", "matches", ["status", "public", "source", "created_at"])
    op.create_table(
        "open_positions",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("game", sa.String(8), nullable=False),
        sa.Column("seated", sa.Integer, nullable=False),
        sa.Column("position", sa.JSON(none_as_null=True), nullable=False),
    )
    op.create_index("open_positions_like", "open_positions", ["game", "seated"])
    op.create_index("ix_places_token_hash", "places", ["token_hash"])
    op.add_column("reports", sa.Column("source", sa.String(16)))
    op.create_index("ix_reports_source", "reports", ["source"])
    op.add_column("profiles", sa.Column("used_at", sa.Float))
    op.create_index("ix_profiles_used_at", "profiles", ["used_at"])
    op.execute(sa.text("UPDATE profiles SET used_at = :now").bindparams(now=time.time()))
