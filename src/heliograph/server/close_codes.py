"""Why a connection is closed, in numbers. Below 4000 coming back may help; from there on it will not."""

RESTARTING = 1012
TRY_LATER = 1013
BAD_REQUEST = 4000
WRONG_TOKEN = 4001
NO_TABLE = 4004
