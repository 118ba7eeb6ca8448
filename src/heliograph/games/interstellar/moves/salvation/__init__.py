"""What a turn in the Salvation Phase does: build, save, fly, govern."""
