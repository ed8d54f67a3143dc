"""Champions: how they come into play, are damaged, and are stunned."""

from __future__ import annotations

from pygames.games.hero_realms.cards import ALLIED, NAMES
from pygames.games.hero_realms.state import Cards, HeroRealmsState


def enter(state: HeroRealmsState, seat: int, card: int) -> None:
    """A champion comes into play prepared, as a new card (HR-24, HR-71)."""
    state.champions[seat] += (card,)
    if seat == state.active and ALLIED[card]:
        state.fresh += (card,)
    for what, n in state.late:  # AMB-HR-05
        if what == "combat":
            state.combat += n
            state.gained += n
            state.emit("gained_combat", "AMB-HR-05", {"seat": seat, "n": n})
        else:
            state.gain_health(seat, card, n, "AMB-HR-05")


def damage(state: HeroRealmsState, owner: int, cards: Cards, n: int, rule: str) -> None:
    """Mark champions with damage; as much as its defense stuns one (HR-66, HR-75, AMB-HR-13)."""
    state.damage += tuple([(card, n) for card in cards])
    for card in cards:
        if state.lacking(card, owner) <= 0:
            state.stun(owner, card, rule)
        elif state.log is not None:
            state.emit("damaged", rule, {"seat": owner, "card": NAMES[card], "n": n})
