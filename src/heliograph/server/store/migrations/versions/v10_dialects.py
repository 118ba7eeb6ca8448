"""AI seats that speak as somebody taught them."""

import sqlalchemy as sa
from alembic import op

revision = "10"
down_revision = "9"


def upgrade() -> None:
    op.add_column("seats", sa.Column("dialect", sa.Text, nullable=False, server_default=""))
