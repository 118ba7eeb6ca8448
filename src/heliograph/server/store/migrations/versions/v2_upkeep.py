"""What a host keeps, what a table tells everyone, what is archived, and when the last move was made.

Until now a move did not renew `touched`, so a game in play could look forgotten.
"""

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"


def upgrade() -> None:
    op.add_column("tables", sa.Column("keep", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("notice", sa.Text))
    op.create_table(
        "archive",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("bytes", sa.LargeBinary, nullable=False),
    )
    tables = sa.table("tables", *(sa.column(name, sa.BigInteger) for name in ("id", "started", "touched")))
    entries = sa.table("entries", *(sa.column(name, sa.BigInteger) for name in ("table_id", "at")))
    played = sa.select(sa.func.max(entries.c.at)).where(entries.c.table_id == tables.c.id).scalar_subquery()
    moved = tables.c.started + played
    op.execute(sa.update(tables).where(moved > tables.c.touched).values(touched=moved))
