"""Whether an analysed game was looked through for puzzles; those of before are let be."""

import sqlalchemy as sql
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("analyses", sql.Column("searched", sql.Boolean, nullable=False, server_default=sql.true()))


def downgrade() -> None:
    op.drop_column("analyses", "searched")
