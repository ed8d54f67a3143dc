"""The Lich: its boss deck against a party of heroes, or boss against boss.

It stands on Hero Realms, whose steps, actions, cards and texts it uses, and tells only what is otherwise.
"""

STANDS_ON = "hero-realms"
