"""The Lich: its boss deck against a party of heroes, or boss against boss.

This package holds only what differs from Hero Realms. The rest comes from there.
"""

STANDS_ON = "hero-realms"
