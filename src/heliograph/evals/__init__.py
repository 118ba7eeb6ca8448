"""Tasks for Inspect: `inspect eval heliograph/contact`. Its models play at the arena's tables."""
