"""Tasks for Inspect: `inspect eval heliograph/contact`. Its models sit at the tables of the arena."""
