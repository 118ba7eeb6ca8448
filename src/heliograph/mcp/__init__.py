"""Language models at the table: the protocol of any other client, as tools of the Model Context Protocol."""
