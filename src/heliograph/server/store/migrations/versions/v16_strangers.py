"""How people fared with strangers, where they agreed to have it counted."""

import sqlalchemy as sa
from alembic import op

revision = "16"
down_revision = "15"


def upgrade() -> None:
    op.create_table(
        "stranger_results",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("role", sa.Text, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("task", sa.Text, nullable=False),
        sa.Column("stranger", sa.Text, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
    )
