"""Mission Control: Critical Orbit as people meet it in a browser."""
