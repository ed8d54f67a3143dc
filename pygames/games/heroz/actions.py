"""The actions of HEROZ and what stands against each: legality, written once.

Each verb has one function that says why a seat may not do it now, citing the rule, or None. It is
also asked with only the first words known; it then judges those.
"""

from __future__ import annotations

from pygames.core.action import Grammar, Verb
from pygames.core.errors import Param, Refused
from pygames.games.heroz.cards import ACE, CARD, DECK, HERO, JOKER, NAMES, PRIZE, RANK, SUIT, TROOP
from pygames.games.heroz.formations import due_effects
from pygames.games.heroz.places import COLUMN, EFFECT, PLACE
from pygames.games.heroz.table import DOWN, HerozTable

Table = HerozTable


def no(rule: str, key: str, **params: Param) -> Refused:
    """A refusal in HEROZ."""
    return Refused("heroz", rule, key, **params)


# --- what several verbs share ---


def _not_in_hand(table: Table, seat: int, card: int, rule: str) -> Refused | None:
    return None if card in table.hands[seat] else no(rule, "not_in_hand", card=NAMES[card])


def _no_place_for(table: Table, seat: int, place: int) -> Refused | None:
    """Why a troop cannot come to this place: its player's, free, and the first free line."""
    column = table.columns[place // 3]
    n = len(column)
    if place // 9 != seat:
        return no("HZ-27", "other_area", place=PLACE.words[place])
    if place % 3 < n:
        return no("HZ-27", "occupied", place=PLACE.words[place])
    if place % 3 > n:
        return no("HZ-27", "line_first", place=PLACE.words[place], place2=PLACE.words[place // 3 * 3 + n])
    return None


def _not_active(table: Table, place: int, rule: str) -> Refused | None:
    """Why there is no active troop on this place."""
    code = table.at(place)
    if code < 0:
        return no(rule, "no_troop", place=PLACE.words[place])
    if code >= DOWN:
        return no(rule, "inactive", place=PLACE.words[place])
    return None


def _not_power_of(table: Table, seat: int, rank: int, rule: str) -> Refused | None:
    """Why this is not the moment for the power of this kind of hero."""
    if table.asked != "power":
        return no("HZ-67", "not_powers")
    hero = table.heroes[seat]
    if hero < 0 or RANK[hero] != rank:
        return no(rule, "not_your_hero", rank=rank)
    return None


def _not_combat(table: Table, rule: str) -> Refused | None:
    """Why no window is open: it is not combat yet, a window comes later, or the last one is over."""
    if table.asked == "specials":
        return None
    if table.asked in ("damage", "conquest"):
        rule = "AMB-HZ-27"
    elif table.asked not in ("placement", "hero", "power"):
        rule = "AMB-HZ-28"
    return no(rule, "not_combat")


# --- phase 1 ---


def _against_pass(table: Table, seat: int) -> Refused | None:
    if table.asked == "order":
        return no("AMB-HZ-14", "must_resolve")
    if table.asked in ("recall", "plunder"):
        return no("AMB-HZ-14", "must_choose")
    return None


def _against_place(table: Table, seat: int, card: int, place: int = -1) -> Refused | None:
    if not TROOP[card]:
        return no("HZ-10", "hero_no_troop") if HERO[card] else no("HZ-20", "combat_only", card=NAMES[card])
    if table.asked != "placement":
        return no("HZ-65", "not_placement")
    if card not in table.hands[seat]:
        return no("HZ-65", "not_in_hand", card=NAMES[card])
    return None if place < 0 else _no_place_for(table, seat, place)


def _against_hero(table: Table, seat: int, card: int) -> Refused | None:
    if not HERO[card]:
        return no("HZ-09", "not_a_hero", card=NAMES[card])
    if table.asked != "hero":
        return no("HZ-66", "not_hero_step")
    if card not in table.hands[seat]:
        return no("HZ-66", "not_in_hand", card=NAMES[card])
    rank = RANK[card]  # asked on entering play only (HZ-11)
    needed = rank - 10  # one for a Jack, two for a Queen, three for a King
    found = resources(table, seat, SUIT[card])
    if found < needed:
        rule = ("HZ-14", "HZ-16", "HZ-18")[rank - 11]
        return no(rule, "resources", card=NAMES[card], n=needed, found=found, suit=NAMES[card][-1])
    return None


def resources(table: Table, seat: int, suit: int) -> int:
    """How many active troops, jokers too, of this suit a player has (HZ-14, HZ-16, HZ-18, AMB-HZ-12)."""
    return sum(
        1
        for column in range(seat * 3, seat * 3 + 3)
        for code in table.columns[column]
        if code < DOWN and SUIT[table.face(seat, code)] == suit
    )


def _against_look(table: Table, seat: int, place: int) -> Refused | None:
    code = table.at(place)
    if table.asked != "power" and code >= DOWN:
        return no("HZ-57", "face_down")
    refused = _not_power_of(table, seat, 11, "HZ-15")
    if refused is None and code < 0:
        refused = no("HZ-15", "no_troop", place=PLACE.words[place])
    if refused is None and code < DOWN:
        refused = no("HZ-15", "already_active", place=PLACE.words[place])
    return refused


def _against_turn(table: Table, seat: int, place: int) -> Refused | None:
    return _not_power_of(table, seat, 12, "HZ-17") or _not_active(table, place, "HZ-17")


def _against_move(table: Table, seat: int, place: int, to: int = -1) -> Refused | None:
    # a troop of either player, face down as well (AMB-HZ-52)
    refused = _not_power_of(table, seat, 13, "HZ-19")
    if refused is not None or to < 0:
        return refused or _nothing_at(table, place)
    refused = _nothing_at(table, place) or _no_place_for(table, place // 9, to)
    if refused is None and place // 3 == to // 3 and to == place + 1:
        refused = no("AMB-HZ-51", "slides_back", place=PLACE.words[place])
    return refused


def _against_swap(table: Table, seat: int, place: int, other: int = -1) -> Refused | None:
    refused = _not_power_of(table, seat, 13, "HZ-19") or _nothing_at(table, place)
    if refused is not None or other < 0:
        return refused
    if place == other or place // 9 != other // 9:
        return no("HZ-19", "same_player")
    return _nothing_at(table, other)


def _nothing_at(table: Table, place: int) -> Refused | None:
    return no("HZ-19", "no_troop", place=PLACE.words[place]) if table.at(place) < 0 else None


# --- phase 2: formations ---


def _against_resolve(table: Table, seat: int, effect: int) -> Refused | None:
    if table.asked != "order":
        return no("HZ-30", "not_order")
    return (
        None
        if effect in due_effects(table, seat)
        else no("HZ-29", "no_formation", effect=EFFECT.words[effect])
    )


def _against_recall(table: Table, seat: int, card: int) -> Refused | None:
    if table.asked != "recall":
        return no("HZ-38", "not_recall")
    return None if card in table.discards[seat] else no("HZ-38", "not_in_discard", card=NAMES[card])


def _against_plunder(table: Table, seat: int, prize: int) -> Refused | None:
    if table.asked != "plunder":
        return no("HZ-40", "not_plunder")
    owner, card = divmod(prize, DECK)
    if owner != seat and any(card == won for won, _ in table.won[owner]):
        return None
    return no("HZ-40", "not_won", prize=PRIZE.words[prize])


# --- phase 2: specials and bonuses of heroes ---


def _against_shield(table: Table, seat: int, card: int, place: int = -1) -> Refused | None:
    if not ACE[card]:
        return no("HZ-21", "not_an_ace", card=NAMES[card])
    refused = _not_combat(table, "HZ-20") or _not_in_hand(table, seat, card, "HZ-21")
    if refused is not None or place < 0:
        return refused
    return _not_active(table, place, "AMB-HZ-06")


def _against_joker(table: Table, seat: int, card: int, place: int = -1, model: int = -1) -> Refused | None:
    if card < JOKER:
        return no("HZ-22", "not_a_joker", card=NAMES[card])
    refused = _not_combat(table, "HZ-20") or _not_in_hand(table, seat, card, "HZ-22")
    if refused is not None:
        return refused
    if not table.active_places(seat):
        return no("HZ-25", "nobody_to_copy")
    if place < 0:
        return None
    refused = _no_place_for(table, seat, place)  # AMB-HZ-07
    if refused is not None or model < 0:
        return refused
    if model // 9 != seat:
        return no("AMB-HZ-08", "copy_own_area")
    refused = _not_active(table, model, "HZ-23")
    if refused is None and model // 3 != place // 3 and model % 3 != place % 3:
        refused = no("HZ-23", "copy_in_reach", place=PLACE.words[model])
    return refused


def _against_aura(table: Table, seat: int, card: int, place: int = -1) -> Refused | None:
    if not HERO[card]:
        return no("HZ-45", "not_a_hero", card=NAMES[card])
    rule = "HZ-13" if card == table.heroes[seat] else "HZ-45"  # the hero in play has no aura
    refused = _not_combat(table, "HZ-45") or _not_in_hand(table, seat, card, rule)
    if refused is not None or place < 0:
        return refused
    if place // 9 == seat:
        return no("HZ-45", "own_troop", place=PLACE.words[place])
    refused = _not_active(table, place, "AMB-HZ-23")
    if refused is None:
        troop = table.at(place)
        if any(owner != seat and target == troop for owner, target, _ in table.auras):
            return no("HZ-48", "one_aura", place=PLACE.words[place])
    return refused


def _against_sacrifice(table: Table, seat: int, place: int) -> Refused | None:
    refused = _not_combat(table, "HZ-42")
    if refused is not None:
        return refused
    if table.heroes[seat] < 0:
        if any(map(HERO.__getitem__, table.hands[seat])):
            return no("HZ-13", "no_hero_in_play")
        aura = any(target != seat for target, _, _ in table.auras)
        return no("HZ-49" if aura else "HZ-42", "no_hero")
    fighters = table.attackers if seat == table.active else table.blockers
    if place // 9 != seat or table.at(place) not in fighters:
        return no("HZ-42", "not_fighting", place=PLACE.words[place])
    return None


# --- phase 2: the fight ---


def _against_attack(table: Table, seat: int, column: int) -> Refused | None:
    if table.asked != "attack":
        return no("HZ-70", "not_attack_step")
    if column // 3 != seat:
        return no("HZ-70", "own_columns")
    if not any(code < DOWN for code in table.columns[column]):
        return no("AMB-HZ-29", "nobody_attacks", column=COLUMN.words[column])
    return None


def _against_activate(table: Table, seat: int, place: int) -> Refused | None:
    code = table.at(place)
    if table.asked != "block":
        return no("HZ-73", "not_block_step")
    if place // 3 != seat * 3 + table.attack:
        return no("HZ-73", "attacked_column")
    if code < 0:
        return no("HZ-73", "no_troop", place=PLACE.words[place])
    return no("HZ-72", "blocks_already", place=PLACE.words[place]) if code < DOWN else None


def threshold(table: Table, seat: int, card: int) -> int:
    """The damage that destroys a troop: its value (AMB-HZ-01), or one more in the strict reading.

    The value counts, not the power (AMB-HZ-02): 1 under an aura (AMB-HZ-24).
    """
    return table.value(seat, card) + table.strict_damage


def _against_destroy(table: Table, seat: int, place: int) -> Refused | None:
    if table.asked != "damage":
        return no("HZ-76", "not_damage_step")
    if place // 9 == seat:
        return no("HZ-76", "enemy_troops")
    card = table.at(place)
    if card < 0 or card not in (table.blockers if seat == table.active else table.attackers):
        return no("AMB-HZ-32", "not_in_fight", place=PLACE.words[place])
    if (1 - seat, card) in table.doomed:
        return no("HZ-76", "doomed", place=PLACE.words[place])
    needed = threshold(table, 1 - seat, card)
    if needed > table.damage:
        rule = "HZ-78" if table.strict_damage else "AMB-HZ-01"
        return no(rule, "damage_short", place=PLACE.words[place], n=needed, found=table.damage)
    return None


# --- phase 3 ---


def _against_score(table: Table, seat: int, place: int) -> Refused | None:
    if table.asked != "conquest":
        empty = table.at(place) < 0
        return no("HZ-27", "no_troop", place=PLACE.words[place]) if empty else no("HZ-79", "not_conquest")
    if place // 9 != seat or table.at(place) not in table.attackers:
        return no("AMB-HZ-35", "not_unblocked", place=PLACE.words[place])
    return None


def _against_raid(table: Table, seat: int, place: int) -> Refused | None:
    refused = _against_score(table, seat, place)
    if refused is None and table.heroes[1 - seat] < 0:
        refused = no("HZ-79", "no_enemy_hero")
    return refused


PASS = Verb("pass", reason=_against_pass)
PLACE_TROOP = Verb("place", CARD, PLACE, reason=_against_place)
HERO_IN_PLAY = Verb("hero", CARD, reason=_against_hero)
LOOK = Verb("look", PLACE, reason=_against_look)
TURN = Verb("turn", PLACE, reason=_against_turn)
MOVE = Verb("move", PLACE, PLACE, reason=_against_move)
SWAP = Verb("swap", PLACE, PLACE, reason=_against_swap)
RESOLVE = Verb("resolve", EFFECT, reason=_against_resolve)
RECALL = Verb("recall", CARD, reason=_against_recall)
PLUNDER = Verb("plunder", PRIZE, reason=_against_plunder)
SHIELD = Verb("shield", CARD, PLACE, reason=_against_shield)
JOIN = Verb("joker", CARD, PLACE, PLACE, reason=_against_joker)
AURA = Verb("aura", CARD, PLACE, reason=_against_aura)
SACRIFICE = Verb("sacrifice", PLACE, reason=_against_sacrifice)
ATTACK = Verb("attack", COLUMN, reason=_against_attack)
ACTIVATE = Verb("activate", PLACE, reason=_against_activate)
DESTROY = Verb("destroy", PLACE, reason=_against_destroy)
SCORE = Verb("score", PLACE, reason=_against_score)
RAID = Verb("raid", PLACE, reason=_against_raid)

GRAMMAR = Grammar(
    PASS, PLACE_TROOP, HERO_IN_PLAY, LOOK, TURN, MOVE, SWAP, RESOLVE, RECALL, PLUNDER,
    SHIELD, JOIN, AURA, SACRIFICE, ATTACK, ACTIVATE, DESTROY, SCORE, RAID,
)  # fmt: skip
