"""The state of a game with the Lich: what its boss deck adds to Hero Realms, and what is otherwise.

In a party game the last seat is the boss's (HRL-06), in boss against boss both are (HRL-28). `out` are here
the defeated members of the party: they keep their cards (HRL-17). Hidden are, besides hands and decks, the
orders of the grimoire and of the Soul Jars, and which of these were not taken (HRL-35).
"""

from __future__ import annotations

from typing import ClassVar

from pygames.engine.fields import NOBODY, OPEN, value, values, zones
from pygames.engine.state import Result
from pygames.games.hero_realms.cards import CARDS, FACES, JAR, KIND, MINION, NAMES, POWER
from pygames.games.hero_realms.state import Cards, HeroRealmsState, without
from pygames.games.hero_realms_lich.healing import HEALING
from pygames.games.hero_realms_lich.vocabulary import LICH

COUNTS_AS = 3  # players, of a boss against a boss (HRL-29)
LAST_JAR = 30  # HRL-46
OF_CHAMPIONS = ("champions", "other_champions", "other_guards")  # what is counted, in a declaration
# with so many cards at a shuffle a Lich gets Corruption, then Control (HRL-58, HRL-59)
CORRUPTED, CONTROLLED = 20, 30


def kind_of(cards: Cards, kind: str) -> Cards:
    """Those of this kind."""
    return tuple([card for card in cards if KIND[card] == kind])


class LichState(HeroRealmsState):
    """Everything that is true in a game with the Lich; else it is as in Hero Realms (HRL-01)."""

    vocabulary = LICH
    everybody: ClassVar[int] = 63
    one_of_each: ClassVar[str] = "AMB-HRL-30"
    out_by: ClassVar[str] = "HRL-19"

    # the boss's cards; the entries of the others stay empty
    minions: list[Cards] = zones("cards")  # in play (HRL-41)
    grimoires: list[Cards] = zones("cards", seen_by=NOBODY, pile=True)  # HRL-40
    powers: list[Cards] = zones("cards")  # the revealed jar, and Corruption or Control
    jars: list[Cards] = zones("cards", seen_by=NOBODY, pile=True)  # still face down (HRL-35)
    unused: list[Cards] = zones("cards", seen_by=NOBODY, pile=True)  # jars that were not taken
    broken: list[Cards] = zones("cards")  # destroyed jars (HRL-38)
    aside: list[Cards] = zones("cards")  # sides of the power card that do not count yet

    # the party
    borrowed: tuple[tuple[int, int], ...] = value(())  # a card, and the defeated player whose it is
    dared: list[bool] = values(False)  # has challenged in this game (HRL-54)
    challengers: Cards = value(())  # those whose challenge binds the boss in his next turn (HRL-55)

    # options
    versus: bool = value(False, option=True)  # boss against boss (HRL-28)
    last_challenge: bool = value(False, option=True)  # AMB-HRL-18
    past_guards: bool = value(True, option=True)  # AMB-HR-03

    # --- who is who ---

    def is_boss(self, seat: int) -> bool:
        """Whether a boss sits here: at the end of the party, or everywhere."""
        return self.versus or seat == self.seats - 1

    @property
    def boss(self) -> int:
        """The boss's seat in a party game."""
        return self.seats - 1

    def party(self) -> list[int]:
        """The seats of the party in their order (HRL-07), of whatever members."""
        return [] if self.versus else [*range(self.seats - 1)]

    def members(self) -> list[int]:
        """The members who are not defeated."""
        return [seat for seat in self.party() if not self.out[seat]]

    def defeated(self) -> list[int]:
        """The members of the party who are defeated."""
        return [seat for seat in self.party() if self.out[seat]]

    def party_size(self) -> int:
        """With how many members the party began; a boss counts for three against a boss (HRL-29, HRL-33)."""
        return COUNTS_AS if self.versus else self.seats - 1

    def times(self) -> int:
        """How often "each opponent" meets one: a boss three times, against a boss (HRL-32, HRL-33)."""
        return COUNTS_AS if self.versus else 1

    def adjacent(self, seat: int) -> list[int]:
        """The members next to one, without the defeated (HRL-11, HRL-20); no circle (AMB-HRL-01)."""
        members = self.members()
        if seat not in members:
            return []
        at = members.index(seat)
        return [*members[max(0, at - 1) : at], *members[at + 1 : at + 2]]

    # --- at whom one may aim ---

    def opponents(self, seat: int) -> list[int]:
        """The boss has the members for opponents, the defeated not (AMB-HRL-09); they have the boss."""
        if self.versus:
            return [1 - seat]
        return self.members() if seat == self.boss else [self.boss]

    def targets(self, seat: int) -> list[int]:
        """The opponents whom one may attack; of the boss only who has challenged it (HRL-55, AMB-HRL-18)."""
        if self.is_boss(seat):
            bound = [other for other in self.challengers if not self.out[other]]  # AMB-HRL-19
            if bound:
                return bound
        return self.opponents(seat)

    def prey(self, seat: int) -> list[int]:
        """Whose champions one may attack: all opponents', whatever challenges there are (HRL-56)."""
        return self.opponents(seat)

    def aims(self, seat: int, at: str) -> list[int]:
        """Members aim at themselves, those next to them, and the boss (HRL-12, AMB-HRL-31)."""
        if at == "defeated":
            return [other for other in self.defeated() if self.hands[other]]
        if at == "any-player":
            return self.prey(seat)  # AMB-HRL-32, AMB-HR-02
        if at == "opponent":
            return self.targets(seat)
        return [seat, *self.adjacent(seat), *self.targets(seat)]

    def no_target(self, seat: int, other: int) -> tuple[str, str]:
        """A member of the party is no opponent; else a challenge forbids it."""
        return ("HRL-55", "challenged") if self.is_boss(seat) else ("HRL-04", "of_the_party")

    def no_aim(self, seat: int, other: int, at: str) -> tuple[str, str]:
        """Why an effect cannot aim at another seat: too far away (HRL-13), protected, or not defeated."""
        if at == "defeated":
            return "AMB-HRL-09", "empty_hand" if self.out[other] else "not_defeated"
        if self.out[other]:
            return self.out_by, "is_out"
        if self.is_boss(seat) and other != seat:
            return "HRL-55", "challenged"
        if other == seat:
            return ("AMB-HR-02", "aim_stun") if at == "any-player" else ("HR-97", "aim_opponent")
        return "HRL-13", "not_adjacent"

    def no_prey(self, seat: int, owner: int) -> tuple[str, str]:
        """Champions of one's own party."""
        return "HRL-04", "champion_of_the_party"

    def behind_count(self, per: str) -> tuple[str, ...]:
        """That a boss is three players for a boss (HRL-29), and its minions no champions for it (HRL-43)."""
        if per in OF_CHAMPIONS and self.minions[self.active]:
            return ("HRL-43",)
        return ("HRL-29",) if per == "party" and self.versus else ()

    def unanswered(self) -> tuple[str, str, dict[str, int | str]]:
        """The party's questions are no card's; a discard that may be prevented has two answers."""
        if self.asks_for("prevent"):
            return "HRL-50", "prevent_first", {}
        if self.asks_for("borrower") or self.asks_for("borrow"):
            return "HRL-21", "borrow_first", {}
        return super().unanswered()

    # --- health ---

    def recipients(self, seat: int) -> list[int]:
        """Who may have health that a player gains: himself or one next to him (HRL-14, AMB-HRL-02)."""
        return [seat, *self.adjacent(seat)]

    def gain_health(
        self, seat: int, card: int, n: int, rule: str = "HR-91", counted: tuple[str, ...] = ()
    ) -> None:
        """Whole, to one of those (HRL-15), each time anew (HRL-16)."""
        if len(self.recipients(seat)) > 1:
            self.counted = counted
            self.then(HEALING(seat, card, n))
        else:
            self.heal(seat, n, rule, counted)

    def most_health(self, seat: int) -> int:
        """A member's at the beginning, or that of the jar (AMB-HRL-03)."""
        return self.jar_health(seat) if self.is_boss(seat) else super().most_health(seat)

    def jar(self, seat: int) -> int:
        """The jar that is revealed; -1 when there is none."""
        return next(iter(kind_of(self.powers[seat], JAR)), -1)

    def jar_health(self, seat: int) -> int:
        """The health of the revealed jar, with 30 more on the last one (HRL-45, HRL-46, HRL-62)."""
        jar = self.jar(seat)
        return CARDS[jar].health + (0 if self.jars[seat] else LAST_JAR) if jar >= 0 else 0

    def reveal_jar(self, seat: int) -> None:
        """The next jar is turned up, and the Lich has its health (HRL-36, HRL-39, HRL-45, AMB-HRL-15)."""
        jar, self.jars[seat] = self.draw_top(self.jars[seat])
        self.powers[seat] = (jar, *self.powers[seat])
        self.health[seat] = n = self.jar_health(seat)
        if self.jars[seat]:
            self.emit("jar", "HRL-36", {"seat": seat, "card": NAMES[jar], "n": n}, reveals=True)
        else:
            self.emit("last_jar", "HRL-36 HRL-46", {"seat": seat, "card": NAMES[jar], "n": n}, reveals=True)

    def fall(self, fallen: list[int]) -> None:
        """The boss's jar is destroyed (HRL-38), a member is defeated (HRL-17); perhaps that is the end."""
        for seat in fallen:
            if self.is_boss(seat):
                self.break_jar(seat)
            else:
                self.defeat(seat, "HRL-17 HR-110" if len(fallen) > 1 else "HRL-17")
        if self.result is None and not self.versus and not self.members():
            self.end(Result((self.boss,), "boss", "HRL-26"))

    def break_jar(self, seat: int) -> None:
        """The revealed jar is destroyed; with none left the boss is (HRL-27, HRL-38).

        What was too much is lost (AMB-HRL-10), but more attacks may follow (AMB-HRL-11).
        """
        jar = self.jar(seat)
        self.powers[seat] = without(self.powers[seat], jar)
        if jar in self.expended[seat]:
            self.expended[seat] = without(self.expended[seat], jar)
        self.broken[seat] += (jar,)
        self.health[seat] = 0
        self.emit("jar_broken", "HRL-38", {"seat": seat, "card": NAMES[jar]})
        if self.jars[seat]:
            self.reveal_jar(seat)
        elif self.versus:
            self.end(Result((1 - seat,), "last", "HRL-38"))
        else:
            self.end(Result(tuple(self.party()), "party", "HRL-27"))

    def lose_in_jars(self, seat: int, n: int) -> None:
        """The boss loses so much health, the rest from the next jar (HRL-51, AMB-HRL-14, AMB-HRL-17)."""
        while n and self.result is None:
            part = min(n, self.health[seat])
            self.emit("suffered", "HRL-50", {"seat": seat, "n": part})
            self.health[seat] -= part
            n -= part
            if not self.health[seat]:
                self.break_jar(seat)

    def defeat(self, seat: int, rules: str) -> None:
        """A member is defeated, and his champions are stunned (HRL-18); hand and deck stay (AMB-HRL-04)."""
        self.out[seat] = True
        self.health[seat] = self.owed[seat] = 0
        self.blessed[seat] = ()
        self.emit("defeated", rules, {"seat": seat}, reveals=True)
        for card in self.champions[seat]:
            self.stun(seat, card, "HRL-18")
        self.lay_aside(seat, self.played[seat])
        self.played[seat] = self.expended[seat] = self.stunned[seat] = ()

    # --- minions, powers, borrowed cards ---

    def ranks(self, owner: int) -> Cards:
        """Minions are champions for the boss's opponents (HRL-42, AMB-HRL-26), for the boss not (HRL-43)."""
        return self.champions[owner] + self.minions[owner]

    def expendable(self, seat: int) -> Cards:
        """Champions, minions at once (AMB-HRL-25), the jar (HRL-37), and Corruption or Control (HRL-58)."""
        return self.champions[seat] + self.minions[seat] + self.powers[seat]

    def leave_play(self, owner: int, card: int, rule: str) -> None:
        """A minion is shuffled into the grimoire (HRL-44), a borrowed champion goes to its owner (HRL-24)."""
        if KIND[card] == MINION:
            self.minions[owner] = without(self.minions[owner], card)
            self.grimoires[owner] = self.shuffled_pile((*self.grimoires[owner], card))
            self.emit("dispelled", f"{rule} HRL-44", {"seat": owner, "card": NAMES[card]}, reveals=True)
        elif self.lender(card) >= 0:
            self.champions[owner] = without(self.champions[owner], card)
            self.lay_aside(owner, (card,))
            self.emit("given_back", f"{rule} HRL-24", {"seat": owner, "card": NAMES[card]})
        else:
            super().leave_play(owner, card, rule)

    def lender(self, card: int) -> int:
        """The defeated player whose this borrowed card is; -1 when it is not borrowed."""
        return next((owner for borrowed, owner in self.borrowed if borrowed == card), -1)

    def lay_aside(self, seat: int, cards: Cards) -> None:
        """Borrowed cards go to the discard piles of those whose they are (HRL-23, AMB-HRL-06)."""
        if not self.borrowed:
            super().lay_aside(seat, cards)
            return
        for card in cards:
            lender = self.lender(card)
            self.discards[seat if lender < 0 else lender] += (card,)
            if lender >= 0:
                self._give_back(card)

    def _give_back(self, card: int) -> None:
        self.borrowed = tuple([entry for entry in self.borrowed if entry[0] != card])

    def sacrifice(self, card: int) -> None:
        """A borrowed card that is sacrificed is lost to its owner (AMB-HRL-07)."""
        self._give_back(card)
        super().sacrifice(card)

    # --- Corruption and Control ---

    def count(self, seat: int) -> int:
        """The boss's cards in deck, hand and play, the discard pile being empty (HRL-57, AMB-HRL-21)."""
        deck = len(self.decks[seat]) + len(self.tops[seat])
        return deck + len(self.hands[seat]) + len(self.in_play(seat))

    def reshuffled(self, seat: int) -> None:
        """Only now the boss counts (HRL-60); with so many cards the town is corrupted, or controlled."""
        if not self.is_boss(seat):
            return
        number = self.count(seat)
        self.emit("counted", "HRL-57", {"seat": seat, "n": number})
        if number >= CONTROLLED:
            self._turn_up(seat, "control", "HRL-59", number)  # at once, whatever lay there (AMB-HRL-22)
        elif number >= CORRUPTED:
            self._turn_up(seat, "corruption", "HRL-58", number)

    def _turn_up(self, seat: int, side: str, rule: str, n: int) -> None:
        """A side of the power card counts from now on (AMB-HRL-23); turned over it stays as it lay."""
        card = next((card for card in self.aside[seat] if CARDS[card] is FACES[side]), -1)
        before = kind_of(self.powers[seat], POWER)
        if card < 0 or (before and n < CONTROLLED):
            return
        self.aside[seat] = without(self.aside[seat], card)
        for old in before:
            self.powers[seat] = without(self.powers[seat], old)
            self.aside[seat] += (old,)
            if old in self.expended[seat]:
                self.expended[seat] = (*without(self.expended[seat], old), card)
        self.powers[seat] += (card,)
        self.emit("power", rule, {"seat": seat, "card": NAMES[card], "n": n})

    # --- what a seat may know ---

    def sees_hand(self, seat: int | None, owner: int) -> bool:
        """The party sees the hand of a defeated member, of which it borrows (AMB-HRL-33)."""
        if seat in (owner, OPEN):
            return True
        return self.out[owner] and seat is not None and seat in self.party()

    def determinize(self, seat: int | None) -> None:
        """Besides hands and decks: which jars are in the pile, and the order of the grimoires."""
        super().determinize(seat)
        for other in range(self.seats):
            self.grimoires[other] = tuple(sorted(self.grimoires[other]))
            pool = sorted((*self.jars[other], *self.unused[other]))
            self.jars[other] = tuple(sorted([pool.pop(self.below(len(pool))) for _ in self.jars[other]]))
            self.unused[other] = tuple(pool)
