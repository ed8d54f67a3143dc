"""Champions: how they come into play, are damaged, and are stunned."""

from __future__ import annotations

from pygames.games.hero_realms.cards import ALLIED, NAMES
from pygames.games.hero_realms.state import Cards, HeroRealmsState, without


def enter(state: HeroRealmsState, seat: int, card: int) -> None:
    """A champion comes into play prepared, as a new card (HR-24, HR-71)."""
    state.champions[seat] += (card,)
    if seat == state.active and ALLIED[card]:
        state.fresh += (card,)
    for what, n in state.late:  # AMB-HR-05
        if what == "combat":
            state.combat += n
            state.gained += n
            state.emit("gained_combat", "AMB-HR-05", seat=seat, n=n)
        else:
            state.heal(seat, n, "AMB-HR-05")


def stun(state: HeroRealmsState, owner: int, card: int, rule: str) -> None:
    """A champion goes at once to its owner's discard pile; marks on it are gone (HR-70)."""
    state.champions[owner] = without(state.champions[owner], card)
    if card in state.expended[owner]:
        state.expended[owner] = without(state.expended[owner], card)
    if card in state.fresh:
        state.fresh = without(state.fresh, card)  # HR-43
    if state.damage:
        state.damage = tuple([mark for mark in state.damage if mark[0] != card])
    state.discards[owner] += (card,)
    state.stunned[owner] += (card,)
    if state.log is not None:
        state.emit("stunned", rule, seat=owner, card=NAMES[card])


def damage(state: HeroRealmsState, owner: int, cards: Cards, n: int, rule: str) -> None:
    """Mark champions with damage; as much as its defense stuns one (HR-66, HR-75, AMB-HR-13)."""
    state.damage += tuple([(card, n) for card in cards])
    for card in cards:
        if state.lacking(card, owner) <= 0:
            stun(state, owner, card, rule)
        elif state.log is not None:
            state.emit("damaged", rule, seat=owner, card=NAMES[card], n=n)
