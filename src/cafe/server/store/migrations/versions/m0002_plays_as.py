"""What a bot is called in records: the versions and its parameters when the match began."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the column; of earlier matches it is not known."""
    op.add_column("places", sa.Column("plays_as", sa.String(400)))
