"""Answers to daily puzzles are counted, to compare others with them."""

import sqlalchemy as sa
from alembic import op

revision = "12"
down_revision = "11"


def upgrade() -> None:
    op.create_table(
        "daily_answers",
        sa.Column("puzzle", sa.Text, primary_key=True),
        sa.Column("token_hash", sa.Text, primary_key=True),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("guess", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("daily_answers_by_age", "daily_answers", ["at"])
