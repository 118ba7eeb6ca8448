"""The documentation as a site: what MkDocs does not do by itself. Nothing is stored twice: pages from
elsewhere in the repository, sources that pages link to and the API's pages are made while the site is
built."""
