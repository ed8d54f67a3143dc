"""The table of Hero Realms."""
