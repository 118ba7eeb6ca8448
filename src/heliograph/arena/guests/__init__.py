"""Players that a table would not trust: programs that speak JSON lines, and players of other packages.

A decision that they fail to make is forfeited (`conduct.py` lists the reasons): the house plays a random
legal action instead, and the game goes on.
"""

from heliograph.arena.guests.conduct import Conduct, together
from heliograph.arena.guests.invite import COMMAND, RANDOM, check_guest, invite, is_guest
from heliograph.arena.guests.sitting import PATIENCE_S, Sitting, sitting

__all__ = [
    "COMMAND",
    "PATIENCE_S",
    "RANDOM",
    "Conduct",
    "Sitting",
    "check_guest",
    "invite",
    "is_guest",
    "sitting",
    "together",
]
