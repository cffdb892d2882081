"""A bot's full name: the versions and its parameters when the match began."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the column; it stays null for earlier matches."""
    op.add_column("places", sa.Column("plays_as", sa.String(400)))
