"""What is true of the page: no HTML, no browser, and nothing that decides what an event does."""
