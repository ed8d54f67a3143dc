"""How the house cards of Hero: Immortal King play, counted: `python -m tools.balance`."""
