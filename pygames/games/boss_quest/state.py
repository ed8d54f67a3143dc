"""The state of Boss Quest: its zones of cards, its tokens, and what is worked out from them.

What is secret stands beside each field (`seen_by`): hidden weapons until the combat, the mystery spell,
readings chosen for hidden potions, and all piles.
"""

from __future__ import annotations

import functools

from pygames.engine.fields import NOBODY, OPEN, OWNER, place, places, value, values, zone, zones
from pygames.engine.state import State
from pygames.games.boss_quest.cards import (
    ALL_COLOURS,
    BOSS_CHANGE,
    BOSSES,
    COLOUR,
    EXCESS,
    FORCE_CHANGE,
    KIND_OF,
    MOST_VALUE,
    NEEDS_COLOUR,
    NEEDS_PAIR,
    NO_LOSS,
    POTION,
    POTIONS,
    REAPER,
    VALUE,
    WEAPON_NAMES,
)
from pygames.games.boss_quest.determinization import UnseenPlace, deal

Cards = tuple[int, ...]
ActiveSpell = tuple[int, int]  # the spell and the seat before which it lies
Readings = tuple[int, int]  # of a potion: what the negative one takes, and the positive one adds
FaceDown = tuple[int, int, int]  # a weapon, the seats that know it (as bits), its worth at the most

HEARTS = 3  # BQ-13
BESIDE_BOSS = -1  # where an active light spell lies (BQ-36)
KNIGHT, GHOST, REAPER_PLAYER, GONE = range(4)  # what a player is
# where a pawn stands: in phase A; done with both phases (BQ-22); done without phase B (BQ-31, BQ-74)
AT_ARMOURER, AT_MAGICIAN, ASIDE = range(3)
MYSTERY = -1  # in `peeks`: the mystery spell
OUT, WAITS, NEXT, FIGHTS, TAKEN, DONE = "out", "waits", "next", "fights", "taken", "done"  # the reaper
EVERY_COLOUR = -2  # among the colours of weapons (BQ-80)


def _first(entry: tuple[int, ...]) -> int:
    return entry[0]


def _sees_hidden(state: BossQuestState, seat: int | None, owner: int, at: int) -> bool:
    return state.sees_hidden(seat, owner)


def _sees_mystery(state: BossQuestState, seat: int | None, index: int, at: int) -> bool:
    return state.sees_mystery(seat)


@functools.cache
def _ring(seats: int, first: int) -> Cards:
    """All seats in turn order, beginning with this one."""
    return tuple((first + step) % seats for step in range(seats))


class BossQuestState(State):
    """Everything that is true in a game of Boss Quest.

    A list has one entry a player unless said otherwise. The last card of a pile or a discard is its top.
    """

    # the round
    round: int = value(0)
    armourer: int = value(0)
    current: int = value(0)  # whose turn it is
    pawns: list[int] = values(AT_ARMOURER)  # AT_ARMOURER, AT_MAGICIAN or ASIDE
    final: bool = value(False)  # the last player at the armourer's has equipped one last time (BQ-30)
    asked: int = value(0)  # players, in turn order, asked for a hidden potion or passed over (AMB-BQ-59)
    revealed: bool = value(False)  # the hidden weapons lie open (BQ-41)
    winners: Cards = value(())  # of the present combat

    # the players
    roles: list[int] = values(KNIGHT)  # KNIGHT, GHOST, REAPER_PLAYER or GONE
    hearts: list[int] = values(HEARTS)
    keys: list[int] = values(0)

    # the bosses
    boss: int = place("bosses")  # its value; REAPER when the reaper is fought
    boss_deck: Cards = zone("bosses", BOSSES, seen_by=NOBODY, pile=True)
    boss_discard: Cards = zone("bosses")
    reaper_state: str = value(OUT)  # OUT (not in this game), WAITS, NEXT, FIGHTS, TAKEN (by a player) or DONE

    # the spells
    row: Cards = zone("spells")  # face up under the magician
    mystery: int = place("spells", seen_by=_sees_mystery)
    aims: int = place("spells")  # the mystery spell turned up and still to be aimed (AMB-BQ-15)
    active: tuple[ActiveSpell, ...] = zone("spells", card=_first)
    spell_deck: Cards = zone("spells", seen_by=NOBODY, pile=True)
    spell_discard: Cards = zone("spells")

    # the weapons
    hidden: list[int] = places("weapons", seen_by=_sees_hidden)
    visible: list[Cards] = zones("weapons")
    weapon_deck: Cards = zone("weapons", seen_by=NOBODY, pile=True)
    # put under that pile (BQ-64), and so drawn last: the lowest first
    weapon_bottom: tuple[FaceDown, ...] = zone("weapons", seen_by=NOBODY, card=_first)
    readings: list[int] = values(0, POTIONS)  # by potion: 1, -1, or 0 while undecided (BQ-76)
    secrets: list[int] = values(0, seen_by=OWNER)  # the reading chosen for one's hidden potion (BQ-78)

    # what seats know; all know that they do
    peeks: tuple[tuple[int, int], ...] = value(())  # (who, whose hidden weapon or MYSTERY), by companion 2
    # the seats, as bits, that saw one's hidden weapon before it was hidden; no view repeats it
    followed: list[int] = values(0)
    # what one's hidden weapon can be worth at the most, as its owner has equipped since (BQ-28)
    most: list[int] = values(MOST_VALUE)

    # the companions
    companions: list[int] = places("companions")
    reserve: Cards = zone("companions")
    used: Cards = value(())  # in this round

    # options
    duel: bool = value(False, option=True)
    potions: tuple[Readings, ...] = value((), option=True)  # what each potion is worth, either way (BQ-76)
    reaper_hp: int = value(0, option=True)

    # --- who plays ---

    @property
    def target(self) -> int:
        """The keys that win: five, or four if five or six sat down (BQ-52, AMB-BQ-39, AMB-BQ-72)."""
        return 4 if self.seats > 4 else 5

    def order(self) -> Cards:
        """The players still in the game, from the armourer's left, the armourer last (BQ-20)."""
        ring = _ring(self.seats, (self.armourer + 1) % self.seats)
        return self._without_gone(ring) if GONE in self.roles else ring

    def players(self) -> Cards:
        """The players still in the game, by their seats."""
        ring = _ring(self.seats, 0)
        return self._without_gone(ring) if GONE in self.roles else ring

    def _without_gone(self, ring: Cards) -> Cards:
        return tuple([seat for seat in ring if self.roles[seat] != GONE])

    def at_armourer(self) -> int:
        """How many players are still in phase A."""
        return self.pawns.count(AT_ARMOURER)

    def next_at_armourer(self) -> int:
        """The first player in phase A, beginning with the one whose turn it is; -1 when nobody is."""
        pawns = self.pawns
        for seat in _ring(self.seats, self.current):
            if pawns[seat] == AT_ARMOURER:
                return seat
        return -1

    def pass_turn(self, seat: int) -> None:
        """The turn goes to the left."""
        self.current = (seat + 1) % self.seats
        while self.roles[self.current] == GONE:
            self.current = (self.current + 1) % self.seats

    def has(self, seat: int, companion: int) -> bool:
        """Whether the player has this companion."""
        return self.companions[seat] == companion

    # --- numbers ---

    def hp(self) -> int:
        """The boss's points with the spells beside it, however few (BQ-68, BQ-69, AMB-BQ-50)."""
        points = self.reaper_hp if self.boss == REAPER else self.boss
        for spell, _ in self.active:
            points += BOSS_CHANGE[spell]
        return points

    def worth(self, card: int) -> int:
        """What a weapon adds to a force; an undecided potion nothing."""
        if card < POTION:
            return VALUE[card]
        reading = self.readings[card - POTION]
        return self.potions[card - POTION][reading > 0] if reading else 0

    def least_worth(self, card: int) -> int:
        """What a weapon adds to a force, an undecided potion by its lower reading (AMB-BQ-33)."""
        if card < POTION:
            return VALUE[card]
        return self.potions[card - POTION][self.readings[card - POTION] > 0]

    def visible_force(self, seat: int) -> int:
        """The part of a player's force that everybody sees: with the spells before him (BQ-61, BQ-62)."""
        total = 0
        for card in self.visible[seat]:
            total += VALUE[card] if card < POTION else self.worth(card)
        for spell, on in self.active:
            if on == seat:
                total += FORCE_CHANGE[spell]
        return total

    def force(self, seat: int) -> int:
        """A player's force (BQ-24), spells included (AMB-BQ-24), perhaps below 0 (AMB-BQ-34).

        An undecided hidden potion counts by its lower reading, so that the force exceeds only if it does
        so with both (AMB-BQ-33).
        """
        hidden = self.hidden[seat]
        total = self.visible_force(seat)
        if hidden < 0:
            return total
        return total + (VALUE[hidden] if hidden < POTION else self.least_worth(hidden))

    def weapons(self, seat: int) -> Cards:
        """All of a player's weapons, potions too (AMB-BQ-25)."""
        hidden = self.hidden[seat]
        return self.visible[seat] if hidden < 0 else (hidden, *self.visible[seat])

    def colours(self, seat: int) -> list[int]:
        """The colours of a player's weapons, those that have any.

        With companion 1 every weapon has them all, a potion too (BQ-80, AMB-BQ-32, AMB-BQ-51).
        """
        weapons = self.weapons(seat)
        if self.has(seat, ALL_COLOURS):
            return [EVERY_COLOUR] * len(weapons)
        return [COLOUR[card] for card in weapons if card < POTION]

    def failed_condition(self, seat: int) -> int:
        """The active condition spell that the player does not meet, or -1 (BQ-70, BQ-71)."""
        for spell, _ in self.active:
            kind = KIND_OF[spell]
            if kind in NEEDS_COLOUR:
                colours = self.colours(seat)
                if NEEDS_COLOUR[kind] not in colours and EVERY_COLOUR not in colours:
                    return spell
            elif kind == NEEDS_PAIR:
                colours = self.colours(seat)
                if max(map(colours.count, colours), default=0) < 2:
                    return spell
        return -1

    def keeps_heart(self, seat: int, excess: int) -> str:
        """The rule by which a player who exceeds by this much loses no heart (BQ-65, BQ-84), or nothing."""
        if any(on == seat and KIND_OF[spell] == NO_LOSS for spell, on in self.active):
            return "BQ-65"
        return "BQ-84" if self.has(seat, EXCESS) and excess <= 2 else ""

    def is_active(self, kind: int) -> bool:
        """Whether a spell of this kind lies on the table."""
        return kind in [KIND_OF[spell] for spell, _ in self.active]

    # --- weapons ---

    @property
    def weapons_left(self) -> int:
        """How many weapons are in the pile."""
        return len(self.weapon_deck) + len(self.weapon_bottom)

    def shuffled_pile(self, cards: Cards) -> Cards:
        """Cards shuffled to a pile; where piles have no order, there is nothing to do."""
        return cards if self.unordered else self.shuffled(cards)

    def take_weapon(self) -> FaceDown:
        """The top weapon of the pile, which must not be empty, and what is known of it."""
        if self.weapon_deck:
            card, self.weapon_deck = self.draw_top(self.weapon_deck)
            return card, 0, MOST_VALUE
        entry = self.weapon_bottom[-1]
        self.weapon_bottom = self.weapon_bottom[:-1]
        return entry

    def deal_visible(self, seat: int, number: int, rule: str) -> None:
        """Give face-up weapons from the pile, as many as there are (AMB-BQ-13)."""
        for _ in range(number):
            if not (self.weapon_deck or self.weapon_bottom):
                self.emit("pile_empty", "AMB-BQ-13")
                return
            card = self.take_weapon()[0]
            self.visible[seat] += (card,)
            if self.log is not None:
                self.emit("dealt", rule, {"seat": seat, "weapon": WEAPON_NAMES[card]}, reveals=True)

    def put_under(self, card: int, seats: int, most: int) -> None:
        """Put a weapon under the pile; these seats know which it is."""
        self.weapon_bottom = ((card, seats, most), *self.weapon_bottom)

    def followers(self, owner: int) -> int:
        """The seats, as bits, that know this hidden weapon and will know it elsewhere, too (AMB-BQ-61)."""
        seats = self.followed[owner] | 1 << owner
        for who, whose in self.peeks:
            if whose == owner:
                seats |= 1 << who
        return seats

    # --- spells ---

    def take_spell(self) -> int:
        """The top spell, or -1; an empty pile is renewed from the discard (BQ-57, AMB-BQ-78)."""
        if not self.spell_deck:
            self.spell_deck = self.shuffled_pile(self.spell_discard)
            self.spell_discard = ()
            self.emit("spells_shuffled", "BQ-57", reveals=True)
            if not self.spell_deck:
                return -1
        spell, self.spell_deck = self.draw_top(self.spell_deck)
        return spell

    def discard_spell(self, spell: int) -> None:
        """Put a spell on the spell discard."""
        self.spell_discard += (spell,)

    def offers_spells(self) -> bool:
        """Whether there is a spell at the magician's."""
        return bool(self.row) or self.mystery >= 0

    # --- what a seat may know ---

    def sees_hidden(self, seat: int | None, owner: int) -> bool:
        """Whether `seat` may look at this player's hidden weapon (BQ-18, BQ-41, BQ-81)."""
        return self.revealed or seat in (owner, OPEN) or (seat, owner) in self.peeks

    def sees_mystery(self, seat: int | None) -> bool:
        """Whether `seat` may look at the mystery spell (AMB-BQ-49)."""
        return seat == OPEN or (seat, MYSTERY) in self.peeks

    def determinize(self, seat: int | None) -> None:
        """Deal all that `seat` cannot know at random, in place: each way to deal it is as likely.

        It keeps what the seat has seen, though no view repeats it: weapons that it has followed to another
        player or under the pile, and that who equips does not exceed (BQ-28).
        """
        self._deal_weapons(seat)
        if self.mystery >= 0 and not self.sees_mystery(seat):
            spells = sorted([*self.spell_deck, self.mystery])
            self.mystery = spells.pop(self.below(len(spells)))
        else:
            spells = sorted(self.spell_deck)
        self.spell_deck = tuple(spells)
        self.boss_deck = tuple(sorted(self.boss_deck))
        self.unordered = True

    def _unseen_weapons(self, seat: int | None) -> tuple[list[int], list[int]]:
        """Whose hidden weapons this seat does not know, and which of those under the deck."""
        bit = 0 if seat is None else 1 << seat
        owners = [
            owner
            for owner, card in enumerate(self.hidden)
            if card >= 0 and not self.followed[owner] & bit and not self.sees_hidden(seat, owner)
        ]
        return owners, [at for at, entry in enumerate(self.weapon_bottom) if not entry[1] & bit]

    def _narrow_places(self, owners: list[int], under: list[int]) -> list[UnseenPlace]:
        """Those of these places of which everybody knows something of the weapon there.

        That is how much it is worth at most, or whether it is a potion (AMB-BQ-59).
        """
        bottom = self.weapon_bottom
        asked = self.order()[: self.asked] if self.asked and not self.revealed else ()
        places = [
            UnseenPlace(owner, self.most[owner], self.hidden[owner] >= POTION if owner in asked else None)
            for owner in owners
            if owner in asked or self.most[owner] < MOST_VALUE
        ]
        return places + [
            UnseenPlace(self.seats + at, bottom[at][2], None) for at in under if bottom[at][2] < MOST_VALUE
        ]

    def _deal_weapons(self, seat: int | None) -> None:
        hidden, bottom = self.hidden, self.weapon_bottom
        owners, under = self._unseen_weapons(seat)
        cards = sorted(
            [*self.weapon_deck, *[hidden[owner] for owner in owners], *[bottom[at][0] for at in under]]
        )
        dealt: dict[int, int] = {}
        if narrow := self._narrow_places(owners, under):
            dealt = deal(narrow, {card: self.least_worth(card) for card in cards}, self.below)
            for card in dealt.values():
                cards.remove(card)
        for owner in owners:
            hidden[owner] = dealt[owner] if owner in dealt else cards.pop(self.below(len(cards)))
        for at in under:
            number = self.seats + at
            card = dealt[number] if number in dealt else cards.pop(self.below(len(cards)))
            self.weapon_bottom = (
                *self.weapon_bottom[:at],
                (card, *bottom[at][1:]),
                *self.weapon_bottom[at + 1 :],
            )
        self.weapon_deck = tuple(cards)
        for owner, sign in enumerate(self.secrets):
            if sign and owner != seat:  # secret even where the potion is known (AMB-BQ-59)
                self.secrets[owner] = self.choice((1, -1))
