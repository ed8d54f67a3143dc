"""The names of things in HEROZ in a person's language, and what pointing at them means."""

from __future__ import annotations

from pygames.core.action import ActionType
from pygames.core.decision import DecisionType
from pygames.core.event import Param
from pygames.core.localizer import Localizer
from pygames.games.heroz.attack import ACTIVATE, ATTACK, ATTACKING, BLOCKING, DAMAGE, DESTROY
from pygames.games.heroz.cards import ACE, CARD, DECK, DOWN, HERO, JOKER, PRIZE, RANK, SUIT, SUITS
from pygames.games.heroz.conquest import CONQUEST, SCORE
from pygames.games.heroz.line_effects import PLUNDER, RECALL, RECALLING, RESOLVE
from pygames.games.heroz.places import COLUMN, EFFECT, PLACE, SEATS
from pygames.games.heroz.powers import JACK, KING, LOOK, MOVE, POWER, QUEEN, SWAP, TURN_DOWN
from pygames.games.heroz.specials import AURA, JOIN, SACRIFICE, SHIELD, SPECIALS
from pygames.games.heroz.state import HerozState
from pygames.games.heroz.turn import PLACE_TROOP, PLAY_HERO

SUIT_IDS = ("hearts", "diamonds", "clubs", "spades")


def word(localizer: Localizer, kind: str, value: Param) -> str:
    """The name of a value: `card` 8♦ is `8 of diamonds`, `place` B21 `column 2, line 1 (Player B)`."""
    text = str(value)
    if kind == "card":
        return card_name(localizer, CARD.index[text])
    if kind == "prize":
        return card_name(localizer, PRIZE.index[text] % DECK)
    if kind == "suit":
        return localizer.text(f"suit.{SUIT_IDS[SUITS.index(text)]}")
    if kind == "rank":
        return localizer.text(f"rank.{text}")
    if kind in ("place", "column"):
        seat = SEATS.index(text[0])
        if kind == "column":
            return localizer.text("column", {"number": text[1], "seat": seat})
        return localizer.text("place", {"number": text[1], "line": text[2], "seat": seat})
    if kind == "effect":
        line, by = text.removeprefix("line").split("-")
        return localizer.text(f"effect.{by}", {"line": line})
    return text


def card_name(localizer: Localizer, card: int) -> str:
    """The name of a card: `8 of diamonds`, `Queen of spades`, `Joker`."""
    if card >= JOKER:
        return localizer.text("joker")
    return localizer.text("card", {"rank": RANK[card], "suit": SUITS[SUIT[card]]})


def infer_action_type(state: HerozState, words: tuple[str, ...]) -> ActionType | None:
    """The type of action that a click on these things in this order stands for, or None."""
    first = words[0] if words else ""
    found: ActionType
    if first in CARD.index:
        found = _by_card(state, CARD.index[first])
    elif first in PLACE.index:
        found = _by_place(state, PLACE.index[first], words)
    elif first in COLUMN.index:
        found = ATTACK
    elif first in PRIZE.index:
        found = PLUNDER
    elif first in EFFECT.index:
        found = RESOLVE
    else:
        return None
    return found


def _by_card(state: HerozState, card: int) -> ActionType:
    if state.decision is RECALLING:
        return RECALL
    if ACE[card]:
        return SHIELD
    if card >= JOKER:
        return JOIN
    if HERO[card]:
        return AURA if state.decision is SPECIALS else PLAY_HERO
    return PLACE_TROOP


def _by_place(state: HerozState, place: int, words: tuple[str, ...]) -> ActionType:
    if state.decision is POWER:
        rank = RANK[state.heroes[state.seat_to_act]]
        if rank == KING and len(words) > 1 and words[1] in PLACE.index:
            return SWAP if state.at(PLACE.index[words[1]]) >= 0 else MOVE
        return LOOK if rank == JACK else TURN_DOWN if rank == QUEEN else MOVE
    by_decision: dict[DecisionType | None, ActionType] = {
        SPECIALS: SACRIFICE,
        BLOCKING: ACTIVATE,
        DAMAGE: DESTROY,
        CONQUEST: SCORE,
        ATTACKING: SCORE,
    }
    if state.decision in by_decision:
        return by_decision[state.decision]
    return LOOK if state.at(place) >= DOWN else SCORE
