"""A position of the party against the Lich in a few words, so that a test reads like the rules.

The members of the party are `A` to `E`, the Lich is the last seat; of two bosses `A` and `B`. A card is
written as its face, `spark`; `gold*4` are four. A champion, minion, jar or power with a minus, `zombie-`, is
expended. A deck, a pile of jars and a grimoire begin at their top. What is named nowhere lies in a box.
"""

from typing import Any, NamedTuple

from pygames.engine.match import Match
from pygames.games.hero_realms.cards import (
    ABILITIES,
    ALLIED,
    CARDS,
    GEMS,
    LICHES,
    MARKET,
    NO_COST,
    PACK,
    SKILLS,
    every_card,
)
from pygames.games.hero_realms.turn import discard_phase, draw_phase
from pygames.games.hero_realms_lich.game import GAME, setup
from pygames.games.hero_realms_lich.state import LichState
from pygames.games.hero_realms_lich.turn import PLAYING, after_boss, next_turn
from tests.hero_realms.scene import Scene as Base
from tests.hero_realms.scene import faces
from tests.kit.scene import fill

LETTERS = "ABCDEF"


class Hero(NamedTuple):
    """What a member of the party has in a position; without health the member is defeated."""

    hand: str = ""
    deck: str = "gold*5"
    discard: str = ""
    played: str = ""
    champions: str = ""
    pack: str = "fighter"
    health: int = 50
    turns: int = 1


class Lich(NamedTuple):
    """What a boss has in a position. `jar` lies open, `jars` face down."""

    jar: str = "void"
    jars: str = ""
    hand: str = ""
    deck: str = "gold ruby"
    discard: str = ""
    played: str = ""
    champions: str = ""
    minions: str = ""
    grimoire: str = ""
    power: str = ""
    health: int = 0  # that of the jar
    turns: int = 1


PARTY = ("fighter", "cleric", "wizard", "thief", "ranger")


def hero(hand: str = "", **more: Any) -> Hero:
    """What a member of the party has, the hand first."""
    return Hero(hand, **more)


def lich(jar: str = "void", **more: Any) -> Lich:
    """What a boss has, the open jar first."""
    return Lich(jar, **more)


class Scene(Base):
    """A match in a test, and where everything lies."""

    seats = LETTERS
    state: LichState

    def jar(self, player: str) -> str:
        """The jar that lies open."""
        return CARDS[self.state.jar(self.seats.index(player))].id

    def minion(self, player: str, face: str) -> dict[str, Any]:
        """A minion in play as all see it."""
        found: dict[str, Any] = next(
            entry for entry in self.player(player)["minions"] if entry["card"].partition("#")[0] == face
        )
        return found

    def faces_in(self, player: str, zone: str) -> str:
        """The faces of a zone in the order of their names, where the order is left to chance."""
        return " ".join(sorted(faces(getattr(self.state, zone)[self.seats.index(player)]).split()))


def new(seed: int = 1, seats: int = 4, packs: bool = True, **options: Any) -> Match:
    """A game from its start; with the packs of the party taken."""
    match = Match(GAME, seats, seed, GAME.choose_options(options, seats))
    while packs and match.decision is not None and match.decision.id == "pack":
        match.play(f"take {PARTY[match.decision.seat]}")
    return match


def boss_cards(seat: int, *, versus: bool) -> tuple[int, ...]:
    """All cards of the boss at this seat: the second boss has the second copies."""
    cards = LICHES[seat if versus else 0]
    return (*cards.deck, *cards.minions, *cards.jars, *cards.powers)


def scene(
    *players: Hero | Lich,
    turn: str = "A",
    row: str = "",
    gold: int = 0,
    combat: int = 0,
    seed: int = 1,
    options: dict[str, Any] | None = None,
    **fields: Any,
) -> Scene:
    """The position, in the Main phase of the player whose turn it is."""
    seats = len(players)
    versus = isinstance(players[0], Lich)
    full = GAME.choose_options({**(options or {}), "versus": True} if versus else options or {}, seats)
    state = setup(seats, seed, full)
    free = dict.fromkeys([*MARKET, *GEMS])
    for seat, player in enumerate(players):
        own = boss_cards(seat, versus=versus) if isinstance(player, Lich) else every_card(seat)
        free |= dict.fromkeys(sorted(own))
    state.box = ()
    for seat, player in enumerate(players):
        if isinstance(player, Lich):
            own = boss_cards(seat, versus=versus)
            _place_lich(state, seat, player, _Taker(free, own), own)
        else:
            _place_hero(state, seat, player, _Taker(free, every_card(seat)))
    everybody = _Taker(free, ())
    state.row = everybody(row)
    state.gems = tuple([card for card in reversed(GEMS) if card in free])
    rest = [card for card in MARKET if card in free]
    if not row:
        state.row, rest = tuple(rest[-5:]), rest[:-5]
    state.market = tuple(rest)
    gone = {*state.gems, *state.row, *state.market}
    state.box = tuple(sorted([card for card in free if card not in gone]))
    state.gold, state.combat = gold, combat
    seat = LETTERS.index(turn)
    state.active = seat
    state.fresh = tuple([card for card in (*state.champions[seat], *state.played[seat]) if ALLIED[card]])
    fill(state, fields)
    ending = [after_boss()] if state.is_boss(seat) else []
    state.agenda = [next_turn(), *ending, draw_phase(), discard_phase(), PLAYING(seat)]
    return Scene(Match.at(GAME, state, full))


class _Taker:
    """Takes cards by their faces out of those that are free: a player's own, or those with a cost."""

    def __init__(self, free: dict[int, None], own: tuple[int, ...]) -> None:
        self.free = free
        self.own = frozenset(own)

    def __call__(self, text: str) -> tuple[int, ...]:
        found = []
        for word in text.split():
            face, _, times = word.partition("*")
            for _ in range(int(times or 1)):
                fitting = [card for card in self.free if CARDS[card].id == face.rstrip("-")]
                card = next(card for card in fitting if card in self.own or CARDS[card].cost < NO_COST)
                del self.free[card]
                found.append(card)
        return tuple(found)


def _common(state: LichState, seat: int, player: Hero | Lich, take: _Taker) -> None:
    state.turns[seat] = player.turns
    state.hands[seat] = take(player.hand)
    state.decks[seat] = take(player.deck)[::-1]
    state.discards[seat] = take(player.discard)
    state.played[seat] = take(player.played)
    state.champions[seat] = take(player.champions)


def _sideways(cards: tuple[int, ...], text: str) -> tuple[int, ...]:
    return tuple([card for card, word in zip(cards, text.split(), strict=True) if word.endswith("-")])


def _place_hero(state: LichState, seat: int, player: Hero, take: _Taker) -> None:
    _common(state, seat, player, take)
    pack = PACK[player.pack]
    state.packs[seat] = pack
    state.health[seat] = player.health
    state.out[seat] = player.health <= 0
    state.expended[seat] = _sideways(state.champions[seat], player.champions)
    state.beside[seat] = SKILLS[seat][pack] + ABILITIES[seat][pack]
    for card in state.beside[seat]:
        del take.free[card]


def _place_lich(state: LichState, seat: int, player: Lich, take: _Taker, own: tuple[int, ...]) -> None:
    _common(state, seat, player, take)
    state.powers[seat] = take(f"{player.jar} {player.power}")
    state.jars[seat] = take(player.jars)[::-1]
    state.minions[seat] = take(player.minions)
    state.grimoires[seat] = take(player.grimoire)[::-1]
    cards = LICHES[seat if state.versus else 0]
    state.unused[seat] = tuple([card for card in cards.jars if card in take.free])
    state.aside[seat] = tuple([card for card in cards.powers if card in take.free])
    if not player.grimoire:
        state.grimoires[seat] = tuple([card for card in cards.minions if card in take.free])
    for zone in (state.unused, state.aside, state.grimoires):
        for card in zone[seat]:
            take.free.pop(card, None)
    state.expended[seat] = (
        *_sideways(state.champions[seat], player.champions),
        *_sideways(state.minions[seat], player.minions),
        *_sideways(state.powers[seat], f"{player.jar} {player.power}"),
    )
    state.health[seat] = player.health or state.jar_health(seat)
