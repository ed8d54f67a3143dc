"""A position of HEROZ in a few words, so that a test reads like the booklet.

Cards are written as the game writes them (`8♦`, `A♠`, `Q♥`, `★1`), players `A` and `B`, places `A21`.
Parentheses mark a troop that lies face down, brackets a card that lies face up on a deck; a joker in
play says what it has copied: `★1=8♦`. A row of troops starts at line 1, a deck at its top, a
discard at its oldest card. The cards named nowhere are under the deck, in the order of their numbers;
a deck that starts with `only` has no others, and the rest of the cards are out of the game.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from pygames.engine.decision import AgendaEntry
from pygames.engine.event import Event
from pygames.engine.match import Match
from pygames.games.heroz.attack import attack, block, clash, declare, no_attack
from pygames.games.heroz.cards import DECK, DOWN, JOKER, NAMES, Cards, card, card_of, is_down
from pygames.games.heroz.conquest import combat_ends, conquest, retreat
from pygames.games.heroz.determinization import bits
from pygames.games.heroz.game import GAME
from pygames.games.heroz.places import (
    COLUMN,
    PLACE,
    SEAT_OF,
    SEAT_OF_COLUMN,
    column_of,
    place_at,
)
from pygames.games.heroz.powers import powers
from pygames.games.heroz.specials import formations, open_window, window
from pygames.games.heroz.state import (
    AFTER_ATTACK,
    AFTER_BLOCK,
    AFTER_FORMATIONS,
    PACKS,
    Aura,
    HerozState,
    Prize,
    Shield,
    joker_of,
)
from pygames.games.heroz.turn import hero, placement, turn
from pygames.words.people import SEAT_LETTERS
from tests.kit.scene import Scene as Base
from tests.kit.scene import fill
from tests.kit.truth import true_state

Pair = tuple[str, str]
EMPTY: Pair = ("", "")

# what is to be done in a turn after 1.2, and after an attack and its window
ENDING = (combat_ends(), conquest(), retreat())
TURN = (placement(), hero(), powers(), formations(), attack(), *ENDING)
FIGHT = (declare(), block(), open_window(AFTER_BLOCK), clash(), no_attack(), *ENDING)
AFTER_WINDOW = {AFTER_FORMATIONS: "attack", AFTER_ATTACK: "declare", AFTER_BLOCK: "clash"}
BLOCKED = ("block", "clash")  # the steps that find the blockers declared


class Scene(Base):
    """A match in a test, and where the cards lie."""

    seats = SEAT_LETTERS
    state: HerozState

    def until(self, asked: str) -> list[Event]:
        """Pass until this is to be decided (`A damage`); all that happened."""
        events: list[Event] = []
        for _ in range(20):
            if self.asks == asked:
                return events
            events += self.play("pass")
        raise AssertionError(f"{asked} never comes")

    def __getitem__(self, column: str) -> str:
        """The troops of a column from line 1: `8♦ (3♣)`."""
        return troops(self.state, COLUMN.index[column])

    def area(self, player: str) -> tuple[str, str, str]:
        """The three columns of a player."""
        return self[f"{player}1"], self[f"{player}2"], self[f"{player}3"]

    def hand(self, player: str) -> str:
        """A hand, in the order in which the cards came."""
        return names(self.state.hands[SEAT_LETTERS.index(player)])

    def deck(self, player: str, n: int = DECK) -> str:
        """The first cards of a deck, from the top; brackets round those that lie face up."""
        seat = SEAT_LETTERS.index(player)
        shown = [NAMES[c] for c in reversed(self.state.decks[seat])]
        opened = self.state.opened[seat]
        return " ".join([*(f"[{name}]" for name in shown[:opened]), *shown[opened:]][:n])

    def under(self, player: str, n: int) -> str:
        """The last cards of a deck, the lowest one last."""
        return names(self.state.decks[SEAT_LETTERS.index(player)][:n][::-1])

    def discard(self, player: str) -> str:
        """A discard, from its oldest card."""
        return names(self.state.discards[SEAT_LETTERS.index(player)])

    def won(self, player: str) -> str:
        """The victorious troops of a player."""
        return names(c for c, _ in self.state.won[SEAT_LETTERS.index(player)])

    def points(self, player: str) -> int:
        """The victory points that everybody sees."""
        points: int = self.view()["points"][SEAT_LETTERS.index(player)]
        return points

    def hero(self, player: str) -> str:
        """The hero in play, or nothing."""
        hero = self.state.heroes[SEAT_LETTERS.index(player)]
        return NAMES[hero] if hero >= 0 else ""

    def troop(self, place: str, player: str = "") -> dict[str, Any]:
        """A troop as a player sees it."""
        cells = self.view(player)["areas"][SEAT_LETTERS.index(place[0])][int(place[1]) - 1]
        troop: dict[str, Any] = cells[int(place[2]) - 1]
        return troop

    def power(self, player: str) -> int:
        """The power of a side of the fight, as everybody sees it."""
        return next(
            int(side["power"])
            for side in self.view()["fight"]["sides"]
            if SEAT_LETTERS[side["seat"]] == player
        )

    def terms(self, player: str) -> list[tuple[str, int]]:
        """The summands of a side's power: their kinds and what each adds."""
        side = next(side for side in self.view()["fight"]["sides"] if SEAT_LETTERS[side["seat"]] == player)
        return [(term["kind"], term["power"]) for term in side["terms"]]


def state_of(match: Match) -> HerozState:
    """The true state of a match of this game."""
    state = true_state(match)
    assert isinstance(state, HerozState)
    return state


def scene(
    first: str = "placement",
    *,
    active: str = "A",
    hands: Pair = EMPTY,
    columns: Mapping[str, str] | None = None,
    heroes: Pair = EMPTY,
    decks: Pair = EMPTY,
    discards: Pair = EMPTY,
    won: Pair = EMPTY,
    shields: Mapping[str, str] | None = None,
    auras: Mapping[str, str] | None = None,
    attack: int = 0,
    late: str = "",
    speaker: str = "",
    turned: str = "",
    seed: int = 1,
    options: Mapping[str, Any] | None = None,
    **fields: Any,
) -> Scene:
    """The position, at its first decision.

    `first` is the next step of the rules, by its name; the rest of the turn follows. In the `window` after
    the step of combat `step` it is the turn of `speaker` to speak, else of the active player.
    `attack` is the attacking column from 1; its active troops attack, and those facing them block if
    the first step comes after that, but for the troops on the places named `late`. `shields` and
    `auras` say what lies on a place: `{"B31": "A:A♠"}` (the ace with its owner), `{"B31": "Q♠"}`.
    `turned` are places of face-down troops that both players have seen, for a Queen turned them. Other
    fields are those of the state.
    """
    seat = SEAT_LETTERS.index(active)
    chosen = GAME.choose_options(options or {})
    state = HerozState.new(2, seed)
    state.strict_damage = bool(chosen["strict_damage"])
    state.shuffle_discard = bool(chosen["shuffle_discard"])
    state.memory_aid = bool(chosen["memory_aid"])
    state.power_toughness = bool(chosen["power_toughness"])
    state.lose_turn_at_once = bool(chosen["lose_turn_at_once"])
    state.active, state.turn = seat, 5
    for column, text in (columns or {}).items():
        at = COLUMN.index[column]
        state.columns[at] = tuple(_troop(word, state, SEAT_OF_COLUMN[at]) for word in text.split())
    state.hands = [_cards(text) for text in hands]
    state.heroes = [card(text) if text else -1 for text in heroes]
    state.discards = [_cards(text) for text in discards]
    state.won = [tuple(map(_prize, text.split())) for text in won]
    state.shields = tuple(_shield(state, place, text) for place, text in (shields or {}).items())
    state.auras = tuple(_aura(state, place, text) for place, text in (auras or {}).items())
    if attack:
        state.attack = attack - 1
        missing = [PLACE.index[place] for place in late.split()]
        state.attackers = _fighters(state, seat, missing)
        if fields.get("step") == AFTER_BLOCK or first in BLOCKED:
            state.blockers = _fighters(state, 1 - seat, missing)
    fill(state, fields)
    if first == "turn":
        state.then(turn(state.active))
    else:
        steps = _rest_of_turn(first, state.step, SEAT_LETTERS.index(speaker or active))
        state.then(*steps, turn(1 - state.active))
    for owner, text in enumerate(decks):
        _lay_deck(state, owner, text)
        _remember(state, owner, [PLACE.index[place] for place in turned.split()])
    return Scene(Match.at(GAME, state, chosen))


def _rest_of_turn(first: str, step: int, speaker: int) -> list[AgendaEntry]:
    """What is to be done from this step of the rules on, up to the end of the turn."""
    if first == "window":
        return [window(speaker), *_rest_of_turn(AFTER_WINDOW[step], step, speaker)]
    for entries in (TURN, FIGHT):
        steps = [entry[0].name for entry in entries]
        if first in steps:
            return list(entries[steps.index(first) :])
    raise AssertionError(f"no step is called {first}")


def _lay_deck(state: HerozState, owner: int, text: str) -> None:
    words = text.split()
    alone = words[:1] == ["only"]
    words = words[alone:]
    top = tuple(card(word.strip("[]")) for word in reversed(words))
    state.decks[owner] = top
    used = {found for pack, found in state.census() if pack == PACKS[owner]}
    rest = () if alone else tuple(c for c in range(DECK) if c not in used)
    state.decks[owner] = rest + top
    state.opened[owner] = sum(word.startswith("[") for word in words)


def _remember(state: HerozState, owner: int, turned: list[int]) -> None:
    """What both have seen of a player's cards that are hidden now, or lie face up on the deck."""
    deck = state.decks[owner]
    state.fixed[owner] |= bits(deck[len(deck) - state.opened[owner] :])
    hidden = {place: card_of(state.at(place)) for place in state.inactive_places(owner)}
    # only a Queen turns a joker face down, before everybody's eyes
    state.seen[owner] |= bits(c for place, c in hidden.items() if place in turned or c >= JOKER)


def names(cards: Iterable[int]) -> str:
    """Cards by their names."""
    return " ".join(NAMES[c] for c in cards)


def troops(state: HerozState, column: int) -> str:
    """The troops of a column, as a scene writes them."""
    return " ".join(_written(state, SEAT_OF_COLUMN[column], code) for code in state.columns[column])


def _written(state: HerozState, owner: int, code: int) -> str:
    c = card_of(code)
    name = NAMES[c] if c < JOKER else f"{NAMES[c]}={NAMES[state.copies[joker_of(owner, c)]]}"
    return f"({name})" if is_down(code) else name


def _troop(word: str, state: HerozState, owner: int) -> int:
    name, _, copied = word.strip("()").partition("=")
    c = card(name)
    if c >= JOKER:
        state.copies[joker_of(owner, c)] = card(copied)
    return c + DOWN if word.startswith("(") else c


def _cards(text: str) -> Cards:
    return tuple(card(word) for word in text.split())


def _prize(word: str) -> Prize:
    name, _, value = word.partition("=")
    return card(name), int(value or card(name) % 13 + 1)


def _shield(state: HerozState, place: str, text: str) -> Shield:
    owner, _, ace = text.partition(":")
    at = PLACE.index[place]
    return card(ace), SEAT_LETTERS.index(owner), SEAT_OF[at], state.at(at)


def _aura(state: HerozState, place: str, text: str) -> Aura:
    at = PLACE.index[place]
    return card(text), SEAT_OF[at], state.at(at)


def _fighters(state: HerozState, seat: int, missing: list[int]) -> Cards:
    column = column_of(seat, state.attack)
    return tuple(
        code
        for line, code in enumerate(state.columns[column])
        if not is_down(code) and place_at(column, line) not in missing
    )
