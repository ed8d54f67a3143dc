"""The state of HEROZ: its zones, and the few ways in which cards move between them."""

from __future__ import annotations

from pygames.engine.action import Action
from pygames.engine.fields import OPEN, OWNER, places, value, values, zone, zones
from pygames.engine.state import State
from pygames.games.heroz.cards import ACE_OF, DECK, DOWN, JOKER, JOKERS, NAMES, RANK, SUIT, Cards, card_of
from pygames.games.heroz.determinization import EVERY_CARD, bits, forget_order, redeal
from pygames.games.heroz.places import (
    COLUMN,
    COLUMN_OF,
    COLUMNS,
    COLUMNS_OF,
    LINE_OF,
    LINES,
    SEAT_OF,
    SEAT_OF_COLUMN,
    place_at,
)

GOAL = 30  # victory points that win (HZ-03)
AFTER_FORMATIONS, AFTER_ATTACK, AFTER_BLOCK = 1, 2, 3  # steps of combat that a window follows

PACKS = ("A", "B")  # each player has a pack of their own (HZ-01)
PACK_OF_COLUMN = ("A", "A", "A", "B", "B", "B")
NO_COPIES = [-1] * (len(PACKS) * JOKERS)  # no joker is in play

Shield = tuple[int, int, int, int]  # an ace, its owner, the seat of the troop, the troop
Aura = tuple[int, int, int]  # a hero, the seat of the troop, the troop
Prize = tuple[int, int]  # a card and its value
# whose, of which line and kind (as in the domain `effect`), the suit or value, the troops
LineFormation = tuple[int, int, int, Cards]


def _sees_card_of_deck(state: HerozState, seat: int | None, owner: int, at: int) -> bool:
    return at >= len(state.decks[owner]) - state.opened[owner]


def _sees_troop(state: HerozState, seat: int | None, column: int, line: int) -> bool:
    return state.shows_troop(seat, column, state.columns[column][line])


def _is_player(state: HerozState, seat: int | None, index: int, at: int) -> bool:
    return seat is not None


def _first(entry: tuple[int, ...]) -> int:
    return entry[0]


def _pack_of_shield(shield: Shield) -> str:
    return PACKS[shield[1]]


def _pack_of_aura(aura: Aura) -> str:
    return PACKS[1 - aura[1]]  # heroes are played on enemy troops (HZ-45)


_apply = State.apply  # looked up once


class HerozState(State):
    """Everything that is true in a game of HEROZ.

    A list has one entry a player unless said otherwise. A column lists its troops from line 1 onwards, so
    that a gap closes by itself (HZ-28); a troop that lies face down is written card + DOWN. The last card of
    a deck or a discard is its top.
    """

    # the turn
    turn: int = value(0)  # turns begun, from 1
    active: int = value(0)  # the seat whose turn it is
    skips: list[bool] = values(False)  # the player's next turn is passed (HZ-53)

    # the cards
    decks: list[Cards] = zones(PACKS, start=tuple(range(DECK)), seen_by=_sees_card_of_deck, pile=True)
    opened: list[int] = values(0)  # how many cards on top of the deck lie face up
    hands: list[Cards] = zones(PACKS, seen_by=OWNER)
    columns: list[Cards] = zones(PACK_OF_COLUMN, COLUMNS, seen_by=_sees_troop, card=card_of)
    heroes: list[int] = places(PACKS)  # the hero in play
    discards: list[Cards] = zones(PACKS)
    won: list[tuple[Prize, ...]] = zones(PACKS, card=_first)
    copies: list[int] = values(-1, len(PACKS) * JOKERS)  # by joker: whose suit and value it has copied, or -1
    glances: list[Cards] = values((), seen_by=OWNER)  # owner and card that one's Jack is showing (AMB-HZ-67)

    # combat
    attack: int = value(-1)  # the number of the attacking column, 0 to 2
    attackers: Cards = value(())  # troops of the active player that attack
    blockers: Cards = value(())  # troops of the other player that block
    step: int = value(0)  # the step of combat that the present window follows, or 0
    passes: int = value(0)  # how many have passed in a row in the present window
    fired: tuple[LineFormation, ...] = value(())  # that have acted in this combat
    shields: tuple[Shield, ...] = zone(_pack_of_shield, card=_first)
    auras: tuple[Aura, ...] = zone(_pack_of_aura, card=_first)
    bonuses: tuple[tuple[int, int, int], ...] = value(())  # seat, troop, value added by a sacrifice
    damage: int = value(0)  # still to be distributed
    doomed: tuple[tuple[int, int], ...] = value(())  # seat and troop, to be destroyed with all others
    fallen: list[Cards] = values(())  # troops destroyed in this turn's combat (tilted in the discard)

    # What the players remember. A set of cards is a number with bit k set for card k. In all sets but `fixed`
    # the bits of cards that are not hidden mean nothing. All troops that lie face down unseen were placed in
    # one and the same step 1.3, as step 1.2 turns up whatever lay there. Both players know `fixed`; the other
    # fields of a player only the opponent knows.
    fixed: list[int] = values(0, seen_by=_is_player)  # cards whose place in the deck is known
    seen: list[int] = values(0, seen_by=_is_player)  # troops seen before they lay face down, or by a Jack
    kept: list[int] = values(0, seen_by=_is_player)  # cards that are not in the unseen part of the deck
    early: list[int] = values(0, seen_by=_is_player)  # of these: in the hand when its troops were placed
    late: list[int] = values(0, seen_by=_is_player)  # cards that came after that, so are none of these troops
    fresh: list[int] = values(0, seen_by=_is_player)  # how many of the hand must have been drawn unseen since

    # options
    strict_damage: bool = value(False, option=True)
    shuffle_discard: bool = value(False, option=True)
    memory_aid: bool = value(False, option=True)
    power_toughness: bool = value(False, option=True)
    lose_turn_at_once: bool = value(False, option=True)

    def apply(self, action: Action) -> None:
        """Do a legal action; what a Jack has shown to the one who decides is covered first (AMB-HZ-67)."""
        self.glances[self.seat_to_act] = ()
        _apply(self, action)

    # --- what a seat may know ---

    def shows_troop(self, seat: int | None, column: int, code: int) -> bool:
        """Whether a troop is shown to `seat`: face up, by a Jack, or one's own with the memory aid.

        Face-down troops are hidden from both players, their owner included (HZ-57), unless the memory aid
        is on (AMB-HZ-54).
        """
        if code < DOWN or seat == OPEN:
            return True
        if seat is None:
            return False
        owner = SEAT_OF_COLUMN[column]
        return (self.memory_aid and owner == seat) or self.glances[seat] == (owner, code - DOWN)

    def determinize(self, seat: int | None) -> None:
        """Deal all that `seat` cannot know anew; every deal that may be true has the same chance.

        An onlooker is taken to remember nothing, and what a Jack is showing is covered.
        """
        if seat is None:
            for owner in range(2):
                self.seen[owner] = self.kept[owner] = self.early[owner] = 0
                self.late[owner] = self.fresh[owner] = 0
                self.glances[owner] = ()
                redeal(self, owner)
        else:
            forget_order(self, seat)
            redeal(self, 1 - seat)
        self.unordered = True

    # --- troops in play ---

    def at(self, place: int) -> int:
        """What stands on a place: a card (+ DOWN when face down), or -1."""
        column = self.columns[COLUMN_OF[place]]
        line = LINE_OF[place]
        return column[line] if line < len(column) else -1

    def put_at(self, place: int, code: int) -> None:
        """Replace the troop on this place by this card (+ DOWN when face down)."""
        at, line = COLUMN_OF[place], LINE_OF[place]
        column = self.columns[at]
        self.columns[at] = (*column[:line], code, *column[line + 1 :])

    def turn_down(self, place: int) -> None:
        """Turn a troop face down before everybody's eyes."""
        card = self.at(place)
        self.put_at(place, card + DOWN)
        self.seen[SEAT_OF[place]] |= 1 << card

    def turn_up(self, place: int) -> int:
        """Turn a troop face up; says which it is."""
        card = self.at(place) - DOWN
        self.put_at(place, card)
        self.seen[SEAT_OF[place]] &= ~(1 << card)
        return card

    def look(self, seat: int, place: int) -> int:
        """Show a face-down troop to a player alone (AMB-HZ-67); says which it is."""
        card = self.at(place) - DOWN
        owner = SEAT_OF[place]
        self.glances[seat] = (owner, card)
        if owner != seat:
            self.seen[owner] |= 1 << card
        return card

    def place_of(self, seat: int, card: int) -> int:
        """The place of a troop in play, or -1."""
        for column in COLUMNS_OF[seat]:
            troops = self.columns[column]
            for code in (card, card + DOWN):
                if code in troops:
                    return place_at(column, troops.index(code))
        return -1

    def faces(self, seat: int) -> dict[int, int]:
        """The player's troops that are not themselves, and the card whose suit and value each has.

        For a joker that is the card copied (HZ-23), under an aura an ace (value 1) of the hero's suit
        (HZ-45).
        """
        found = {}
        if self.copies != NO_COPIES:
            first = joker_of(seat, JOKER)
            copies = enumerate(self.copies[first : first + JOKERS], JOKER)
            found = {joker: copied for joker, copied in copies if copied >= 0}
        for hero, target, troop in self.auras:
            if target == seat:
                found[troop] = ACE_OF[SUIT[hero]]
        return found

    def face(self, seat: int, card: int) -> int:
        """The card whose suit and value a troop now has: mostly its own."""
        return self.faces(seat).get(card, card)

    def value(self, seat: int, card: int) -> int:
        """The value of a troop as it now is."""
        return RANK[self.faces(seat).get(card, card)]

    def worth(self, seat: int, card: int) -> int:
        """What a troop scores: its value, or that of the card it copies, for auras have ended (HZ-47)."""
        return RANK[self.copies[joker_of(seat, card)] if card >= JOKER else card]

    def free_places(self, seat: int) -> list[int]:
        """The first unoccupied place of each column that has one (HZ-27)."""
        found = []
        for column in COLUMNS_OF[seat]:
            troops = len(self.columns[column])
            if troops < LINES:
                found.append(column * LINES + troops)
        return found

    def has_free_place(self, seat: int) -> bool:
        """Whether the player's area has room for a troop."""
        first, second, third = COLUMNS_OF[seat]
        columns = self.columns
        return len(columns[first]) + len(columns[second]) + len(columns[third]) < 3 * LINES

    def is_active(self, column: int) -> bool:
        """Whether a troop of this column is active (HZ-54)."""
        troops = self.columns[column]
        return bool(troops) and min(troops) < DOWN

    def has_active(self, seat: int) -> bool:
        """Whether the player has an active troop (HZ-54)."""
        for column in COLUMNS_OF[seat]:
            troops = self.columns[column]
            if troops and min(troops) < DOWN:
                return True
        return False

    def active_places(self, seat: int) -> list[int]:
        """The places of the player's active troops (HZ-54)."""
        found = []
        for column in COLUMNS_OF[seat]:
            place = column * LINES
            for code in self.columns[column]:
                if code < DOWN:
                    found.append(place)
                place += 1
        return found

    def inactive_places(self, seat: int) -> list[int]:
        """The places of the player's inactive troops."""
        return [
            place_at(column, line)
            for column in COLUMNS_OF[seat]
            for line, code in enumerate(self.columns[column])
            if code >= DOWN
        ]

    def troop_places(self, seat: int) -> list[int]:
        """The places of all the player's troops."""
        return [
            place_at(column, line) for column in COLUMNS_OF[seat] for line in range(len(self.columns[column]))
        ]

    def remove(self, seat: int, *cards: int) -> None:
        """Take troops of one column out of play, all at once."""
        for card in cards:
            if card >= JOKER:
                self.copies[joker_of(seat, card)] = -1  # AMB-HZ-11
        self.take_out(*(self.place_of(seat, card) for card in cards))

    def take_out(self, *places: int) -> None:
        """Empty places of one column, all at once; the troops of higher lines slide down (HZ-28)."""
        at, lines = COLUMN_OF[places[0]], [LINE_OF[place] for place in places]
        self.columns[at] = left = tuple(
            code for line, code in enumerate(self.columns[at]) if line not in lines
        )
        slid = len(left) - min(lines)
        if slid:
            self.emit("slid", "HZ-28", {"column": COLUMN.words[at], "n": slid})

    def fighters(self, seat: int) -> Cards:
        """The player's troops in the present fight."""
        return self.attackers if seat == self.active else self.blockers

    def points(self, seat: int) -> int:
        """Victory points: the sum of the values now in the zone (HZ-50, AMB-HZ-55)."""
        return sum(value for _, value in self.won[seat])

    # --- deck, hand and discard ---

    def discard(self, seat: int, card: int) -> None:
        """Put a card on top of its owner's discard (HZ-58)."""
        self.discards[seat] += (card,)

    def play_from_hand(self, seat: int, card: int) -> None:
        """Take a card out of a hand, for all to see."""
        hand = self.hands[seat]
        self.hands[seat] = without(hand, hand.index(card))
        if self.fresh[seat] and not (self.early[seat] | self.late[seat]) >> card & 1:
            self.fresh[seat] -= 1  # perhaps it was one of them

    def place_from_hand(self, seat: int, card: int, place: int) -> None:
        """Put a troop of a hand face down on a free place (HZ-65)."""
        hand = self.hands[seat]
        self.hands[seat] = without(hand, hand.index(card))
        self.columns[COLUMN_OF[place]] += (card + DOWN,)
        # any troop of the hand may be the one
        self.early[seat] = self.kept[seat]
        self.late[seat] = 0
        self.fresh[seat] = 0

    def put_on_deck(self, seat: int, card: int) -> None:
        """Put a card face up on top of its owner's deck."""
        self.decks[seat] += (card,)
        self.fixed[seat] |= 1 << card
        self.opened[seat] += 1

    def put_under_deck(self, seat: int, card: int) -> None:
        """Put a card that all have seen face down under its owner's deck."""
        self.decks[seat] = (card, *self.decks[seat])
        self.fixed[seat] |= 1 << card

    def bury_open_card(self, seat: int) -> int:
        """Put the face-up card on top of a deck under it, face down; says which it is."""
        *rest, card = self.decks[seat]
        self.opened[seat] -= 1
        self.decks[seat] = (card, *rest)
        return card

    def loose_part(self, seat: int) -> tuple[int, int]:
        """Where in a deck the cards lie whose places nobody knows, from and to.

        Known ones lie face up on top of them, or were put under them.
        """
        opened = self.opened[seat]
        return self.fixed[seat].bit_count() - opened, len(self.decks[seat]) - opened

    def choose_top(self, seat: int) -> None:
        """In a state whose decks have no order: settle which of the loose cards lies on top of a deck."""
        bottom, top = self.loose_part(seat)
        deck = self.decks[seat]
        if bottom < top == len(deck):
            at = bottom + self.below(top - bottom)
            self.decks[seat] = (*deck[:at], *deck[at + 1 :], deck[at])

    def flip(self, seat: int) -> int:
        """Turn the top card of a deck face up, where it stays (AMB-HZ-20); says which it is."""
        if self.unordered:
            self.choose_top(seat)
        card = self.decks[seat][-1]
        self.opened[seat] = 1
        self.fixed[seat] |= 1 << card
        return card

    def draw(self, seat: int, rule: str) -> bool:
        """Draw the top card of one's deck into one's hand; False when the deck was empty (HZ-53).

        A hand has no limit (AMB-HZ-46).
        """
        if not self.decks[seat]:
            return False
        if self.unordered:
            self.choose_top(seat)
        deck = self.decks[seat]
        card = deck[-1]
        self.decks[seat] = deck[:-1]
        self.hands[seat] += (card,)
        bit = 1 << card
        if self.fixed[seat] & bit:
            self.fixed[seat] ^= bit
            self.early[seat] &= ~bit
            self.kept[seat] |= bit
            self.late[seat] |= bit
        elif not self.late[seat] & bit:
            self.fresh[seat] += 1
        if self.opened[seat]:
            # a card that lay face up is known to all (AMB-HZ-44)
            self.opened[seat] -= 1
            self.emit("drew", rule, {"seat": seat, "card": NAMES[card]}, reveals=True)
        elif self.log is not None:
            self.emit("drew", rule, {"seat": seat}, reveals=True, to=seat, secret={"card": NAMES[card]})
        return True

    def renew_deck(self, seat: int) -> bool:
        """The discard, turned over, becomes the deck (HZ-53); False when there is none (AMB-HZ-60)."""
        discard = self.discards[seat]
        if not discard:
            self.emit("nothing_left", "HZ-53 AMB-HZ-60", {"seat": seat})
            return False
        self.discards[seat] = ()
        deck = bits(discard)
        if self.shuffle_discard:
            self.decks[seat] = self.shuffled(discard)
            # what is hidden and not among them is in the hand or face down
            self.kept[seat] = EVERY_CARD & ~deck
            self.late[seat] |= deck
        else:
            self.decks[seat] = discard[::-1]  # the oldest card comes out on top (AMB-HZ-42)
            self.fixed[seat] = deck
        self.emit("turned_discard", "HZ-53 AMB-HZ-42", {"seat": seat, "n": len(discard)}, reveals=True)
        return True


def without(cards: Cards, at: int) -> Cards:
    """The row without the card at this index."""
    return cards[:at] + cards[at + 1 :]


def joker_of(seat: int, card: int) -> int:
    """The index of a player's joker in `copies`."""
    return seat * JOKERS + card - JOKER
