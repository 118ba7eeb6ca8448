"""Where strangers meet: open tables, people who look for a partner, hurtful names, and reports."""
