"""Count how the house cards play and write the chapter on Hero: Immortal King of docs/balance.md.

python -m tools.balance [--games 1000]     the figures of the chapter; of all but the three scenarios
                                           of the lair a fourteenth of the games
"""

from __future__ import annotations

import argparse
from itertools import product

from tools.balance.arena import Pairing, Results, count
from tools.balance.chapters import percent, put

SETS = {"lair": "lair", "traps": "lair with traps"}
SCENARIOS = {
    "dark-evening": "Dark evening (easy)",
    "search": "In search of Abunakkashii (medium)",
    "lich": "Meeting the Lich (hard)",
    "": "Two players",
}
HEAD = "| game | dungeon | games | won | [95 %] | way on | [95 %] | turns |"
FEWER = 14  # how many times fewer games the lines have for which no figure is aimed at


def row(trial: Pairing, found: Results) -> str:
    """One line of the table."""
    won, way = percent(found.wins, found.games), percent(found.games - found.stuck, found.games)
    turns = f"{found.turns / found.games:.0f}"
    return f"| {SCENARIOS[trial.scenario]} | {SETS[trial.cards]} | {found.games} | {won} | {way} | {turns} |"


def document(games: int) -> str:
    """The chapter on Hero: Immortal King."""
    trials = [Pairing(cards, scenario=scenario) for scenario, cards in product(SCENARIOS, SETS)]
    aimed = [trial for trial in trials if trial.scenario and trial.cards == "lair"]
    others = [trial for trial in trials if trial not in aimed]
    fewer = games // FEWER
    found = dict(zip(aimed, count(aimed, games), strict=True))
    found |= zip(others, count(others, fewer), strict=True)
    rows = [row(trial, found[trial]) for trial in trials]
    table = "\n".join([HEAD, "|---|" + "---|" * 7, *rows])
    return TEXT.format(games=games, last=games - 1, fewer=fewer, table=table)


TEXT = """\
The cards that are ours were counted in games of `steady`, which makes its own party. With two players it is
on both sides. `won` is the part of games that the adventurers won, `way on` that of games in which the party
always had one ([below](#a-way-on)).

`python -m tools.balance --games {games}` writes this chapter: {games} games for each scenario in the lair,
with the seeds 0 to {last}, and {fewer} for each other line. The figures come out again to the last digit. The
intervals are Wilson's, for 95 %.

{table}

## A way on
The party has to attack each turn (AMB-HIK-05). It has a way on when some choice of that turn is not lost for
sure. Such a choice is:
- a fight that some result of the dice wins, with all that may be used in it: mana, potions, bonuses, and
  objects and quests that can be paid first;
- a trap whose failure the party survives;
- a quest or an ultimate power that can be paid and removes an encounter.

Flight and bought courage do not count, because they put off what comes. A game is without a way on if the
party lost it, and beat nothing more from a turn without a way on to the end. `way on` is the part of all
other games.

## How the numbers are made
- The scales of destiny of the three scenarios end at 10, 9 and 8 fear. That alone makes a difference of some
  3 points between two of them. The rest has to come from their bonuses. So lost fights have to be spread over
  all games, with few games won without any, and few lost at once. For this no card is much harder than the
  others, most powers grow with the party's mana (`M`), and most have a die. A party rich in mana has to spend
  it, and one without mana still wins fights.
- Auras, Pain, bodyguards and vicious monsters are rare. Each makes some games much harder than others, or
  gives away tokens that the harder scales then cannot give.
- More than half of the cards are demons. Only the scale of the medium scenario strengthens demons. Undead are
  few. All three scales strengthen undead, the easy one first.
- The prisoners bring five courage tokens for a blue card, so that few games are lost for want of courage.
  With four tokens easy was won less often. With three, medium was too.
- A six with the bonuses of Hero and the sword makes 8. As long as the party has no mana, only Abunakkashii's
  fixed power is above that. So there is nearly always a way on. Ten of the 36 powers that are not greenskins'
  have no die. A bonus of the scales counts for more on those.
- The average power rises from yellow over blue to red.

The aims are 65% for easy, 50% for medium and 35% for hard, and a way on in 95% of games. They were set for
the party that `steady` packs. Other parties win far more often, above all those with Pip. Pip has a bonus for
each green card in sight, and it lasts as long as nobody beats that card
([measurements](measurements/opponents.md#how-the-parties-were-found)).

After a change to a card, count again and rewrite the goldens. `python -m tools.strength party immortal-king`
tries every party.
"""


def main() -> None:
    """Print and write the chapter."""
    parser = argparse.ArgumentParser(prog="python -m tools.balance", description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    args = parser.parse_args()
    text = document(args.games)
    print(text)
    put("Hero: Immortal King", text)


if __name__ == "__main__":
    main()
