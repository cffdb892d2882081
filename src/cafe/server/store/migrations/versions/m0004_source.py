"""Where a public match comes from: a keyed hash of an address, so that nobody can fill the lobby alone."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the column and its index; earlier matches come from nowhere known."""
    op.add_column("matches", sa.Column("source", sa.String(16)))
    op.create_index("matches_source", "matches", ["source", "status"])
