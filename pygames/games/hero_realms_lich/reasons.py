"""Which rules are behind an event of a game with the Lich: asked only while somebody listens."""

from __future__ import annotations

from pygames.engine.event import Params
from pygames.games.hero_realms.cards import CARDS, IS_CHAMPION, JAR, KIND, MINION, POWER
from pygames.games.hero_realms.reasons import (
    behind_no_guard,
    behind_other_guards,
    card_of,
    of_acquiring,
    of_aiming,
    of_expending,
    of_pack,
    said,
    seat_of,
)
from pygames.games.hero_realms_lich.preventing import PRICE
from pygames.games.hero_realms_lich.state import LichState
from pygames.games.hero_realms_lich.vocabulary import LICH

LICH.always(
    {
        "summoned": "HRL-40 HRL-41",  # a minion from the grimoire
        "dispelled": "HRL-42",  # a minion, by what stuns a champion
        "counted": "HRL-60",  # at a shuffle only
    }
)

# by face: the ruling on whom this card of the boss may be aimed at
AIMED_RULING = {"frozen-touch": "AMB-HRL-09", "soul-diamond": "AMB-HRL-32"}
POWER_RULE = {"corruption": "HRL-58", "control": "HRL-59"}


@LICH.rules_of("turn")
def of_turn(state: LichState, params: Params) -> str:
    """In a party the members play one after the other, then the boss."""
    return said((not state.versus, "HRL-06"))


@LICH.rules_of("took_pack")
def of_member(state: LichState, params: Params) -> str:
    """Every member of the party has a class pack."""
    return f"HRL-05 {of_pack(state, params)}"


@LICH.rules_of("acquired")
def of_boss_acquiring(state: LichState, params: Params) -> str:
    """The boss acquires like any other player."""
    return f"{of_acquiring(state, params)} {said((state.is_boss(seat_of(params)), 'HRL-02'))}"


@LICH.rules_of("aimed")
def of_aiming_in_party(state: LichState, params: Params) -> str:
    """A member aims at those next to it; the boss's own cards say whom they reach."""
    seat, other = seat_of(params), int(params["other"])
    adjacent = other in state.adjacent(seat)
    ruling = AIMED_RULING.get(CARDS[state.context[0]].id)
    own = f"{ruling} {behind_no_guard(state, params)}" if ruling else of_aiming(state, params)
    return f"{own} " + said((adjacent, "HRL-11 HRL-12"), (adjacent and abs(seat - other) > 1, "HRL-20"))


@LICH.rules_of("attacked")
def of_attack(state: LichState, params: Params) -> str:
    """Guards of others do not matter, though it is no game of all against all."""
    return behind_other_guards(state, params)


@LICH.rules_of("gained_health")
def of_health(state: LichState, params: Params) -> str:
    """Health that may go to one of several players goes to one whole, and only up to a limit."""
    return said((state.asks_for("heal"), "HRL-15"), (state.capped, "AMB-HRL-03"))


@LICH.rules_of("jar", "last_jar")
def of_jar(state: LichState, params: Params) -> str:
    """A jar comes first after the shuffle of the jars, or when the one before it is destroyed."""
    seat = seat_of(params)
    first = not state.broken[seat]
    alone = not state.versus and state.party_size() == 1
    return said(
        (True, "HRL-45"),
        (first, "HRL-35" if state.versus else "HRL-35 HRL-61"),
        (first and state.versus, "HRL-30 HRL-29 HRL-28"),
        (not first, "HRL-39"),
        (first and alone, "HRL-62"),
    )


@LICH.rules_of("expended")
def of_expending_boss_cards(state: LichState, params: Params) -> str:
    """Minions, the jar, Corruption and Control have rules of their own; other cards go by the base game."""
    card = card_of(params)
    if KIND[card] == MINION:
        return "AMB-HRL-25" if card in state.brought else "HRL-41"
    if KIND[card] in (JAR, POWER):
        return rule_of_power(card)
    return of_expending(state, params)


def rule_of_power(card: int) -> str:
    """Return the rule by which the boss uses its jar, Corruption or Control."""
    return POWER_RULE.get(CARDS[card].id, "HRL-37")


@LICH.rules_of("suffered")
def of_suffering(state: LichState, params: Params) -> str:
    """No guard helps, and what is missing is taken from the next jar."""
    seat = seat_of(params)
    return said(
        (state.guard_of(seat) >= 0, "HRL-52"),
        (int(params["n"]) < PRICE, "HRL-51"),
    )


@LICH.rules_of("appointed")
def of_appointing(state: LichState, params: Params) -> str:
    """Where several are defeated, one is appointed for each of them."""
    return said((len(state.defeated()) > 1, "HRL-22"))


@LICH.rules_of("borrowed")
def of_borrowing(state: LichState, params: Params) -> str:
    """A borrowed champion goes elsewhere afterwards than another card."""
    return "HRL-24" if IS_CHAMPION[card_of(params)] else "HRL-23"


@LICH.rules_of("hurt", "lost_health")
def of_each_opponent(state: LichState, params: Params) -> str:
    """A boss against a boss counts as three players."""
    return said((state.versus, "HRL-32 HRL-29"))


@LICH.rules_of("defeated")
def of_defeat(state: LichState, params: Params) -> str:
    """A member on his own turn does nothing more."""
    return said((seat_of(params) == state.active, "HR-113"))
