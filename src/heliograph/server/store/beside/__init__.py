"""What is kept beside the games: results, answers of the day, who wants to be told of a turn."""
