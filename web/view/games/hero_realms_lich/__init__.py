"""The table of the Lich's game, on that of Hero Realms."""
