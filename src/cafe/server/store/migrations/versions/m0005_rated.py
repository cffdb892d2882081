"""Rated matches, who has met whom in them, and who was removed from a match."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the columns and the table; earlier matches are not rated, and earlier ratings have met nobody."""
    op.add_column("matches", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("matches", sa.Column("removed", sa.JSON(none_as_null=True)))
    op.add_column("places", sa.Column("came_from", sa.String(8)))
    op.add_column("ratings", sa.Column("others", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "meetings",
        sa.Column("game", sa.String(8), primary_key=True),
        sa.Column("one", sa.String(40), primary_key=True),
        sa.Column("other", sa.String(40), primary_key=True),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("lately", sa.Integer, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
    )
