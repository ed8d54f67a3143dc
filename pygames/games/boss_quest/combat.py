"""The fight with the boss: who is out, who wins keys, and the reaper (BQ-41 to BQ-51, BQ-87 to BQ-95)."""

from __future__ import annotations

from pygames.core.table import Ask, Script
from pygames.games.boss_quest.actions import LIVE, PLUS
from pygames.games.boss_quest.cards import EXTRA_KEY, POTION, REAPER, SECOND, TIES, WEAPON_NAMES
from pygames.games.boss_quest.prompts import DESTINY, SECRET
from pygames.games.boss_quest.table import HEARTS, KNIGHT, REAPER_PLAYER, BossQuestTable, spell_name


def reveal(table: BossQuestTable) -> Script | None:
    """Readings of hidden potions are chosen in secret and shown together (BQ-78, AMB-BQ-59)."""
    for seat in table.order():
        card = table.hidden[seat]
        if card >= POTION and all(card != chosen for chosen, _ in table.secrets):
            return choose_secret(table, seat)
    for card, sign in table.secrets:
        table.readings[card - POTION] = sign
    table.secrets = ()
    table.revealed = True
    for seat in table.order():
        table.tell(
            "revealed",
            "BQ-41",
            seat=seat,
            weapon=WEAPON_NAMES[table.hidden[seat]],
            n=table.force(seat),
            reveals=True,
        )
    table.script = "fight"
    return None


def choose_secret(table: BossQuestTable, seat: int) -> Script:
    """One player chooses the reading of the potion that he has hidden."""
    action = yield Ask(table, seat, SECRET)
    sign = 1 if action.verb is PLUS else -1
    card = table.hidden[seat]
    table.secrets += ((card, sign),)
    value = sign * table.potions[card - POTION]
    table.tell("secret_chosen", "BQ-78", seat=seat, to=seat, secret={"value": value})


def fight(table: BossQuestTable) -> None:
    """The forces are compared with the boss (BQ-01, BQ-42 to BQ-51), or with the reaper (BQ-89).

    Who exceeds or fails a condition can no longer win, nor make a PERFECT (AMB-BQ-23).
    """
    hp = table.hp()
    players = table.order()
    qualified = []
    for seat in players:
        force = table.force(seat)
        failed = table.failed_condition(seat)
        if force > hp:
            exceed(table, seat, force - hp)
        elif failed >= 0:
            table.tell("condition_failed", "BQ-43", seat=seat, spell=spell_name(failed))
        else:
            qualified.append(seat)
    winners = find_winners(table, qualified)
    table.winners = tuple(winners)
    second = table.is_active(SECOND)
    for seat in winners:
        table.tell("wins_round", "BQ-100" if second else "BQ-45", seat=seat, n=table.force(seat))
    if not winners:
        table.tell("nobody_wins", "BQ-51 BQ-100" if second else "BQ-51")
    for seat in qualified:
        if table.roles[seat] == REAPER_PLAYER:
            strike(table, seat, players)
    if table.boss == REAPER:  # no keys (AMB-BQ-63)
        table.script = "destinies"
        return
    give_keys(table, winners, [seat for seat in qualified if table.force(seat) == hp])
    table.script = "round_ends"


def exceed(table: BossQuestTable, seat: int, excess: int) -> None:
    """Who exceeds, all spells counted (AMB-BQ-37), is out of the round and loses a heart (BQ-42, BQ-44)."""
    table.tell("exceeded", "BQ-42", seat=seat, n=excess)
    if table.roles[seat] != KNIGHT:
        return  # AMB-BQ-44, AMB-BQ-62
    kept = table.keeps_heart(seat, excess)
    if kept:
        table.tell("heart_kept", kept, seat=seat)
    else:
        lose_heart(table, seat, "BQ-42")


def lose_heart(table: BossQuestTable, seat: int, rule: str) -> None:
    """One heart less."""
    table.hearts[seat] -= 1
    table.tell("heart_lost", rule, seat=seat, n=table.hearts[seat])


def find_winners(table: BossQuestTable, qualified: list[int]) -> list[int]:
    """The closest; at a tie the fox's master (BQ-83), then the fewest weapons (BQ-46), then all (BQ-47).

    The fox comes before the weapons are counted (AMB-BQ-36). With the spell that says so, the second
    closest win in their stead (BQ-100, AMB-BQ-54).
    """
    forces = sorted({table.force(seat) for seat in qualified}, reverse=True)
    if table.is_active(SECOND):
        forces = forces[1:]
    if not forces:
        return []
    closest = [seat for seat in qualified if table.force(seat) == forces[0]]
    for seat in closest:
        if table.has(seat, TIES):
            return [seat]
    fewest = min(len(table.weapons(seat)) for seat in closest)
    return [seat for seat in closest if len(table.weapons(seat)) == fewest]


def give_keys(table: BossQuestTable, winners: list[int], perfect: list[int]) -> None:
    """A key to each winner, one more by the spell (BQ-73, AMB-BQ-26), one to everybody with a PERFECT.

    So a PERFECT that wins brings two (BQ-49), one that does not brings one (BQ-50, AMB-BQ-55).
    """
    for seat in winners:
        if table.roles[seat] == REAPER_PLAYER:
            table.tell("no_key", "BQ-94 AMB-BQ-65", seat=seat)
            continue
        extra = table.is_active(EXTRA_KEY)
        table.keys[seat] += 1 + extra
        table.tell("key", "BQ-45 BQ-73" if extra else "BQ-45", seat=seat, n=1 + extra)
    for seat in perfect:
        if table.roles[seat] != REAPER_PLAYER:
            table.keys[seat] += 1
            table.tell("perfect", "BQ-48", seat=seat)


def strike(table: BossQuestTable, reaper: int, players: list[int]) -> None:
    """The reaper player takes a heart from everybody weaker (BQ-93, AMB-BQ-45)."""
    force = table.force(reaper)
    for seat in players:
        if table.roles[seat] == KNIGHT and table.force(seat) < force:
            if table.keeps_heart(seat, 99):  # the spell protects, the tortoise does not (AMB-BQ-21)
                table.tell("heart_kept", "BQ-65 AMB-BQ-21", seat=seat)
            else:
                lose_heart(table, seat, "BQ-93")


def destinies(table: BossQuestTable) -> Script | None:
    """All who have beaten the reaper choose their destiny, in turn order (BQ-90, AMB-BQ-43, AMB-BQ-64)."""
    if table.winners:
        return choose_destiny(table, table.winners[0])
    table.reaper_state = "done"  # a ghost who has not won leaves now (BQ-91)
    table.script = "round_ends"
    return None


def choose_destiny(table: BossQuestTable, seat: int) -> Script:
    """Live again with three hearts, or become the reaper (BQ-90, BQ-92, AMB-BQ-40)."""
    action = yield Ask(table, seat, DESTINY)
    table.winners = table.winners[1:]
    if action.verb is LIVE:
        table.roles[seat] = KNIGHT
        table.hearts[seat] = HEARTS
        table.tell("lives", "BQ-90", seat=seat)
    else:
        table.roles[seat] = REAPER_PLAYER
        table.hearts[seat] = 0
        table.keys[seat] = 0
        table.reaper_state = "taken"
        table.tell("becomes_reaper", "BQ-92", seat=seat)
