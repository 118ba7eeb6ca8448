"""Who has looked from which seat, several seats on one device, who may watch, what others are asked."""

import sqlalchemy as sa
from alembic import op

revision = "4"
down_revision = "3"


def upgrade() -> None:
    op.add_column("seats", sa.Column("seen_by", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("one_device", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("watching", sa.Text, nullable=False, server_default="open"))
    op.add_column("tables", sa.Column("delay_s", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("proposal", sa.Text))
