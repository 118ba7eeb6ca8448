"""Tables that anybody may find, people who look for a partner, and what others report of them."""

import sqlalchemy as sa
from alembic import op

revision = "11"
down_revision = "10"


def upgrade() -> None:
    op.add_column("tables", sa.Column("listed", sa.BigInteger))
    op.add_column("tables", sa.Column("language", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("partner", sa.Text))
    op.add_column("seats", sa.Column("guest", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "reports",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("by_guest", sa.Text, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("note", sa.Text, nullable=False),
    )
    op.create_index("reports_by_age", "reports", ["at"])
    op.create_table(
        "listings",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("node", sa.Text, primary_key=True),
        sa.Column("card", sa.Text, nullable=False),
    )
