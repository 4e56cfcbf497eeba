"""Who has solved which puzzles, in the order in which they did."""

import sqlalchemy as sql
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "solutions",
        sql.Column("number", sql.Integer, primary_key=True, autoincrement=True),
        sql.Column("guest", sql.String(32), sql.ForeignKey("guests.id"), nullable=False, index=True),
        sql.Column("game", sql.String(20), nullable=False),
        sql.Column("puzzle", sql.String(20), nullable=False, index=True),
        sql.Column("is_right", sql.Boolean, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("solutions")
