"""Activating a spell (BQ-33 to BQ-36): what each must be aimed at, and what it does (BQ-61 to BQ-74).

What is aimed at depends on the kind of spell; each way to aim is a type of action. A spell with nothing to
act on is activated without an aim (AMB-BQ-17, AMB-BQ-57).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pygames.engine.action import ActionType
from pygames.engine.decision import DecisionType
from pygames.engine.errors import Refusal
from pygames.games.boss_quest.cards import (
    AT_ONCE,
    BOSS_CHANGE,
    CANCEL,
    COMPANION,
    COMPANION_NAMES,
    FLIP,
    IS_DARK,
    KIND_OF,
    MOST_VALUE,
    POTION,
    SEAT,
    SPELL,
    SPELL_NAMES,
    SPY,
    SWAP_COMPANIONS,
    SWAP_HIDDEN,
    SWAP_PILE,
    WEAPON,
    WEAPON_NAMES,
)
from pygames.games.boss_quest.potions import read_potions
from pygames.games.boss_quest.reasons import ACTIVATED_BY, CAST_BY, SPELL_RULE, behind_hp
from pygames.games.boss_quest.refusals import aim_first, no
from pygames.games.boss_quest.state import BESIDE_BOSS, GONE, BossQuestState
from pygames.games.boss_quest.visit import go_to_magician, no_visit

# of the spells that are aimed at something else than a player before whom they lie
OWN_RULES = {
    CANCEL: "BQ-72",
    SWAP_HIDDEN: "BQ-63",
    SWAP_PILE: "BQ-64",
    FLIP: "BQ-67",
    SWAP_COMPANIONS: "BQ-66",
}


def at_hand(state: BossQuestState) -> Sequence[int]:
    """The spells that can be activated: the mystery spell turned up (BQ-37), else those face up."""
    return (state.aims,) if state.aims >= 0 else state.row


def not_at_hand(state: BossQuestState, spell: int, *, discarding: bool = False) -> Refusal | None:
    """Why a spell is not among these."""
    if spell in at_hand(state):
        return None
    if state.aims >= 0:
        return aim_first(state)
    if any(spell == on for on, _ in state.active):
        return still_active(spell, discarding=discarding)
    if spell in state.spell_discard:
        return no("BQ-38", "discarded_spell", spell=SPELL_NAMES[spell])
    return no("BQ-32", "not_offered", spell=SPELL_NAMES[spell])


def still_active(spell: int, *, discarding: bool = False) -> Refusal:
    """Why an active spell can neither be activated (BQ-34) nor discarded (BQ-39)."""
    name = SPELL_NAMES[spell]
    if discarding:
        return no("BQ-39", "active_kept", spell=name)
    return no("BQ-34", "active_already", spell=name)


class Activation(ActionType):
    """A way to activate a spell: the words after the spell say what it is aimed at.

    The spell takes effect for this round (BQ-33, BQ-34), on those who have finished too (AMB-BQ-71).
    """

    aim: str  # what the spell must be aimed at, in the text of a refusal
    spells: frozenset[int]  # those that are activated so while they have something to act on

    def wanted(self, spell: int) -> Refusal:
        """What has to be chosen for a spell that is activated so, by the spell's own rule."""
        return no(OWN_RULES.get(KIND_OF[spell], "BQ-35"), f"aim_{self.aim}", spell=SPELL_NAMES[spell])

    def acts(self, state: BossQuestState, seat: int, spell: int) -> bool:
        """Whether a spell of this way has anything to act on now."""
        return bool(self.targets(state, seat, spell))

    def targets(self, state: BossQuestState, seat: int, spell: int) -> Sequence[int]:
        """What the spell can be aimed at now; nothing where it would have nothing to act on."""
        raise NotImplementedError

    def wrong_target(self, state: BossQuestState, seat: int, spell: int, target: int) -> Refusal:
        """Why a thing is not among these."""
        raise NotImplementedError

    def options(self, state: BossQuestState, seat: int) -> Sequence[int | tuple[int, ...]]:
        spells = self.spells
        if spells.isdisjoint(state.row) and state.aims not in spells:
            return ()
        return [
            (spell, target)
            for spell in at_hand(state)
            if spell in spells
            for target in self.targets(state, seat, spell)
        ]

    def check(self, state: BossQuestState, seat: int, spell: int, *targets: int) -> Refusal | None:
        refusal = not_at_hand(state, spell)
        if refusal is not None:
            return refusal
        way = way_to_activate(state, seat, spell)
        if way is not self:
            return way.wanted(spell)
        for target in targets:
            if target not in self.targets(state, seat, spell):
                return self.wrong_target(state, seat, spell, target)
        return None

    def untimely(self, state: BossQuestState, seat: int, *args: int) -> Refusal:
        return no_visit(state)

    def apply(self, state: BossQuestState, seat: int, spell: int, *targets: int) -> None:
        go_to_magician(state, seat)
        if spell == state.aims:
            state.aims = -1
        else:
            state.row = tuple([other for other in state.row if other != spell])
        self.act(state, seat, spell, *targets)

    def act(self, state: BossQuestState, seat: int, spell: int, *args: Any, **kwargs: Any) -> None:
        """What the spell does."""
        raise NotImplementedError


class Activate(Activation):
    """Activate a spell that needs no aim: a light one goes beside the boss (BQ-36)."""

    aim = "nothing"

    def acts(self, state: BossQuestState, seat: int, spell: int) -> bool:
        return True

    def wanted(self, spell: int) -> Refusal:
        kind = KIND_OF[spell]
        if kind == CANCEL:
            return no("AMB-BQ-17", "nothing_to_cancel", spell=SPELL_NAMES[spell])
        if kind in AT_ONCE:
            return no("AMB-BQ-57", "nothing_to_act_on", spell=SPELL_NAMES[spell])
        return no("BQ-36", "aim_nothing", spell=SPELL_NAMES[spell])

    def options(self, state: BossQuestState, seat: int) -> list[int]:
        spells = self.spells
        return [
            spell
            for spell in at_hand(state)
            if spell in spells or (spell in MAY_LACK_TARGETS and way_to_activate(state, seat, spell) is self)
        ]

    def act(self, state: BossQuestState, seat: int, spell: int) -> None:
        kind = KIND_OF[spell]
        if kind == CANCEL or kind in AT_ONCE:  # nothing to act on
            state.discard_spell(spell)
            rule = "AMB-BQ-17" if kind == CANCEL else "AMB-BQ-57"
            state.emit("no_effect", rule, {"seat": seat, "spell": SPELL_NAMES[spell]})
        else:
            state.active += ((spell, BESIDE_BOSS),)
            state.emit("activated", ACTIVATED_BY[spell], {"seat": seat, "spell": SPELL_NAMES[spell]})
            tell_hp(state, spell)


class Cast(Activation):
    """Lay a dark spell before any player (BQ-35, AMB-BQ-70), or swap one's hidden weapon with his (BQ-63)."""

    aim = "knight"

    def targets(self, state: BossQuestState, seat: int, spell: int) -> Sequence[int]:
        if KIND_OF[spell] != SWAP_HIDDEN:
            return state.players()
        if state.hidden[seat] < 0:
            return ()
        return [other for other in state.players() if other != seat and state.hidden[other] >= 0]

    def wrong_target(self, state: BossQuestState, seat: int, spell: int, target: int) -> Refusal:
        if target >= state.seats or state.roles[target] == GONE:
            return no(OWN_RULES.get(KIND_OF[spell], "BQ-35"), "nobody_there")
        return no("AMB-BQ-19", "other_hidden")

    def act(self, state: BossQuestState, seat: int, spell: int, other: int) -> None:
        if KIND_OF[spell] == SWAP_HIDDEN:
            state.discard_spell(spell)
            swap_hidden(state, seat, other)
        else:
            state.active += ((spell, other),)
            state.emit("cast", CAST_BY[spell], {"seat": seat, "other": other, "spell": SPELL_NAMES[spell]})


def swap_hidden(state: BossQuestState, seat: int, other: int) -> None:
    """Two hidden weapons change owners; each learns his new one (BQ-63)."""
    hidden, followed, most = state.hidden, state.followed, state.most
    followed[seat], followed[other] = state.followers(other), state.followers(seat)
    hidden[seat], hidden[other] = hidden[other], hidden[seat]
    most[seat], most[other] = most[other], most[seat]
    state.peeks = tuple([peek for peek in state.peeks if peek[1] not in (seat, other)])  # AMB-BQ-61
    state.emit("hidden_swapped", "BQ-63", {"seat": seat, "other": other}, reveals=True)
    for player in (seat, other):
        secret: dict[str, int | str] = {"weapon": WEAPON_NAMES[hidden[player]]}
        state.emit("new_hidden", "BQ-63", {"seat": player}, to=player, secret=secret, reveals=True)


class Cancel(Activation):
    """Cancel an active spell (BQ-72), before whomever it lies (AMB-BQ-18, AMB-BQ-68)."""

    aim = "spell"

    def targets(self, state: BossQuestState, seat: int, spell: int) -> Sequence[int]:
        return [other for other, _ in state.active]

    def wrong_target(self, state: BossQuestState, seat: int, spell: int, target: int) -> Refusal:
        return no("BQ-72", "not_active", spell=SPELL_NAMES[target])

    def act(self, state: BossQuestState, seat: int, spell: int, other: int) -> None:
        state.active = tuple([entry for entry in state.active if entry[0] != other])
        state.discard_spell(other)
        state.discard_spell(spell)
        state.emit(
            "cancelled", "BQ-72", {"seat": seat, "spell": SPELL_NAMES[spell], "spell2": SPELL_NAMES[other]}
        )
        tell_hp(state, other)


class Trade(Activation):
    """Put one's weapon under the pile; the top one takes its place (BQ-64, AMB-BQ-20)."""

    aim = "weapon"

    def targets(self, state: BossQuestState, seat: int, spell: int) -> Sequence[int]:
        return state.weapons(seat) if state.weapons_left else ()

    def wrong_target(self, state: BossQuestState, seat: int, spell: int, target: int) -> Refusal:
        return no("BQ-64", "not_your_weapon", weapon=WEAPON_NAMES[target])

    def act(self, state: BossQuestState, seat: int, spell: int, weapon: int) -> None:
        state.discard_spell(spell)
        fresh, seats, most = state.take_weapon()
        if weapon >= POTION:
            state.readings[weapon - POTION] = 0  # AMB-BQ-58
        if weapon == state.hidden[seat]:
            state.put_under(weapon, state.followers(seat), state.most[seat])
            state.hidden[seat], state.followed[seat], state.most[seat] = fresh, seats, most
            state.peeks = tuple([peek for peek in state.peeks if peek[1] != seat])
            secret: dict[str, int | str] = {"weapon": WEAPON_NAMES[fresh]}
            state.emit("traded_hidden", "BQ-64", {"seat": seat}, to=seat, secret=secret, reveals=True)
        else:
            state.put_under(weapon, (1 << state.seats) - 1, MOST_VALUE)  # all have seen it
            state.visible[seat] = tuple([fresh if card == weapon else card for card in state.visible[seat]])
            one, two = WEAPON_NAMES[weapon], WEAPON_NAMES[fresh]
            state.emit("traded", "BQ-64", {"seat": seat, "weapon": one, "weapon2": two}, reveals=True)
            state.then(read_potions())


class FlipPotion(Activation):
    """Turn the reading of a visible potion round (BQ-67)."""

    aim = "potion"

    def targets(self, state: BossQuestState, seat: int, spell: int) -> Sequence[int]:
        visible = [card for player in state.order() for card in state.visible[player]]
        return [card for card in visible if card >= POTION and state.readings[card - POTION]]

    def wrong_target(self, state: BossQuestState, seat: int, spell: int, target: int) -> Refusal:
        return no("BQ-67", "no_visible_potion", weapon=WEAPON_NAMES[target])

    def act(self, state: BossQuestState, seat: int, spell: int, weapon: int) -> None:
        state.readings[weapon - POTION] *= -1
        state.discard_spell(spell)
        state.emit(
            "flipped", "BQ-67", {"seat": seat, "weapon": WEAPON_NAMES[weapon], "value": state.worth(weapon)}
        )


class Rearrange(Activation):
    """Let two companions change places, in play or in reserve (BQ-66); nothing else moves them (BQ-86)."""

    aim = "companions"

    def targets(self, state: BossQuestState, seat: int, spell: int) -> Sequence[int]:
        return sorted([*state.reserve, *[companion for companion in state.companions if companion >= 0]])

    def wrong_target(self, state: BossQuestState, seat: int, spell: int, target: int) -> Refusal:
        # with two players the spy is left out (BQ-81)
        return no("BQ-81" if target == SPY else "BQ-66", "not_in_game", companion=COMPANION_NAMES[target])

    def options(self, state: BossQuestState, seat: int) -> list[tuple[int, ...]]:
        spells = self.spells.intersection(at_hand(state))
        if not spells:
            return []
        around = self.targets(state, seat, -1)
        pairs = [(one, other) for one in around for other in around if one != other]
        return [(spell, *pair) for spell in sorted(spells) for pair in pairs]

    def check(self, state: BossQuestState, seat: int, spell: int, *targets: int) -> Refusal | None:
        refusal = super().check(state, seat, spell, *targets)
        if refusal is None and len(targets) == 2 and targets[0] == targets[1]:
            refusal = no("BQ-66", "two_companions")
        return refusal

    def act(self, state: BossQuestState, seat: int, spell: int, one: int, other: int) -> None:
        state.discard_spell(spell)
        change = {one: other, other: one}
        state.companions = [change.get(companion, companion) for companion in state.companions]
        state.reserve = tuple(sorted(change.get(companion, companion) for companion in state.reserve))
        first, second = COMPANION_NAMES[one], COMPANION_NAMES[other]
        state.emit(
            "companions_swapped", "BQ-66 BQ-86", {"seat": seat, "companion": first, "companion2": second}
        )


def tell_hp(state: BossQuestState, spell: int) -> None:
    """A spell that counts for the boss has come or gone: what the boss has now."""
    if BOSS_CHANGE[spell] and state.log is not None:
        state.emit(
            "boss_now",
            SPELL_RULE[spell],
            {"hp": state.hp()},
            because=behind_hp(state),
        )


ACTIVATE = Activate("activate", SPELL)
CAST = Cast("cast", SPELL, SEAT)
CANCEL_SPELL = Cancel("cancel", SPELL, SPELL)
TRADE = Trade("trade", SPELL, WEAPON)
FLIP_POTION = FlipPotion("flip", SPELL, WEAPON)
REARRANGE = Rearrange("rearrange", SPELL, COMPANION, COMPANION)
ACTIVATIONS = (ACTIVATE, CAST, CANCEL_SPELL, TRADE, FLIP_POTION, REARRANGE)

# how each kind of spell is activated while it has something to act on
SPECIAL_WAYS: dict[int, Activation] = {
    CANCEL: CANCEL_SPELL,
    SWAP_PILE: TRADE,
    FLIP: FLIP_POTION,
    SWAP_COMPANIONS: REARRANGE,
}
WAY = tuple(
    SPECIAL_WAYS.get(KIND_OF[spell], CAST if IS_DARK[KIND_OF[spell]] else ACTIVATE)
    for spell in range(len(SPELL_NAMES))
)
for _way in ACTIVATIONS:
    _way.spells = frozenset(spell for spell, way in enumerate(WAY) if way is _way)
MAY_LACK_TARGETS = frozenset(
    spell for spell in range(len(SPELL_NAMES)) if KIND_OF[spell] in (CANCEL, SWAP_HIDDEN, SWAP_PILE, FLIP)
)


def way_to_activate(state: BossQuestState, seat: int, spell: int) -> Activation:
    """How a spell is to be activated now."""
    way = WAY[spell]
    return way if way.acts(state, seat, spell) else ACTIVATE


# the aim of the mystery spell is chosen once it has been turned up (AMB-BQ-15)
AIM = DecisionType("aim", "BQ-37", *ACTIVATIONS)
