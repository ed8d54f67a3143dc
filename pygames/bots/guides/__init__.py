"""What the search of `strong` has to know, a module a game."""
