"""Hero Realms: the base game, as a duel or free for all, with plain decks or class packs."""
