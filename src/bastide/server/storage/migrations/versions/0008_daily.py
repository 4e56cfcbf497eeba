"""The challenges of a day: which table is one, who has tried it, the secret that its chance comes from."""

import sqlalchemy as sql
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sql.Column("daily", sql.String(10), nullable=False, server_default=""))
    op.create_table(
        "secrets",
        sql.Column("name", sql.String(20), primary_key=True),
        sql.Column("secret", sql.String(64), nullable=False),
    )
    op.create_table(
        "tries",
        sql.Column("day", sql.String(10), primary_key=True),
        sql.Column("game", sql.String(20), primary_key=True),
        sql.Column("guest", sql.String(32), sql.ForeignKey("guests.id"), primary_key=True, index=True),
        sql.Column("table_id", sql.String(16), sql.ForeignKey("tables.id"), nullable=False),
        sql.Column("begun_at", sql.Float, nullable=False),
        sql.Column("ended_at", sql.Float, nullable=False, index=True),
        sql.Column("scores", sql.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("tries")
    op.drop_table("secrets")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("daily")
