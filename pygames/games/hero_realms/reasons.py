"""Which rules are behind an event, by the position in which it happens: asked only while somebody listens.

Each function is asked as its kinds of events are told, and names rules beside those given with the event.
"""

from __future__ import annotations

from pygames.engine.event import Params
from pygames.games.hero_realms.cards import ALLIED, CARD, CARDS, FACTION, IS_CHAMPION, IS_GEM, IS_GUARD, PACKS
from pygames.games.hero_realms.state import FREE_FOR_ALL, HAND, HeroRealmsState
from pygames.games.hero_realms.vocabulary import BASE

BASE.always(
    {
        "no_target": "HR-26",  # what cannot be done is skipped
        "stunned": "HR-70",  # the champion goes to the discard pile
        "left_over": "HR-18",  # nobody had to play these cards
    }
)

# by face: the rule that tells this very card when it is played, used or expended
CARD_RULE = {
    **dict.fromkeys(("follower", "shield-bearer", "cat-familiar"), "HR-135"),
    **dict.fromkeys(("shoulder-bash", "crushing-blow"), "HR-128"),
    **dict.fromkeys(("horn-of-calling", "spell-components"), "HR-139"),
    "bless": "HR-126",
    "resurrect": "HR-127",
    "track": "HR-129",
    "headshot": "HR-130",
    "pick-pocket": "HR-131",
    "heist": "HR-132",
    "channel": "HR-133",
    "fireball": "HR-134",
    "prayer-beads": "HR-136",
    "throwing-axe": "HR-137",
    "black-arrow": "HR-138",
    "throwing-knife": "HR-140",
    "fire-staff": "HR-141",
    "elven-gift": "HR-100",
    "rampage": "HR-101",
}
BROUGHT_BACK = "HR-127 AMB-HR-17"  # into play, but not played
EXPENDED_RULE = {"grak": "HR-100"}
ALLIED_RULE = {"grak": "HR-102"}
COUNT_RULES = {
    "champions": ("HR-31", "AMB-HR-05"),
    **dict.fromkeys(("other_champions", "other_guards", "other_wild_cards"), ("HR-31",)),
    "knives_played": ("HR-140",),
}
PACK_RULE = {
    "cleric": "HR-121",
    "fighter": "HR-122",
    "ranger": "HR-123",
    "thief": "HR-124",
    "wizard": "HR-125",
}


def card_of(params: Params) -> int:
    """The card of an event."""
    return CARD.index[str(params["card"])]


def seat_of(params: Params) -> int:
    """The player of an event."""
    return int(params["seat"])


def said(*rules: tuple[bool, str]) -> str:
    """The rules that hold, of which it is said whether."""
    return " ".join(rule for holds, rule in rules if holds and rule)


@BASE.rules_of("took_pack")
def of_pack(state: HeroRealmsState, params: Params) -> str:
    """The rules of a pack: on its health, and on its deck."""
    return f"HR-07 {PACK_RULE.get(str(params['pack']), 'HR-08')}"


@BASE.rules_of("drew")
def of_drawing(state: HeroRealmsState, params: Params) -> str:
    """A hand grows beyond five cards in the Main phase."""
    seat = seat_of(params)
    return said((state.asks_for("main") and len(state.hands[seat]) > HAND, "HR-95"))


@BASE.rules_of("played")
def of_playing(state: HeroRealmsState, params: Params) -> str:
    """A champion enters prepared; anything else acts at once, and stays until the Discard phase."""
    card = card_of(params)
    return f"{'HR-24' if IS_CHAMPION[card] else 'HR-23 HR-25'} {CARD_RULE.get(CARDS[card].id, '')}"


@BASE.rules_of("skill", "ability")
def of_class_card(state: HeroRealmsState, params: Params) -> str:
    """What the card does."""
    return CARD_RULE.get(CARDS[card_of(params)].id, "")


@BASE.rules_of("expended")
def of_expending(state: HeroRealmsState, params: Params) -> str:
    """In the turn in which it was played or brought back, or by a champion that has stayed."""
    card = card_of(params)
    face = CARDS[card].id
    stayed = "HR-33" if card in state.history else "HR-56"
    came = BROUGHT_BACK if card in state.brought else stayed
    return f"{came} {CARD_RULE.get(face, '')} {EXPENDED_RULE.get(face, '')}"


@BASE.rules_of("allied")
def of_allies(state: HeroRealmsState, params: Params) -> str:
    """Who the partners are, and when they came."""
    card, seat = card_of(params), seat_of(params)
    partners = [other for other in state.in_play(seat) if FACTION[other] == FACTION[card] and other != card]
    history, brought = state.history, state.brought
    stayed = [other for other in (card, *partners) if other not in history and other not in brought]
    later = card in history and any(other in history[history.index(card) :] for other in partners)
    return said(
        (True, "HR-44"),
        (card in state.expended[seat], "HR-37"),
        (bool(stayed), "HR-41"),
        (any(other in brought for other in (card, *partners)), BROUGHT_BACK),
        (later, "HR-39"),
        (all(CARDS[other] is CARDS[card] for other in partners), "HR-42"),
        (True, ALLIED_RULE.get(CARDS[card].id, "")),
    )


@BASE.rules_of("sacrificed")
def of_sacrifice(state: HeroRealmsState, params: Params) -> str:
    """A card from play is no partner any more."""
    used = state.asks_for("main") and card_of(params) in state.history
    return said((used, "HR-49"))


@BASE.rules_of("acquired")
def of_acquiring(state: HeroRealmsState, params: Params) -> str:
    """Which pile it is from, where it goes, and what does not fit it."""
    card, seat, place = card_of(params), seat_of(params), params["place"]
    empty = place == "deck" and not state.decks[seat] and not state.tops[seat]
    return said(
        (IS_GEM[card], "HR-81 HR-10"),
        (card in state.row and not state.market, "HR-80"),
        (place == "discard" and bool(state.waiting), "HR-85"),
        (place == "hand", "HR-88"),
        (place == "deck", "HR-89"),
        (empty, "HR-96"),
    )


@BASE.rules_of("attacked")
def of_attack(state: HeroRealmsState, params: Params) -> str:
    """Somebody else's guards do not matter; anyone may attack anyone."""
    free = state.seats > 2 and state.format == FREE_FOR_ALL
    return f"{behind_other_guards(state, params)} {said((free, 'HR-142'))}"


@BASE.rules_of("struck")
def of_striking(state: HeroRealmsState, params: Params) -> str:
    """A guard among guards, one that is expended, and what is left of the pool."""
    card = card_of(params)
    owner = state.owner(card)
    guards = [it for it in state.ranks(owner) if IS_GUARD[it] and it not in state.expended[owner]]
    return said(
        (IS_GUARD[card] and any(it != card for it in guards), "HR-58"),
        (IS_GUARD[card] and card not in guards, "HR-59"),
    )


@BASE.rules_of("aimed")
def of_aiming(state: HeroRealmsState, params: Params) -> str:
    """By the card's own rule, else it makes a player discard. Guards do not stop it."""
    rule = CARD_RULE.get(CARDS[state.context[0]].id, "HR-97")
    return f"{rule} {behind_no_guard(state, params)}"


def behind_no_guard(state: HeroRealmsState, params: Params) -> str:
    """That guards do not stop what is aimed at somebody else."""
    other = int(params["other"])
    return said((other != seat_of(params) and state.guard_of(other) >= 0, "HR-60"))


@BASE.rules_of("discarded")
def of_discarding(state: HeroRealmsState, params: Params) -> str:
    """Chosen by somebody whose turn it is not; a defeated player's hand goes without being asked."""
    seat = seat_of(params)
    return said((seat != state.active and not state.out[seat], "HR-19"))


@BASE.rules_of("prepared")
def of_preparing(state: HeroRealmsState, params: Params) -> str:
    """Its ally ability is not renewed."""
    card = card_of(params)
    return said((bool(ALLIED[card]) and card not in state.fresh, "HR-46"))


@BASE.rules_of("out")
def of_being_out(state: HeroRealmsState, params: Params) -> str:
    """With all cards; on one's own turn it is over."""
    return said((True, "HR-111"), (seat_of(params) == state.active, "HR-113"))


def behind_other_guards(state: HeroRealmsState, params: Params) -> str:
    """The rule behind an attack on one player while somebody else has a guard."""
    seat, other = seat_of(params), int(params["other"])
    guarded = any(state.guard_of(it) >= 0 for it in state.opponents(seat) if it != other)
    return said((guarded, "HR-61"))


def behind_count(state: HeroRealmsState, per: str) -> tuple[str, ...]:
    """The rules behind an amount that is counted."""
    return ("HR-30", *COUNT_RULES.get(per, ()), *state.behind_count(per))


def behind_hand(state: HeroRealmsState, seat: int, rule: str) -> str:
    """The rules behind an opening hand: of which deck, in which format."""
    if state.packs[seat] < 0 or PACKS[state.packs[seat]].id not in PACK_RULE:
        return f"{rule} HR-08"
    return f"{rule} HR-117"
