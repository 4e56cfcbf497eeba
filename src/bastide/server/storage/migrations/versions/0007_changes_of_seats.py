"""What happened to the seats of a running table, and the tables that a guest has put away."""

import sqlalchemy as sql
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sql.Column("changes", sql.Text, nullable=False, server_default="[]"))
    op.create_table(
        "archive",
        sql.Column("guest", sql.String(32), sql.ForeignKey("guests.id"), primary_key=True),
        sql.Column("table_id", sql.String(16), sql.ForeignKey("tables.id"), primary_key=True),
    )


def downgrade() -> None:
    op.drop_table("archive")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("changes")
