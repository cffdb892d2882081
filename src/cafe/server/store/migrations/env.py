"""What Alembic runs: the migrations, on the connection it is handed (see migrate.py)."""

from alembic import context

from cafe.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
