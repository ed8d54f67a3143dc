"""The table of Escarmouche, on that of Hero Realms."""
