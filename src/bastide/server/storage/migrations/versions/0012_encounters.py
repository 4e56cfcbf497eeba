"""How guests have fared against each level of bot."""

import sqlalchemy as sql
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "encounters",
        sql.Column("guest", sql.String(32), sql.ForeignKey("guests.id"), primary_key=True),
        sql.Column("table_id", sql.String(16), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("level", sql.String(20), primary_key=True),
        sql.Column("won", sql.Boolean, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("encounters")
