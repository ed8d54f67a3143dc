"""What the declarations of the Lich's cards can say, over what those of Hero Realms can."""

from __future__ import annotations

from pygames.games.hero_realms.vocabulary import BASE, Vocabulary

LICH = Vocabulary(BASE)
effect, counter = LICH.effect, LICH.counter
