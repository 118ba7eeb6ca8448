"""Players that no table would trust: programs that speak JSON lines, and players of other packages.

What they fail to decide is forfeited (`conduct.py` says why that may be), the house plays a random legal
action instead, and the game goes on.
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
