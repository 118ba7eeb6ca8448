"""What every game shares. Pure: no I/O, no clock, no global randomness."""
