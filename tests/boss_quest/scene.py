"""A position of Boss Quest in a few words, so that a test reads like the booklet.

Players are written `A` to `F`, cards as the game writes them (`red-7`, `force+1`). Parentheses mark a
hidden weapon. A visible potion says how it is read: `potion-2+`, `potion-2-`, or `potion-2` while that is
still to be chosen. `17/3` stands for three weapons worth 17, of any colours, the first of them hidden. An
active spell says before whom it lies: `force+1:B`, `boss+1`. Piles start at the top, and what is named
nowhere lies below; after `only` there is nothing else, and the other cards are out of the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Any

import pytest

from pygames.core.errors import Refused
from pygames.core.event import Event
from pygames.core.match import Match
from pygames.games.boss_quest.cards import BOSSES, COMPANION, POTION, REAPER, SPELL, VALUE, WEAPON
from pygames.games.boss_quest.game import GAME
from pygames.games.boss_quest.table import DONE_TURNS, BossQuestTable
from pygames.games.boss_quest.view import ROLES

A, B, C, D, E, F = range(6)
LETTERS = "ABCDEF"
ROLE = {name: role for role, name in ROLES.items()}
AFTER_THE_TURNS = ("reveal", "fight", "destinies", "round_ends")


class Scene:
    """A match in a test: what is asked, played, refused, and where everything lies."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.opening = match.opening
        self._cards = census(match._table)

    # --- playing ---

    def play(self, *texts: str) -> list[Event]:
        """Play these actions one after the other; all that happened. No card may get lost."""
        events = [event for text in texts for event in self.match.play(text)]
        assert census(self.match._table) == self._cards
        return events

    @property
    def asks(self) -> str:
        """Who is asked what: `A turn`, or `nobody` when the game is over."""
        ask = self.match.ask
        return f"{LETTERS[ask.seat]} {ask.prompt.id}" if ask else "nobody"

    def legal(self, verb: str = "") -> list[str]:
        """The legal actions of this verb (of every verb), in their order."""
        return [action.text for action in self.match.ask.legal if verb in ("", action.verb.name)]

    def may(self, text: str) -> bool:
        """Whether the action is legal: listed, and nothing said against it."""
        listed = text in self.legal()
        assert listed == (self.match.why_not(text) is None)
        return listed

    def why(self, text: str) -> str:
        """The rule and the reason against an action: `BQ-28 exceeds`. Trying it changes nothing."""
        before = self.match._table.data()
        refused = self.match.why_not(text)
        assert refused is not None, f"{text} is legal"
        with pytest.raises(Refused) as caught:
            self.match.play(text)
        found = caught.value
        assert (found.rule, found.key, found.params) == (refused.rule, refused.key, refused.params)
        assert found.rule in GAME.rulebook
        assert text not in self.legal()
        assert self.match._table.data() == before
        return f"{found.rule} {found.key}"

    # --- looking ---

    @property
    def table(self) -> BossQuestTable:
        """The true table."""
        return self.match._table

    @property
    def keys(self) -> list[int]:
        """The keys of all players."""
        return list(self.table.keys)

    @property
    def hearts(self) -> list[int]:
        """The hearts of all players."""
        return list(self.table.hearts)

    @property
    def result(self) -> str:
        """How the game has ended, by which rule, and who has won: `keys BQ-52 AC`."""
        result = self.match.result
        assert result is not None
        return f"{result.how} {result.rule} {''.join(LETTERS[seat] for seat in result.winners)}"

    @property
    def hp(self) -> int:
        """The boss's points as everybody sees them."""
        return self.view()["boss"]["hp"]

    @property
    def row(self) -> str:
        """The face-up spells at the magician's."""
        return " ".join(self.view()["row"])

    @property
    def active(self) -> str:
        """The active spells, and before whom they lie."""
        on = ((entry["spell"], entry["on"]) for entry in self.view()["active"])
        return " ".join(f"{spell}:{letter}" if letter else spell for spell, letter in on)

    @property
    def discard(self) -> list[str]:
        """The spell discard, from its oldest card."""
        return self.view()["spells"]["discard"]

    @property
    def mystery(self) -> str:
        """The mystery spell, or nothing."""
        return SPELL.words[self.table.mystery] if self.table.mystery >= 0 else ""

    def force(self, player: str) -> int:
        """A player's true force."""
        return self.table.force(LETTERS.index(player))

    def weapons(self, player: str) -> str:
        """A player's weapons, the hidden one in parentheses: `(red-7) blue-5 potion-2+`."""
        seat = LETTERS.index(player)
        hidden = self.table.hidden[seat]
        words = [f"({WEAPON.words[hidden]})"] if hidden >= 0 else []
        return " ".join([*words, *(self._weapon(card) for card in self.table.visible[seat])])

    def _weapon(self, card: int) -> str:
        sign = self.table.readings[card - POTION] if card >= POTION else 0
        return WEAPON.words[card] + ("", "+", "-")[sign]

    def pile(self, n: int) -> str:
        """The first weapons of the pile, from the top."""
        return " ".join(WEAPON.words[card] for card in self.table.weapon_deck[::-1][:n])

    def bottom(self) -> str:
        """The lowest weapon of the pile."""
        return WEAPON.words[self.table.weapon_deck[0]]

    def place(self, player: str) -> str | None:
        """Where a player is: `armourer` or `magician`."""
        return self.player(player)["place"]

    def role(self, player: str) -> str:
        """What a player is: `knight`, `ghost`, `reaper`, `gone`."""
        return self.player(player)["role"]

    def companion(self, player: str) -> str | None:
        """A player's companion."""
        return self.player(player)["companion"]

    def view(self, player: str = "") -> dict[str, Any]:
        """What a player may know; without a player, an onlooker."""
        return self.match.view(LETTERS.index(player) if player else None)

    def player(self, player: str, viewer: str = "") -> dict[str, Any]:
        """A player as a viewer sees him."""
        return self.view(viewer)["players"][LETTERS.index(player)]


def told(events: Iterable[Event], what: str, **params: int | str) -> int:
    """How many events there are of this kind, by these rules and with these params.

    >>> told([], "BQ-42 exceeded", seat=A)
    0
    """
    *rules, kind = what.split()
    return sum(
        event.kind == kind
        and set(rules) <= set(event.rules)
        and params.items() <= {**event.params, **event.secret}.items()
        for event in events
    )


def scene(
    script: str = "turns",
    *weapons: str,
    seats: int = 0,
    boss: int = 16,
    turn: str = "A",
    armourer: str = "",
    done: str = "",
    row: str = "",
    mystery: str = "",
    active: str = "",
    pile: str = "",
    spells: str = "",
    discard: str = "",
    bosses: str = "",
    beaten: str = "",
    hearts: Sequence[int] = (),
    keys: Sequence[int] = (),
    companions: str = "",
    roles: str = "",
    reaper: str = "",
    seed: int = 1,
    options: dict[str, Any] | None = None,
    **fields: Any,
) -> Scene:
    """The position, waiting for its first question.

    It is the turn of `turn`; the players of `done` have finished, and so have all if the script comes
    after the turns. By default the last player is the armourer. `roles` and `companions` have one
    word a player (no companion: `-`). The extensions are in the game that the position needs. Other
    fields are those of the table.
    """
    count = seats or len(weapons) or 3
    weapons = weapons or ("5/2",) * count  # where a test does not care
    chosen = dict(options or {})
    named = " ".join((*weapons, pile, row, mystery, active, spells))
    chosen.setdefault("potions", "potion" in named or "flip" in named)
    chosen.setdefault("companions", bool(companions))
    chosen.setdefault("reaper", bool(reaper or roles))
    full = GAME.choose_options(chosen, count)
    table = BossQuestTable(count, seed, full)
    table.script = script
    table.round = 2
    table.boss = REAPER if reaper == "fights" else boss
    table.armourer = LETTERS.index(armourer) if armourer else count - 1
    table.current = LETTERS.index(turn)
    table.hearts[: len(hearts)] = hearts
    table.keys[: len(keys)] = keys
    table.roles = [ROLE[role] for role in roles.split()] or table.roles
    table.reaper_state = reaper or ("done" if "reaper" in roles.split() else table.reaper_state)
    everyone = LETTERS[:count] if script in AFTER_THE_TURNS else done
    table.places = [DONE_TURNS if LETTERS[seat] in everyone else 0 for seat in range(count)]
    table.revealed = script in AFTER_THE_TURNS[1:]
    table.active = tuple(_active(word) for word in active.split())
    table.row = _spells(row)
    table.mystery = SPELL.index[mystery] if mystery else -1
    table.spell_discard = _spells(discard)
    used = {*table.row, table.mystery, *table.spell_discard, *(spell for spell, _ in table.active)}
    table.spell_deck = _pile(spells, SPELL.index, [s for s in table.spell_deck if s not in used])
    table.boss_discard = tuple(int(word) for word in beaten.split())
    rest = [b for b in BOSSES if b not in (table.boss, *table.boss_discard)]
    table.boss_deck = _pile(bosses, {str(b): b for b in BOSSES}, rest)
    if chosen["companions"]:
        held = [COMPANION.index.get(word, -1) for word in companions.split()] or [-1] * count
        table.companions = held
        spare = range(6) if count > 2 else [0, 2, 3, 4, 5]  # BQ-81
        table.reserve = tuple(c for c in spare if c not in held)
    _deal(table, weapons, pile)
    for name, value in fields.items():
        assert name in BossQuestTable.__slots__, name
        setattr(table, name, value)
    cards = census(table)
    for zone, found in cards.items():
        assert len(found) == len(set(found)), f"one of the {zone} is named twice"
    return Scene(Match.at(GAME, table, count, full))


def combat(*weapons: str, **more: Any) -> Scene:
    """Everybody has finished the turns; the hidden weapons are about to be revealed."""
    return scene("reveal", *weapons, **more)


def census(table: BossQuestTable) -> dict[str, list[int]]:
    """Every card of the table, by its kind."""
    weapons = [card for seat in range(table.seats) for card in table.weapons(seat)]
    spells = [*table.row, table.mystery, table.aims, *(spell for spell, _ in table.active)]
    return {
        "weapons": sorted((*table.weapon_deck, *weapons)),
        "spells": sorted((*table.spell_deck, *table.spell_discard, *(s for s in spells if s >= 0))),
        "companions": sorted((*table.reserve, *(c for c in table.companions if c >= 0))),
        "bosses": sorted((*table.boss_deck, *table.boss_discard, *_fought(table))),
    }


def _fought(table: BossQuestTable) -> list[int]:
    """The boss on the table; a beaten one lies on the discard already."""
    return [] if table.boss in (REAPER, *table.boss_discard) else [table.boss]


def _deal(table: BossQuestTable, weapons: Sequence[str], pile: str) -> None:
    """Give the weapons that are named, then those of which only the sum is."""
    there = set(table.weapon_deck)
    table.weapon_deck = _pile(pile, WEAPON.index, list(table.weapon_deck))
    kept = {WEAPON.index[word] for word in pile.split() if word != "only"}
    taken = set(kept)
    for seat, text in enumerate(weapons):
        for word in text.split():
            if "/" not in word:
                name = word.strip("()")
                card = WEAPON.index[name.rstrip("+-")]
                assert card in there, f"{name} is not in this game"
                taken.add(card)
                if word.startswith("("):
                    table.hidden[seat] = card
                else:
                    table.visible[seat] += (card,)
                    if name[-1] in "+-":
                        table.readings[card - POTION] = 1 if name[-1] == "+" else -1
    sums = [(seat, *map(int, text.split("/"))) for seat, text in enumerate(weapons) if "/" in text]
    sums.sort(key=lambda wanted: -wanted[1] / wanted[2])  # those that need high weapons choose first
    free = sorted(card for card in there - taken if card < POTION)
    for (seat, _, _), found in zip(sums, _worth(sums, free), strict=True):
        taken |= set(found)
        table.hidden[seat], table.visible[seat] = found[0], found[1:]
    table.weapon_deck = tuple(card for card in table.weapon_deck if card in kept or card not in taken)


def _worth(sums: list[tuple[int, int, int]], free: list[int]) -> list[tuple[int, ...]]:
    """For each (seat, sum, number) so many of the free weapons with that sum."""
    if not sums:
        return []
    (_, total, number), *others = sums
    for cards in combinations(free, number):
        if sum(VALUE[card] for card in cards) == total:
            try:
                return [cards, *_worth(others, [card for card in free if card not in cards])]
            except ValueError:
                continue
    raise ValueError(f"there are no {number} weapons worth {total} left")


def _pile(text: str, index: dict[str, int], rest: list[int]) -> tuple[int, ...]:
    words = text.split()
    alone = words[:1] == ["only"]
    top = [index[word] for word in words[alone:]]
    below = [] if alone else [card for card in rest if card not in top]
    return (*below, *reversed(top))


def _spells(text: str) -> tuple[int, ...]:
    return tuple(SPELL.index[word] for word in text.split())


def _active(word: str) -> tuple[int, int]:
    name, _, on = word.partition(":")
    return SPELL.index[name], LETTERS.index(on) if on else -1
