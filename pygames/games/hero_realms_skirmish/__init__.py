"""The Skirmish: Hero Realms alone against a boss that plays by simple rules.

The variant is by Sylvain Mir after Martin Montreuil (CC BY-NC-SA 4.0). It stands on Hero Realms, whose steps,
actions, cards and texts it uses, and tells only what is otherwise.
"""

STANDS_ON = "hero-realms"
