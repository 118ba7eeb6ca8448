"""Where games are played: in processes of this machine, or on a Ray cluster. The results are the same."""

from heliograph.arena.running.job import Job, Row, play_all, play_job
from heliograph.arena.running.local import Runner, locally

__all__ = ["Job", "Row", "Runner", "locally", "play_all", "play_job"]
