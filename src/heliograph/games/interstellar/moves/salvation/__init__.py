"""Actions in the Salvation Phase: build, save, fly, govern."""
