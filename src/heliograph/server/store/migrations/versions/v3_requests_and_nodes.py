"""Requests that are done are remembered; nodes that share a store know of each other.

Only new tables: a server of the release before goes on while this one is already there.
"""

from alembic import op
from sqlalchemy import BigInteger, Column, Integer, Text

revision = "3"
down_revision = "2"


def upgrade() -> None:
    op.create_table(
        "requests",
        Column("table_id", Text, primary_key=True),
        Column("token_hash", Text, primary_key=True),
        Column("request_id", Text, primary_key=True),
        Column("at", BigInteger, nullable=False),
    )
    op.create_table(
        "nodes",
        Column("id", Text, primary_key=True),
        Column("beat", BigInteger, nullable=False),
    )
    op.create_table(
        "presence",
        Column("table_id", Text, primary_key=True),
        Column("node", Text, primary_key=True),
        Column("seats", Text, nullable=False),
        Column("spectators", Integer, nullable=False),
    )
    op.create_table(
        "leases",
        Column("table_id", Text, primary_key=True),
        Column("node", Text, nullable=False),
    )
