"""Pictures that are put together from parts drawn beforehand."""
