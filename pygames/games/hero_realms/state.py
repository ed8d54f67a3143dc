"""The state of Hero Realms: its zones of cards, its pools, and what is worked out from them.

Hidden are the hands and the order of every deck, nothing else (HR-05, AMB-HR-32). What everybody has
seen go into a hand (`shown`) or onto a deck (`tops`) is not forgotten.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from pygames.engine.event import NO_PARAMS, NO_REASONS, Params
from pygames.engine.fields import NOBODY, OPEN, note, value, values, zone, zones
from pygames.engine.state import Result, State
from pygames.games.hero_realms.cards import (
    DEFENSE,
    IS_GEM,
    IS_GUARD,
    NAMES,
    PACKS,
)
from pygames.games.hero_realms.vocabulary import BASE, Vocabulary

Cards = tuple[int, ...]
Top = tuple[int, int]  # a card on a deck, and the seats that know it there, as bits
ROW = 5  # HR-09
HAND = 5  # HR-15
REWARD = 10  # HR-146
# AMB-HR-25: no other format is played
FREE_FOR_ALL, FIRST_BLOOD, LAST_STANDING = FORMATS = ("free-for-all", "first-blood", "last-one-standing")


def _first(entry: tuple[int, ...]) -> int:
    return entry[0]


def _sees_hand(state: HeroRealmsState, seat: int | None, owner: int, at: int) -> bool:
    return state.sees_hand(seat, owner) or state.hands[owner][at] in state.shown[owner]


def _sees_top(state: HeroRealmsState, seat: int | None, owner: int, at: int) -> bool:
    return state.knows(seat, state.tops[owner][at][1])


def _sees_looked_at(state: HeroRealmsState, seat: int | None, index: int, at: int) -> bool:
    return seat in (state.active, OPEN)


def without(cards: Cards, card: int) -> Cards:
    """The cards without this one, which must be among them."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


class HeroRealmsState(State):
    """Everything that is true in a game of Hero Realms: what each player has, and what is shared (HR-04).

    A list has one entry a player. The last card of a pile is its top.
    """

    vocabulary: ClassVar[Vocabulary] = BASE  # what its cards can say
    gem_ruling: ClassVar[str] = "AMB-HR-01"  # on where a sacrificed Fire Gem goes
    everybody: ClassVar[int] = 31  # all seats that there may be, as bits
    one_of_each: ClassVar[str] = "AMB-HR-27"  # the ruling on a class that is taken
    out_by: ClassVar[str] = "HR-109"  # the rule by which somebody is no target any more

    # the turn
    active: int = value(0)  # whose turn it is
    turns: list[int] = values(0)  # begun by each player
    gold: int = value(0)  # the pools of the active player; the others' are empty (HR-105)
    combat: int = value(0)
    gained: int = value(0)  # combat, in this turn (AMB-HR-14)
    history: Cards = value(())  # cards played in this turn
    fresh: Cards = value(())  # the active player's cards in play whose ally ability is unused (HR-40)
    waiting: tuple[str, ...] = value(())  # where the next cards acquired go: `deck-action` (HR-84)
    discounts: tuple[tuple[int, str], ...] = value(())  # on the next card acquired of a kind (HR-90)
    heist: bool = value(False)  # a card may be acquired from a discard pile (HR-132)
    late: tuple[tuple[str, int], ...] = value(())  # what each champion still to come gives (AMB-HR-05)
    damage: tuple[tuple[int, int], ...] = value(())  # taken by champions in this turn (HR-66, HR-69)

    brought: Cards = note(())  # in this turn in play without being played (AMB-HR-17)
    drawn_by: str = note("")  # the `mode` in which an own card draws before a discard
    counted: tuple[str, ...] = note(())  # the rules behind health that is counted and may go to another

    # the players
    packs: list[int] = values(-1)  # -1: still to be chosen
    health: list[int] = values(0)
    out: list[bool] = values(False)  # of the game (HR-109)
    owed: list[int] = values(0)  # cards to be discarded at the beginning of the turn (AMB-HR-08)
    blessed: list[tuple[tuple[int, int], ...]] = values(())  # defense, and for how many own turns (HR-126)

    # their cards
    decks: list[Cards] = zones("cards", seen_by=NOBODY, pile=True)
    tops: list[tuple[Top, ...]] = zones("cards", seen_by=_sees_top, card=_first)  # drawn before the deck
    hands: list[Cards] = zones("cards", seen_by=_sees_hand)  # as many as there are (HR-95)
    shown: list[Cards] = values(())  # cards of the hands that everybody saw arrive
    discards: list[Cards] = zones("cards")  # in the order in which they came (AMB-HR-28)
    played: list[Cards] = zones("cards")  # actions and items in play (HR-25)
    champions: list[Cards] = zones("cards")  # in play (HR-56)
    expended: list[Cards] = values(())  # of the champions and the skill: those turned sideways
    stunned: list[Cards] = values(())  # since the end of one's last turn, and still in the discard pile
    beside: list[Cards] = zones("cards")  # skill and ability (HR-118)

    # the middle
    market: Cards = zone("cards", seen_by=NOBODY, pile=True)
    row: Cards = zone("cards")
    gems: Cards = zone("cards")  # the lowest number on top, so that words count up
    sacrificed: Cards = zone("cards")  # empty at first (HR-11)
    left: Cards = zone("cards")  # of players who are out (HR-111), sorted
    box: Cards = zone("cards")  # cards of packs that nobody has taken
    looking: Cards = zone("cards", seen_by=_sees_looked_at)  # looked at by the active player (HR-129)

    # options
    format: str = value(FREE_FOR_ALL, option=True)
    classes: str = value("none", option=True)
    twins: bool = value(False, option=True)
    gems_return: bool = value(True, option=True)  # AMB-HR-01
    counts_later: bool = value(False, option=True)  # AMB-HR-05
    discards_later: bool = value(False, option=True)  # AMB-HR-08
    capped: bool = value(False, option=True)  # AMB-HR-38
    limit: int = value(0, option=True)  # turns of each player (AMB-HR-29)

    # --- who plays, and at whom one may aim ---

    def living(self) -> list[int]:
        """The players in the game, by their seats."""
        return [seat for seat, out in enumerate(self.out) if not out]

    def left_of(self, seat: int, step: int = 1) -> int:
        """The next living player to the left (HR-12), or with -1 to the right; oneself when alone."""
        found = (seat + step) % self.seats
        while self.out[found] and found != seat:
            found = (found + step) % self.seats
        return found

    def opponents(self, seat: int) -> list[int]:
        """The players, still in the game, against whom one plays, from the left on."""
        ring = [(seat + step) % self.seats for step in range(1, self.seats)]
        return [other for other in ring if not self.out[other]]

    def targets(self, seat: int) -> list[int]:
        """The opponents whom one may attack and target: all (HR-142, AMB-HR-40), or the left one (HR-143)."""
        return self.opponents(seat) if self.format == FREE_FOR_ALL else [self.left_of(seat)]

    def prey(self, seat: int) -> list[int]:
        """Whose champions one may attack and target: all opponents' (HR-68), or both neighbours' (HR-143)."""
        if self.format == FREE_FOR_ALL:
            return self.opponents(seat)
        return list(dict.fromkeys((self.left_of(seat), self.left_of(seat, -1))))

    def aims(self, seat: int, at: str) -> list[int]:
        """At whom "target player" or "target opponent" may be aimed (AMB-HR-37), whatever guards (HR-60)."""
        return self.targets(seat) if at == "opponent" else [seat, *self.targets(seat)]

    def no_target(self, seat: int, other: int) -> tuple[str, str]:
        """By which rule and for what reason another living player is none of the targets."""
        return "HR-143", "not_on_the_left"

    def no_aim(self, seat: int, other: int, at: str) -> tuple[str, str]:
        """By which rule and for what reason an effect cannot be aimed at a player."""
        if self.out[other]:
            return self.out_by, "is_out"
        return ("HR-97", "aim_opponent") if other == seat else ("AMB-HR-37", "not_on_the_left")

    def no_prey(self, seat: int, owner: int) -> tuple[str, str]:
        """By which rule and for what reason nobody's champions of this owner are prey."""
        return "HR-143", "not_a_neighbour"

    @property
    def guarded_by(self) -> str:
        """The rule by which a prepared guard protects a player: in Hunter a neighbour's does as always."""
        return "HR-57" if self.format == FREE_FOR_ALL else "HR-144"

    def behind_count(self, per: str) -> tuple[str, ...]:
        """More rules behind an amount that is counted, where more than the base game's is."""
        return ()

    def unanswered(self) -> tuple[str, str, dict[str, int | str]]:
        """By which rule the present question is answered first, and how that is said (HR-20)."""
        if self.asks_for("pack"):
            return "HR-115", "pack_first", {}
        card: int = self.context[0]
        if card < 0:
            return "AMB-HR-08", "discard_first", {}
        return "HR-20", "answer_first", {"card": NAMES[card]}

    def asks_for(self, name: str) -> bool:
        """Whether the present decision is the one of this name."""
        return bool(self.agenda) and self.agenda[-1][0].name == name

    def ranks(self, owner: int) -> Cards:
        """What an opponent may attack and stun before a player: his champions (HR-56)."""
        return self.champions[owner]

    def expendable(self, seat: int) -> Cards:
        """A player's cards with an expend ability of their own: his champions (HR-32)."""
        return self.champions[seat]

    def owner(self, card: int) -> int:
        """Before whom a champion is in play; -1 when it is not."""
        for seat in range(self.seats):
            if card in self.ranks(seat):
                return seat
        return -1

    # --- champions ---

    def guard_of(self, owner: int) -> int:
        """A prepared guard of this player, or -1; it guards him and his (HR-57, HR-59, HR-61, HR-144)."""
        for card in self.ranks(owner):
            if IS_GUARD[card] and card not in self.expended[owner]:
                return card
        return -1

    def open_champions(self, owner: int) -> Cards:
        """Those that may be attacked or targeted: prepared guards protect all but guards (HR-57, HR-58)."""
        champions = self.ranks(owner)
        if champions and self.guard_of(owner) >= 0:
            return tuple([card for card in champions if IS_GUARD[card]])
        return champions

    def defense(self, card: int, owner: int) -> int:
        """A champion's defense, with what a blessing adds (HR-126)."""
        blessed = self.blessed[owner]
        return DEFENSE[card] + sum([n for n, _ in blessed]) if blessed else DEFENSE[card]

    def lacking(self, card: int, owner: int) -> int:
        """How much damage still stuns this champion in this turn (HR-66)."""
        lacking = self.defense(card, owner)
        for marked, n in self.damage:
            if marked == card:
                lacking -= n
        return lacking

    def stun(self, owner: int, card: int, rule: str) -> None:
        """A champion leaves play at once; marks on it are gone (HR-70)."""
        self.leave_play(owner, card, rule)
        if card in self.expended[owner]:
            self.expended[owner] = without(self.expended[owner], card)
        if card in self.fresh:
            self.fresh = without(self.fresh, card)  # HR-43
        if self.damage:
            self.damage = tuple([mark for mark in self.damage if mark[0] != card])

    def leave_play(self, owner: int, card: int, rule: str) -> None:
        """A stunned champion goes to its owner's discard pile (HR-70)."""
        self.champions[owner] = without(self.champions[owner], card)
        self.discards[owner] += (card,)
        self.stunned[owner] += (card,)
        if self.log is not None:
            self.emit("stunned", rule, {"seat": owner, "card": NAMES[card]})

    def in_play(self, seat: int) -> Cards:
        """All cards of a player that count as in play (HR-25, HR-37)."""
        return self.played[seat] + self.champions[seat]

    def in_play_elsewhere(self, seat: int) -> Cards:
        """The cards in play of those against whom one plays: they are no partners (HR-45)."""
        return tuple([card for other in self.opponents(seat) for card in self.in_play(other)])

    # --- cards ---

    def shuffled_pile(self, cards: Cards) -> Cards:
        """Cards shuffled to a pile; where piles have no order, there is nothing to do."""
        return tuple(sorted(cards)) if self.unordered else self.shuffled(cards)

    def take_top(self, seat: int) -> Top | None:
        """The top card of a player's deck, with the seats that know it; None when there is none.

        An empty deck is made anew of the discard pile, not earlier (HR-93), if there is one (HR-94).
        """
        tops = self.tops[seat]
        if tops:
            self.tops[seat] = tops[:-1]
            return tops[-1]
        if not self.decks[seat]:
            if not self.discards[seat]:
                return None
            self.decks[seat] = self.shuffled_pile(self.discards[seat])
            self.discards[seat] = self.stunned[seat] = ()
            self.emit("reshuffled", "HR-93", {"seat": seat, "n": len(self.decks[seat])}, reveals=True)
            self.reshuffled(seat)
        card, self.decks[seat] = self.draw_top(self.decks[seat])
        return card, 0

    def reshuffled(self, seat: int) -> None:
        """What else happens when a player's deck has been made anew."""

    def draw_cards(self, seat: int, number: int, rule: str = "HR-92") -> int:
        """Draw one at a time (HR-92), as many as there are (HR-94); how many came."""
        drawn: list[int] = []
        while len(drawn) < number:
            top = self.take_top(seat)
            if top is None:
                break
            card, known = top
            drawn.append(card)
            self.hands[seat] += (card,)
            if known == self.everybody:
                self.shown[seat] += (card,)
        if self.log is None:
            return len(drawn)
        if drawn:
            secret: dict[str, int | str] = {"cards": listed(drawn)}
            rules = rule if len(drawn) == number else f"{rule} HR-94"
            self.emit("drew", rules, {"seat": seat, "n": len(drawn)}, to=seat, secret=secret, reveals=True)
        elif number:
            self.emit("none_drawn", f"{rule} HR-94", {"seat": seat})
        return len(drawn)

    def discarded(self, seat: int, card: int) -> None:
        """What else happens when a player has discarded a card by an effect."""

    def loot(self, seat: int) -> Cards:
        """Where a heist finds its card: the discard piles of the opponents (HR-132)."""
        return tuple([card for other in self.opponents(seat) for card in self.discards[other]])

    def rob(self, seat: int, card: int) -> None:
        """A player has acquired a card by a heist: it leaves the pile of its owner."""
        owner = next(o for o in self.opponents(seat) if card in self.discards[o])
        self.discards[owner] = without(self.discards[owner], card)
        if card in self.stunned[owner]:
            self.stunned[owner] = without(self.stunned[owner], card)
        self.emit("stolen", "HR-132", {"seat": seat, "other": owner, "card": NAMES[card]})

    def allies_barred(self) -> bool:
        """Whether no ally ability can be used now."""
        return False

    def refill(self, at: int) -> None:
        """The top card of the market deck is laid open at a place of the row (HR-79), if there is one."""
        if self.market:
            card, self.market = self.draw_top(self.market)
            self.lay_open(at, card, reveals=True)

    def lay_open(self, at: int, card: int, *, reveals: bool) -> None:
        """A card comes to a place of the row; whether that told anybody anything new."""
        self.row = (*self.row[:at], card, *self.row[at:])
        if self.log is not None:
            self.emit("refilled", "HR-79", {"card": NAMES[card]}, reveals=reveals)

    def can_draw(self, seat: int) -> int:
        """How many cards a player could draw."""
        return len(self.tops[seat]) + len(self.decks[seat]) + len(self.discards[seat])

    def put_on_deck(self, seat: int, card: int, known: int = 0) -> None:
        """Put a card on a deck; these seats, as bits, know it there, or everybody (HR-89, HR-96)."""
        self.tops[seat] += ((card, known or self.everybody),)

    def knows(self, seat: int | None, seats: int) -> bool:
        """Whether a seat is among these, as bits; an onlooker knows what everybody knows."""
        if seat == OPEN:
            return True
        return seats == self.everybody if seat is None else bool(seats >> seat & 1)

    def take_gem(self) -> None:
        """The top Fire Gem leaves its pile."""
        self.gems = self.gems[:-1]

    def lay_aside(self, seat: int, cards: Cards) -> None:
        """Cards that a player has had go to his discard pile, in this order."""
        self.discards[seat] += cards

    def leave_hand(self, seat: int, card: int) -> None:
        """Take a card out of a hand."""
        self.hands[seat] = without(self.hands[seat], card)
        if card in self.shown[seat]:
            self.shown[seat] = without(self.shown[seat], card)

    def sacrifice(self, card: int) -> None:
        """A card goes out of the game (HR-50); a Fire Gem goes back to its pile (HR-51, AMB-HR-01)."""
        if IS_GEM[card] and self.gems_return:
            self.gems = tuple(sorted((*self.gems, card), reverse=True))
            if self.log is not None:
                self.emit("gem_back", f"HR-51 {self.gem_ruling}".rstrip(), {"card": NAMES[card]})
        else:
            self.sacrificed += (card,)

    def gain_health(
        self, seat: int, card: int, n: int, rule: str = "HR-91", counted: tuple[str, ...] = ()
    ) -> None:
        """A player gains health by a card: for himself."""
        self.heal(seat, n, rule, counted)

    def most_health(self, seat: int) -> int:
        """The health that a player began with."""
        return PACKS[self.packs[seat]].health

    def heal(self, seat: int, n: int, rule: str = "HR-91", counted: tuple[str, ...] = ()) -> None:
        """Gain health; there is no maximum (HR-91), unless the option sets one (AMB-HR-38).

        `counted` are the rules behind an amount that was counted.
        """
        given = max(0, min(n, self.most_health(seat) - self.health[seat])) if self.capped else n
        self.health[seat] += given
        if self.log is None:
            return
        rules = f"{rule} AMB-HR-38" if self.capped else rule
        if given:
            reasons = {"n": counted} if counted else NO_REASONS
            self.emit("gained_health", rules, {"seat": seat, "n": given}, because=reasons)
        elif n:
            self.emit("full_health", rules, {"seat": seat})

    # --- who has no health left ---

    def fall(self, fallen: list[int]) -> None:
        """These are out of the game at once (HR-109), all together (HR-110, AMB-HR-21), perhaps its end."""
        for seat in fallen:
            self.out[seat] = True
            self.emit("out", "HR-109 HR-110" if len(fallen) > 1 else "HR-109", {"seat": seat})
        for seat in fallen:
            self.leave(seat)
        living = self.living()
        if self.format == FIRST_BLOOD:
            winners = {self.left_of(seat, -1) for seat in fallen} & set(living)
            self.end(Result(tuple(sorted(winners)), "blood" if winners else "draw", "HR-145"))
        elif len(living) == 1:
            self.end(Result((living[0],), "last", "HR-112"))
        elif not living:
            self.end(Result((), "draw", "HR-114"))
        elif self.format == LAST_STANDING:
            for seat in fallen:  # the player on the right (HR-146)
                self.heal(self.left_of(seat, -1), REWARD, "HR-146")
                self.draw_cards(self.left_of(seat, -1), 1, "HR-146")

    def leave(self, seat: int) -> None:
        """All cards of a player who is out leave the game; nothing else is touched (HR-111, AMB-HR-22)."""
        cards = [*self.decks[seat], *[card for card, _ in self.tops[seat]], *self.hands[seat]]
        cards += [*self.discards[seat], *self.in_play(seat), *self.beside[seat]]
        if seat == self.active:
            cards += self.looking
            self.looking = ()
        self.left = tuple(sorted((*self.left, *cards)))
        for held in (self.decks, self.tops, self.hands, self.shown, self.discards, self.played):
            held[seat] = ()
        for held in (self.champions, self.expended, self.stunned, self.beside):
            held[seat] = ()
        self.health[seat] = self.owed[seat] = 0

    # --- what is told ---

    def emit(
        self,
        kind: str,
        rules: str,
        params: Params = NO_PARAMS,
        to: int | None = None,
        secret: Params = NO_PARAMS,
        reveals: bool = False,
        because: Mapping[str, tuple[str, ...]] = NO_REASONS,
    ) -> None:
        """Cites besides the rules given those that only the position tells (`reasons.py`)."""
        if self.log is not None:
            behind = self.vocabulary.behind.get(kind)
            if behind is not None:
                rules = f"{rules} {behind(self, params)}"
            super().emit(kind, rules, params, to, secret, reveals, because)

    # --- what a seat may know ---

    def sees_hand(self, seat: int | None, owner: int) -> bool:
        """Whether a seat sees the whole hand of a player: only his own (HR-108)."""
        return seat in (owner, OPEN)

    def determinize(self, seat: int | None) -> None:
        """Deal what `seat` cannot know at random, in place: each way to deal it is as likely.

        Everybody knows which cards are in another player's hand and deck together, for all else lies open.
        """
        for other in range(self.seats):
            if other == seat:
                self.decks[other] = tuple(sorted(self.decks[other]))
            else:
                self._deal(seat, other)
        self.market = tuple(sorted(self.market))
        self.unordered = True

    def _deal(self, seat: int | None, other: int) -> None:
        hand, tops, shown = self.hands[other], self.tops[other], self.shown[other]
        if self.sees_hand(seat, other):
            shown = hand
        looking = self.looking if other == self.active else ()
        pool = sorted(
            [
                *self.decks[other],
                *[card for card in hand if card not in shown],
                *[card for card, known in tops if not self.knows(seat, known)],
                *looking,
            ]
        )
        if len(pool) > len(self.decks[other]):
            self.hands[other] = tuple(
                [card if card in shown else pool.pop(self.below(len(pool))) for card in hand]
            )
            self.tops[other] = tuple(
                [
                    (card if self.knows(seat, known) else pool.pop(self.below(len(pool))), known)
                    for card, known in tops
                ]
            )
            if looking:
                self.looking = tuple([pool.pop(self.below(len(pool))) for _ in looking])
        self.decks[other] = tuple(pool)


def listed(cards: Cards | list[int]) -> str:
    """Cards as one parameter of an event."""
    return ",".join([NAMES[card] for card in cards])
