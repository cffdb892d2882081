"""Care-taking and forgetting: reports, bans, what was done about them, and which matches still have names and marks."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the tables, the columns and the indexes by which old matches are found."""
    for column in ("names_kept", "marks_kept"):
        op.add_column("matches", sa.Column(column, sa.Boolean, nullable=False, server_default=sa.true()))
    op.create_index("matches_ended", "matches", ["ended_at"])
    op.create_index("matches_names", "matches", ["names_kept", "ended_at"])
    op.create_index("matches_marks", "matches", ["marks_kept", "ended_at"])
    op.create_table(
        "reports",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("place", sa.Integer, primary_key=True),
        sa.Column("by_place", sa.Integer, primary_key=True),
        sa.Column("about", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("profile", sa.String(16)),
        sa.Column("at_time", sa.Float, nullable=False),
        sa.Column("settled_at", sa.Float, index=True),
    )
    op.create_table(
        "bans",
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("who", sa.String(64), primary_key=True),
        sa.Column("until", sa.Float),
        sa.Column("at_time", sa.Float, nullable=False),
    )
    op.create_table(
        "admin_log",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("at_time", sa.Float, nullable=False),
        sa.Column("deed", sa.String(32), nullable=False),
        sa.Column("about", sa.String(40), nullable=False),
    )
    op.create_table(
        "notices",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("match", sa.String(16), nullable=False),
    )
