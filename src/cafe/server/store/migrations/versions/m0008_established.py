"""How many people somebody has met in rated matches, and which meetings count for whom."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Whom somebody had met until now counts: it was counted when it was played."""
    op.add_column("ratings", sa.Column("met", sa.Integer, nullable=False, server_default="0"))
    op.add_column("meetings", sa.Column("counted", sa.Integer, nullable=False, server_default="0"))
    op.execute("UPDATE ratings SET met = others WHERE holder NOT LIKE 'bot:%'")
    op.execute("UPDATE meetings SET counted = 3")
