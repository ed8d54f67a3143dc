"""The table of Boss Quest: zones of cards, tokens, and who stands where."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from pygames.core.action import frozen, plain
from pygames.core.chance import Chance
from pygames.core.game import OptionValue
from pygames.core.table import Table
from pygames.games.boss_quest.cards import (
    ALL_COLOURS,
    BOSS_CHANGE,
    BOSSES,
    COLOUR,
    COPIES,
    EXCESS,
    FORCE_CHANGE,
    KIND,
    NEEDS_COLOUR,
    NEEDS_PAIR,
    NO_LOSS,
    POTION,
    REAPER,
    SPELL_NAMES,
    VALUE,
    WEAPONS,
    YELLOW,
    kind_of,
)
from pygames.games.boss_quest.house import DARK_KINDS, LIGHT_KINDS, values

Cards = tuple[int, ...]
HEARTS = 3  # BQ-13
MOST_VALUE = max(VALUE)
KNIGHT, GHOST, REAPER_PLAYER, GONE = range(4)  # what a player is
AT_ARMOURER, DONE_TURNS = 0, 1


class BossQuestTable(Table):
    """Everything on the table. A list has one entry a seat unless said otherwise."""

    __slots__ = (
        "active",  # spells on the table: (spell, seat it lies before, or -1 beside the boss)
        "aimer",  # who has turned up the mystery spell
        "aims",  # the mystery spell turned up and still to be aimed, or -1
        "armourer",
        "boss",  # its value; REAPER when the reaper is fought
        "boss_deck",  # the last card is the top, as in every deck here
        "boss_discard",
        "companions",  # the companion's number, or -1
        "current",  # whose turn it is
        "duel",
        "final",  # the last player at the armourer's has had his last turn there (BQ-30)
        "hearts",
        "hidden",  # the hidden weapon, or -1
        "keys",
        "known",  # (weapon, seats as bits) whose place these seats know, though no view shows it
        "limits",  # (weapon, worth): it lay hidden when its owner equipped, so it is worth that at most
        "mystery",  # the face-down spell, or -1
        "peeks",  # (who, whose hidden weapon, or -1 for the mystery spell): shown by the spy
        "places",  # AT_ARMOURER or DONE_TURNS, this round
        "potions",  # values of the three potions
        "readings",  # three: 1, -1, or 0 while undecided
        "reaper_hp",
        "reaper_state",  # "out" (not in this game), "waits", "next", "fights", "taken", "done"
        "reserve",  # companions that nobody has
        "revealed",  # hidden weapons lie open (combat)
        "roles",
        "round",
        "row",  # face-up spells under the magician
        "secrets",  # readings chosen for hidden potions, not yet shown: (potion, reading)
        "spell_deck",
        "spell_discard",
        "then",  # the script to go back to when potions have been read
        "used",  # companions used this round
        "visible",  # visible weapons
        "weapon_deck",
        "winners",  # of the present fight
    )

    lists = frozenset({"companions", "hearts", "hidden", "keys", "places", "readings", "roles", "visible"})
    memory = ("known", "limits")  # what follows from the play: only forks ask for it, no record holds it

    def __init__(self, seats: int, seed: int, options: Mapping[str, OptionValue]) -> None:
        super().__init__(seed, "prepare")
        house = values(str(options["values"]))
        with_yellow = seats > 4 or bool(options["all_weapons"])  # BQ-09, BQ-10
        # each extension brings its cards, whatever the others do (BQ-75, BQ-79, BQ-87, BQ-99)
        kinds = list(zip(LIGHT_KINDS + DARK_KINDS, house.spells, strict=True))
        kinds += [("flip", 2)] if options["potions"] else []
        kinds += [("companions", 3)] if options["companions"] else []
        self.active: tuple[tuple[int, int], ...] = ()
        self.aimer = 0
        self.aims = -1
        self.armourer = 0
        self.boss = 0
        self.boss_deck: Cards = BOSSES
        self.boss_discard: Cards = ()
        self.companions = [-1] * seats
        self.current = 0
        self.duel = bool(options["duel"])
        self.final = False
        self.hearts = [HEARTS] * seats
        self.hidden = [-1] * seats
        self.keys = [0] * seats
        self.known: tuple[tuple[int, int], ...] = ()
        self.limits: tuple[tuple[int, int], ...] = ()
        self.mystery = -1
        self.peeks: tuple[tuple[int, int], ...] = ()
        self.places = [AT_ARMOURER] * seats
        self.potions: Cards = house.potions
        self.readings = [0, 0, 0]
        self.reaper_hp = house.reaper
        self.reaper_state = "waits" if options["reaper"] else "out"
        everyone = range(6)
        self.reserve: Cards = tuple(everyone) if options["companions"] else ()
        self.revealed = False
        self.roles = [KNIGHT] * seats
        self.round = 0
        self.row: Cards = ()
        self.secrets: tuple[tuple[int, int], ...] = ()
        self.spell_deck: Cards = tuple(
            KIND[kind] * COPIES + copy
            for kind, copies in kinds
            for copy in range(copies)
            if with_yellow or kind != "need-yellow"
        )
        self.spell_discard: Cards = ()
        self.then = ""
        self.used: Cards = ()
        self.visible: list[Cards] = [()] * seats
        self.weapon_deck: Cards = tuple(
            card
            for card in range(WEAPONS if options["potions"] else POTION)
            if with_yellow or COLOUR[card] != YELLOW
        )
        self.winners: Cards = ()

    def copy(self) -> BossQuestTable:
        new = BossQuestTable.__new__(BossQuestTable)
        new.script = self.script
        new.result = self.result
        new.chance = Chance(self.chance.state)
        new.log = None
        new.asked = self.asked
        new.active = self.active
        new.aimer = self.aimer
        new.aims = self.aims
        new.armourer = self.armourer
        new.boss = self.boss
        new.boss_deck = self.boss_deck
        new.boss_discard = self.boss_discard
        new.companions = self.companions[:]
        new.current = self.current
        new.duel = self.duel
        new.final = self.final
        new.hearts = self.hearts[:]
        new.hidden = self.hidden[:]
        new.keys = self.keys[:]
        new.known = self.known
        new.limits = self.limits
        new.mystery = self.mystery
        new.peeks = self.peeks
        new.places = self.places[:]
        new.potions = self.potions
        new.readings = self.readings[:]
        new.reaper_hp = self.reaper_hp
        new.reaper_state = self.reaper_state
        new.reserve = self.reserve
        new.revealed = self.revealed
        new.roles = self.roles[:]
        new.round = self.round
        new.row = self.row
        new.secrets = self.secrets
        new.spell_deck = self.spell_deck
        new.spell_discard = self.spell_discard
        new.then = self.then
        new.used = self.used
        new.visible = self.visible[:]
        new.weapon_deck = self.weapon_deck
        new.winners = self.winners
        return new

    def data(self, *, memory: bool = False) -> dict[str, Any]:
        """The table as plain data; with `memory`, also what the seats know beyond their views.

        A record's checksum is made without it, so that records keep their meaning.
        """
        data = super().data()
        return data | {name: plain(getattr(self, name)) for name in self.memory} if memory else data

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> Self:
        """The table that `data` describes; without memory in it, the seats know what their views show."""
        table = super().from_data(data)
        for name in cls.memory:
            setattr(table, name, frozen(data.get(name, ())))
        return table

    @classmethod
    def fields(cls) -> tuple[str, ...]:
        """The names of the game's own fields but for the memory."""
        return tuple(name for name in cls.__slots__ if name not in cls.memory)

    # --- who plays ---

    @property
    def seats(self) -> int:
        """How many sat down."""
        return len(self.hearts)

    @property
    def target(self) -> int:
        """The keys that win: five, or four if five or six sat down (BQ-52, AMB-BQ-39, AMB-BQ-72)."""
        return 4 if self.seats > 4 else 5

    def order(self) -> list[int]:
        """The players still in the game, from the armourer's left, the armourer last (BQ-20)."""
        n = self.seats
        ring = ((self.armourer + step) % n for step in range(1, n + 1))
        return [seat for seat in ring if self.roles[seat] != GONE]

    def at_armourer(self) -> list[int]:
        """The players still in phase A, in turn order."""
        return [seat for seat in self.order() if self.places[seat] == AT_ARMOURER]

    def has(self, seat: int, companion: int) -> bool:
        """Whether the player has this companion."""
        return self.companions[seat] == companion

    # --- numbers ---

    def hp(self) -> int:
        """The boss's points with the spells beside it, however few (BQ-68, BQ-69, AMB-BQ-50)."""
        points = self.reaper_hp if self.boss == REAPER else self.boss
        for spell, _ in self.active:
            points += BOSS_CHANGE.get(kind_of(spell), 0)
        return points

    def spells_on(self, seat: int) -> int:
        """What the spells before a player add to his force (BQ-61, BQ-62)."""
        change = 0
        for spell, on in self.active:
            if on == seat:
                change += FORCE_CHANGE.get(kind_of(spell), 0)
        return change

    def worth(self, card: int) -> int:
        """What a weapon adds to a force; an undecided potion nothing."""
        if card < POTION:
            return VALUE[card]
        return self.potions[card - POTION] * self.readings[card - POTION]

    def visible_force(self, seat: int) -> int:
        """The part of a player's force that everybody sees."""
        return sum(map(self.worth, self.visible[seat])) + self.spells_on(seat)

    def force(self, seat: int) -> int:
        """A player's force (BQ-24), spells included (AMB-BQ-24), perhaps below 0 (AMB-BQ-34).

        An undecided hidden potion counts by its lower reading, so that the force exceeds only if it does
        so with both (AMB-BQ-33).
        """
        hidden = self.hidden[seat]
        total = self.visible_force(seat)
        if hidden < 0:
            return total
        if hidden >= POTION and not self.readings[hidden - POTION]:
            return total - self.potions[hidden - POTION]
        return total + self.worth(hidden)

    def weapons(self, seat: int) -> Cards:
        """All of a player's weapons, potions too (AMB-BQ-25)."""
        hidden = self.hidden[seat]
        return self.visible[seat] if hidden < 0 else (hidden, *self.visible[seat])

    def colours(self, seat: int) -> list[int]:
        """The colours of a player's weapons, those that have any; -2 stands for every colour.

        With companion 1 every weapon has them all, a potion too (BQ-80, AMB-BQ-32, AMB-BQ-51).
        """
        weapons = self.weapons(seat)
        if self.has(seat, ALL_COLOURS):
            return [-2] * len(weapons)
        return [COLOUR[card] for card in weapons if card < POTION]

    def failed_condition(self, seat: int) -> int:
        """The active condition spell that the player does not meet, or -1 (BQ-70, BQ-71)."""
        colours = self.colours(seat)
        for spell, _ in self.active:
            kind = kind_of(spell)
            if kind in NEEDS_COLOUR and NEEDS_COLOUR[kind] not in colours and -2 not in colours:
                return spell
            if kind == NEEDS_PAIR and max(map(colours.count, colours), default=0) < 2:
                return spell
        return -1

    def keeps_heart(self, seat: int, excess: int) -> str:
        """The rule by which a player who exceeds by this much loses no heart (BQ-65, BQ-84), or nothing."""
        if any(on == seat and kind_of(spell) == NO_LOSS for spell, on in self.active):
            return "BQ-65"
        return "BQ-84" if self.has(seat, EXCESS) and excess <= 2 else ""

    def is_active(self, kind: int) -> bool:
        """Whether a spell of this kind lies on the table."""
        return any(kind_of(spell) == kind for spell, _ in self.active)

    # --- what the seats know ---

    def remember(self, card: int, seats: int) -> None:
        """These seats (a bit each) know where this weapon goes, until the armourer takes all back (BQ-60)."""
        known = dict(self.known)
        known[card] = known.get(card, 0) | seats
        self.known = tuple(known.items())

    def remember_hidden(self, owner: int) -> None:
        """A hidden weapon is about to leave its owner: who has seen it, follows it (AMB-BQ-61)."""
        seats = 1 << owner
        for who, whose in self.peeks:
            if whose == owner:
                seats |= 1 << who
        self.remember(self.hidden[owner], seats)

    def remember_limit(self, seat: int) -> None:
        """A player equips, so he does not exceed: all know what his hidden weapon is at the most (BQ-28)."""
        most = self.hp() - self.visible_force(seat)
        card = self.hidden[seat]
        if most < MOST_VALUE and card >= 0:
            limits = dict(self.limits)
            limits[card] = min(most, limits.get(card, most))
            self.limits = tuple(limits.items())

    # --- cards ---

    def take_weapon(self) -> int:
        """The top weapon of the pile, or -1 (AMB-BQ-13)."""
        if not self.weapon_deck:
            return -1
        card = self.weapon_deck[-1]
        self.weapon_deck = self.weapon_deck[:-1]
        return card

    def take_spell(self) -> int:
        """The top spell; the discard is shuffled into a new pile if there is none (BQ-57, AMB-BQ-78)."""
        if not self.spell_deck:
            self.spell_deck = self.chance.shuffled(self.spell_discard)
            self.spell_discard = ()
            self.tell("spells_shuffled", "BQ-57", reveals=True)
        if not self.spell_deck:
            return -1
        spell = self.spell_deck[-1]
        self.spell_deck = self.spell_deck[:-1]
        return spell

    def discard_spell(self, spell: int) -> None:
        """Put a spell on the spell discard."""
        self.spell_discard += (spell,)

    def unread(self) -> list[tuple[int, int]]:
        """Visible potions whose reading is not chosen yet, with their owners (BQ-77)."""
        return [
            (seat, card)
            for seat in self.order()
            for card in self.visible[seat]
            if card >= POTION and not self.readings[card - POTION]
        ]


def spell_name(spell: int) -> str:
    """The word of a spell card."""
    return SPELL_NAMES[spell]
