"""Every game keeps the laws of the core (tests/conformance.py): one line a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygames.games.boss_quest import cards as boss_quest
from pygames.games.heroz import cards as heroz
from pygames.games.immortal_king import cards as immortal_king
from pygames.games.immortal_king.fate import SCENARIOS
from tests.conformance import conform

if TYPE_CHECKING:
    from pygames.core.match import Match
    from pygames.games.boss_quest.table import BossQuestTable
    from pygames.games.heroz.table import HerozTable
    from pygames.games.immortal_king.table import ImmortalKingTable


def heroz_cards(table: HerozTable) -> dict[str, dict[str, list[str]]]:
    """Where the cards of each player's pack are."""
    return {
        "AB"[seat]: {
            zone: [heroz.NAMES[card & 63] for card in cards]
            for zone, cards in {
                "deck": table.decks[seat],
                "hand": table.hands[seat],
                "discard": table.discards[seat],
                "hero": [hero for hero in [table.heroes[seat]] if hero >= 0],
                "won": [card for card, _ in table.won[seat]],
                "shields": [ace for _, _, owner, ace in table.shields if owner == seat],
                "auras": [hero for target, _, hero in table.auras if target != seat],
                **{f"column {n + 1}": table.columns[seat * 3 + n] for n in range(3)},
            }.items()
        }
        for seat in (0, 1)
    }


def heroz_kept(table: HerozTable, seat: int) -> set[str]:
    """The seat's own troops, and what it has seen of the other's and of cards that lie in a deck."""
    other = 1 - seat
    seen = table.fixed[0] | table.fixed[1] | table.seen[other] | table.kept[other]
    own = {code & 63 for column in table.columns[seat * 3 : seat * 3 + 3] for code in column}
    return {name for number, name in enumerate(heroz.NAMES) if number in own or seen >> number & 1}


HEROZ = {
    "cards": heroz_cards,
    "kept": heroz_kept,
    # a card that a Jack shows, or that comes face up on a deck, may be gone before the next question
    "flashes": ("stolen", "flipped"),
    "most": 3000,
}

TestHeroz = conform("heroz", **HEROZ)


def boss_quest_cards(table: BossQuestTable) -> dict[str, dict[str, list[str]]]:
    """Where the weapons, the spells, the companions and the bosses are."""
    return {
        "weapons": {
            "pile": [boss_quest.WEAPON_NAMES[card] for card in table.weapon_deck],
            **{
                f"hidden {seat}": [boss_quest.WEAPON_NAMES[card] for card in [card] if card >= 0]
                for seat, card in enumerate(table.hidden)
            },
            **{
                f"visible {seat}": [boss_quest.WEAPON_NAMES[card] for card in cards]
                for seat, cards in enumerate(table.visible)
            },
        },
        "spells": {
            "pile": [boss_quest.SPELL_NAMES[spell] for spell in table.spell_deck],
            "discard": [boss_quest.SPELL_NAMES[spell] for spell in table.spell_discard],
            "row": [boss_quest.SPELL_NAMES[spell] for spell in table.row],
            "mystery": [boss_quest.SPELL_NAMES[spell] for spell in [table.mystery] if spell >= 0],
            "aimed": [boss_quest.SPELL_NAMES[spell] for spell in [table.aims] if spell >= 0],
            "active": [boss_quest.SPELL_NAMES[spell] for spell, _ in table.active],
        },
        "companions": {
            "reserve": [boss_quest.COMPANION_NAMES[companion] for companion in table.reserve],
            "players": [
                boss_quest.COMPANION_NAMES[companion] for companion in table.companions if companion >= 0
            ],
        },
    }


def boss_quest_known(zone: str, card: str) -> bool:
    """Who is asked how to read a hidden potion has one, before everybody's eyes."""
    return zone.startswith("hidden") and card.startswith("potion")


def boss_quest_kept(table: BossQuestTable, seat: int) -> set[str]:
    """Weapons that one could follow, and hidden ones that can be no other, as their owner equipped."""
    known = {card for card, seats in table.known if seats >> seat & 1}
    unseen = {*table.weapon_deck, *table.hidden} - known - {-1, table.hidden[seat]}
    limits = {card: most for card, most in table.limits if card in unseen}
    for card, most in limits.items():
        # a potion counts by its lower reading (AMB-BQ-33)
        worths = [
            boss_quest.VALUE[other]
            if other < boss_quest.POTION
            else -table.potions[other - boss_quest.POTION]
            for other in unseen
        ]
        fitting = sum(worth <= most for worth in worths)
        if fitting - sum(other <= most for other in limits.values()) <= 0:
            known.add(card)
    return {boss_quest.WEAPON_NAMES[card] for card in known}


BOSS_QUEST = {
    "cards": boss_quest_cards,
    "known": boss_quest_known,
    "kept": boss_quest_kept,
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

TestBossQuest = conform("boss-quest", **BOSS_QUEST)


def immortal_king_cards(table: ImmortalKingTable) -> dict[str, dict[str, list[str]]]:
    """Where the dungeon's cards and the equipment are."""
    words = table.box.words
    used = {*table.hand, *table.open, *table.discard}
    equipment = immortal_king.EQUIPMENT.words
    laid = {
        **{f"pile {n}": [words[card] for card in pile] for n, pile in enumerate(table.piles)},
        **{f"front {n}": [words[card]] for n, card in enumerate(table.fronts) if card >= 0},
        "won": [words[card] for card in table.won],
        "spent": [words[card] for card in table.spent],
    }
    return {
        "dungeon": laid if table.turn else {"box": list(words)},
        "equipment": {
            "hand": [equipment[card] for card in table.hand],
            "open": [equipment[card] for card in table.open],
            "drunk": [equipment[card] for card in table.discard],
            "box": [equipment[card] for card in range(len(table.box.equipment)) if card not in used],
        },
    }


def immortal_king_known(zone: str, card: str) -> bool:
    """What the box holds is known to all."""
    return zone == "box"


def a_party(match: Match, number: int) -> None:
    """Make a party of one to four adventurers, in turn; in the first game leave it open."""
    if not number:
        return
    size = (number - 1) % 4 + 1
    for n in range(1, size + 1):
        match.play(f"enlist A{n}")
    for n in range(1, 6 - size):
        match.play(f"pack E{(n + number) % 7 + 1}")
    match.play("ready")


IMMORTAL_KING = {
    "cards": immortal_king_cards,
    "known": immortal_king_known,
    "most": 1500,
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

TestImmortalKing = conform("immortal-king", **IMMORTAL_KING)
