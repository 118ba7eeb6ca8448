"""Where games are played: in processes of this machine, or on a Ray cluster. The results are the same."""

from heliograph.arena.running.job import Job, Key, Row, play_all, play_job
from heliograph.arena.running.local import Runner, locally

__all__ = ["Job", "Key", "Row", "Runner", "locally", "play_all", "play_job"]
