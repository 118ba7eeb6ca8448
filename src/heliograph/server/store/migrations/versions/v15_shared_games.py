"""People let the games they have played be used for research."""

import sqlalchemy as sa
from alembic import op

revision = "15"
down_revision = "14"


def upgrade() -> None:
    op.add_column("seats", sa.Column("shared_by", sa.Text, nullable=False, server_default=""))
