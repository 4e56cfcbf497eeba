"""When a guest was last at a table."""

import sqlalchemy as sql
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    with op.batch_alter_table("holders") as holders:
        for name in ("seen_at", "left_at"):
            holders.add_column(sql.Column(name, sql.Float, nullable=False, server_default="0"))


def downgrade() -> None:
    with op.batch_alter_table("holders") as holders:
        for name in ("seen_at", "left_at"):
            holders.drop_column(name)
