"""With paper cards: what the boss makes the player discard from a hand that the page does not see."""

from __future__ import annotations

from pygames.engine.decision import DecisionType
from pygames.engine.errors import Refusal
from pygames.games.hero_realms.cards import CARD, NAMES
from pygames.games.hero_realms.passing import PASS
from pygames.games.hero_realms.refusals import AnswerAction, no
from pygames.games.hero_realms_skirmish.bosses import is_attack
from pygames.games.hero_realms_skirmish.revealing import kinds
from pygames.games.hero_realms_skirmish.state import PLAYER, SkirmishState


def discard_on_paper(state: SkirmishState, card: int, n: int) -> None:
    """The player is told; which cards it were, only Torgen's ability asks (HRS-72, AMB-HRS-45)."""
    state.emit("discards_on_paper", "HR-97 AMB-HRS-45", {"seat": PLAYER, "card": NAMES[card], "n": n})
    if state.able("torgen-rocksplitter"):
        state.then(*[HURTING(PLAYER, state.boss)] * n)


class Admit(AnswerAction):
    """Say that the card discarded is this Dagger or Shortsword."""

    moment = ("HRS-72", "no_admit")

    def options(self, state: SkirmishState, seat: int) -> list[int]:
        return kinds([card for card in state.discards[PLAYER] if is_attack(card)])

    def check(self, state: SkirmishState, seat: int, card: int) -> Refusal | None:
        if card in self.options(state, seat):
            return None
        return no("HRS-72", "does_not_hurt", card=NAMES[card])

    def apply(self, state: SkirmishState, seat: int, card: int) -> None:
        state.discarded(PLAYER, card)


ADMIT = Admit("admit", CARD)
HURTING = DecisionType("hurting", "HRS-72", ADMIT, PASS)
