"""What there is to learn from finished games."""

import sqlalchemy as sql
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "analyses",
        sql.Column("table_id", sql.String(16), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("rows", sql.Integer, nullable=False),
        sql.Column("findings", sql.Text, nullable=False),
        sql.Column("at", sql.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("analyses")
