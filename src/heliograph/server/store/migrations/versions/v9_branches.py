"""Tables that play on from a moment of a finished game."""

import sqlalchemy as sa
from alembic import op

revision = "9"
down_revision = "8"


def upgrade() -> None:
    op.add_column("tables", sa.Column("origin", sa.Text))
    op.add_column("tables", sa.Column("origin_seq", sa.Integer, nullable=False, server_default="0"))
