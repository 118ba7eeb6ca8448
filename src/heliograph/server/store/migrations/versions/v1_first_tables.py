"""The store as it was before Alembic: those that exist already are only marked with this revision.

A first start may have been cut short in the middle, so what is there already stays.
"""

from alembic import op
from sqlalchemy import BigInteger, Column, Integer, Text, UniqueConstraint, column, select, table

revision = "1"
down_revision = None


def upgrade() -> None:
    op.create_table("about", Column("version", Integer, primary_key=True), if_not_exists=True)
    op.create_table(
        "packs",
        Column("hash", Text, primary_key=True),
        Column("json", Text, nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "tables",
        Column("id", Text, primary_key=True),
        Column("game", Text, nullable=False),
        Column("rules_version", Integer, nullable=False),
        Column("content_hash", Text, nullable=False),
        Column("setup", Text, nullable=False),
        Column("seed", Text, nullable=False),
        Column("phase", Text, nullable=False),
        Column("created", BigInteger, nullable=False),
        Column("started", BigInteger),
        Column("touched", BigInteger, nullable=False),
        Column("host_hash", Text, nullable=False),
        Column("host_name", Text, nullable=False),
        Column("rematch", Text),
        if_not_exists=True,
    )
    op.create_index("tables_by_age", "tables", ["phase", "touched"], if_not_exists=True)
    op.create_table(
        "seats",
        Column("table_id", Text, primary_key=True),
        Column("seat", Integer, primary_key=True),
        Column("kind", Text, nullable=False),
        Column("name", Text, nullable=False),
        Column("strength", Text, nullable=False),
        Column("token_hash", Text),
        if_not_exists=True,
    )
    op.create_table(
        "entries",
        Column("table_id", Text, primary_key=True),
        Column("seq", Integer, primary_key=True),
        Column("seat", Integer, nullable=False),
        Column("at", BigInteger, nullable=False),
        Column("action", Text, nullable=False),
        Column("request_id", Text, nullable=False),
        sqlite_with_rowid=False,
        if_not_exists=True,
    )
    op.create_table(
        "chat",
        Column("table_id", Text, primary_key=True),
        Column("n", Integer, primary_key=True),
        Column("seat", Integer, nullable=False),
        Column("text", Text, nullable=False),
        Column("at", BigInteger, nullable=False),
        Column("audience", Text),
        Column("request_id", Text, nullable=False),
        UniqueConstraint("table_id", "seat", "request_id"),
        if_not_exists=True,
    )
    about = table("about", column("version", Integer))
    if op.get_bind().execute(select(about.c.version)).first() is None:
        op.execute(about.insert().values(version=1))
