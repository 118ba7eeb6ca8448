"""The tables of the store. After a change, add a step to `migrations/versions` and raise `VERSION`."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    false,
    true,
)

VERSION = "16"
"""The latest of the migrations."""

metadata = MetaData()

about = Table("about", metadata, Column("version", Integer, primary_key=True))
"""Releases before Alembic look here, and refuse a store whose version is not 1."""

revision = Table("alembic_version", MetaData(), Column("version_num", Text, primary_key=True))
"""Alembic makes and maintains this one."""

packs = Table(
    "packs",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("json", Text, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("content_hash", Text, nullable=False),
    Column("setup", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("phase", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("touched", BigInteger, nullable=False),
    Column("host_hash", Text, nullable=False),
    Column("host_name", Text, nullable=False),
    Column("rematch", Text),
    Column("keep", Boolean, nullable=False, server_default=false()),
    Column("notice", Text),
    Column("one_device", Boolean, nullable=False, server_default=false()),
    Column("watching", Text, nullable=False, server_default="open"),
    Column("delay_s", Integer, nullable=False, server_default="0"),
    Column("proposal", Text),
    Column("stopped_at", BigInteger),
    Column("stood_still_ms", BigInteger, nullable=False, server_default="0"),
    Column("pausing", Text, nullable=False, server_default=""),
    Column("advice", Boolean, nullable=False, server_default=true()),
    Column("voice", Boolean, nullable=False, server_default=false()),
    Column("origin", Text),
    Column("origin_seq", Integer, nullable=False, server_default="0"),
    Column("listed", BigInteger),
    Column("language", Text, nullable=False, server_default=""),
    Column("partner", Text),
    Column("days", Integer, nullable=False, server_default="0"),
    Index("tables_by_age", "phase", "touched"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("strength", Text, nullable=False),
    Column("token_hash", Text),
    Column("seen_by", Text, nullable=False, server_default=""),
    Column("stood_in", Boolean, nullable=False, server_default=false()),
    Column("advised", Text, nullable=False, server_default=""),
    Column("dialect", Text, nullable=False, server_default=""),
    Column("guest", Text, nullable=False, server_default=""),
    Column("shared_by", Text, nullable=False, server_default=""),
)

# The log is the lock: the first to insert (table, seq) has made the move. That also applies each request
# once: to write entry n a node has read the request ids of all entries before n. A unique key on them would
# only add a second random page to every write.
entries = Table(
    "entries",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("action", Text, nullable=False),
    Column("request_id", Text, nullable=False),
    sqlite_with_rowid=False,
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("audience", Text),
    Column("request_id", Text, nullable=False),
    UniqueConstraint("table_id", "seat", "request_id"),
)

# A game's replays and reviews, for when its rules have been replaced: see `server/archive`.
archive = Table(
    "archive",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("bytes", LargeBinary, nullable=False),
)

# Results of finished games that people played. Nothing here says who they were.
results = Table(
    "results",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("level", Text, nullable=False),
    Column("merit", Integer, nullable=False),
    Index("results_by_level", "game", "level", "rules_version", "merit"),
)

# Answers to daily puzzles. Each has the hash of a secret that a browser made for that one puzzle: nothing
# here says who they were, or which answers are of the same person.
daily_answers = Table(
    "daily_answers",
    metadata,
    Column("puzzle", Text, primary_key=True),
    Column("token_hash", Text, primary_key=True),
    Column("score", Integer, nullable=False),
    Column("guess", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("daily_answers_by_age", "at"),
)

# How people did with strangers (docs/strangers.md), if they agreed to have it counted. A score is in ten
# thousandths. Nothing here says who they were.
stranger_results = Table(
    "stranger_results",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("role", Text, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("task", Text, nullable=False),
    Column("stranger", Text, nullable=False),
    Column("score", Integer, nullable=False),
    Column("rounds", Integer, nullable=False),
)

# Requests to the table itself that were done: seats, names, the start. Moves and lines of chat have their
# request's id themselves.
requests = Table(
    "requests",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("token_hash", Text, primary_key=True),
    Column("request_id", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
)

# Reports of people about each other, for the operator. No addresses.
reports = Table(
    "reports",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("by_guest", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("guest", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Column("note", Text, nullable=False),
    Index("reports_by_age", "at"),
)

# Push addresses of people who want to be told of their turn.
pushes = Table(
    "pushes",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("token_hash", Text, primary_key=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("site", Text, nullable=False),
)

push_keys = Table(
    "push_keys",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("key", Text, nullable=False),
)
"""One row: the key with which all nodes sign pushes. Browsers have subscribed with it, so it never
changes."""

# Only where several nodes share a store. All times are the database's own.
nodes = Table(
    "nodes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("beat", BigInteger, nullable=False),
)
"""A node that has not renewed its beat counts as dead: nobody is connected there, and its leases are free."""

presence = Table(
    "presence",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("node", Text, primary_key=True),
    Column("seats", Text, nullable=False),
    Column("spectators", Integer, nullable=False),
)
"""Who is connected to a table, and where."""

leases = Table(
    "leases",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("node", Text, nullable=False),
)
"""Which node runs a table's AI seats."""

listings = Table(
    "listings",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("node", Text, primary_key=True),
    Column("card", Text, nullable=False),
)
"""Open tables as the home page shows them, and the node where somebody is there."""
