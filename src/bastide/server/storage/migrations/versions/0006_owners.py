"""Whose a seat is, among those who have come by its link."""

import sqlalchemy as sql
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    with op.batch_alter_table("holders") as holders:
        holders.add_column(sql.Column("owner", sql.Boolean, nullable=False, server_default=sql.true()))


def downgrade() -> None:
    with op.batch_alter_table("holders") as holders:
        holders.drop_column("owner")
