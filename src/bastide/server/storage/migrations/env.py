"""Alembic's door: the connection comes from the store that opens the database."""

from alembic import context

from bastide.server.storage.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
