"""All tasks, for Inspect to find."""

from heliograph.evals.contact import contact, strangers
from heliograph.evals.space_puzzle import space_puzzle

__all__ = ["contact", "space_puzzle", "strangers"]
