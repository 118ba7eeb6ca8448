"""Heavy work in other processes: queued fairly, replaced when frozen, dropped when nobody waits."""
