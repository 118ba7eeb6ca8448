"""Pictures that are laid together from parts drawn beforehand."""
