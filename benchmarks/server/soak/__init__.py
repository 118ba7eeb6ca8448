"""Three nodes under fault, and what clients were told."""
