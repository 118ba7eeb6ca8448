"""Tables where people may talk."""

import sqlalchemy as sa
from alembic import op

revision = "8"
down_revision = "7"


def upgrade() -> None:
    op.add_column("tables", sa.Column("voice", sa.Boolean, nullable=False, server_default=sa.false()))
