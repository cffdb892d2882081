"""The edition of a match, and its floor plan if it is not the edition's own."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the columns; earlier matches are of the printed editions."""
    op.add_column("matches", sa.Column("edition", sa.String(32)))
    op.add_column("matches", sa.Column("plan", sa.JSON(none_as_null=True)))
