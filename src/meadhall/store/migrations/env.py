"""How Alembic runs the steps of a migration: on a connection it is given, within the transaction that is open there."""

from alembic import context

from meadhall.store.layout import VERSION_TABLE

context.configure(connection=context.config.attributes["connection"], version_table=VERSION_TABLE)
context.run_migrations()
