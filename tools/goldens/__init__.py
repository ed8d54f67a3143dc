"""Golden playthroughs and counts of positions: what the games did, to compare with what they do.

A golden is one seeded game as text: each choice, what followed from it, and how each seat's view changed.
There is one for the base game with the fewest players, in full. What others add to it is written for one with
the most players and for every other value of every option (`played.py`). Perft counts are the exact numbers
of ways to go on for n choices from fixed deals. What pressing says is a table a game (`pressing.py`), so is
what is asked inside the effects of cards (`questions.py`), and what the log and the recap tell
(`sentences.py`).

`python -m tools.goldens` writes them all anew; the difference is then reviewed like any other.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygames
from pygames.engine.rng import Rng
from tests.kit.play import Player, option_words
from tools.goldens.played import difference, in_brief, in_full, moments
from tools.goldens.pressing import pressing, unwritten
from tools.goldens.questions import questions
from tools.goldens.sentences import sentences

if TYPE_CHECKING:
    from pygames.engine.game import Game
    from pygames.engine.match import Match
    from pygames.engine.options import OptionValue

FOLDER = Path(__file__).parents[2] / "tests" / "goldens"
QUESTIONS = "hero-realms-questions.txt"
SENTENCES = "hero-realms-sentences.txt"
HEAD = 2  # lines of a golden before its moments: the record, and the link
BRIEF, DIFFERENCE = "in brief, beside ", "difference to "
MET = 2  # sets of options of which it is looked every day what pressing says

# chosen so that much happens in few choices; an option of which little is seen has the seed of the base;
# a game that is not named has seed 1 and tactic 0
SEEDS = {
    "heroz-base": (660, 2),
    "heroz-strict_damage": (1163, 2),
    "heroz-shuffle_discard": (857, 0),
    "heroz-memory_aid": (1161, 0),
    "heroz-power_toughness": (75, 2),
    "heroz-lose_turn_at_once": (2328, 0),  # a turn is broken off
    "heroz-strict_damage+shuffle_discard+memory_aid+power_toughness+lose_turn_at_once": (2, 2),
    "hero-realms-base": (51, 0),
    "hero-realms-5-base": (1301, 2),
    "hero-realms-classes=classes": (905, 2),
    "hero-realms-classes=mixed": (2844, 0),
    "hero-realms-twins": (51, 0),
    "hero-realms-3-format=first-blood": (69, 0),
    "hero-realms-3-format=last-one-standing": (110, 2),
    "hero-realms-fire_gem_returns=False": (51, 0),
    "hero-realms-late_counts": (51, 0),
    "hero-realms-discard_at_start_of_turn": (39, 0),
    "hero-realms-turn_limit=30": (51, 0),
    "hero-realms-health_cap": (51, 0),
    "hero-realms-classes=mixed+twins+fire_gem_returns=False+late_counts+discard_at_start_of_turn"
    "+turn_limit=30+health_cap": (1, 1),
    "immortal-king-base": (1051, 1),
    "hero-realms-lich-base": (45, 0),
    "hero-realms-lich-6-base": (55, 1),
    "hero-realms-lich-versus": (12, 0),
    "hero-realms-lich-twins": (45, 0),
    "hero-realms-lich-last_challenge": (45, 0),
    "hero-realms-lich-untargeted_stun_ignores_guards=False": (45, 0),
    "hero-realms-lich-fire_gem_returns=False": (12, 0),
    "hero-realms-lich-late_counts": (45, 0),
    "hero-realms-lich-discard_at_start_of_turn": (6, 0),
    "hero-realms-lich-turn_limit=30": (12, 0),
    "hero-realms-lich-health_cap": (45, 0),
    "hero-realms-lich-versus+twins+last_challenge+untargeted_stun_ignores_guards=False"
    "+fire_gem_returns=False+late_counts+discard_at_start_of_turn+turn_limit=30+health_cap": (130, 1),
    "hero-realms-skirmish-boss=rayla": (91, 2),
    "hero-realms-skirmish-boss=borg": (139, 2),
    "hero-realms-skirmish-boss=torgen-rocksplitter": (108, 2),
    "hero-realms-skirmish-reinforcements": (67, 0),
    "hero-realms-skirmish-gems_for_sale": (48, 1),
    "hero-realms-skirmish-first_hand=5": (48, 0),
    "hero-realms-skirmish-class_pack=cleric": (139, 2),
    "hero-realms-skirmish-class_pack=fighter": (3, 2),
    "hero-realms-skirmish-class_pack=ranger": (72, 0),
    "hero-realms-skirmish-class_pack=thief": (81, 0),
    "hero-realms-skirmish-class_pack=wizard": (148, 0),
    "hero-realms-skirmish-boss=torgen-rocksplitter+reinforcements+boss_abilities+loss_at_last_gem=False"
    "+gems_for_sale+first_hand=5+late_counts+class_pack=wizard+cards=paper": (133, 2),
    "immortal-king-2-base": (876, 1),
    "immortal-king-scenario=search": (572, 0),
    "immortal-king-scenario=lich": (673, 1),
    "immortal-king-dungeon=traps": (1533, 0),
    "immortal-king-nemesis": (447, 1),
    "immortal-king-scenario=lich+dungeon=traps+nemesis": (1020, 1),
}


def goldens() -> dict[str, tuple[Game[Any], int, dict[str, OptionValue]]]:
    """Every golden there must be, by the name of its file: the game, the seats, the options."""
    found: dict[str, tuple[Game[Any], int, dict[str, OptionValue]]] = {}
    for entry in pygames.catalogue():
        if not entry.playable:
            continue
        game = pygames.load(entry.id)
        least = game.seats[0]
        base = {option.id: option.values[0] for option in game.options}
        variants = [(seats, base) for seats in sorted({least, game.seats[-1]})]
        for option in game.options:
            seats = least if not option.seats or least in option.seats else option.seats[0]
            variants += [(seats, base | {option.id: value}) for value in option.values[1:]]
        # and all that go together at the least seats (a file of one's own has no other value)
        together = {
            option.id: option.values[-1]
            for option in game.options
            if not option.seats or least in option.seats
        }
        variants.append((least, base | together))
        for seats, options in variants:
            words = [game.id, *([] if seats == least else [str(seats)]), option_words(game, options)]
            found["-".join(words)] = (game, seats, options)
    return found


def perfts() -> dict[str, Game[Any]]:
    """Every file of counts there must be."""
    return {f"{game.id}-perft": game for game, _, _ in goldens().values()}


def tables() -> dict[str, list[tuple[int, dict[str, OptionValue]]]]:
    """Every table of what pressing says, by the name of its file: the seats and options of its games."""
    found: dict[str, list[tuple[int, dict[str, OptionValue]]]] = {}
    for game, seats, options in goldens().values():
        found.setdefault(f"{game.id}-pressing", []).append((seats, options))
    return found


def table(name: str) -> str:
    """The content that the golden file of what pressing says should have, worked out now."""
    return pressing(pygames.load(name.removesuffix("-pressing")), tables()[name])


def unwritten_of(name: str, written: str) -> list[str]:
    """What the games of the first `MET` variants say that this table of what pressing says lacks."""
    return unwritten(pygames.load(name.removesuffix("-pressing")), tables()[name][:MET], written)


def golden(name: str, base: str | None = None) -> str:
    """The text of a golden, played now: a game's base in full, another by what it adds to `base`, its text.

    Without `base` it is that of the file.
    """
    seed, tactic = SEEDS.get(name, (1, 0))
    game, seats, options = goldens()[name]
    match = play(game, seats, options, seed, tactic)
    played = list(moments(match))
    of = f"{game.id}-base"
    lines = in_full(played)
    if name != of:
        if base is None:
            base = (FOLDER / f"{of}.txt").read_text(encoding="utf-8")
        theirs = base.splitlines()[HEAD:]
        forms = [[f"{BRIEF}{of}", *in_brief(played, theirs)]]
        if SEEDS.get(of, (1, 0)) == (seed, tactic):  # by another seed nothing is alike
            forms.append([f"{DIFFERENCE}{of}", *difference(lines, theirs)])
        lines = min(forms, key=len)
    return "\n".join([match.record.json(), match.record.link(match.game), *lines]) + "\n"


def play(game: Game[Any], seats: int, options: dict[str, OptionValue], seed: int, tactic: int) -> Match:
    """A whole game, played at random by this seed."""
    match = pygames.new(game.id, seed=seed, seats=seats, options=options)
    player = Player(Rng(seed), tactic)
    while match.decision is not None:
        match.play(player.choose(match.decision.legal_actions))
    return match


def perft(name: str) -> str:
    """The file of counts, made now for the positions that it names, as JSON.

    A position is a seed and the choices made since; positions are added by hand, without counts but with as
    many zeros as the depth that is wanted.
    """
    lines = []
    for entry in json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8")):
        game, depth = perfts()[name], len(entry["leaves"])
        match = pygames.new(
            game.id, seed=entry["seed"], seats=entry.get("seats"), options=entry.get("options")
        )
        for choice in entry["choices"]:
            match.play(choice)
        leaves = [count(match, n) for n in range(1, depth + 1)]
        lines.append(json.dumps({**entry, "decision": match.asks.id, "leaves": leaves}, ensure_ascii=False))
    return "[\n" + ",\n".join(lines) + "\n]\n"


def count(match: Match, depth: int) -> int:
    """In how many ways the match can go on for exactly `depth` choices."""
    if match.decision is None:
        return 0
    if depth == 1:
        return len(match.decision.legal_actions)
    total = 0
    for action in match.decision.legal_actions:
        after = match.copy()
        after.play(action)
        total += count(after, depth - 1)
    return total


def files() -> dict[Path, str]:
    """Every file there must be, with what it must hold now."""
    bases = {game.id: golden(f"{game.id}-base") for game in perfts().values()}
    made = {FOLDER / f"{name}.txt": golden(name, bases[game.id]) for name, (game, _, _) in goldens().items()}
    made |= {FOLDER / f"{name}.txt": table(name) for name in tables()}
    made[FOLDER / QUESTIONS] = questions()
    made[FOLDER / SENTENCES] = sentences()
    return made | {FOLDER / f"{name}.json": perft(name) for name in perfts()}
