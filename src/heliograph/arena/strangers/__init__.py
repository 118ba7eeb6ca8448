"""Strangers: how well a player gets on with partners it has never met (docs/strangers.md).

VERSION names the tasks, the strangers and the metrics together: figures of two versions do not compare."""

VERSION = 1
