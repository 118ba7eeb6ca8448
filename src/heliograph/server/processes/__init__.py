"""Several server processes behind one port: each is a node, and all connections of a table go to the same
one."""
