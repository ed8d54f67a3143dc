"""The page: pure functions from a view to HTML, and one thin module that touches the browser."""
