"""The list of games, readable before Python starts."""


def static_html() -> str:
    """The list as HTML."""
    return "<h1>pygames</h1><p>The games will be listed here.</p>"
