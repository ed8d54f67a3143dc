"""A position of Boss Quest in a few words, so that a test reads like the booklet.

Players are written `A` to `F`, cards as the game writes them (`red-7`, `force+1`). Parentheses mark a
hidden weapon. A visible potion says how it is read: `potion-2+`, `potion-2-`, or `potion-2` while that is
still to be chosen. `17/3` stands for three weapons worth 17, of any colours, the first of them hidden. An
active spell says before whom it lies: `force+1:B`, `boss+1`. Piles start at the top, and what is named
nowhere lies below; after `only` there is nothing else, and the other cards are out of the game.
"""

from collections.abc import Sequence
from itertools import combinations
from typing import Any

from pygames.engine.match import Match
from pygames.engine.text import Language
from pygames.games.boss_quest.cards import BOSSES, COMPANION, POTION, REAPER, SPELL, VALUE, WEAPON
from pygames.games.boss_quest.combat import fight, reveal
from pygames.games.boss_quest.game import GAME, setup
from pygames.games.boss_quest.potions import read_hidden_potions, read_potions
from pygames.games.boss_quest.reaper import destinies
from pygames.games.boss_quest.rounds import end_round, play_round
from pygames.games.boss_quest.state import (
    ASIDE,
    AT_ARMOURER,
    AT_MAGICIAN,
    DONE,
    FIGHTS,
    GONE,
    BossQuestState,
)
from pygames.games.boss_quest.turns import turns
from pygames.games.boss_quest.view import ROLES
from pygames.words.localizer import Localizer
from tests.kit.scene import Scene as Base
from tests.kit.scene import fill
from tests.kit.truth import true_state

A, B, C, D, E, F = range(6)
LETTERS = "ABCDEF"
ROLE = {name: role for role, name in ROLES.items()}

# what is to be done in a round once the cards are dealt
COMBAT = (read_hidden_potions(), reveal(), fight(), destinies(), end_round(), play_round())
STARTS = {
    "round": (play_round(),),
    "read_potions": (read_potions(), turns(), *COMBAT),
    "turns": (turns(), *COMBAT),
    "combat": COMBAT,
}


class Scene(Base):
    """A match in a test, and where everything lies."""

    seats = LETTERS
    state: BossQuestState

    @property
    def keys(self) -> list[int]:
        """The keys of all players."""
        return list(self.state.keys)

    @property
    def hearts(self) -> list[int]:
        """The hearts of all players."""
        return list(self.state.hearts)

    @property
    def hp(self) -> int:
        """The boss's points as everybody sees them."""
        hp: int = self.view()["boss"]["hp"]
        return hp

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
        discard: list[str] = self.view()["spells"]["discard"]
        return discard

    @property
    def mystery(self) -> str:
        """The mystery spell, or nothing."""
        return SPELL.words[self.state.mystery] if self.state.mystery >= 0 else ""

    def force(self, player: str) -> int:
        """A player's true force."""
        return self.state.force(LETTERS.index(player))

    def weapons(self, player: str) -> str:
        """A player's weapons, the hidden one in parentheses: `(red-7) blue-5 potion-2+`."""
        seat = LETTERS.index(player)
        hidden = self.state.hidden[seat]
        words = [f"({WEAPON.words[hidden]})"] if hidden >= 0 else []
        return " ".join([*words, *(self._weapon(card) for card in self.state.visible[seat])])

    def _weapon(self, card: int) -> str:
        sign = self.state.readings[card - POTION] if card >= POTION else 0
        return WEAPON.words[card] + ("", "+", "-")[sign]

    def pile(self, n: int) -> str:
        """The first weapons of the pile, from the top."""
        return " ".join(WEAPON.words[card] for card in weapon_pile(self.state)[::-1][:n])

    def bottom(self) -> str:
        """The lowest weapon of the pile."""
        return WEAPON.words[weapon_pile(self.state)[0]]

    def place(self, player: str) -> str | None:
        """Where a player is: `armourer`, `magician`, or `aside`."""
        place: str | None = self.player(player)["place"]
        return place

    def role(self, player: str) -> str:
        """What a player is: `knight`, `ghost`, `reaper`, `gone`."""
        role: str = self.player(player)["role"]
        return role

    def companion(self, player: str) -> str | None:
        """The companion of a player."""
        companion: str | None = self.player(player)["companion"]
        return companion

    def player(self, player: str, viewer: str = "") -> dict[str, Any]:
        """A player as a viewer sees him."""
        seen: dict[str, Any] = self.view(viewer)["players"][LETTERS.index(player)]
        return seen


def state_of(match: Match) -> BossQuestState:
    """The true state of a match of this game."""
    state = true_state(match)
    assert isinstance(state, BossQuestState)
    return state


def scene(
    start: str = "turns",
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
    """The position, waiting for its first decision.

    It is the turn of `turn`; the players of `done` have finished, and so have all if it starts with the
    combat. By default the last player is the armourer. `roles` and `companions` have one
    word a player (no companion: `-`). The extensions are in the game that the position needs. Other
    fields are those of the state.
    """
    count = seats or len(weapons) or 3
    weapons = weapons or ("5/2",) * count  # where a test does not care
    chosen = dict(options or {})
    named = " ".join((*weapons, pile, row, mystery, active, spells))
    chosen.setdefault("potions", "potion" in named or "flip" in named)
    chosen.setdefault("companions", bool(companions))
    chosen.setdefault("reaper", bool(reaper or roles))
    full = GAME.choose_options(chosen, count)
    state = setup(count, seed, full)
    state.agenda = [*reversed(STARTS[start])]
    state.round = 2
    state.boss = REAPER if reaper == FIGHTS else boss
    state.armourer = LETTERS.index(armourer) if armourer else count - 1
    state.current = LETTERS.index(turn)
    state.hearts[: len(hearts)] = hearts
    state.keys[: len(keys)] = keys
    state.roles = [ROLE[role] for role in roles.split()] or state.roles
    state.reaper_state = reaper or (DONE if "reaper" in roles.split() else state.reaper_state)
    everyone = LETTERS[:count] if start == "combat" else done
    state.pawns = [AT_MAGICIAN if LETTERS[seat] in everyone else AT_ARMOURER for seat in range(count)]
    for seat in range(count):
        if state.roles[seat] == GONE:
            state.pawns[seat] = ASIDE
    state.active = tuple(_active(word) for word in active.split())
    state.row = _spells(row)
    state.mystery = SPELL.index[mystery] if mystery else -1
    state.spell_discard = _spells(discard)
    used = {*state.row, state.mystery, *state.spell_discard, *(spell for spell, _ in state.active)}
    state.spell_deck = _pile(spells, SPELL.index, [s for s in state.spell_deck if s not in used])
    state.boss_discard = tuple(int(word) for word in beaten.split())
    rest = [b for b in BOSSES if b not in (state.boss, *state.boss_discard)]
    state.boss_deck = _pile(bosses, {str(b): b for b in BOSSES}, rest)
    if chosen["companions"]:
        held = [COMPANION.index.get(word, -1) for word in companions.split()] or [-1] * count
        state.companions = held
        spare = range(6) if count > 2 else [0, 2, 3, 4, 5]  # BQ-81
        state.reserve = tuple(c for c in spare if c not in held)
    _deal(state, weapons, pile)
    fill(state, fields)
    return Scene(Match.at(GAME, state, full))


def weapon_pile(state: BossQuestState) -> tuple[int, ...]:
    """The whole pile of weapons, its top last."""
    return (*(card for card, _, _ in state.weapon_bottom), *state.weapon_deck)


def combat(*weapons: str, **more: Any) -> Scene:
    """Everybody has finished the turns; the hidden weapons are about to be revealed."""
    return scene("combat", *weapons, **more)


def spoken(scene: Scene, kind: str, language: Language = "en") -> list[str]:
    """What the log of the opening says in the events whose kind begins so."""
    localizer = Localizer(GAME, language)
    return [localizer.event(event) for event in scene.opening if event.kind.startswith(kind)]


def _deal(state: BossQuestState, weapons: Sequence[str], pile: str) -> None:
    """Give the weapons that are named, then those of which only the sum is."""
    there = set(state.weapon_deck)
    state.weapon_deck = _pile(pile, WEAPON.index, list(state.weapon_deck))
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
                    state.hidden[seat] = card
                else:
                    state.visible[seat] += (card,)
                    if name[-1] in "+-":
                        state.readings[card - POTION] = 1 if name[-1] == "+" else -1
    wanted = [(seat, text.split("/")) for seat, text in enumerate(weapons) if "/" in text]
    sums = [(seat, int(total), int(number)) for seat, (total, number) in wanted]
    sums.sort(key=lambda each: -each[1] / each[2])  # those that need high weapons choose first
    free = sorted(card for card in there - taken if card < POTION)
    for (seat, _, _), found in zip(sums, _worth(sums, free), strict=True):
        taken |= set(found)
        state.hidden[seat], state.visible[seat] = found[0], found[1:]
    state.weapon_deck = tuple(card for card in state.weapon_deck if card in kept or card not in taken)


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
