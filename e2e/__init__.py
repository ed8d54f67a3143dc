"""Complete games in a real browser."""
