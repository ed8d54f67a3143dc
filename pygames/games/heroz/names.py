"""The names of things in HEROZ in a person's language, and what pointing at them means."""

from __future__ import annotations

from pygames.engine.action import ActionType, Domain
from pygames.engine.decision import DecisionType
from pygames.engine.errors import Refusal
from pygames.engine.event import Param
from pygames.games.heroz.attack import ACTIVATE, ATTACK, ATTACKING, BLOCKING, DAMAGE, DESTROY
from pygames.games.heroz.cards import ACE, CARD, DECK, HERO, JOKER, PRIZE, RANK, SUIT, SUITS, TROOP
from pygames.games.heroz.conquest import CONQUEST, SCORE
from pygames.games.heroz.line_effects import ORDER, PLUNDER, PLUNDERING, RECALL, RECALLING, RESOLVE
from pygames.games.heroz.passing import must_act
from pygames.games.heroz.places import COLUMN, COLUMN_OF, EFFECT, PLACE
from pygames.games.heroz.powers import JACK, KING, LOOK, MOVE, POWER, QUEEN, SWAP, TURN_DOWN
from pygames.games.heroz.refusals import no, no_place_for
from pygames.games.heroz.specials import AURA, JOIN, SACRIFICE, SHIELD, SPECIALS
from pygames.games.heroz.state import HerozState
from pygames.games.heroz.turn import HERO_STEP, PLACE_TROOP, PLACEMENT, PLAY_HERO
from pygames.words.localizer import Localizer
from pygames.words.people import SEAT_LETTERS
from pygames.words.person import Owned

SUIT_IDS = ("hearts", "diamonds", "clubs", "spades")


def word(localizer: Localizer, kind: str, value: Param) -> str:
    """The name of a value: `card` 8♦ is `8 of diamonds`, `place` B21 `column 2, row 1 (Player B)`."""
    text = str(value)
    if kind == "card":
        return card_name(localizer, CARD.index[text])
    if kind == "prize":
        return card_name(localizer, PRIZE.index[text] % DECK)
    if kind == "suit":
        return localizer.text(f"suit.{SUIT_IDS[SUITS.index(text)]}")
    if kind == "rank":
        return localizer.text(f"rank.{text}")
    if kind == "column":
        return _owned(localizer, kind, text[0], {"number": text[1]})
    if kind == "place":
        return _owned(localizer, kind, text[0], {"number": text[1], "line": text[2]})
    if kind == "formation":
        return localizer.text(f"term.{text}")
    if kind == "effect":
        line, by = text.removeprefix("line").split("-")
        return localizer.text(f"effect.{by}", {"line": line})
    return text


def _owned(localizer: Localizer, kind: str, letter: str, where: dict[str, Param]) -> Owned:
    """A place with whose it is."""
    bare, seat = localizer.text(kind, where), SEAT_LETTERS.index(letter)
    if localizer.you is None:
        return Owned(localizer.text(f"{kind}.of", where, seat=seat), bare, seat)
    whose = "yours" if localizer.you == seat else "opposing"
    return Owned(localizer.text(f"{kind}.{whose}", where), bare, seat)


def card_name(localizer: Localizer, card: int) -> str:
    """The name of a card: `8 of diamonds`, `Queen of spades`, `Joker`."""
    if card >= JOKER:
        return localizer.text("joker")
    return localizer.text("card", {"rank": RANK[card], "suit": SUITS[SUIT[card]]})


def infer_action_type(state: HerozState, words: tuple[str, ...]) -> ActionType | Refusal | None:
    """The type of action that a click on these things in this order stands for, why it is none, or None."""
    first = words[0] if words else ""
    by_domain: tuple[tuple[Domain, ActionType], ...] = (
        (CARD, _by_card(state, CARD.index.get(first, 0))),
        (COLUMN, ATTACK),
        (PRIZE, PLUNDER),
        (EFFECT, RESOLVE),
    )
    found: ActionType | Refusal | None = next((it for domain, it in by_domain if first in domain.index), None)
    if first in PLACE.index:
        found = _by_place(state, PLACE.index[first], words)
    asked = state.decision
    if found is not None and asked in (ORDER, RECALLING, PLUNDERING) and found not in asked.types:
        return must_act(state)
    return found


def _by_card(state: HerozState, card: int) -> ActionType:
    if state.decision is RECALLING:
        return RECALL
    if ACE[card]:
        return SHIELD
    if card >= JOKER:
        return JOIN
    if HERO[card]:
        return PLAY_HERO if state.decision in (PLACEMENT, HERO_STEP, POWER) else AURA
    return PLACE_TROOP


def _by_place(state: HerozState, place: int, words: tuple[str, ...]) -> ActionType | Refusal:
    by_decision: dict[DecisionType | None, ActionType] = {
        BLOCKING: ACTIVATE,
        DAMAGE: DESTROY,
        CONQUEST: SCORE,
    }
    seat, decision = state.seat_to_act, state.decision
    if decision in by_decision:
        return by_decision[decision]
    if decision is PLACEMENT:
        return _place_alone(state, seat, place)
    if decision is HERO_STEP:
        able = any(HERO[card] for card in state.hands[seat])
        return no("HZ-66", "pick_hero_first" if able else "no_hero_in_hand")
    if decision is SPECIALS:
        if any(not TROOP[card] for card in state.hands[seat]):
            return no("HZ-68", "pick_card_first")
        return SACRIFICE if state.heroes[seat] >= 0 else no("HZ-68", "nothing_to_play")
    if decision is ATTACKING:
        column = COLUMN_OF[place]
        return ATTACK.check(state, seat, column) or no("HZ-70", "whole_column", column=COLUMN.words[column])
    rank = RANK[state.heroes[seat]]
    if rank == KING and len(words) > 1 and words[1] in PLACE.index:
        return SWAP if state.at(PLACE.index[words[1]]) >= 0 else MOVE
    return LOOK if rank == JACK else TURN_DOWN if rank == QUEEN else MOVE


def _place_alone(state: HerozState, seat: int, place: int) -> Refusal:
    """What is against a place at 1.3 for which no troop has been picked."""
    if not any(TROOP[card] for card in state.hands[seat]):
        return no("HZ-65", "no_troop_in_hand")
    return no_place_for(state, seat, place) or no("HZ-65", "pick_card_first")
