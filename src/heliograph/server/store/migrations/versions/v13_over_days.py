"""Tables that go on over days."""

import sqlalchemy as sa
from alembic import op

revision = "13"
down_revision = "12"


def upgrade() -> None:
    op.add_column("tables", sa.Column("days", sa.Integer, nullable=False, server_default="0"))
