"""What the declarations of cards mean where the player of the Skirmish uses them."""

from __future__ import annotations

from pygames.games.hero_realms.vocabulary import BASE, Vocabulary

SKIRMISH = Vocabulary(BASE)
effect = SKIRMISH.effect
