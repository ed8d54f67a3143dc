"""A position of Hero Realms in a few words, so that a test reads like the rules.

Players are `A` to `E`. A card is written as its face, `spark`; `gold*4` are four. A champion with a minus,
`lys-`, is expended. A deck begins at its top. What is named nowhere lies
in the market deck, or in the box (of what players begin with).
"""

from typing import Any, NamedTuple

from pygames.engine.match import Match
from pygames.engine.text import Language
from pygames.games.hero_realms.cards import (
    ABILITIES,
    ALLIED,
    CARDS,
    GEMS,
    MARKET,
    NAMES,
    PACK,
    PACKS,
    PLAIN,
    SKILLS,
    every_card,
    starting_cards,
)
from pygames.games.hero_realms.game import GAME, setup
from pygames.games.hero_realms.names import face_of
from pygames.games.hero_realms.state import HeroRealmsState
from pygames.games.hero_realms.turn import MAIN, discard_phase, draw_phase, next_turn
from pygames.words.localizer import Localizer
from tests.kit.scene import Scene as Base
from tests.kit.scene import fill
from tests.kit.truth import true_state

A, B, C, D, E = range(5)
LETTERS = "ABCDE"


class Player(NamedTuple):
    """What a player has in a position."""

    hand: str = ""
    deck: str = ""
    discard: str = ""
    played: str = ""
    champions: str = ""
    top: str = ""
    pack: str = "plain"
    health: int = 50
    turns: int = 1
    ability: bool = True


def has(hand: str = "", **more: Any) -> Player:
    """What a player has, the hand first."""
    return Player(hand, **more)


class Scene(Base):
    """A match in a test, and where everything lies."""

    seats = LETTERS
    state: HeroRealmsState

    def given(self, text: str) -> str:
        """With the copy that is legal, or else the first one that was placed."""
        legal = [] if self.match.decision is None else list(self.match.decision.legal_actions)
        for action in legal:
            if text in (action.text, self.shown(action.text)):
                return action.text
        words = [self._placed(word) for word in text.split()]
        return " ".join(words)

    def _placed(self, word: str) -> str:
        away = {*self.state.box, *self.state.market, *self.state.gems[:-1]}
        copies = [card for card, face in enumerate(CARDS) if face.id == word]
        return NAMES[next((card for card in copies if card not in away), copies[0])] if copies else word

    def shown(self, text: str) -> str:
        return " ".join([word.partition("#")[0] for word in text.split()])

    @property
    def pools(self) -> tuple[int, int]:
        """The gold and the combat there is."""
        return self.state.gold, self.state.combat

    def health(self, player: str) -> int:
        """The health of a player."""
        return self.state.health[self.seats.index(player)]

    def cards(self, player: str, zone: str) -> str:
        """The faces in a player's zone, in their order: `gold gold spark`."""
        held = getattr(self.state, zone)[self.seats.index(player)]
        return faces([entry[0] if isinstance(entry, tuple) else entry for entry in held])

    def count(self, player: str, zone: str) -> int:
        """How many cards lie there; a deck with what is known on it."""
        seat = self.seats.index(player)
        return len(getattr(self.state, zone)[seat]) + (len(self.state.tops[seat]) if zone == "decks" else 0)

    def player(self, player: str, viewer: str = "") -> dict[str, Any]:
        """A player as a viewer sees him."""
        seen: dict[str, Any] = self.view(viewer)["players"][self.seats.index(player)]
        return seen

    def champion(self, player: str, face: str) -> dict[str, Any]:
        """A champion in play as all see it."""
        found: dict[str, Any] = next(
            entry for entry in self.player(player)["champions"] if face_of(entry["card"]).id == face
        )
        return found


def new(seed: int = 1, seats: int = 2, **options: Any) -> Match:
    """A game from its start."""
    return Match(GAME, seats, seed, GAME.choose_options(options, seats))


def state_of(match: Match) -> HeroRealmsState:
    """The true state of a match of this game."""
    state = true_state(match)
    assert isinstance(state, HeroRealmsState)
    return state


def faces(cards: Any) -> str:
    """Cards as the ids of their faces."""
    return " ".join([CARDS[card].id for card in cards])


def scene(
    *players: Player,
    row: str = "",
    market: str = "",
    gems: int = 16,
    sacrificed: str = "",
    gold: int = 0,
    combat: int = 0,
    seed: int = 1,
    options: dict[str, Any] | None = None,
    **fields: Any,
) -> Scene:
    """The position, in the Main phase of A. `market` is the market deck from its top, all after `only`."""
    seated = [*players, *[Player(deck="gold*5")] * (2 - len(players))]
    seats = len(seated)
    chosen = dict(options or {})
    if any(player.pack != "plain" for player in seated):
        chosen.setdefault("classes", "mixed")
    full = GAME.choose_options(chosen, seats)
    state = setup(seats, seed, full)
    plain = full["classes"] == "none"
    own = [starting_cards(it, PLAIN) if plain else every_card(it) for it in range(seats)]
    every = {card for cards in own for card in cards}
    free = {**dict.fromkeys(MARKET), **dict.fromkeys(GEMS), **dict.fromkeys(sorted(every))}
    take = _Taker(free)
    state.active = A
    for seat, player in enumerate(seated):
        _place(state, seat, player, take)
    words = market.split()
    only = words[:1] == ["only"]
    named = take(" ".join(words[only:]))
    state.row = take(row) if row else ()
    state.sacrificed = (*state.sacrificed, *take(sacrificed))
    state.gems = tuple([card for card in reversed(GEMS) if card in free][-gems:] if gems else ())
    for card in state.gems:
        del free[card]
    rest = [card for card in MARKET if card in free]
    if not row:
        state.row = tuple(rest[-5:])
        rest = rest[:-5]
    state.market = (*([] if only else rest), *reversed(named))
    gone = {*state.row, *state.market}
    state.box = tuple(sorted([card for card in free if card not in gone]))
    state.gold, state.combat = gold, combat
    state.fresh = tuple([c for c in (*state.champions[A], *state.played[A]) if ALLIED[c]])
    fill(state, fields)
    state.agenda = [next_turn(), draw_phase(), discard_phase(), MAIN(A)]
    return Scene(Match.at(GAME, state, full))


class _Taker:
    """Takes cards by their faces out of those that are free."""

    def __init__(self, free: dict[int, None]) -> None:
        self.free = free

    def __call__(self, text: str, seat: int = -1) -> tuple[int, ...]:
        """The cards of these faces; what a seat begins with is its own."""
        own = set(every_card(seat)) if seat >= 0 else set()
        found = []
        for word in text.split():
            face, _, times = word.partition("*")
            for _ in range(int(times or 1)):
                card = next(
                    c
                    for c in self.free
                    if CARDS[c].id == face.rstrip("-") and (c in own or CARDS[c].cost < 99)
                )
                del self.free[card]
                found.append(card)
        return tuple(found)


def _place(state: HeroRealmsState, seat: int, player: Player, take: _Taker) -> None:
    pack = PACK[player.pack]
    state.packs[seat] = pack
    state.health[seat] = player.health
    state.turns[seat] = player.turns
    state.hands[seat] = take(player.hand, seat)
    state.decks[seat] = take(player.deck, seat)[::-1]
    state.tops[seat] = tuple([(card, state.everybody) for card in take(player.top, seat)[::-1]])
    state.discards[seat] = take(player.discard, seat)
    state.played[seat] = take(player.played, seat)
    state.champions[seat] = take(player.champions, seat)
    words = player.champions.split()
    state.expended[seat] = tuple(
        [card for card, word in zip(state.champions[seat], words, strict=True) if word.endswith("-")]
    )
    if pack != PLAIN:
        state.beside[seat] = SKILLS[seat][pack] + (ABILITIES[seat][pack] if player.ability else ())
        for card in SKILLS[seat][pack] + ABILITIES[seat][pack]:
            del take.free[card]
        if not player.ability:
            state.sacrificed += ABILITIES[seat][pack]
    assert player.health > 0
    assert PACKS[pack].id == player.pack


def spoken(events: Any, language: Language = "en") -> list[str]:
    """What the log says of these events to an onlooker."""
    localizer = Localizer(GAME, language)
    return [localizer.event(event.seen_by(None)) for event in events]
