"""Many games at once, in several processes: one action for each, one step for all."""

from heliograph.envs.batch.batch import Batch, Stepped

__all__ = ["Batch", "Stepped"]
