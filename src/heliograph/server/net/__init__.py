"""The wire itself: how many may come in, how fast, how long they may take, and how much may wait for them."""
