"""Guests, tables, seats, moves, chat."""

import sqlalchemy as sql
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "guests",
        sql.Column("id", sql.String(32), primary_key=True),
        sql.Column("token", sql.String(64), nullable=False, unique=True),
        sql.Column("name", sql.String(40), nullable=False),
        sql.Column("language", sql.String(2), nullable=False),
        sql.Column("created_at", sql.Float, nullable=False),
    )
    op.create_table(
        "tables",
        sql.Column("id", sql.String(16), primary_key=True),
        sql.Column("game", sql.String(20), nullable=False),
        sql.Column("rules", sql.Integer, nullable=False),
        sql.Column("options", sql.Text, nullable=False),
        sql.Column("settings", sql.Text, nullable=False),
        sql.Column("status", sql.String(10), nullable=False, index=True),
        sql.Column("host", sql.String(32), nullable=False),
        sql.Column("next", sql.String(16), nullable=False),
        sql.Column("asked", sql.Text, nullable=False),
        sql.Column("created_at", sql.Float, nullable=False, index=True),
    )
    op.create_table(
        "seats",
        sql.Column("table_id", sql.String(16), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("seat", sql.Integer, primary_key=True),
        sql.Column("kind", sql.String(10), nullable=False),
        sql.Column("name", sql.String(40), nullable=False),
        sql.Column("bot", sql.String(20), nullable=False),
        sql.Column("conceded", sql.Boolean, nullable=False),
        sql.Column("secret", sql.String(32), nullable=False),
    )
    op.create_table(
        "holders",
        sql.Column("table_id", sql.String(16), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("seat", sql.Integer, primary_key=True),
        sql.Column("guest", sql.String(32), sql.ForeignKey("guests.id"), primary_key=True, index=True),
    )
    op.create_table(
        "moves",
        sql.Column("table_id", sql.String(16), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("number", sql.Integer, primary_key=True),
        sql.Column("seat", sql.Integer, nullable=False),
        sql.Column("line", sql.Text, nullable=False),
        sql.Column("at", sql.Float, nullable=False),
        sql.Column("client_move", sql.String(40), nullable=True),
        sql.UniqueConstraint("table_id", "seat", "client_move"),
    )
    op.create_table(
        "chat",
        sql.Column("table_id", sql.String(16), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("number", sql.Integer, primary_key=True),
        sql.Column("guest", sql.String(32), nullable=False),
        sql.Column("name", sql.String(40), nullable=False),
        sql.Column("seat", sql.Integer, nullable=True),
        sql.Column("text", sql.Text, nullable=False),
        sql.Column("at", sql.Float, nullable=False),
    )


def downgrade() -> None:
    for name in ("chat", "moves", "holders", "seats", "tables", "guests"):
        op.drop_table(name)
