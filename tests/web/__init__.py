"""The page, tested without a browser."""
