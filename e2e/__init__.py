"""Complete games in a real browser, without a server."""
