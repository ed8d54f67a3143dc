"""Class packs: taking one, the skill, and the ability of a class (HR-115 to HR-120)."""

from __future__ import annotations

from pygames.engine.decision import DecisionType
from pygames.engine.errors import Refusal
from pygames.engine.state import step
from pygames.games.hero_realms.abilities import carry_out
from pygames.games.hero_realms.cards import (
    ABILITY,
    BOX,
    CARD,
    CARDS,
    EXPENDED,
    HERO_PACKS,
    KIND,
    NAMES,
    PACKS,
    PLAIN,
    SACRIFICED,
    SKILL,
    beside,
    starting_cards,
)
from pygames.games.hero_realms.refusals import AnswerAction, MainAction, no
from pygames.games.hero_realms.state import HeroRealmsState, without

NO_CLASSES, CLASSES, MIXED = CLASS_MODES = ("none", "classes", "mixed")  # AMB-HR-41


# --- taking a pack ---


def offered(state: HeroRealmsState) -> list[int]:
    """The packs that may be taken: class packs, once each unless twins may be; the plain deck if mixed."""
    first = PLAIN if state.classes == MIXED else PLAIN + 1
    taken = () if state.twins else [pack for pack in state.packs if pack != PLAIN]
    return [pack for pack in range(first, len(HERO_PACKS)) if pack not in taken]


class Take(AnswerAction):
    """Take a class pack, or the plain deck (HR-115)."""

    def options(self, state: HeroRealmsState, seat: int) -> list[int]:
        return offered(state)

    def check(self, state: HeroRealmsState, seat: int, pack: int) -> Refusal | None:
        if pack in offered(state):
            return None
        if pack == PLAIN:
            return no("HR-115", "classes_only")
        return no(state.one_of_each, "pack_taken", pack=PACKS[pack].id)

    def untimely(self, state: HeroRealmsState, seat: int, pack: int) -> Refusal:
        return no("HR-115", "packs_are_taken")

    def apply(self, state: HeroRealmsState, seat: int, pack: int) -> None:
        take_pack(state, seat, pack)


def take_pack(state: HeroRealmsState, seat: int, pack: int) -> None:
    """A player has this pack: its deck, its health, its skill and ability (HR-115, HR-116, HR-07, HR-08)."""
    state.packs[seat] = pack
    state.health[seat] = PACKS[pack].health
    state.decks[seat] = starting_cards(seat, pack)
    state.beside[seat] = beside(seat, pack)
    if state.classes != NO_CLASSES:
        mine = {*state.decks[seat], *state.beside[seat]}
        state.box = tuple([card for card in state.box if card not in mine])
        state.emit(
            "took_pack",
            "HR-115 HR-116 AMB-HR-41" if state.classes == MIXED else "HR-115 HR-116",
            {"seat": seat, "pack": PACKS[pack].id, "n": PACKS[pack].health},
        )


@step
def take_packs(state: HeroRealmsState) -> None:
    """Each player takes a pack, beginning with the first; without class packs all have the plain deck."""
    for at in range(state.seats):
        seat = (state.active + 1 + at) % state.seats
        if state.packs[seat] < 0:
            if state.classes != NO_CLASSES:
                state.then(PACK_CHOICE(seat), take_packs())
                return
            take_pack(state, seat, PLAIN)


TAKE = Take("take", BOX)
PACK_CHOICE = DecisionType("pack", "HR-115", TAKE)


# --- the skill and the ability ---


class Skill(MainAction):
    """Expend the prepared skill card and pay for it, then carry it out (HR-119)."""

    def options(self, state: HeroRealmsState, seat: int) -> list[int]:
        gold = state.gold
        return [
            card
            for card in state.beside[seat]
            if KIND[card] == SKILL and CARDS[card].price <= gold and card not in state.expended[seat]
        ]

    def check(self, state: HeroRealmsState, seat: int, card: int) -> Refusal | None:
        refusal = not_beside(state, seat, card, SKILL)
        if refusal is not None:
            return refusal
        if card in state.expended[seat]:
            return no("HR-119", "skill_used", card=NAMES[card])
        price = CARDS[card].price
        if price <= state.gold:
            return None
        return no("HR-119", "skill_too_dear", card=NAMES[card], n=price, found=state.gold)

    def apply(self, state: HeroRealmsState, seat: int, card: int) -> None:
        state.gold -= CARDS[card].price
        state.expended[seat] += (card,)
        state.emit("skill", "HR-119", {"seat": seat, "card": NAMES[card], "n": CARDS[card].price})
        carry_out.now(state, seat, EXPENDED[card], card)


class Ability(MainAction):
    """Sacrifice the ability card, then carry it out: once a game (HR-120)."""

    def options(self, state: HeroRealmsState, seat: int) -> list[int]:
        turns = state.turns[seat]
        return [
            card for card in state.beside[seat] if KIND[card] == ABILITY and CARDS[card].from_turn <= turns
        ]

    def check(self, state: HeroRealmsState, seat: int, card: int) -> Refusal | None:
        refusal = not_beside(state, seat, card, ABILITY)
        if refusal is not None:
            return refusal
        first = CARDS[card].from_turn
        return None if first <= state.turns[seat] else no("HR-132", "too_early", card=NAMES[card], n=first)

    def apply(self, state: HeroRealmsState, seat: int, card: int) -> None:
        state.beside[seat] = without(state.beside[seat], card)
        state.sacrifice(card)
        state.emit("ability", "HR-120", {"seat": seat, "card": NAMES[card]})
        carry_out.now(state, seat, SACRIFICED[card], card)


def not_beside(state: HeroRealmsState, seat: int, card: int, kind: str) -> Refusal | None:
    """Why this is no skill, or no ability, that lies beside the player's area (HR-118), or None."""
    if KIND[card] != kind:
        return no("HR-118", "not_an_ability" if kind == ABILITY else "not_a_skill", card=NAMES[card])
    if card in state.beside[seat]:
        return None
    if kind == ABILITY and card in state.sacrificed:
        return no("HR-120", "once_a_game", card=NAMES[card])
    owner = next((other for other, cards in enumerate(state.beside) if card in cards), -1)
    if owner < 0:
        return no("HR-118", "nobodys", card=NAMES[card])
    return no("HR-118", "not_yours", card=NAMES[card], other=owner)


USE_SKILL = Skill("skill", CARD)
USE_ABILITY = Ability("ability", CARD)
