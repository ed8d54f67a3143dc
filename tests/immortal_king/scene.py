"""A position of Hero: Immortal King in a few words, so that a test reads like the booklet.

Cards are written by their ids, of `cards/proving-ground.toml` unless `cards` names another box ("lair"):
adventurers and equipment too, where the game itself writes A1 and E1. A corridor's encounter is `rat`, in
ambush `(rat)`, with a tenacity token `rat+`, with both `(rat+)`; `-` is a clear corridor. A fourth word is
the final monster (`lich+`). Piles start at the top, and what is named nowhere lies below; after `only`
there is nothing else. Dice are written as they fall: `3` on a six-sided die, `11/12` on a twelve-sided one.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from pygames.engine.decision import AgendaEntry
from pygames.engine.event import Event
from pygames.engine.match import Match
from pygames.engine.rng import GAMMA, MASK, mix
from pygames.games.immortal_king.cards import CORRIDOR, CORRIDORS, PLACE, Box
from pygames.games.immortal_king.dungeon import CONSTRUCT
from pygames.games.immortal_king.game import GAME, setup
from pygames.games.immortal_king.preparation import lay_out
from pygames.games.immortal_king.state import COURAGE, ImmortalKingState
from pygames.games.immortal_king.turn import TURN, end_of_turn, turn
from tests.kit.scene import Scene as Base
from tests.kit.scene import fill
from tests.kit.truth import true_state

PARTY, MASTER = 0, 1
SEATS = ("party", "master")
PROVING_GROUND = (Path(__file__).parent / "cards" / "proving-ground.toml").read_text("utf-8")
PILE = 15  # cards behind each encounter when a game begins
# where a scene may begin, and what is to be done then
STARTS: dict[str, tuple[AgendaEntry, ...]] = {
    "lay_out": (lay_out(), turn()),
    "construction": (turn(),),
    "swap": (CONSTRUCT(MASTER), TURN(PARTY), end_of_turn()),
    "turn": (TURN(PARTY), end_of_turn()),
    "end_of_turn": (end_of_turn(),),
}


class Scene(Base):
    """A match in a test, and where everything lies."""

    seats = SEATS
    state: ImmortalKingState

    def __init__(self, match: Match) -> None:
        super().__init__(match)
        self.box = self.state.box
        self.words = words(self.box)
        self._ids = {word: name for name, word in self.words.items()}

    def play(self, *texts: str, dice: str = "") -> list[Event]:
        """Play these actions one after the other; all that happened.

        `dice` are all the dice that fall meanwhile, in this order.
        """
        if dice:
            self.fix(dice)
        events = super().play(*texts)
        assert not dice or thrown(events) == dice.split()
        return events

    def go(self, plays: str) -> None:
        """Play what stands between semicolons, with the dice behind a colon: `attack left; roll: 5`."""
        for text in plays.split("; ") if plays else ():
            action, _, dice = text.partition(": ")
            self.play(action, dice=dice)

    def fix(self, dice: str) -> None:
        """Let the next dice fall so."""
        self.state.rng_state = rng_state_for(dice)

    def given(self, text: str) -> str:
        type_name, *names = text.split()  # to guard is a type of action, and Guard a name
        return " ".join([type_name, *(self.words.get(name, name) for name in names)])

    def shown(self, text: str) -> str:
        return " ".join(self._ids.get(part, part) for part in text.split())

    @property
    def courage(self) -> int:
        """The party's courage tokens."""
        return self.state.courage

    @property
    def fear(self) -> int:
        """The dungeon's fear tokens."""
        return self.state.fear

    @property
    def tokens(self) -> tuple[int, int]:
        """The tokens of courage and of fear."""
        return self.state.courage, self.state.fear

    @property
    def mana(self) -> str:
        """The adventurers with a mana token."""
        return " ".join(self.box.adventurers[number].id for number in self.state.mana)

    @property
    def party(self) -> str:
        """The adventurers of the party."""
        return " ".join(self.box.adventurers[number].id for number in self.state.party)

    @property
    def fronts(self) -> str:
        """The encounters, as a scene writes them."""
        return " ".join(map(self._front, range(CORRIDORS)))

    def _front(self, corridor: int) -> str:
        state = self.state
        if state.fronts[corridor] < 0:
            return "-"
        word = self.box.words[state.fronts[corridor]] + "+" * state.tenacity[corridor]
        return f"({word})" if state.ambushed[corridor] else word

    def pile(self, corridor: str, n: int = PILE) -> str:
        """The first cards of the pile of a corridor, from the top."""
        return " ".join(
            self.box.words[card] for card in pile_of(self.state, CORRIDOR.index[corridor])[::-1][:n]
        )

    @property
    def piles(self) -> list[int]:
        """How many cards lie in each pile."""
        return [self.state.pile_size(corridor) for corridor in range(CORRIDORS)]

    @property
    def won(self) -> str:
        """The dungeon cards that the party has won, the oldest first."""
        return " ".join(self.box.words[card] for card in self.state.won)

    @property
    def spent(self) -> str:
        """The dungeon cards that were paid."""
        return " ".join(self.box.words[card] for card in self.state.spent)

    @property
    def hand(self) -> str:
        """The equipment lying face down."""
        return self._equipment(self.state.hand)

    @property
    def open(self) -> str:
        """The equipment lying face up."""
        return self._equipment(self.state.open)

    @property
    def drunk(self) -> str:
        """The potions that were drunk."""
        return self._equipment(self.state.discard)

    def _equipment(self, cards: Iterable[int]) -> str:
        return " ".join(self._ids[f"E{card + 1}"] for card in cards)

    def power(self, place: str | int) -> int:
        """The power of the card in a corridor, or of the final monster (`final`)."""
        return self.state.power(PLACE.parse(str(place)))

    @property
    def powers(self) -> str:
        """The powers of the three encounters and of the final monster, a token as +."""
        return " ".join(
            f"{self.state.power(place)}{'+' * token}" for place, token in enumerate(self.state.tenacity)
        )

    @property
    def rolls(self) -> list[list[int]]:
        """The dice of the last fight: sides and what they showed."""
        rolls: list[list[int]] = self.last["rolls"]
        return rolls

    @property
    def total(self) -> int:
        """The result of the fight that is on."""
        total: int = self.view()["fight"]["total"]
        return total

    @property
    def last(self) -> dict[str, Any]:
        """The last fight, as everybody saw it."""
        last: dict[str, Any] = self.view()["last"]
        return last

    @property
    def fought(self) -> str:
        """How the last fight ended: `9 against 9: won`."""
        last = self.last
        return (
            f"{last['total']} against {last['power']}: {'lost' if last['how'] == 'failed' else last['how']}"
        )


def thrown(events: Iterable[Event]) -> list[str]:
    """The dice that fell, the dungeon's too, as a scene writes them."""
    found = []
    for event in events:
        if event.kind in ("rolled", "power_die"):
            sides = event.params.get("sides", 6)
            found.append(f"{event.params['die']}" + (f"/{sides}" if sides != 6 else ""))
    return found


@cache
def rng_state_for(dice: str) -> int:
    """A state of the random numbers from which the dice fall so. A dozen dice would take too long to find."""
    wanted = []
    for word in dice.split():
        fallen, _, size = word.partition("/")
        wanted.append((int(fallen) - 1, int(size or 6)))
    start = 0
    while True:
        state = start
        for die, sides in wanted:
            state = (state + GAMMA) & MASK
            if (mix(state) * sides) >> 64 != die:
                break
        else:
            return start
        start += 1


@cache
def words(cards: Box) -> dict[str, str]:
    """How the game writes adventurers and equipment, by their ids; the second copy of a card is `id#2`."""
    found = {card.id: f"A{number}" for number, card in enumerate(cards.adventurers, 1)}
    for number, item in enumerate(cards.equipment, 1):
        copies = sum(other.id == item.id for other in cards.equipment[:number])
        found[item.id + (f"#{copies}" if copies > 1 else "")] = f"E{number}"
    return found


@cache
def options_for(seats: int, given: tuple[tuple[str, Any], ...]) -> dict[str, Any]:
    """The options of a match; a box is checked once only."""
    return GAME.choose_options(dict(given), seats)


def state_of(match: Match) -> ImmortalKingState:
    """The true state of a match of this game."""
    state = true_state(match)
    assert isinstance(state, ImmortalKingState)
    return state


def scene(
    fronts: str = "rat imp wisp",
    *,
    start: str = "turn",
    seats: int = 2,
    party: str = "hero nova",
    mana: str | None = None,
    hand: str = "",
    open: str = "",
    drunk: str = "",
    piles: Sequence[str] = ("", "", ""),
    won: str = "",
    spent: str = "",
    courage: int = COURAGE,
    fear: int = 0,
    known: str = "",
    dice: str = "",
    seed: int = 1,
    cards: str = PROVING_GROUND,
    **fields: Any,
) -> Scene:
    """The position, waiting for its first decision: by default the party's turn (`STARTS`).

    All adventurers have mana unless `mana` says who has. `won` and `spent` name cards, or colours: then
    plain cards of that colour. `known` are the piles that the dungeon master has looked at (`left right`).
    Other fields are options (`scenario`, `dungeon`, `nemesis`) or those of the state.
    """
    given: dict[str, Any] = {
        name: fields.pop(name) for name in ("scenario", "dungeon", "nemesis") if name in fields
    }
    given["cards"] = "" if cards == "lair" else cards
    full = options_for(seats, tuple(given.items()))
    state = setup(seats, seed, full)
    state.agenda.clear()
    state.then(*STARTS[start])
    found = words(state.box)
    state.turn = {"lay_out": 0, "construction": 1}.get(start, 2)
    state.party = tuple(int(found[name][1:]) - 1 for name in party.split())
    state.mana = state.party if mana is None else tuple(int(found[n][1:]) - 1 for n in mana.split())
    state.hand, state.open, state.discard = (
        tuple(int(found[name][1:]) - 1 for name in text.split()) for text in (hand, open, drunk)
    )
    taken = {*state.hand, *state.open, *state.discard}
    state.equipment_box = tuple(card for card in state.equipment_box if card not in taken)
    state.courage, state.fear = courage, fear
    if dice:
        state.rng_state = rng_state_for(dice)
    if start != "lay_out":
        _lay(state, fronts.split(), piles, won.split(), spent.split())
    for corridor, word in enumerate(CORRIDOR.words):
        if word in known.split():
            state.tops[corridor] = state.take_top(corridor)
    fill(state, fields)
    return Scene(Match.at(GAME, state, full))


def a_party(match: Match, number: int) -> None:
    """Make a party of one to four adventurers, in turn; in the first game leave it open."""
    if not number:
        return
    size = (number - 1) % 4 + 1
    for n in range(1, size + 1):
        match.play(f"enlist A{n}")
    for n in range(1, 6 - size):
        match.play(f"pack E{(n + number) % 7 + 1}")
    match.play("ready")


def pile_of(state: ImmortalKingState, corridor: int) -> tuple[int, ...]:
    """A pile as it lies there, the last card is the top."""
    top = state.tops[corridor]
    return state.piles[corridor] + ((top,) if top >= 0 else ())


def as_drawn(state: ImmortalKingState) -> list[tuple[int, ...]]:
    """The piles as their cards will be drawn, the last one first: in a fork only drawing settles it."""
    state = state.copy()
    piles = []
    for corridor in range(CORRIDORS):
        top = state.tops[corridor]
        cards = [top] if top >= 0 else []
        cards += [state.take_top(corridor) for _ in state.piles[corridor]]
        piles.append(tuple(cards[::-1]))
    return piles


def begun(seats: int = 2, seed: int = 1, cards: str = PROVING_GROUND, **options: Any) -> Scene:
    """A game from its very beginning: the party is to be made."""
    given = {**options, "cards": "" if cards == "lair" else cards}
    return Scene(Match(GAME, seats, seed, options_for(seats, tuple(given.items()))))


def _lay(
    state: ImmortalKingState, fronts: list[str], piles: Sequence[str], won: list[str], spent: list[str]
) -> None:
    """Lay the cards that are named, then deal the others to the piles that go on below."""
    index = {word: number for number, word in enumerate(state.box.words)}
    free = list(range(len(index)))

    def take(word: str) -> int:
        number = index[word]
        assert number in free, f"{word} is named twice"
        free.remove(number)
        return number

    for place, word in enumerate(fronts):
        name = word.strip("()").rstrip("+")
        state.tenacity[place] = "+" in word
        if place < CORRIDORS:
            state.ambushed[place] = word.startswith("(")
            state.fronts[place] = -1 if name == "-" else take(name)
        else:
            assert name == state.box.final.id
    named = [[take(word) for word in text.split() if word != "only"] for text in piles]
    colours = [word for word in (*won, *spent) if word not in index]
    plain = [n for n in free if "treasure" not in state.box.dungeon[n].abilities]
    cards = {word: take(word) for word in (*won, *spent) if word in index}
    paid = []
    for colour in colours:
        number = next(n for n in plain if n in free and state.box.dungeon[n].colour == colour)
        free.remove(number)
        paid.append(number)
    rest = iter(paid)
    state.won = tuple(cards[word] if word in cards else next(rest) for word in won)
    state.spent = tuple(cards[word] if word in cards else next(rest) for word in spent)
    for corridor, text in enumerate(piles):
        top = named[corridor]
        ends = "only" in text.split() or state.fronts[corridor] < 0
        count = 0 if ends else PILE - len(top)
        below = [free.pop() for _ in range(min(count, len(free)))]
        state.piles[corridor] = (*below, *reversed(top))
    state.dungeon_box = tuple(free)
