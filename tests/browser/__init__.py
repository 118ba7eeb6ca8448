"""The whole product in a real Chromium: its own server, its built client, people at the keys."""
