"""The actions of Hero: Immortal King and what stands against each: legality, written once."""

from __future__ import annotations

from pygames.core.action import Grammar, Verb
from pygames.core.errors import Param, Refused
from pygames.games.immortal_king.cards import (
    ADVENTURER,
    CORRIDOR,
    CORRIDORS,
    EQUIPMENT,
    FINAL,
    GESTURE,
    MOST_ADVENTURERS,
    PARTY,
    PLACE,
    Effect,
)
from pygames.games.immortal_king.table import (
    MASTER,
    MOST_COURAGE,
    PARTY_SEAT,
    PLACES,
    ImmortalKingTable,
    fits,
)

Table = ImmortalKingTable
WINDOWS = ("before", "after")  # a fight's, in which the party may use something
POTIONS = ("turn", *WINDOWS, "last")  # whenever the party is asked (HIK-17)


def no(rule: str, key: str, **params: Param) -> Refused:
    """A refusal in Hero: Immortal King."""
    return Refused("immortal-king", rule, key, **params)


def _not_party(seat: int) -> Refused | None:
    """Adventurers and equipment are the party's, whatever lies where."""
    return no("HIK-04", "adventurers_only") if seat != PARTY_SEAT else None


# --- the party (HIK-27, HIK-28) ---


def _at_party(table: Table, seat: int) -> Refused | None:
    return _not_party(seat) or (None if table.asked == "party" else no("HIK-27", "party_made"))


def _against_enlist(table: Table, seat: int, number: int) -> Refused | None:
    refused = _at_party(table, seat)
    if refused is not None:
        return refused
    if number >= len(table.box.adventurers):
        return no("HIK-27", "no_such_adventurer")
    if number in table.party:
        return no("HIK-100", "unique_adventurer", adventurer=ADVENTURER.words[number])
    if len(table.party) == MOST_ADVENTURERS:
        return no("HIK-27", "four_adventurers")
    return _full(table)


def _against_pack(table: Table, seat: int, number: int) -> Refused | None:
    refused = _at_party(table, seat)
    if refused is not None:
        return refused
    if number >= len(table.box.equipment):
        return no("HIK-28", "no_such_equipment")
    if number in table.hand:
        return no("HIK-28", "packed", equipment=EQUIPMENT.words[number])
    if len(table.hand) == PARTY - 1:
        return no("AMB-HIK-30", "four_equipment")
    return _full(table)


def _full(table: Table) -> Refused | None:
    return no("HIK-28", "five_cards") if len(table.party) + len(table.hand) == PARTY else None


def _against_dismiss(table: Table, seat: int, number: int) -> Refused | None:
    refused = _at_party(table, seat)
    if refused is None and number not in table.party:
        refused = no("HIK-27", "not_in_party")
    return refused


def _against_unpack(table: Table, seat: int, number: int) -> Refused | None:
    refused = _at_party(table, seat)
    if refused is None and number not in table.hand:
        refused = no("HIK-28", "not_packed")
    return refused


def _against_ready(table: Table, seat: int) -> Refused | None:
    refused = _at_party(table, seat)
    count = len(table.party) + len(table.hand)
    if refused is None and count != PARTY:
        refused = no("HIK-28", "too_few", n=PARTY - count)
    if refused is None and not table.party:
        refused = no("HIK-27", "no_adventurer")
    return refused


# --- the dungeon master ---


def _not_master(table: Table, seat: int, prompt: str, rule: str) -> Refused | None:
    if table.solitaire:
        return no("HIK-101", "no_master")
    if seat != MASTER:
        return no("HIK-04", "master_only")
    return None if table.asked == prompt else no(rule, f"not_{prompt}")


def _against_swap(table: Table, seat: int, one: int, other: int = -1) -> Refused | None:
    if table.solitaire:
        return no("HIK-102", "no_construction")
    refused = _not_master(table, seat, "swap", "HIK-45")
    if refused is not None:
        return refused
    for corridor in (one, other):
        if corridor >= 0 and not table.piles[corridor]:
            return no("HIK-47", "empty_pile", corridor=CORRIDOR.words[corridor])
    return no("HIK-45", "two_piles") if one == other else None


def _against_doom(table: Table, seat: int) -> Refused | None:
    if seat == MASTER and table.asked == "after":
        return no("HIK-58", "power_applied")
    refused = _not_master(table, seat, "doom", "HIK-58")
    return refused or _too_dear(table, 3, "HIK-58")


def _against_enough(table: Table, seat: int) -> Refused | None:
    return _not_master(table, seat, "doom", "HIK-58")


def _too_dear(table: Table, price: int, rule: str) -> Refused | None:
    return no("HIK-60", "fear", price=price, fear=table.fear) if table.fear < price else None


def _placing(table: Table, seat: int, rule: str) -> Refused | None:
    if table.solitaire:
        return no("HIK-103", "no_master")
    return _not_master(table, seat, "place", rule)


def _against_place(table: Table, seat: int) -> Refused | None:
    return _placing(table, seat, "HIK-67")


def _against_ambush(table: Table, seat: int) -> Refused | None:
    return _placing(table, seat, "HIK-55") or _too_dear(table, 1, "HIK-55")


def _against_harden(table: Table, seat: int, price: int = 2) -> Refused | None:
    refused = _placing(table, seat, "HIK-56") or _too_dear(table, price, "HIK-56")
    if refused is None and not table.box.dungeon[table.piles[table.at][-1]].monster:
        refused = no("HIK-56", "trap")
    return refused


def _against_both(table: Table, seat: int) -> Refused | None:
    return _against_harden(table, seat, 3)  # HIK-59


def _against_guard(table: Table, seat: int, place: int) -> Refused | None:
    refused = _not_master(table, seat, "guard", "HIK-81")
    if refused is not None:
        return refused
    if not table.face_up(place):
        return no("HIK-81", "not_face_up")
    if not table.card(place).monster:
        return no("HIK-81", "trap")
    return no("HIK-57", "one_token") if table.tenacity[place] else None


def _against_pass(table: Table, seat: int) -> Refused | None:
    if seat == PARTY_SEAT:
        if table.asked == "last":
            return None
        rules = {"turn": "HIK-61", "before": "HIK-62", "after": "HIK-69", "gesture": "HIK-72"}
        rule = "AMB-HIK-05" if table.asked == "turn" else rules.get(table.asked, "HIK-93")
        return no(rule, "must_choose")
    if table.asked in ("swap", "doom", "guard"):
        return None
    return no("HIK-72" if table.asked == "gesture" else "HIK-67", "must_choose")


# --- rock, paper, scissors ---


def _against_show(table: Table, seat: int, gesture: int) -> Refused | None:
    if table.solitaire:
        return no("HIK-105", "no_gestures")
    return None if table.asked == "gesture" else no("HIK-72", "no_greenskin")


# --- attack and dice ---


def _against_attack(table: Table, seat: int, place: int) -> Refused | None:
    refused = _not_party(seat)
    if refused is not None:
        return refused
    if table.asked != "turn":
        return no("HIK-61", "not_attack")
    if place == FINAL:  # who may be passed by: the others can be attacked all the same (AMB-HIK-04)
        return None if table.way_is_open else no("HIK-38", "way_closed")
    return None if table.fronts[place] >= 0 else no("AMB-HIK-03", "corridor_clear")


def _against_roll(table: Table, seat: int) -> Refused | None:
    refused = _not_party(seat)
    if refused is None and table.asked != "before":
        refused = no("HIK-62", "one_roll")
    return refused


def _against_accept(table: Table, seat: int) -> Refused | None:
    refused = _not_party(seat)
    if refused is None and table.asked != "after":
        refused = no("HIK-62", "no_result")
    return refused


def _against_power(table: Table, seat: int, number: int) -> Refused | None:
    refused = _not_party(seat)
    if refused is not None:
        return refused
    if number not in table.party:
        return no("HIK-27", "not_in_party")
    if table.asked not in WINDOWS:
        return no("HIK-64", "not_fighting")
    if number not in table.mana:
        return no("HIK-11", "no_mana", adventurer=ADVENTURER.words[number])
    return against_effect(table, table.adventurer(number).temporary, "HIK-10")


def _against_gift(table: Table, seat: int, number: int) -> Refused | None:
    refused = _not_party(seat)
    if refused is not None:
        return refused
    if number not in table.party:
        return no("HIK-27", "not_in_party")
    gift = table.adventurer(number).gift
    if gift.kind != "reroll":
        return no("HIK-09", "always_on", adventurer=ADVENTURER.words[number])
    if table.asked not in WINDOWS:
        return no("HIK-64", "not_fighting")
    if number in table.gifts:
        return no("AMB-HIK-18", "gift_used", adventurer=ADVENTURER.words[number])
    return against_effect(table, gift, "HIK-09")


# --- equipment and ultimate powers ---


def _against_use(table: Table, seat: int, number: int) -> Refused | None:
    refused = _not_party(seat)
    if refused is not None:
        return refused
    word = EQUIPMENT.words[number]
    if number in table.discard:
        return no("HIK-18", "drunk", equipment=word)
    if number not in table.hand and number not in table.open:
        return no("HIK-28", "not_packed")
    card = table.equipment(number)
    if table.asked == "party":
        return no("HIK-29", "not_begun")
    if card.type == "potion":
        if table.asked not in POTIONS:
            return no("AMB-HIK-69", "answer_first")
    elif table.asked != "turn":
        rule = {"object": "HIK-19", "quest": "HIK-20"}[card.type]
        return no(rule if table.asked not in WINDOWS else "HIK-65", "equipment_phase")
    elif card.type == "object" and number in table.open:
        return no("HIK-19", "object_revealed", equipment=word)
    if table.payment(card.cost) is None:
        return no("HIK-16", "cost", cost=" ".join(card.cost))
    if card.type == "object":
        return None
    return against_effect(table, card.effect, {"potion": "HIK-17", "quest": "HIK-20"}[card.type])


def _against_ultimate(table: Table, seat: int, number: int) -> Refused | None:
    refused = _not_party(seat)
    if refused is not None:
        return refused
    if number not in table.party:
        return no("HIK-27", "not_in_party")
    if table.asked != "turn":
        return no("HIK-65" if table.asked in WINDOWS else "HIK-12", "equipment_phase")
    cost = table.ultimate_cost()
    if table.payment(cost) is None:
        return no("HIK-13", "cost", cost=" ".join(cost))
    return against_effect(table, table.adventurer(number).ultimate, "HIK-12")


def against_effect(table: Table, effect: Effect, rule: str) -> Refused | None:
    """Why an effect could do nothing now; `rule` is the one by which it is used."""
    kind = effect.kind
    if kind == "courage":
        return no("HIK-51", "courage_full") if table.courage == MOST_COURAGE else None
    if kind == "mana":
        return no("HIK-42", "mana_full") if len(table.mana) == len(table.party) else None
    if kind in ("destroy", "calm", "scout"):
        return None if targets(table, effect) else no("AMB-HIK-58", f"nothing_to_{kind}")
    if table.asked not in WINDOWS:
        return no(rule, "no_fight")
    if kind == "bonus":
        return None if table.bonus_of(effect, table.fighting) else no("HIK-90", "not_against")
    if kind == "escape":
        return None  # there is a fight to flee from before the roll as well (HIK-64)
    if table.asked == "before":
        return no("AMB-HIK-60", "not_rolled")
    sides, die = table.rolls[-1]
    if kind == "reroll" and effect.sides not in (0, sides):
        return no("AMB-HIK-19", "other_die", sides=effect.sides)
    if kind == "multiply":
        if table.multiplier > 1:
            return no("HIK-92", "multiplied")  # and so costs no mana (AMB-HIK-51)
        if effect.even and die % 2:
            return no("HIK-92", "even_only")
    return None


def targets(table: Table, effect: Effect) -> list[int]:
    """The places that an effect can be aimed at: encounters.

    The final monster is none, for quests neither (HIK-84, AMB-HIK-73). What "power N at most" compares is the
    power as it is, of a greenskin the printed one (AMB-HIK-71).
    """
    if effect.kind == "calm":
        return [place for place in range(PLACES) if table.tenacity[place] and table.face_up(place)]
    if effect.kind == "scout":
        return [place for place in range(CORRIDORS) if table.ambushed[place]]
    return [
        place
        for place in range(CORRIDORS)
        if table.face_up(place)  # AMB-HIK-58
        and (not effect.amount or table.power(place) <= effect.amount)
        and (not effect.against or fits(table.card(place), effect.against))
    ]


def aimed(table: Table) -> Effect:
    """The effect that waits for its target."""
    assert table.aim
    source, number = table.aim
    return table.adventurer(number).ultimate if source == "ultimate" else table.equipment(number).effect


def _against_target(table: Table, seat: int, place: int) -> Refused | None:
    refused = _not_party(seat)
    if refused is None and table.asked != "target":
        refused = no("HIK-93", "nothing_aimed")
    if refused is None and place not in targets(table, aimed(table)):
        ultimate = table.aim[:1] == ("ultimate",)
        refused = (
            no("HIK-84", "final_monster")
            if place == FINAL and ultimate
            else no("AMB-HIK-73" if place == FINAL else "AMB-HIK-58", "no_target")
        )
    return refused


# --- mana ---


def _against_give(table: Table, seat: int, number: int) -> Refused | None:
    refused = _not_party(seat)
    if refused is None and number not in table.party:
        refused = no("HIK-27", "not_in_party")
    if refused is None and table.asked != "mana":
        refused = no("HIK-43", "no_mana_to_give")
    if refused is None and number in table.mana:
        refused = no("HIK-42", "one_mana", adventurer=ADVENTURER.words[number])
    return refused


def _against_tire(table: Table, seat: int, number: int) -> Refused | None:
    refused = _not_party(seat)
    if refused is None and table.asked != "tire":
        refused = no(_tiring(table), "nobody_tires")
    if refused is None and number not in table.mana:
        refused = no(_tiring(table), "no_mana", adventurer=ADVENTURER.words[number])
    return refused


def _tiring(table: Table) -> str:
    """The scale by which an adventurer loses mana."""
    return "HIK-111" if table.scenario == "lich" else "HIK-110"


ENLIST = Verb("enlist", ADVENTURER, reason=_against_enlist)
DISMISS = Verb("dismiss", ADVENTURER, reason=_against_dismiss)
PACK = Verb("pack", EQUIPMENT, reason=_against_pack)
UNPACK = Verb("unpack", EQUIPMENT, reason=_against_unpack)
READY = Verb("ready", reason=_against_ready)
SWAP = Verb("swap", CORRIDOR, CORRIDOR, reason=_against_swap)
PASS = Verb("pass", reason=_against_pass)
ATTACK = Verb("attack", PLACE, reason=_against_attack)
USE = Verb("use", EQUIPMENT, reason=_against_use)
ULTIMATE = Verb("ultimate", ADVENTURER, reason=_against_ultimate)
TARGET = Verb("target", PLACE, reason=_against_target)
ROLL = Verb("roll", reason=_against_roll)
POWER = Verb("power", ADVENTURER, reason=_against_power)
GIFT = Verb("gift", ADVENTURER, reason=_against_gift)
ACCEPT = Verb("accept", reason=_against_accept)
DOOM = Verb("doom", reason=_against_doom)
ENOUGH = Verb("enough", reason=_against_enough)  # let this result stand, and ask no more in this fight
SHOW = Verb("show", GESTURE, reason=_against_show)
GIVE = Verb("give", ADVENTURER, reason=_against_give)
TIRE = Verb("tire", ADVENTURER, reason=_against_tire)
GUARD = Verb("guard", PLACE, reason=_against_guard)
FACE_UP = Verb("place", reason=_against_place)
AMBUSH = Verb("ambush", reason=_against_ambush)
HARDEN = Verb("harden", reason=_against_harden)
BOTH = Verb("ambush-harden", reason=_against_both)

GRAMMAR = Grammar(
    ENLIST, DISMISS, PACK, UNPACK, READY, SWAP, PASS, ATTACK, USE, ULTIMATE, TARGET, ROLL, POWER, GIFT,
    ACCEPT, DOOM, ENOUGH, SHOW, GIVE, TIRE, GUARD, FACE_UP, AMBUSH, HARDEN, BOTH,
)  # fmt: skip
