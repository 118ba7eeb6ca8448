"""Every message between a client and a table, and every HTTP body. `docs/protocol.md` explains them."""
