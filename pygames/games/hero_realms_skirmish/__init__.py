"""The Skirmish: Hero Realms alone against a boss that plays by simple rules.

The variant is by Sylvain Mir after Martin Montreuil (CC BY-NC-SA 4.0). This package holds only what differs
from Hero Realms. The rest comes from there.
"""

STANDS_ON = "hero-realms"
