"""Tables as they stand, so that they can go on by newer rules."""

import sqlalchemy as sql
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "snapshots",
        sql.Column("table_id", sql.String(16), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("rules", sql.Integer, primary_key=True),
        sql.Column("number", sql.Integer, nullable=False),
        sql.Column("state", sql.Text, nullable=False),
        sql.Column("scores", sql.Text, nullable=False),
        sql.Column("at", sql.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("snapshots")
