"""How strong rivals are, as one number each, from games of two to four of them."""

from heliograph.arena.ratings.fit import fit, ratings
from heliograph.arena.ratings.league import Rating, play_league

__all__ = ["Rating", "fit", "play_league", "ratings"]
