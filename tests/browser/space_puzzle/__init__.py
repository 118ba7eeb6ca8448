"""AI Space Puzzle as people meet it in a browser."""
