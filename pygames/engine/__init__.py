"""What it takes to play: state, decisions, legal actions, events, records. It knows no words and no game."""
