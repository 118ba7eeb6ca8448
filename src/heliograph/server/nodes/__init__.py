"""Several servers on one store: who is where, who runs the AI seats, and what happens when one dies."""
