"""Three nodes with injected faults, and a check of everything clients were told."""
