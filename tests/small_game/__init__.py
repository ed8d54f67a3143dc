"""A complete little game that nobody ships: `matches` goes to pygames/games, `page` to web/view/games."""
