"""Before the first turn, and phase 1 of each: hand, activation, placement, hero and powers."""

from __future__ import annotations

from pygames.core.table import Ask, Result, Script
from pygames.games.heroz.actions import LOOK, MOVE, SWAP, TURN
from pygames.games.heroz.cards import NAMES, RANK
from pygames.games.heroz.combat import forget
from pygames.games.heroz.places import PLACE
from pygames.games.heroz.prompts import DONE, HERO_STEP, PLACEMENT, POWER
from pygames.games.heroz.table import DOWN, HerozTable, columns_of, without

HAND = 6  # HZ-62
MOST_TURNS = 300  # AMB-HZ-61


def prepare(table: HerozTable) -> None:
    """Shuffle, cut, find who starts, draw six (HZ-59 to HZ-62)."""
    for seat in (0, 1):
        deck = table.chance.shuffled(table.decks[seat])
        cut = 1 + table.chance.below(len(deck) - 1)  # AMB-HZ-62
        table.decks[seat] = deck[cut:] + deck[:cut]
        table.tell("shuffled", "HZ-59", seat=seat, other=1 - seat, reveals=True)
    table.active = _strongest(table)
    table.tell("starts", "HZ-60", seat=table.active)
    for seat in (0, 1):
        for _ in range(HAND):
            table.draw(seat, "HZ-62")
    table.script = "turn"


def _strongest(table: HerozTable) -> int:
    """Reveal top cards until one is stronger; they go under the decks (HZ-60, HZ-61, AMB-HZ-45)."""
    while True:
        ranks = []
        for seat in (0, 1):
            *rest, card = table.decks[seat]
            table.decks[seat] = tuple(rest)
            table.put_under_deck(seat, card)
            table.tell("revealed", "HZ-60 AMB-HZ-45", seat=seat, card=NAMES[card], reveals=True)
            ranks.append(RANK[card])
        if ranks[0] != ranks[1]:
            return 0 if ranks[0] > ranks[1] else 1
        table.tell("tied", "HZ-61")


def turn(table: HerozTable) -> None:
    """Begin a turn: draw (HZ-63), turn the troops face up, if any lies face down (HZ-64, AMB-HZ-48).

    Those placed at 1.3 wait for their owner's next turn (AMB-HZ-47).
    """
    seat = table.active
    if table.turn == MOST_TURNS:
        table.result = Result((), "endless", "AMB-HZ-61")
        table.tell("drawn_game", "AMB-HZ-61", n=MOST_TURNS)
        return
    table.turn += 1
    table.tell("turn", "HZ-83", seat=seat, n=table.turn)
    if table.skips[seat]:
        table.skips[seat] = False
        table.tell("passed_turn", "HZ-53", seat=seat)
        table.active = 1 - seat
        return
    if table.turn > 1 and not table.draw(seat, "HZ-63") and table.renew_deck(seat):
        table.tell("passed_turn", "HZ-53 AMB-HZ-43", seat=seat)
        table.active = 1 - seat
        return
    table.cover(1, seat)  # what a Jack has shown of these troops is turned face up
    table.seen[seat] = 0
    for column in columns_of(seat):
        troops = table.columns[column]
        for line, code in enumerate(troops):
            if code >= DOWN:
                table.columns[column] = tuple(code & ~DOWN for code in troops)
                table.tell(
                    "activated",
                    "HZ-64",
                    reveals=True,
                    place=PLACE.words[column * 3 + line],
                    card=NAMES[code - DOWN],
                )
    table.script = "placement"


def placement(table: HerozTable) -> Script | None:
    """1.3: troops are placed one by one until the player goes on (HZ-65)."""
    seat = table.active
    if table.hands[seat] and table.free_places(seat):
        return place_troop(table, seat)
    table.script = "hero"
    return None


def place_troop(table: HerozTable, seat: int) -> Script:
    """Place a troop face down, or go on (HZ-65, HZ-27)."""
    action = yield Ask(table, seat, PLACEMENT)
    forget(table, seat)
    if action is DONE:
        table.script = "hero"
        return
    card, place = action.args
    table.place_from_hand(seat, card, place)
    where = PLACE.words[place]
    if table.memory_aid:
        table.tell("placed", "HZ-65 HZ-27", seat=seat, place=where, to=seat, secret={"card": NAMES[card]})
    else:  # what lies face down is not to be looked up later, in a log for example (HZ-57, AMB-HZ-54)
        table.tell("placed", "HZ-65 HZ-27", seat=seat, place=where)


def hero(table: HerozTable) -> Script | None:
    """1.4: without an active troop there is no resource for any hero (HZ-66)."""
    seat = table.active
    if table.hands[seat] and table.active_places(seat):
        return play_hero(table, seat)
    table.script = "powers"
    return None


def play_hero(table: HerozTable, seat: int) -> Script:
    """Play one hero face up, or none (HZ-66)."""
    action = yield Ask(table, seat, HERO_STEP)
    forget(table, seat)
    if action is not DONE:
        (card,) = action.args
        former = table.heroes[seat]
        table.play_from_hand(seat, card)
        if former >= 0:
            table.discard(seat, former)
            table.tell("replaced", "HZ-12", seat=seat, card=NAMES[former])
        table.heroes[seat] = card
        table.tell("hero", "HZ-66", seat=seat, card=NAMES[card])
    table.script = "powers"


def powers(table: HerozTable) -> Script | None:
    """1.4: the powers of the heroes in play, if there is anything to use them on (HZ-67)."""
    if has_power(table, 0) or has_power(table, 1):
        return use_powers(table)
    table.script = "formations"
    return None


def use_powers(table: HerozTable) -> Script:
    """Use the heroes in play or not (AMB-HZ-50), once each, the active player first (HZ-67, AMB-HZ-49)."""
    for seat in (table.active, 1 - table.active):
        if not has_power(table, seat):
            continue
        action = yield Ask(table, seat, POWER)
        forget(table, seat)
        if action is DONE:
            continue
        place = action.args[0]
        if action.verb is LOOK:
            card = table.look(seat, place)
            table.tell(
                "looked", "HZ-15", reveals=True, seat=seat, place=PLACE.words[place],
                to=seat, secret={"card": NAMES[card]},
            )  # fmt: skip
        elif action.verb is TURN:
            card = table.at(place)
            table.turn_down(place)
            table.tell("deactivated", "HZ-17", seat=seat, place=PLACE.words[place], card=NAMES[card])
        elif action.verb is MOVE:
            move(table, seat, place, action.args[1])
        elif action.verb is SWAP:
            other = action.args[1]
            here, there = table.at(place), table.at(other)
            table.put_at(place, there)
            table.put_at(other, here)
            table.tell("swapped", "HZ-19", seat=seat, place=PLACE.words[place], place2=PLACE.words[other])
    table.script = "formations"


def has_power(table: HerozTable, seat: int) -> bool:
    """Whether the player's hero in play has anything to act on, by what everybody sees."""
    if table.heroes[seat] < 0:
        return False
    rank = RANK[table.heroes[seat]]
    if rank == 11:
        return bool(table.inactive_places(0) or table.inactive_places(1))
    if rank == 12:
        return bool(table.active_places(0) or table.active_places(1))
    return any(table.columns)


def move(table: HerozTable, seat: int, place: int, to: int) -> None:
    """A King moves a troop to a free place; the column it left closes up (HZ-19, HZ-28)."""
    code = table.at(place)
    source = without(table.columns[place // 3], place % 3)
    table.columns[place // 3] = source
    if place % 3 < len(source):
        table.tell("slid", "HZ-28", column=PLACE.words[place][:2], n=len(source) - place % 3)
    table.columns[to // 3] += (code,)
    # within one column the place named has slid along with the others (AMB-HZ-51)
    reached = to // 3 * 3 + len(table.columns[to // 3]) - 1
    table.tell("moved", "HZ-19", seat=seat, place=PLACE.words[place], place2=PLACE.words[reached])
