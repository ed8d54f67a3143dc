"""The law of the table: the fullest positions of every game, and what of them a window shows."""
