"""Voice at a table: who hears whom now, and how voices get there."""
