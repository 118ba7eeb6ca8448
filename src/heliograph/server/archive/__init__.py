"""Archives games as they were seen and reviewed, so that they can be read when their rules are gone."""
