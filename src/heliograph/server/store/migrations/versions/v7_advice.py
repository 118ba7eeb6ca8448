"""Who has asked for a suggestion, and tables where nobody may."""

import sqlalchemy as sa
from alembic import op

revision = "7"
down_revision = "6"


def upgrade() -> None:
    op.add_column("seats", sa.Column("advised", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("advice", sa.Boolean, nullable=False, server_default=sa.true()))
