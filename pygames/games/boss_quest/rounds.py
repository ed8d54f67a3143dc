"""Set-up, and the beginning and end of each round."""

from __future__ import annotations

from pygames.core.table import Ask, Result, Script
from pygames.games.boss_quest.actions import PLUS
from pygames.games.boss_quest.cards import COMPANION_NAMES, POTION, REAPER, SPY, WEAPON_NAMES
from pygames.games.boss_quest.prompts import READING
from pygames.games.boss_quest.table import (
    AT_ARMOURER,
    DONE_TURNS,
    GHOST,
    GONE,
    KNIGHT,
    REAPER_PLAYER,
    BossQuestTable,
    spell_name,
)

MOST_ROUNDS = 60  # AMB-BQ-56


def prepare(table: BossQuestTable) -> None:
    """Shuffle, deal companions, draw the first armourer by lot (BQ-12 to BQ-16)."""
    table.boss_deck = table.chance.shuffled(table.boss_deck)
    table.spell_deck = table.chance.shuffled(table.spell_deck)
    if table.reserve:
        # with two players the spy is left out (BQ-81)
        companions = [c for c in table.chance.shuffled(table.reserve) if table.seats > 2 or c != SPY]
        for seat in range(table.seats):
            table.companions[seat] = companions.pop()
            name = COMPANION_NAMES[table.companions[seat]]
            table.tell("companion", "BQ-79", seat=seat, companion=name, reveals=True)
        table.reserve = tuple(sorted(companions))
    table.armourer = table.chance.below(table.seats)
    table.tell("armourer", "BQ-12 AMB-BQ-53", seat=table.armourer, reveals=True)
    table.script = "new_round"


def new_round(table: BossQuestTable) -> None:
    """A boss, spells under the magician, two weapons for each (BQ-14 to BQ-17, BQ-56 to BQ-60)."""
    if table.round == MOST_ROUNDS:
        knights = [seat for seat in table.order() if table.roles[seat] == KNIGHT]
        end_by_keys(table, knights or table.order(), "endless", "AMB-BQ-56")  # all may be ghosts
        return
    table.round += 1
    table.tell("round", "BQ-19", n=table.round)
    _reveal_boss(table)
    players = table.order()
    offered = 3 if table.duel else len(players)  # BQ-96, BQ-15
    table.row = tuple(spell for spell in (table.take_spell() for _ in range(offered)) if spell >= 0)
    table.mystery = table.take_spell()
    for spell in table.row:
        table.tell("offered", "BQ-15", spell=spell_name(spell), reveals=True)
    table.readings = [0, 0, 0]
    table.known = table.limits = ()
    table.weapon_deck = table.chance.shuffled(_all_weapons(table))
    table.tell("weapons_shuffled", "BQ-60", seat=table.armourer, reveals=True)
    table.hidden = [-1] * table.seats
    table.visible = [()] * table.seats
    table.places = [DONE_TURNS] * table.seats
    for seat in players:
        table.places[seat] = AT_ARMOURER
        table.hidden[seat] = table.take_weapon()
        weapon = WEAPON_NAMES[table.hidden[seat]]
        table.tell("dealt_hidden", "BQ-17 BQ-18", seat=seat, to=seat, secret={"weapon": weapon}, reveals=True)
    for seat in players:
        deal_visible(table, seat, 1, "BQ-17")
    table.final = False
    table.revealed = False
    table.used = ()
    table.peeks = ()
    table.current = players[0]  # BQ-20
    table.then = "turns"
    table.script = "read_potions"


def _reveal_boss(table: BossQuestTable) -> None:
    if table.reaper_state == "next":
        table.reaper_state = "fights"
        table.boss = REAPER
        table.tell("reaper_comes", "BQ-87", n=table.reaper_hp)
        return
    if not table.boss_deck:  # AMB-BQ-78
        table.boss_deck = table.chance.shuffled(table.boss_discard)
        table.boss_discard = ()
        table.tell("bosses_shuffled", "BQ-57", reveals=True)
    *rest, table.boss = table.boss_deck
    table.boss_deck = tuple(rest)
    table.tell("boss", "BQ-56", n=table.boss, reveals=True)


def _all_weapons(table: BossQuestTable) -> tuple[int, ...]:
    """The armourer takes back all weapons (BQ-60)."""
    dealt = [card for seat in range(table.seats) for card in table.weapons(seat)]
    return tuple(sorted((*table.weapon_deck, *dealt)))


def deal_visible(table: BossQuestTable, seat: int, number: int, rule: str) -> None:
    """Give face-up weapons from the pile, as many as there are (AMB-BQ-13)."""
    for _ in range(number):
        card = table.take_weapon()
        if card < 0:
            table.tell("pile_empty", "AMB-BQ-13")
            return
        table.visible[seat] += (card,)
        table.tell("dealt", rule, seat=seat, weapon=WEAPON_NAMES[card], reveals=True)


def read_potions(table: BossQuestTable) -> Script | None:
    """Whoever has received a potion face up chooses its reading at once (BQ-77)."""
    unread = table.unread()
    if unread:
        return read_potion(table, unread[0][0])
    table.script = table.then
    return None


def read_potion(table: BossQuestTable, seat: int) -> Script:
    """One reading is chosen, for the rest of the round."""
    action = yield Ask(table, seat, READING)
    (card,) = action.args
    sign = 1 if action.verb is PLUS else -1
    table.readings[card - POTION] = sign
    value = sign * table.potions[card - POTION]
    table.tell("read", "BQ-77", seat=seat, weapon=WEAPON_NAMES[card], value=value)


def round_ends(table: BossQuestTable) -> None:
    """The boss is beaten; who has won or lost the game (BQ-51 to BQ-54), else a new round (BQ-55).

    Boss and spells, used or not, are discarded (BQ-56, BQ-58).
    """
    if table.boss != REAPER:
        table.boss_discard += (table.boss,)
    for spell, _ in table.active:
        table.discard_spell(spell)
    for spell in (*table.row, *((table.mystery,) if table.mystery >= 0 else ())):
        table.discard_spell(spell)
    table.active = ()
    table.row = ()
    table.mystery = -1
    table.winners = ()
    if _game_over(table):
        return
    table.armourer = next(seat for seat in table.order())  # the next on his left (BQ-59, AMB-BQ-48)
    table.tell("armourer_next", "BQ-59", seat=table.armourer)
    table.script = "new_round"


def _game_over(table: BossQuestTable) -> bool:
    """Whether the game has ended, and how (BQ-02).

    Enough keys end it before a lost heart does (AMB-BQ-28, AMB-BQ-66), but nobody wins without a heart
    (AMB-BQ-29) unless nobody has one (AMB-BQ-30).
    """
    alive = [seat for seat in table.order() if table.roles[seat] == KNIGHT and table.hearts[seat] > 0]
    rich = [seat for seat in alive if table.keys[seat] >= table.target]
    if rich:
        end_by_keys(table, rich, "keys", "BQ-52")
        return True
    dead = [seat for seat in table.order() if table.roles[seat] == KNIGHT and not table.hearts[seat]]
    if table.reaper_state == "out":
        if dead:
            for seat in dead:
                table.tell("lost", "BQ-53", seat=seat)
            end_by_keys(table, alive or dead, "hearts", "BQ-53")
        return bool(dead)
    return _reaper_game_over(table, alive, dead)


def _reaper_game_over(table: BossQuestTable, alive: list[int], dead: list[int]) -> bool:
    """With the reaper in the game the fallen leave, the first of them as ghosts (BQ-87, AMB-BQ-42).

    The game is over when one player is left, or none (AMB-BQ-46, AMB-BQ-67).
    """
    if dead and table.reaper_state == "waits":
        table.reaper_state = "next"
        for seat in dead:  # AMB-BQ-41
            table.roles[seat] = GHOST
            table.tell("ghost", "BQ-88", seat=seat)
        return False
    ghosts = [seat for seat in table.order() if table.roles[seat] == GHOST]  # the reaper was not theirs
    for seat in dead + ghosts:
        leave(table, seat, "BQ-91" if seat in ghosts else "BQ-95 AMB-BQ-42")
    reapers = [seat for seat in table.order() if table.roles[seat] == REAPER_PLAYER]
    if len(alive) + len(reapers) > 1:
        return False
    if reapers and not alive:
        table.result = Result(tuple(reapers), "reaper", "BQ-92")
        table.tell("won", "BQ-92 AMB-BQ-67", seat=reapers[0])
    else:
        end_by_keys(table, alive or dead + ghosts, "survivor", "AMB-BQ-67")
    return True


def leave(table: BossQuestTable, seat: int, rules: str) -> None:
    """A player leaves the game; his companion joins the reserve (AMB-BQ-73)."""
    table.roles[seat] = GONE
    table.tell("eliminated", rules, seat=seat)
    if table.companions[seat] >= 0:
        table.reserve = tuple(sorted((*table.reserve, table.companions[seat])))
        table.companions[seat] = -1


def end_by_keys(table: BossQuestTable, among: list[int], how: str, rule: str) -> None:
    """Most keys wins, then most hearts; still equal, all of them win (BQ-53, BQ-54, AMB-BQ-27)."""
    best = max(((table.keys[seat], table.hearts[seat]) for seat in among), default=(0, 0))
    winners = tuple(seat for seat in sorted(among) if (table.keys[seat], table.hearts[seat]) == best)
    table.result = Result(winners, how, rule)
    for seat in winners:
        table.tell("won", f"{rule} BQ-54", seat=seat)
