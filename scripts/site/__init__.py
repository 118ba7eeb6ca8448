"""The documentation as a site: what MkDocs does not do by itself. Nothing is kept twice: pages that the
repository has elsewhere, sources that pages link to and the API's pages are made while the site is built."""
