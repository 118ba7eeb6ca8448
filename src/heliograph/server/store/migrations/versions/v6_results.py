"""How well finished games went is counted, to compare others with them."""

import sqlalchemy as sa
from alembic import op

revision = "6"
down_revision = "5"


def upgrade() -> None:
    op.create_table(
        "results",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("level", sa.Text, nullable=False),
        sa.Column("merit", sa.Integer, nullable=False),
    )
    op.create_index("results_by_level", "results", ["game", "level", "rules_version", "merit"])
