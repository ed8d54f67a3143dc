"""The table of Boss Quest."""
