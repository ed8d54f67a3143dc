"""The page as HTML: pure functions of what is true."""
