"""Every game keeps the laws of the core (tests/conformance.py): one line a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygames.games.boss_quest import cards as boss_quest
from pygames.games.heroz import cards as heroz
from tests.conformance import conform

if TYPE_CHECKING:
    from pygames.games.boss_quest.table import BossQuestTable
    from pygames.games.heroz.table import HerozTable


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


def heroz_known(zone: str, card: str) -> bool:
    """A joker lies face down only where a Queen has turned it, before everybody's eyes."""
    return zone.startswith("column") and card in heroz.NAMES[heroz.JOKER :]


HEROZ = {
    "cards": heroz_cards,
    "known": heroz_known,
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


BOSS_QUEST = {
    "cards": boss_quest_cards,
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

TestBossQuest = conform("boss-quest", **BOSS_QUEST)
