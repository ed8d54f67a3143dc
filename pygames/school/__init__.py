"""What teaches a game: lessons, drills, puzzles, hints, reviews, and what somebody has learnt."""
