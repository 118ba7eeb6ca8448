"""Who understands whom in AI Space Puzzle, and how hard its pages are."""
