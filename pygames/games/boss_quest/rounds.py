"""A round, in its order, and what happens at its beginning and at its end."""

from __future__ import annotations

from pygames.engine.state import step
from pygames.games.boss_quest.cards import MOST_VALUE, POTION, REAPER, SPELL_NAMES, WEAPON_NAMES
from pygames.games.boss_quest.combat import fight, reveal
from pygames.games.boss_quest.ending import end_by_keys, game_over
from pygames.games.boss_quest.potions import read_hidden_potions, read_potions
from pygames.games.boss_quest.reaper import destinies
from pygames.games.boss_quest.state import ASIDE, AT_ARMOURER, FIGHTS, KNIGHT, NEXT, BossQuestState
from pygames.games.boss_quest.turns import turns

MOST_ROUNDS = 60  # AMB-BQ-56
VALUE = {"n": ("BQ-03",)}  # why the boss has so many points
DUEL_ROW = 3  # spells face up in a duel (BQ-96)


@step
def play_round(state: BossQuestState) -> None:
    """The players' turns and then a combat (BQ-19); rounds follow until the game has ended (BQ-55)."""
    if state.round == MOST_ROUNDS:
        knights = [seat for seat in state.order() if state.roles[seat] == KNIGHT]
        end_by_keys(state, knights or state.order(), "endless", "AMB-BQ-56")  # all may be ghosts
        return
    state.round += 1
    state.emit("round", "BQ-19" if state.round == 1 else "BQ-19 BQ-55", {"n": state.round})
    state.then(*ROUND)


@step
def turn_up_boss(state: BossQuestState) -> None:
    """The boss is discarded and the next one is turned up (BQ-56); the reaper comes once (BQ-87)."""
    if state.boss != REAPER:
        state.boss_discard += (state.boss,)
    if state.reaper_state == NEXT:
        state.reaper_state = FIGHTS
        state.boss = REAPER
        state.emit("reaper_comes", "BQ-87 BQ-89", {"n": state.reaper_hp})
        return
    if not state.boss_deck:  # BQ-57, AMB-BQ-78
        state.boss_deck = state.shuffled_pile(state.boss_discard)
        state.boss_discard = ()
        state.emit("bosses_shuffled", "BQ-57", reveals=True)
    state.boss, state.boss_deck = state.draw_top(state.boss_deck)
    state.emit(
        "boss", "BQ-14" if state.round == 1 else "BQ-56", {"n": state.boss}, because=VALUE, reveals=True
    )


@step
def lay_out_spells(state: BossQuestState) -> None:
    """Lay out a spell a player face up, three in a duel (BQ-96), and the mystery spell (BQ-15)."""
    offered = DUEL_ROW if state.duel else len(state.order())
    row = [state.take_spell() for _ in range(offered)]
    state.row = tuple([spell for spell in row if spell >= 0])
    state.mystery = state.take_spell()
    rules = f"{'BQ-96 AMB-BQ-76' if state.duel else 'BQ-15'}{' BQ-58' if state.round > 1 else ''}"
    for spell in state.row:
        state.emit("offered", rules, {"spell": SPELL_NAMES[spell]}, reveals=True)


@step
def deal_weapons(state: BossQuestState) -> None:
    """The armourer takes all weapons back (BQ-60), deals each player a hidden and a visible one (BQ-17)."""
    taken = [card for seat in range(state.seats) for card in state.weapons(seat)]
    pile = sorted([*state.weapon_deck, *[entry[0] for entry in state.weapon_bottom], *taken])
    state.weapon_deck, state.weapon_bottom = state.shuffled_pile(tuple(pile)), ()
    if state.log is not None:
        state.emit("weapons_shuffled", _shuffling(state), {"seat": state.armourer}, reveals=True)
    _forget(state)
    players = state.order()
    for seat in players:
        state.pawns[seat] = AT_ARMOURER
        state.hidden[seat] = state.take_weapon()[0]
        if state.log is not None:
            secret: dict[str, int | str] = {"weapon": WEAPON_NAMES[state.hidden[seat]]}
            state.emit("dealt_hidden", "BQ-17 BQ-18", {"seat": seat}, to=seat, secret=secret, reveals=True)
    for seat in players:
        state.deal_visible(seat, 1, "BQ-17")
    state.current = players[0]  # BQ-20


def _shuffling(state: BossQuestState) -> str:
    """The rules by which these weapons are shuffled: how many there are is told in the first round."""
    rules = "BQ-60 BQ-75" if max(state.weapon_deck) >= POTION else "BQ-60"
    if state.round > 1:
        return rules
    return f"{rules} BQ-10" if state.seats > 4 else f"{rules} BQ-09 AMB-BQ-05"


def _forget(state: BossQuestState) -> None:
    """Nothing of the last round counts any more."""
    seats = state.seats
    state.hidden = [-1] * seats
    state.visible = [()] * seats
    state.pawns = [ASIDE] * seats
    state.followed = [0] * seats
    state.most = [MOST_VALUE] * seats
    state.readings = [0] * len(state.readings)
    state.peeks = state.used = ()
    state.asked = 0
    state.final = state.revealed = False


@step
def end_round(state: BossQuestState) -> None:
    """The boss is beaten, whatever has happened (BQ-51): the game is over, or the next round begins (BQ-55).

    Spells, used or not, are discarded (BQ-58). The next armourer is the player on the left of the last one
    (BQ-59, AMB-BQ-48).
    """
    spells = [*[spell for spell, _ in state.active], *state.row]
    if state.mystery >= 0:
        spells.append(state.mystery)
    state.spell_discard += tuple(spells)
    state.active = state.row = state.winners = ()
    state.mystery = -1
    if not game_over(state):
        state.armourer = state.order()[0]
        state.emit("armourer_next", "BQ-59 BQ-20", {"seat": state.armourer})


# Each step of a round in the booklet's order, with the rules that it keeps.
ROUND = (
    turn_up_boss(),  # BQ-14, BQ-56, BQ-57, BQ-87
    lay_out_spells(),  # BQ-15, BQ-58, BQ-96
    deal_weapons(),  # BQ-17, BQ-18, BQ-60
    read_potions(),  # BQ-77
    turns(),  # BQ-20 to BQ-40
    read_hidden_potions(),  # BQ-78
    reveal(),  # BQ-41
    fight(),  # BQ-42 to BQ-51, BQ-93
    destinies(),  # BQ-90 to BQ-92
    end_round(),  # BQ-52 to BQ-54, BQ-59
    play_round(),
)
