"""Data kept beside the games: results, daily answers, push subscriptions."""
