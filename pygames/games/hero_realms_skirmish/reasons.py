"""Which rules are behind an event of the Skirmish, by the position: asked only while somebody listens."""

from __future__ import annotations

from pygames.engine.event import Params
from pygames.games.hero_realms.cards import ALLIED, CARDS, FACTION, IS_GEM, IS_GUARD, LINES
from pygames.games.hero_realms.reasons import card_of, of_acquiring, said
from pygames.games.hero_realms_skirmish.acting import main_key
from pygames.games.hero_realms_skirmish.bosses import HEALTH
from pygames.games.hero_realms_skirmish.state import PLAYER, SkirmishState
from pygames.games.hero_realms_skirmish.vocabulary import SKIRMISH

PACK_RULE = {"orc-grunt": "HRS-05", "rayla": "HRS-06", "borg": "HRS-07", "torgen-rocksplitter": "HRS-08"}
ABILITY_RULE = {"orc-grunt": "HRS-69", "rayla": "HRS-70", "borg": "HRS-71", "torgen-rocksplitter": "HRS-72"}

SKIRMISH.always(
    {
        "left_over": "HRS-20 HR-18",  # in the phases of the base game nobody had to play these cards
        "reinforcement": "HRS-63",
        "tilted_own": "HR-36",  # without its expend ability
        "boss_champion_damaged": "HR-75",  # not by an attack
    }
)


@SKIRMISH.rules_of("against")
def of_boss(state: SkirmishState, params: Params) -> str:
    """Which boss it is, with what it begins."""
    return f"HRS-01 HRS-02 HRS-03 HRS-10 {PACK_RULE[CARDS[state.boss].id]}"


@SKIRMISH.rules_of("behaves")
def of_behaviour(state: SkirmishState, params: Params) -> str:
    """The boss's ability holds under this card."""
    face = CARDS[state.boss].id
    return said((state.able(face), f"HRS-68 {ABILITY_RULE[face]}"))


@SKIRMISH.rules_of("wounded", "shielded")
def of_reaching(state: SkirmishState, params: Params) -> str:
    """No champion stood in the way: with a coin on top, or after the one of this turn."""
    return said(
        (not state.attacking and state.top >= 0, "HRS-26"),
        (state.attacking and state.exposed and bool(state.boss_champions), "HRS-25"),
    )


@SKIRMISH.rules_of("joined")
def of_joining(state: SkirmishState, params: Params) -> str:
    """Its secondary effect comes from the next turn on."""
    return said((bool(ALLIED[card_of(params)]), "HRS-44"))


@SKIRMISH.rules_of("boss_bought")
def of_buying(state: SkirmishState, params: Params) -> str:
    """Cards of its faction first, and what costs just its gold."""
    own = FACTION[card_of(params)] == state.faction
    return said((own or params["n"] == params["found"], "HRS-41"))


@SKIRMISH.rules_of("gained_health")
def of_health(state: SkirmishState, params: Params) -> str:
    """Above what the player began with."""
    return said((state.health[PLAYER] > state.most_health(PLAYER), "HRS-51"))


@SKIRMISH.rules_of("boss_gained_health")
def of_boss_health(state: SkirmishState, params: Params) -> str:
    """Above what the boss began with."""
    return f"{of_gain(state, params)} {said((state.boss_health > HEALTH, 'HRS-51'))}"


@SKIRMISH.rules_of("boss_gained_combat", "boss_gained_gold")
def of_gain(state: SkirmishState, params: Params) -> str:
    """Which of several actions it is, and what of the card the boss leaves out."""
    lines = LINES.get(main_key(card_of(params)), ())
    sides = [side for line in lines for side in line.params.get("sides", ())]
    offers = {line.params.get("what") for side in sides for line in LINES[side]}
    return said(
        (bool(sides), "HRS-59" if "gold" in offers else "HRS-52"),
        (any(line.effect == "sacrifice_cards" for line in lines), "HRS-53"),
        (any(line.params.get("mode") == "may" for line in lines), "HRS-56"),
    )


@SKIRMISH.rules_of("boss_champion_stunned")
def of_felled(state: SkirmishState, params: Params) -> str:
    """Stunned champions of the boss are kept for reinforcements."""
    return said((state.keeps_felled, "HRS-64"))


@SKIRMISH.rules_of("acquired")
def of_taking(state: SkirmishState, params: Params) -> str:
    """A Fire Gem of the turn counter, by the option."""
    return f"{of_acquiring(state, params)} {said((IS_GEM[card_of(params)], 'AMB-HRS-17'))}"


@SKIRMISH.rules_of("struck_player")
def of_striking_player(state: SkirmishState, params: Params) -> str:
    """Guards that are turned sideways protect nobody."""
    guards = [card for card in state.champions[PLAYER] if IS_GUARD[card]]
    return said((any(card in state.expended[PLAYER] for card in guards), "HR-59"))


@SKIRMISH.rules_of("discarded")
def of_discarding_for_boss(state: SkirmishState, params: Params) -> str:
    """In the boss's turn the player only answers; guards do not stop what makes one discard."""
    by_boss = any(card in state.boss_zone() for card in state.context[:1])
    return said((by_boss, "HR-19"), (by_boss and state.guard_of(PLAYER) >= 0, "HR-60"))
