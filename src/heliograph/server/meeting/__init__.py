"""Where strangers meet: open tables, who looks for a partner, names that nobody should read, and reports."""
