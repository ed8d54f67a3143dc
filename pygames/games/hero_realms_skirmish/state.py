"""The state of a game of the Skirmish: what the boss adds to Hero Realms.

The player is seat 0 and the only seat; the boss's zone and pools have fields of their own. Hidden are only
the orders of the player's deck and of the market deck.
"""

from __future__ import annotations

from pygames.engine.fields import place, value, zone
from pygames.engine.state import Result
from pygames.games.hero_realms.cards import AMOUNT, CARDS, DEFENSE, FACTION, IS_CHAMPION, IS_GUARD, NAMES
from pygames.games.hero_realms.state import Cards, HeroRealmsState, without
from pygames.games.hero_realms_skirmish.bosses import is_attack, value_of
from pygames.games.hero_realms_skirmish.revealing import REVEALING, laid_open
from pygames.games.hero_realms_skirmish.vocabulary import SKIRMISH

PLAYER = 0
BOSS = 1  # where an effect names at whom it is aimed; no seat
MORE_GOLD = 2  # HRS-32, HRS-70


def _sees_market(state: SkirmishState, seat: int | None, index: int, at: int) -> bool:
    """With paper cards the market deck is a pool without an order: what nobody has turned up yet."""
    return state.paper


class SkirmishState(HeroRealmsState):
    """Everything that is true in a game of the Skirmish; else it is as in Hero Realms.

    The Fire Gems (`gems`) are the turn counter (HRS-10).
    """

    vocabulary = SKIRMISH
    gem_ruling = ""  # its options say that it goes to the sacrifice pile (HRS-65)

    market: Cards = zone("cards", seen_by=_sees_market, pile=True)

    # the boss
    boss: int = place("cards")  # its card, which is no champion (HRS-04) and never leaves (HRS-28)
    boss_health: int = value(0)
    boss_champions: Cards = zone("cards")
    boss_actions: Cards = zone("cards")
    tilted: Cards = value(())  # its champions turned sideways (HRS-55)
    felled: Cards = zone("cards")  # its stunned champions, in the variant (HRS-64)

    # its turn
    boss_gold: int = value(0)
    boss_combat: int = value(0)
    boss_drawn: int = value(0)  # cards, in this turn (HRS-40)
    passing: Cards = zone("cards")  # drawn, acting now, discarded afterwards (HRS-39)
    arrived: Cards = value(())  # came into the zone in this turn (HRS-44)
    bought: Cards = value(())  # came while the boss buys: they have acted already (AMB-HRS-33)

    # its behaviour (HRS-16 to HRS-19)
    pile: Cards = zone("cards")
    behaviour: Cards = zone("cards")  # the last one is on top

    # the player's turn
    exposed: bool = value(False)  # a champion of the boss was put in the way (HRS-25)
    claims: Cards = value(())  # costs of the cards that make the boss discard (HRS-57, HRS-58)
    barred: int = value(0)  # healing that Rayla takes away (HRS-70)

    # options
    reinforced: Cards = value((), option=True)  # the turned cards of the counter (HRS-62)
    keeps_felled: bool = value(False, option=True)  # the variant of reinforcements
    abilities: bool = value(False, option=True)  # the variant of the bosses' abilities
    last_gem: bool = value(True, option=True)  # AMB-HRS-01
    for_sale: bool = value(False, option=True)  # AMB-HRS-17
    first_hand: int = value(3, option=True)  # AMB-HRS-29
    paper: bool = value(False, option=True)  # the cards are on a real table (AMB-HRS-44)

    # --- behaviour ---

    @property
    def top(self) -> int:
        """The behaviour card that counts (HRS-17); -1 before the first one."""
        return self.behaviour[-1] if self.behaviour else -1

    @property
    def attacking(self) -> bool:
        """Whether it is a Dagger or a Shortsword."""
        return self.top >= 0 and is_attack(self.top)

    @property
    def top_value(self) -> int:
        """The value of the behaviour card that counts; 0 before the first one."""
        return value_of(self.top) if self.top >= 0 else 0

    def able(self, face: str) -> bool:
        """Whether this boss plays and its ability holds: with a coin on top (HRS-68, AMB-HRS-20)."""
        return self.abilities and CARDS[self.boss].id == face and self.top >= 0 and not self.attacking

    # --- its turn ---

    def ahead(self, name: str) -> bool:
        """Whether this step of the turn is still to come."""
        return any(entry[0].name == name for entry in self.agenda)

    # --- the boss's zone ---

    @property
    def faction(self) -> str:
        """The faction of the boss."""
        return FACTION[self.boss]

    def boss_zone(self) -> Cards:
        """All that counts as in the boss's zone, its card first (AMB-HRS-13)."""
        return (self.boss, *self.boss_champions, *self.boss_actions)

    def boss_guards(self) -> Cards:
        """Guards that protect the boss: those that are upright (AMB-HRS-39)."""
        return tuple([card for card in self.boss_champions if IS_GUARD[card] and card not in self.tilted])

    def in_play_elsewhere(self, seat: int) -> Cards:
        """The boss's cards: they are no partners of the player's (HR-45)."""
        return self.boss_zone()

    def enter_zone(self, card: int, rule: str, why: str) -> None:
        """A card comes into the boss's zone; why it is this one, is told."""
        if IS_CHAMPION[card]:
            self.boss_champions += (card,)
        else:
            self.boss_actions += (card,)
        self.arrived += (card,)
        self.emit("joined", rule, {"card": NAMES[card], "why": why})

    def leave_zone(self, card: int) -> None:
        """A champion leaves the zone, for the sacrifice pile or that of the stunned (AMB-HRS-22, HRS-64)."""
        self.boss_champions = without(self.boss_champions, card)
        if card in self.tilted:
            self.tilted = without(self.tilted, card)
        if self.keeps_felled:
            self.felled += (card,)
        else:
            self.sacrificed += (card,)  # AMB-HRS-24

    def withstands(self, card: int) -> int:
        """How much damage still stuns this champion of the boss in this turn (AMB-HRS-42)."""
        return DEFENSE[card] - sum([n for marked, n in self.damage if marked == card])

    def stun_boss_champion(self, card: int, rule: str) -> int:
        """A champion of the boss is stunned; how much of the attack that takes."""
        n = self.withstands(card)
        self.leave_zone(card)
        self.emit("boss_champion_stunned", rule, {"card": NAMES[card], "n": n})
        return n

    def wound(self, n: int, rule: str) -> None:
        """The boss loses health, and perhaps the game."""
        self.boss_health = max(0, self.boss_health - n)
        self.emit("wounded", rule, {"n": n})
        if self.boss_health <= 0:
            self.end(Result((PLAYER,), "victory", "HRS-12"))

    # --- the counter ---

    def take_gem(self) -> None:
        """A Fire Gem leaves the counter; without the last one the game is lost (HRS-13, AMB-HRS-01)."""
        super().take_gem()
        if not self.gems and self.last_gem:
            self.end(Result((), "counter", "HRS-13"))

    # --- the cards ---

    def refill(self, at: int) -> None:
        """With paper cards the person says which card was turned up (AMB-HRS-44)."""
        if not self.paper:
            super().refill(at)
        elif self.market:
            self.then(REVEALING(PLAYER, self.boss), laid_open(at))

    @property
    def strength(self) -> int:
        """The most that the player may attack with; with paper cards nobody counts it (AMB-HRS-45)."""
        return len(AMOUNT.words) - 1 if self.paper else self.combat

    # --- the player ---

    def unanswered(self) -> tuple[str, str, dict[str, int | str]]:
        """The questions that the booklet asks, not a card, are told as such."""
        if self.asks_for("turned"):
            return "AMB-HRS-44", "turned_first", {}
        if self.asks_for("report"):
            return "AMB-HRS-45", "on_paper", {}
        if self.asks_for("hurting"):
            return "HRS-72", "hurting_first", {}
        if self.asks_for("lot"):
            return "HRS-66", "lot_first", {}
        if self.asks_for("behaviour"):
            return "HRS-16", "behaviour_first", {}
        if self.asks_for("guard") or self.asks_for("exposed"):
            return "HRS-24", "stunned_first", {}
        if self.asks_for("guarding") or self.asks_for("giving"):
            return "HRS-48", "boss_attack_first", {"n": self.context[1]}
        if self.context[0] == self.boss and len(self.context) == 2 and isinstance(self.context[1], tuple):
            return "HRS-43", "tie_first", {}
        return super().unanswered()

    def allies_barred(self) -> bool:
        """The Orc Grunt with a Gold on top (HRS-69)."""
        return self.able("orc-grunt")

    def loot(self, seat: int) -> Cards:
        """A heist finds what the boss has discarded in the sacrifice pile (AMB-HRS-42)."""
        return tuple([card for card in self.sacrificed if FACTION[card]]) if self.heist else ()

    def rob(self, seat: int, card: int) -> None:
        """The card leaves the sacrifice pile."""
        self.sacrificed = without(self.sacrificed, card)
        self.emit("salvaged", "AMB-HRS-42", {"seat": seat, "card": NAMES[card]})

    def heal(self, seat: int, n: int, rule: str = "HR-91", counted: tuple[str, ...] = ()) -> None:
        """No maximum (HRS-51); Rayla takes the first points of the turn away (HRS-70, AMB-HRS-37)."""
        taken = min(self.barred, n)
        if taken:
            self.barred -= taken
            self.emit("healing_barred", "HRS-70", {"seat": seat, "n": taken})
        super().heal(seat, n - taken, rule, counted)

    def discarded(self, seat: int, card: int) -> None:
        """Torgen makes a discarded Dagger or Shortsword hurt (HRS-72, AMB-HRS-43)."""
        if self.able("torgen-rocksplitter") and is_attack(card):
            n = value_of(card)
            self.health[seat] -= n
            self.emit("lost_health", "HRS-72", {"seat": seat, "n": n})
            if self.health[seat] <= 0:
                self.fall([seat])

    def fall(self, fallen: list[int]) -> None:
        """The player has no health left: the game is lost (HRS-14)."""
        self.health[PLAYER] = 0
        self.end(Result((), "slain", "HRS-14"))
