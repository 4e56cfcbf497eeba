"""The seed of a table's chance, so that several tables can have it in common."""

import sqlalchemy as sql
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sql.Column("seed", sql.String(64), nullable=False, server_default=""))


def downgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("seed")
