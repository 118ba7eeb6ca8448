"""Making a new store, and migrating an older one, with Alembic."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, Engine, func, inspect, select, text
from sqlalchemy.exc import SQLAlchemyError

from heliograph.server.logs import Log
from heliograph.server.store import schema
from heliograph.server.store.writer import StoreError

_SCRIPTS = Path(__file__).parent / "migrations"
_LOCK = 0x4E110
"""Any number, the same for every node."""

log = Log("heliograph.store")


def prepare(engine: Engine) -> None:
    """Refuses a store that a later release has changed."""
    try:
        with engine.connect() as connection:
            if _revision(connection) == schema.VERSION:
                return
        with engine.begin() as connection:
            _wait_for_other_nodes(connection)
            _bring_up_to_date(connection)
        engine.dispose()  # that connection had a time limit
    except SQLAlchemyError as error:
        raise StoreError(f"cannot open {engine.url.render_as_string()}: {error}") from error


def version_of(connection: Connection) -> str | None:
    """The version of an existing store; None if it is empty."""
    return _revision(connection) or _version_before_alembic(connection)


def _revision(connection: Connection) -> str | None:
    """The version that Alembic has recorded."""
    if not inspect(connection).has_table(schema.revision.name):
        return None
    return connection.execute(select(schema.revision.c.version_num)).scalar()


def _version_before_alembic(connection: Connection) -> str | None:
    """Earlier releases recorded it in a table of their own. None if there is none yet."""
    if not inspect(connection).has_table(schema.about.name):
        return None
    version = connection.execute(select(schema.about.c.version)).scalar()
    return None if version is None else str(version)


def _wait_for_other_nodes(connection: Connection) -> None:
    """Servers that start at the same moment wait for this transaction."""
    if connection.dialect.name == "postgresql":
        for patience in ("statement_timeout", "idle_in_transaction_session_timeout"):
            connection.execute(text(f"set local {patience} = 0"))
        line = connection.connection.driver_connection
        assert line is not None
        line.patience = None  # a large store takes time
        connection.execute(select(func.pg_advisory_xact_lock(_LOCK)))
    else:
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def _bring_up_to_date(connection: Connection) -> None:
    from alembic import command  # slow to import, and hardly ever needed
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    version = version_of(connection)
    config = Config()
    config.set_main_option("script_location", str(_SCRIPTS).replace("%", "%%"))
    config.attributes["connection"] = connection
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if version is not None and version not in known:
        raise StoreError(f"the store is of version {version}, this server needs {schema.VERSION}")
    if version is not None:
        command.stamp(config, version)
    if version != schema.VERSION:
        log.info("the store is brought up to date", what=f"{version or 'nothing'} to {schema.VERSION}")
    command.upgrade(config, schema.VERSION)
