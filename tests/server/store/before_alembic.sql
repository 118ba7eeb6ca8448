CREATE TABLE about (
    version INTEGER NOT NULL,
    PRIMARY KEY (version)
);

CREATE TABLE packs (
    hash TEXT NOT NULL,
    json TEXT NOT NULL,
    PRIMARY KEY (hash)
);

CREATE TABLE tables (
    id TEXT NOT NULL,
    game TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    content_hash TEXT NOT NULL,
    setup TEXT NOT NULL,
    seed TEXT NOT NULL,
    phase TEXT NOT NULL,
    created BIGINT NOT NULL,
    started BIGINT,
    touched BIGINT NOT NULL,
    host_hash TEXT NOT NULL,
    host_name TEXT NOT NULL,
    rematch TEXT,
    PRIMARY KEY (id)
);

CREATE INDEX tables_by_age ON tables (phase, touched);

CREATE TABLE seats (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    strength TEXT NOT NULL,
    token_hash TEXT,
    PRIMARY KEY (table_id, seat)
);

CREATE TABLE entries (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    at BIGINT NOT NULL,
    action TEXT NOT NULL,
    request_id TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
)
 WITHOUT ROWID;

CREATE TABLE chat (
    table_id TEXT NOT NULL,
    n INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    audience TEXT,
    request_id TEXT NOT NULL,
    PRIMARY KEY (table_id, n),
    UNIQUE (table_id, seat, request_id)
);
