"""Alembic runs this to run the migrations, on the connection and in the transaction it is given."""

from alembic import context

from heliograph.server.store import schema

context.configure(connection=context.config.attributes["connection"], target_metadata=schema.metadata)
with context.begin_transaction():
    context.run_migrations()
