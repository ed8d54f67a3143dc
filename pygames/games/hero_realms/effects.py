"""The effects that ask nothing, one function each."""

from __future__ import annotations

from pygames.engine.event import NO_REASONS
from pygames.games.hero_realms.abilities import carry_out
from pygames.games.hero_realms.champions import damage as mark
from pygames.games.hero_realms.ending import check_health
from pygames.games.hero_realms.ending import lose_health as take_health
from pygames.games.hero_realms.reasons import behind_count
from pygames.games.hero_realms.state import HeroRealmsState
from pygames.games.hero_realms.vocabulary import EFFECTS, effect

__all__ = ["EFFECTS"]  # filled here and in asking.py, tracking.py


@effect
def gain(state: HeroRealmsState, seat: int, card: int, other: int, what: str, n: int, per: str = "") -> None:
    """Gain gold (HR-77), combat (HR-63) or health (HR-91); `per` counts how many times (HR-30)."""
    if per:
        if state.counts_later and per == "champions" and card in state.played[seat]:
            state.late += ((what, n),)  # AMB-HR-05
        n *= state.vocabulary.counters[per](state, seat, card)
        if not n:
            return
    counted = behind_count(state, per) if per else ()  # an amount that is printed needs no reason
    reasons = {"n": counted} if counted else NO_REASONS
    if what == "combat":
        state.combat += n
        state.gained += n
        if state.log is not None:
            state.emit("gained_combat", "HR-63", {"seat": seat, "n": n}, because=reasons)
    elif what == "gold":
        state.gold += n
        if state.log is not None:
            state.emit("gained_gold", "HR-77", {"seat": seat, "n": n}, because=reasons)
    elif other < 0:
        state.gain_health(seat, card, n, counted=counted)
    else:
        state.heal(other, n, counted=counted)


@effect
def draw(state: HeroRealmsState, seat: int, card: int, other: int, n: int) -> None:
    """Draw cards (HR-92 to HR-94)."""
    state.draw_cards(seat, n)


@effect
def when(
    state: HeroRealmsState,
    seat: int,
    card: int,
    other: int,
    count: str,
    least: int,
    then: str,
    otherwise: str = "",
) -> None:
    """If there are so many, this; else that. Tested once, now (AMB-HR-15)."""
    key = then if state.vocabulary.counters[count](state, seat, card) >= least else otherwise
    if key:
        carry_out.now(state, seat, key, card, other)


@effect
def redirect_next(state: HeroRealmsState, seat: int, card: int, other: int, to: str, only: str) -> None:
    """The next card acquired in this turn that fits goes there instead (HR-84)."""
    state.waiting += (f"{to}-{only}",)
    state.emit("waits", "HR-84", {"seat": seat, "use": f"{to}-{only}"})


@effect
def discount_next(state: HeroRealmsState, seat: int, card: int, other: int, n: int, only: str) -> None:
    """The next card acquired in this turn that fits costs less (HR-90, HR-139)."""
    state.discounts += ((n, only),)
    state.emit("discount", "HR-90 HR-139", {"seat": seat, "n": n, "kind": only})


@effect
def lose_health(state: HeroRealmsState, seat: int, card: int, other: int, n: int) -> None:
    """The user loses health; that is neither damage nor an attack (HR-76, HR-133)."""
    lost = take_health(state, seat, n)
    state.emit("lost_health", "HR-76", {"seat": seat, "n": n, "lost": lost})
    check_health(state)


@effect
def damage(state: HeroRealmsState, seat: int, card: int, other: int, n: int, scope: str) -> None:
    """Damage to the player aimed at and each of his champions, whatever guards there are (HR-75, HR-134)."""
    mark(state, other, state.ranks(other), n, "HR-75")
    lost = take_health(state, other, n)  # all at once (HR-110); told last, so that what he fell of follows
    state.emit("hurt", "HR-75 HR-134", {"seat": other, "n": n, "lost": lost})
    check_health(state)


@effect
def raise_defense(state: HeroRealmsState, seat: int, card: int, other: int, n: int) -> None:
    """All champions of the player aimed at are harder to stun until the end of his next turn (AMB-HR-16)."""
    ends = 2 if other == state.active else 1
    state.blessed[other] += ((n, ends),)
    state.emit("blessed", "HR-126", {"seat": other, "n": n})


@effect
def may_acquire_from_discard(state: HeroRealmsState, seat: int, card: int, other: int) -> None:
    """In this turn one card of an opponent's discard pile may be acquired (HR-132, AMB-HR-18)."""
    state.heist = True
    state.emit("heist", "HR-132", {"seat": seat})
