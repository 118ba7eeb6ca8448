"""Several servers on one store: who is where, who runs the AI seats, and what if one of them is gone."""
