"""Every limit of the server, in plain numbers. `heliograph serve --limit NAME=NUMBER` changes one."""

from __future__ import annotations

import msgspec

from heliograph.kernel.seats import MOST_SEATS

# Part of the protocol, the same on every server.
NAME_LETTERS = 40
REQUEST_ID_LETTERS = 40
TOKEN_LETTERS = 100
OWN_SECRET = "^[A-Za-z0-9_-]{32,100}$"  # noqa: S105 - what one looks like
CHAT_LETTERS = 500
WATCH_DELAY_SECONDS = 3600
VOICE_BYTES = 324
"""A piece of a voice: 40 milliseconds, always of this size."""
DIALECT_FIELDS = 8
"""An AI's dialect."""
SEATS = MOST_SEATS
GUEST_LETTERS = 16
BLOCKED = 100
REPORT_LETTERS = 300
PUSH_ENDPOINT_LETTERS = 1000


class Limits(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    tables_per_address_per_hour: int = 60
    claims_per_address_per_minute: int = 60
    scenarios_per_address_per_minute: int = 300
    """Scenarios that are read or checked; an editor asks after every change."""
    connections_per_address: int = 100
    """Connections at tables."""
    sockets_per_address: int = 300
    """Sockets of all kinds, including those without a request yet. A trusted proxy's do not count."""
    sockets: int = 20_000
    """Sockets in all; fewer if the system allows fewer open files."""
    request_seconds: int = 15
    """For a request to come to its end, its body included."""
    requests_per_address_per_second: int = 200
    """On all connections of an address together, on average, and three seconds' worth at once; what is more
    waits for its turn. Behind a trusted proxy it is the proxy that counts."""
    request_head_bytes: int = 32_768
    requests_waiting: int = 16
    """Requests on one connection, sent before the first of them is answered."""
    spectators_per_table: int = 50

    messages_per_second: int = 40
    """Messages on one connection, on average; three seconds' worth may come at once."""
    messages_per_address_per_second: int = 300
    """Messages on all connections of an address together; further ones wait until they are read."""
    questions_per_second: int = 10
    """Previews of an action and the table in sentences; more are refused."""
    questions_waiting: int = 20
    suggestions_per_seat_per_minute: int = 10
    """Suggestions, computed like an AI seat's move; the same position asked about again costs nothing."""
    message_bytes: int = 65_536
    chat_lines_shown: int = 200
    chat_lines_kept: int = 1_000
    """Lines at one table, in memory and in the store."""
    chat_lines_per_seat_per_minute: int = 30
    chat_bytes_per_seat_per_minute: int = 12_000
    chat_lines_per_table_per_minute: int = 120
    chat_bytes_per_table_per_minute: int = 40_000
    bytes_per_second: int = 65_536
    """Bytes received on one live connection, on average; three seconds' worth may come at once."""
    extra_frames_per_second: int = 10
    """Pings, pongs and parts of messages, on one live connection; three seconds' worth may come at once."""
    fragments_per_message: int = 64
    unread_messages: int = 500
    """Bytes that may wait for a slow client before it is dropped."""
    unread_bytes: int = 2_097_152
    unread_seconds: int = 30
    """A client that has read nothing for this long is dropped."""
    goodbye_seconds: int = 3
    """Time to read the reason before the connection is closed."""

    voice_rooms: int = 50
    """Tables where people talk at the same time; 0 switches voices off."""
    voice_rooms_per_address: int = 10
    """Of these, tables at which somebody of one address talks."""
    voices_per_table: int = 16
    """Devices that speak or listen, including spectators'."""
    voice_pieces_per_second: int = 30
    """From one device, on average; a voice has 25 a second, and further pieces are dropped."""

    hello_seconds: int = 10
    idle_seconds: int = 180
    """A connection that has not even sent a ping; browsers slow the timers of hidden pages."""
    table_idle_seconds: int = 900
    """A table without visitors is unloaded; its link loads it again."""
    absence_seconds: int = 20
    """After this long away from a game, the others may give a person's seat to an AI or open it."""
    days_a_move: int = 7
    """The most days that people may give each other for a move; 0: no tables that go on over days."""
    unseen_absence_seconds: int = 20
    """A person who leaves while the rules ask for silence is shown as present for this long, so that leaving
    is no signal."""
    nudge_seconds: int = 20
    """Between two nudges of the same person, by anybody."""
    silence_seconds: int = 25
    """An AI seat that waits for somebody to speak goes on after this."""

    store_seconds: int = 3
    """A shared store that does not answer for this long is asked again on a new connection."""

    tables_kept: int = 20_000
    """Beyond this, finished games are deleted first, then tables that have not begun; games in play never."""
    hours_kept: int = 24
    """A table visited more recently than this is never removed."""
    days_gathering: int = 2
    """After the last visit or move; `heliograph tables keep` keeps one for ever."""
    days_playing: int = 60
    days_over: int = 180
    look_backs_per_address_per_minute: int = 60
    """Replays, reviews and exports of finished games."""
    look_backs_remembered_bytes: int = 67_108_864
    """Replays and reviews; repeated requests are answered at once."""
    look_backs_remembered: int = 10_000
    """And steps in daily puzzles, most of which are small."""

    open_tables_shown: int = 60
    """On the home page, those listed last."""
    open_tables_per_address: int = 5
    """Of these, tables whose hosts are at one address; further ones are found only by their links."""
    open_tables_per_address_per_minute: int = 120
    """Requests for that list."""
    knocks_per_address_per_minute: int = 12
    knock_seconds: int = 60
    """How long a person who looks for a partner has to answer a knock; then both are told, and somebody else
    may knock."""
    reports_per_address_per_hour: int = 20
    reports_kept: int = 1_000
    """The oldest are deleted first, and each is deleted with its table."""

    push_grace_seconds: int = 6
    """People who are back within this time are not told that it is their turn."""
    pushes_per_seat_per_hour: int = 30
    """More are dropped: people who come see whose turn it is."""
    pushes_waiting: int = 1_000
    """Pushes that wait for their grace, their service or a further try, on one node; more are dropped."""
    push_seconds: int = 10
    """For a push service to answer."""

    results_compared: int = 20
    """With this many results of a level, new ones are compared with them instead of with AI seats."""
    results_remembered: int = 500
    """Finished games whose standing is remembered without asking the store again."""

    days_daily: int = 366
    """For this many days a daily puzzle can be played and its answers are counted."""
    days_taken_along: int = 12
    """Past puzzles that a browser may download with their solutions, to be solved offline; 0: none."""
    daily_tries_per_address_per_minute: int = 300
    """Steps in puzzles, and questions about them."""
    daily_answers_per_address_per_day: int = 60
    """More are judged and not counted."""

    models_at_once: int = 8
    """Seats of language models that are asked at the same time; the others wait."""
    model_decisions_per_hour: int = 600
    """Decisions of models at all tables together, if the operator has named a model; after that they play any
    legal move."""
    thinking_seconds: int = 30
    """An AI seat that thinks longer counts as frozen: its worker is replaced, and it plays any offered
    move."""
    review_seconds: int = 120
    replay_seconds: int = 30
    look_seconds: int = 10
    """The same for reviews, replays and previews of actions; these are given up."""
    deserted_seconds: int = 120
    """AI seats alone at a table go on for this long while a worker is free, then wait for somebody to
    come."""

    estimates_per_address_per_hour: int = 60
    """Scenarios whose difficulty is measured anew; asking for the progress costs nothing."""
    estimates_at_once: int = 8
    estimates_at_once_per_address: int = 2
    estimates_remembered: int = 500
    estimate_games: int = 60
    estimate_patience_seconds: int = 15
    """After this long without a request measuring stops, and continues when somebody asks again."""
