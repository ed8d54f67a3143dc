"""Setting up a game of the Skirmish (HRS-10, HRS-11, AMB-HRS-28 to AMB-HRS-30)."""

from __future__ import annotations

from pygames.engine.state import step
from pygames.games.hero_realms.cards import GEMS, MARKET, NAMES, PACK, PACKS, beside, starting_cards
from pygames.games.hero_realms.preparation import lay_out_market
from pygames.games.hero_realms.state import ROW
from pygames.games.hero_realms_skirmish.bosses import BOSSES, HEALTH, behaviour_pack, boss_card
from pygames.games.hero_realms_skirmish.decks import behind_first_hand
from pygames.games.hero_realms_skirmish.state import PLAYER, SkirmishState


def give_boss(state: SkirmishState, face: str, *, reinforcements: bool) -> None:
    """The boss's card, a champion (HRS-01), lies in its zone, its behaviour pack beside it (HRS-11)."""
    boss = BOSSES[face]
    state.boss = boss_card(face)
    state.boss_health = HEALTH
    state.pile = behaviour_pack(boss)
    state.market = tuple([card for card in MARKET if card != state.boss])
    state.gems = GEMS[::-1]  # the first gem of the counter on top
    state.keeps_felled = reinforcements
    if reinforcements:
        state.reinforced = tuple(
            [GEMS[turn - 1] for turn in boss.reinforced]
        )  # the gem that counts such a turn (AMB-HRS-18)


def give_deck(state: SkirmishState, pack: str) -> None:
    """The player has the plain deck and its 50 health (AMB-HRS-30), or a class pack (AMB-HRS-41)."""
    number = PACK[pack]
    state.packs[PLAYER] = number
    state.health[PLAYER] = PACKS[number].health
    if state.paper:
        state.discards[PLAYER] = tuple(sorted(starting_cards(PLAYER, number)))  # all that is one's own
    else:
        state.decks[PLAYER] = starting_cards(PLAYER, number)
    state.beside[PLAYER] = beside(PLAYER, number)


@step
def lay_out_paper(state: SkirmishState) -> None:
    """A card of the row is turned up on the real table (AMB-HRS-44)."""
    state.refill(len(state.row))


@step
def lay_out(state: SkirmishState) -> None:
    """The market, and the player's first hand."""
    state.emit("against", "HRS-11", {"card": NAMES[state.boss], "n": state.boss_health})
    if state.paper:
        state.then(*[lay_out_paper()] * ROW)
        return
    lay_out_market(state)
    state.decks[PLAYER] = state.shuffled_pile(state.decks[PLAYER])
    rule = "HR-13" if state.first_hand == 3 else "AMB-HRS-29"
    state.draw_cards(PLAYER, state.first_hand, behind_first_hand(state, rule))
