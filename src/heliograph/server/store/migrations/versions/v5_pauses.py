"""A table's own clock can stand still, and who was away gets the seat back."""

import sqlalchemy as sa
from alembic import op

revision = "5"
down_revision = "4"


def upgrade() -> None:
    op.add_column("seats", sa.Column("stood_in", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("stopped_at", sa.BigInteger))
    op.add_column("tables", sa.Column("stood_still_ms", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("pausing", sa.Text, nullable=False, server_default=""))
