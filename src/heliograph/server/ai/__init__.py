"""AI seats: ordinary seats whose thinking happens in other processes."""
