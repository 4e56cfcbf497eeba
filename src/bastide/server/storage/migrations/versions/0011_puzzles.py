"""Puzzles of finished tables, who lets games become some, and how much of a table is another's game."""

import sqlalchemy as sql
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("guests", sql.Column("shares", sql.Boolean, nullable=False, server_default=sql.false()))
    op.add_column("tables", sql.Column("begun", sql.Integer, nullable=False, server_default="-1"))
    op.create_table(
        "puzzles",
        sql.Column("key", sql.String(20), primary_key=True),
        sql.Column("game", sql.String(20), nullable=False, index=True),
        sql.Column("table_id", sql.String(16), sql.ForeignKey("tables.id"), nullable=False),
        sql.Column("row", sql.Integer, nullable=False),
        sql.Column("rules", sql.Integer, nullable=False),
        sql.Column("puzzle", sql.Text, nullable=False),
        sql.Column("at", sql.Float, nullable=False),
        sql.UniqueConstraint("table_id", "row"),
    )


def downgrade() -> None:
    op.drop_table("puzzles")
    op.drop_column("tables", "begun")
    op.drop_column("guests", "shares")
