"""Language models at the table: the client protocol as tools of the Model Context Protocol."""
