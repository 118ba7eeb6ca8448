"""Games that other packages bring, as people meet them in a browser."""
