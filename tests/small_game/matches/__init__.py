"""Matches: take one, two or three; whoever takes the last one wins."""
