"""What the conformance kit must be told of each game: names of cards, what seats know, options to try."""

from typing import Any

from pygames.games.boss_quest import cards as boss_quest
from pygames.games.boss_quest.state import BossQuestState
from pygames.games.hero_realms import cards as hero_realms
from pygames.games.hero_realms.state import HeroRealmsState
from pygames.games.hero_realms_lich.state import LichState
from pygames.games.hero_realms_skirmish.bosses import BOSSES
from pygames.games.heroz import cards as heroz
from pygames.games.heroz.places import COLUMNS_OF
from pygames.games.heroz.state import PACKS, HerozState
from pygames.games.immortal_king import cards as immortal_king
from pygames.games.immortal_king.fate import SCENARIOS
from pygames.games.immortal_king.state import ImmortalKingState
from tests.hero_realms_skirmish.scene import an_army
from tests.immortal_king.scene import a_party


def heroz_name(_state: HerozState, _pack: str, card: int) -> str:
    return heroz.NAMES[card]


def heroz_known(state: HerozState, seat: int) -> set[tuple[str, int]]:
    """The seat's own troops, and what it has seen of the other's and of cards that lie in a deck."""
    other = 1 - seat
    own = {heroz.card_of(code) for column in COLUMNS_OF[seat] for code in state.columns[column]}
    seen = state.fixed[other] | state.seen[other] | state.kept[other]
    return {
        *((PACKS[seat], card) for card in range(heroz.DECK) if card in own or state.fixed[seat] >> card & 1),
        *((PACKS[other], card) for card in range(heroz.DECK) if seen >> card & 1),
    }


HEROZ: dict[str, Any] = {
    "name": heroz_name,
    "known": heroz_known,
    # a card that a Jack shows, or that comes face up on a deck, may be gone before the next question
    "flashes": ("stolen", "flipped"),
    "most": 3000,
    "share": 1 / 2,
    # each option alone, and what meets in one number or one pile
    "options": [
        {},
        {"strict_damage": True},
        {"shuffle_discard": True},
        {"memory_aid": True},
        {"power_toughness": True},
        {"lose_turn_at_once": True},
        {"strict_damage": True, "power_toughness": True},
        {"shuffle_discard": True, "lose_turn_at_once": True},
        dict.fromkeys(
            ("strict_damage", "shuffle_discard", "memory_aid", "power_toughness", "lose_turn_at_once"), True
        ),
    ],
}


def boss_quest_name(_state: BossQuestState, pack: str, card: int) -> str:
    names = {
        "weapons": boss_quest.WEAPON_NAMES,
        "spells": boss_quest.SPELL_NAMES,
        "companions": boss_quest.COMPANION_NAMES,
    }
    return names[pack][card] if pack in names else f"boss {card}"


def boss_quest_known(state: BossQuestState, seat: int) -> set[tuple[str, int]]:
    """Weapons that one could follow, and hidden ones that can be no other, as their owner equipped."""
    face_down = [
        *zip(state.hidden, state.followed, state.most, strict=True),
        *state.weapon_bottom,
    ]
    known = {card for card, seats, _ in face_down if seats >> seat & 1}
    limits = {card: most for card, _, most in face_down if card >= 0 and card not in known}
    unseen = {*state.weapon_deck, *limits}
    for card, most in limits.items():
        fitting = sum(state.least_worth(other) <= most for other in unseen)
        if fitting <= sum(other <= most for other in limits.values()):
            known.add(card)
    potions = [card for card in unseen if card >= boss_quest.POTION]
    if state.decision is not None and state.decision.name == "secret" and len(potions) == 1:
        known.update(potions)  # who is asked what it counts as has the only one that is unseen
    return {("weapons", card) for card in known}


BOSS_QUEST: dict[str, Any] = {
    "name": boss_quest_name,
    "known": boss_quest_known,
    # cards that are gone, or hidden again, before the next question
    "flashes": (
        "revealed", "traded", "traded_hidden", "new_hidden", "dealt", "spied", "scried", "buried", "opened",
    ),
    "silent": boss_quest.COMPANION_NAMES,
    "most": 3000,
    # there are always more spells than visits (AMB-BQ-14), but in a position set up by hand
    "unmet": ("wait",),
    "all_seats": True,
    "share": 1 / 3,
    # the extensions apart and together, the duel, all weapons
    "options": [
        *(
            {"potions": potions, "companions": companions, "reaper": reaper}
            for potions in (False, True)
            for companions in (False, True)
            for reaper in (False, True)
        ),
        {"duel": True},
        {"duel": True, "potions": True, "companions": True, "reaper": True},
        {"all_weapons": True},
    ],
}  # fmt: skip


def immortal_king_name(state: ImmortalKingState, pack: str, card: int) -> str:
    return immortal_king.EQUIPMENT.words[card] if pack == "equipment" else state.box.words[card]


IMMORTAL_KING: dict[str, Any] = {
    "name": immortal_king_name,
    "most": 1500,
    "share": 2 / 3,
    "prelude": a_party,
    "options": [
        *(
            {"scenario": scenario, "dungeon": dungeon}
            for scenario in SCENARIOS
            for dungeon in ("lair", "traps")
        ),
        {"nemesis": True},
    ],
    "all_seats": True,
}


def hero_realms_name(_state: HeroRealmsState, _pack: str, card: int) -> str:
    return hero_realms.NAMES[card]


def hero_realms_known(state: HeroRealmsState, seat: int) -> set[tuple[str, int]]:
    """The whole hand of a player whose deck is empty: all his other cards lie open."""
    known = set()
    for other, hand in enumerate(state.hands):
        unseen = [card for card, seats in state.tops[other] if not seats >> seat & 1]
        looking = state.looking if other == state.active else ()
        if other != seat and not state.decks[other] and not unseen and not looking:
            known |= {("cards", card) for card in hand}
    return known


HERO_REALMS: dict[str, Any] = {
    "name": hero_realms_name,
    "known": hero_realms_known,
    # cards of a hand that are laid down and shuffled before the next question, and Fire Gems that go back
    # under the one on top of their pile
    "flashes": ("left_over", "sacrificed"),
    "silent": hero_realms.AMOUNT.words,
    "unmet": ("raise",),  # two of one's champions stunned in a turn, and the Cleric's ability after it
    "most": 8000,
    "share": 1 / 3,
    # class packs with what they need, each option alone, and what meets
    "options": [
        {},
        {"classes": "classes"},
        {"classes": "mixed", "twins": True},
        {"format": "first-blood"},
        {"format": "last-one-standing", "classes": "classes"},
        {"fire_gem_returns": False},
        {"late_counts": True},
        {"discard_at_start_of_turn": True},
        {"turn_limit": 30},
        {"health_cap": True},
        {"classes": "mixed", "twins": True, "discard_at_start_of_turn": True, "late_counts": True},
    ],
}


def lich_known(state: LichState, seat: int) -> set[tuple[str, int]]:
    """Besides: the whole grimoire that has one card left, and jars, where all or none are face down."""
    known = hero_realms_known(state, seat)
    for other in range(state.seats):
        for pile in (state.grimoires[other],):
            if len({*pile}) == len(pile):
                known |= {("cards", card) for card in pile}
        if not state.jars[other] or not state.unused[other]:
            known |= {("cards", card) for card in (*state.jars[other], *state.unused[other])}
    return known


HERO_REALMS_LICH: dict[str, Any] = {
    "name": hero_realms_name,
    "known": lich_known,
    "flashes": ("left_over", "sacrificed", "dispelled", "discarded"),
    "silent": hero_realms.AMOUNT.words,
    "unmet": ("raise",),  # as in the base game
    "most": 8000,
    "share": 1 / 2,
    # what only this game has apart, the base game's together: there they are tried apart
    "options": [
        {},
        {"versus": True},
        {"last_challenge": True, "turn_limit": 30},
        {"untargeted_stun_ignores_guards": False},
        {"twins": True, "discard_at_start_of_turn": True, "late_counts": True, "health_cap": True},
    ],
}

HERO_REALMS_SKIRMISH: dict[str, Any] = {
    "name": hero_realms_name,
    "flashes": ("left_over", "sacrificed"),
    "silent": hero_realms.AMOUNT.words,
    "unmet": ("raise", "use", "prepare", "admit", "invoke"),  # too rare; the rule tests have them
    "most": 3000,
    "prelude": an_army,
    # each boss alone and with its variants, each option, and all that go together
    "options": [
        {},
        {"boss": "torgen-rocksplitter"},
        {"reinforcements": True},
        {"boss_abilities": True},
        {"class_pack": "ranger"},
        *(
            {"boss": boss, "reinforcements": True, "boss_abilities": True, "class_pack": pack}
            for boss, pack in zip(BOSSES, ("cleric", "fighter", "thief", "wizard"), strict=True)
        ),
        {"reinforcements": True, "loss_at_last_gem": False, "gems_for_sale": True},
        {"cards": "paper"},
        {"boss": "torgen-rocksplitter", "cards": "paper", "reinforcements": True, "boss_abilities": True},
        {
            "boss": "borg", "reinforcements": True, "boss_abilities": True, "loss_at_last_gem": False,
            "gems_for_sale": True, "first_hand": 5, "late_counts": True, "class_pack": "thief",
        },
    ],
}  # fmt: skip
