"""What a search has to know, for `strong`, hints and reviews: a module a game."""
