"""The rules of Hero Realms, by the sections of its rule table."""
