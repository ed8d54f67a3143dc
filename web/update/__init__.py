"""What an event changes: event and page in, the page changed and what the browser has to do besides."""
