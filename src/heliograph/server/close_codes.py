"""WebSocket close codes. Below 4000 a client may reconnect; from 4000 on it should not."""

RESTARTING = 1012
TRY_LATER = 1013
BAD_REQUEST = 4000
WRONG_TOKEN = 4001
NO_VOICE = 4003
NO_TABLE = 4004
