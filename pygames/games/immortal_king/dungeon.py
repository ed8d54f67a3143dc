"""The dungeon: looking and swapping, what follows on a defeat, new encounters, tokens of tenacity."""

from __future__ import annotations

from pygames.core.table import Ask, Script
from pygames.games.immortal_king.actions import AMBUSH, BOTH, HARDEN, SWAP
from pygames.games.immortal_king.cards import ADVENTURER, CORRIDOR, CORRIDORS, PLACE
from pygames.games.immortal_king.prompts import BODYGUARD, CONSTRUCT, DONE, MANA, PLACING
from pygames.games.immortal_king.table import MASTER, PARTY_SEAT, ImmortalKingTable

Table = ImmortalKingTable


def construction(table: Table) -> None:
    """The dungeon master looks at the top of each pile (HIK-44, AMB-HIK-09); none does alone (HIK-102)."""
    table.tell("turn", "HIK-36", n=table.turn)
    table.script = "turn"
    if table.solitaire:
        return
    piles = [corridor for corridor in range(CORRIDORS) if table.piles[corridor]]
    for corridor in piles:
        _look(table, corridor, "HIK-44")
    if len(piles) > 1:  # a clear corridor takes no part (HIK-47, AMB-HIK-11)
        table.script = "swap"


def _look(table: Table, corridor: int, rules: str) -> None:
    if table.known[corridor]:
        return
    table.known[corridor] = True
    card = table.box.words[table.piles[corridor][-1]]
    table.tell(
        "looked", rules, corridor=CORRIDOR.words[corridor], to=MASTER, secret={"card": card}, reveals=True
    )


def swap(table: Table) -> Script:
    """Two whole piles may change places, what lies before them stays (HIK-45, HIK-46, AMB-HIK-10)."""
    action = yield Ask(table, MASTER, CONSTRUCT)
    table.script = "turn"
    if action.verb is SWAP:
        one, other = action.args
        piles, known = table.piles, table.known
        piles[one], piles[other] = piles[other], piles[one]
        known[one], known[other] = known[other], known[one]
        table.tell("swapped", "HIK-45", corridor=CORRIDOR.words[one], corridor2=CORRIDOR.words[other])
    else:
        table.tell("not_swapped", "HIK-45")


# --- after a defeat ---


def resolve(table: Table) -> None:
    """Take the next thing that is to be done, or go on where we were."""
    if table.queue:
        (table.script, table.at), *rest = table.queue
        table.queue = tuple(rest)
    else:
        table.script = table.then


def defeat(table: Table, corridor: int) -> None:
    """An encounter is beaten: the party keeps it, its token goes (HIK-37, HIK-66, AMB-HIK-38).

    First the mana, of traps too (HIK-68, AMB-HIK-32), then the bodyguard (AMB-HIK-35), then the next card.
    """
    number, card = table.fronts[corridor], table.card(corridor)
    table.fronts[corridor] = -1
    table.ambushed[corridor] = False
    table.tenacity[corridor] = False
    table.won += (number,)
    table.tell("defeated", "HIK-37", card=table.box.words[number], corridor=CORRIDOR.words[corridor])
    todo = [("replace", corridor)]
    if "bodyguard" in card.abilities:
        todo.insert(0, ("guard", corridor))
    if card.mana:
        todo.insert(0, ("mana", corridor))
    table.queue = (*todo, *table.queue)


def eliminate(table: Table) -> None:
    """A quest or an ultimate power strikes: as in a fight, but for ambush and tenacity (HIK-49)."""
    table.script = "resolve"
    defeat(table, table.at)


def mana(table: Table) -> Script | None:
    """One token for an adventurer without one (HIK-41, HIK-42, AMB-HIK-72); else lost (AMB-HIK-31)."""
    without = [number for number in table.party if number not in table.mana]
    if len(without) > 1:
        return give_mana(table)
    table.script = "resolve"
    if without:
        gain_mana(table, without[0])
    else:
        table.tell("mana_lost", "HIK-42 AMB-HIK-31")
    return None


def give_mana(table: Table) -> Script:
    """The party's player chooses who gets it (HIK-41, HIK-93)."""
    action = yield Ask(table, PARTY_SEAT, MANA)
    table.script = "resolve"
    gain_mana(table, action.args[0])


def gain_mana(table: Table, number: int) -> None:
    """A mana token for this adventurer."""
    table.mana = tuple(other for other in table.party if other == number or other in table.mana)
    table.tell("mana_gained", "HIK-41", adventurer=ADVENTURER.words[number])


# --- the next encounter ---


def replace(table: Table) -> None:
    """The top card of the pile takes the empty place (HIK-67).

    After a fight the dungeon master may hide or harden it (HIK-55, HIK-56); at other times it lies open
    (AMB-HIK-26), as always in solitaire (HIK-103).
    """
    corridor = table.at
    table.script = "resolve"
    if not table.piles[corridor]:
        table.tell("clear", "HIK-38 AMB-HIK-67", corridor=CORRIDOR.words[corridor])
    elif not table.solitaire and table.fighting >= 0 and table.fear:
        _look(table, corridor, "AMB-HIK-56")
        table.script = "place"
    else:
        lay(table, corridor)


def place(table: Table) -> Script:
    """Face up, in ambush for 1 fear, tenacious for 2, or both for 3 (HIK-55, HIK-56, HIK-59)."""
    action = yield Ask(table, MASTER, PLACING)
    table.script = "resolve"
    verb = action.verb
    hidden, hard = verb in (AMBUSH, BOTH), verb in (HARDEN, BOTH)
    table.fear -= hidden + 2 * hard
    lay(table, table.at, hidden=hidden)
    if hard:
        harden(table, table.at, "HIK-56")


def lay(table: Table, corridor: int, *, hidden: bool = False) -> None:
    """Lay the top card of the pile in front of it."""
    pile = table.piles[corridor]
    table.fronts[corridor] = number = pile[-1]
    table.piles[corridor] = pile[:-1]
    table.known[corridor] = False
    word, where = table.box.words[number], CORRIDOR.words[corridor]
    table.ambushed[corridor] = hidden
    if hidden:
        table.tell(
            "ambush",
            "HIK-55",
            corridor=where,
            fear=table.fear,
            to=MASTER,
            secret={"card": word},
            reveals=True,
        )
        return
    table.tell("encounter", "HIK-35 HIK-67", corridor=where, card=word, reveals=True)
    rouse(table, corridor)


def rouse(table: Table, where: int) -> None:
    """In solitaire a vicious monster comes with a token, at the start too (HIK-106, AMB-HIK-44)."""
    card = table.card(where)
    if table.solitaire and card.monster and "vicious" in card.abilities:
        harden(table, where, "HIK-106 AMB-HIK-44")


# --- tenacity ---


def harden(table: Table, where: int, rules: str) -> None:
    """Put a tenacity token on the card at a place (HIK-57)."""
    table.tenacity[where] = True
    table.tell("hardened", rules, place=PLACE.words[where], fear=table.fear)


def guard(table: Table) -> Script | None:
    """A bodyguard's last service: a token on a face-up monster, the final one too (HIK-81, AMB-HIK-37).

    There are never more tokens than monsters in sight (AMB-HIK-36). Alone it goes to the weakest (HIK-107).
    """
    places = table.weakest_first()
    if places and not table.solitaire:
        return choose_guarded(table)
    table.script = "resolve"
    if places:
        least = table.power(places[0])
        weakest = [where for where in places if table.power(where) == least]
        harden(table, table.chance.choice(weakest), "HIK-107")
    return None


def choose_guarded(table: Table) -> Script:
    """The dungeon master chooses the monster, or none (HIK-81)."""
    action = yield Ask(table, MASTER, BODYGUARD)
    table.script = "resolve"
    if action is not DONE:
        harden(table, action.args[0], "HIK-81")
