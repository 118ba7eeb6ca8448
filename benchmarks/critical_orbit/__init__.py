"""How well Mission Control's seats do, and how fast pipes are laid."""
