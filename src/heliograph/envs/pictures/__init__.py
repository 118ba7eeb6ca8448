"""A seat's view as a picture: drawn from the view alone, so that it shows what that seat may see."""
