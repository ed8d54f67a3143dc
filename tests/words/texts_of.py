"""What the laws about texts (test_texts.py) must be told of each game, because only the game knows it.

A game joins with an entry in GAMES.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

import pygames
from pygames.engine.action import Domain
from pygames.engine.decision import DecisionType
from pygames.engine.face import Face
from pygames.engine.game import Game
from pygames.engine.match import Match
from pygames.engine.named import foundations
from pygames.engine.options import OptionValue
from pygames.engine.rng import Rng
from pygames.engine.text import LANGUAGES
from pygames.games.boss_quest.cards import COMPANION_NAMES
from pygames.games.boss_quest.game import GAME as BOSS_QUEST
from pygames.games.boss_quest.house import COLOURS, KINDS
from pygames.games.boss_quest.view import PLACES, ROLES
from pygames.games.hero_realms import cards as hr
from pygames.games.hero_realms.game import GAME as HERO_REALMS
from pygames.games.hero_realms.market import WAYS
from pygames.games.hero_realms.state import FORMATS
from pygames.games.hero_realms_lich.game import GAME as HERO_REALMS_LICH
from pygames.games.hero_realms_skirmish.game import GAME as HERO_REALMS_SKIRMISH
from pygames.games.heroz.formations import KINDS as FORMATIONS
from pygames.games.heroz.game import GAME as HEROZ
from pygames.games.immortal_king import cards as hik
from pygames.games.immortal_king.card_file import box
from pygames.games.immortal_king.card_library import SETS
from pygames.games.immortal_king.fate import ALIKE, HAPPENINGS, NAMED_GROUP, ONCE, SCALES, SCENARIOS
from pygames.games.immortal_king.game import GAME as IMMORTAL_KING
from pygames.games.immortal_king.passing import MUST
from pygames.games.immortal_king.toml_lines import MESSAGES, OTHER
from pygames.games.immortal_king.view import printed
from pygames.words.localizer import Localizer
from tests.hero_realms_skirmish.scene import an_army
from tests.kit.play import TACTICS, Player, decision_of, every_combination, steps
from tests.words.texts_of_hero_realms import (
    hero_realms_made,
    hero_realms_needless,
    lich_made,
    lich_needless,
    skirmish_made,
    skirmish_needless,
)
from tests.words.ways import Way, at
from web.bundle.common import ROOT

REAPER_STATES = ("waits", "next", "fights", "taken", "done")
APART = 47  # choices between two positions that are looked at
PLAYERS = ("Alice", "Bob", "Chloé", "David", "Emma", "Farid")


class Told:
    """A game and what it tells of its texts.

    `made` are the text ids that its code puts together from parts. `hidden` are the domains whose
    words can be secret, those of its types of action by name, `counts_as` the further words that a part
    of a view shows. `unsaid` are the fields of a view that its text says by other means,
    `needless(view, way)` the values that it leaves out because the rest of a line says the same; `groups`
    are the words, in no domain, that can stand in each other's place. `unmet` are the decisions to which
    games with its own cards do not come. `games` is how many to play of each kind, `first` the seed of the
    first, so that every decision is met. `below` is the game on which it stands, `prelude` what makes the
    first choices of a game, `refused` the part of the refusals that games meet at least: of another game's
    some are about what is not here.
    """

    def __init__(
        self,
        game: Game[Any],
        *,
        games: int,
        first: int = 0,
        made: Collection[str],
        hidden: Collection[str | Domain],
        unsaid: Collection[str],
        needless: Callable[[Any, Way], bool],
        groups: Collection[Sequence[str]],
        unmet: Collection[str] = (),
        counts_as: Callable[[Any], set[str]] = lambda _node: set(),
        below: Told | None = None,
        prelude: Callable[[Match, int], None] | None = None,
        refused: float = 0.5,
    ) -> None:
        self.game = game
        self.id = game.id
        self.games = games
        self.first = first
        self.made = frozenset(made)
        self.unsaid = {"game", "viewer", "rule", *unsaid}
        self.needless = needless
        self.groups = tuple(groups)
        self.unmet = frozenset(unmet)
        self.counts_as = counts_as
        self.below = below
        self.prelude = prelude
        self.refused = refused
        folder: Path = ROOT / "pygames" / "games" / game.id.replace("-", "_")
        self.folders: tuple[Path, ...] = (folder, *(() if below is None else below.folders))
        self.localizer = {language: Localizer(game, language, PLAYERS) for language in LANGUAGES}
        self.domains = {domain.name: domain for kind in game.syntax.types for domain in kind.domains}
        self.secret = [it if isinstance(it, Domain) else self.domains[it] for it in hidden]

    @cached_property
    def decisions(self) -> dict[str, DecisionType]:
        """Its types of decision by their names."""
        home = f"pygames.games.{self.folders[0].name}"
        found: dict[str, DecisionType] = {}
        for package in (*reversed(foundations(home)), home):  # its own takes the place of the other's
            found |= {it.name: it for it in DecisionType.of_this_kind() if it.home == package}
        return found

    @cached_property
    def names(self) -> dict[str, dict[str, str]]:
        """In each language, what every word that can be secret is called."""
        return {
            language: {word: str(localizer.word(it.name, word)) for it in self.secret for word in it.words}
            for language, localizer in self.localizer.items()
        }

    @cached_property
    def finished(self) -> list[Match]:
        """Random games to the end, with different seat counts and options."""
        played: list[Match] = []
        for seats, options in self.settings(Rng(1)):
            for _ in range(self.games):
                number = self.first + len(played)
                match = Match(self.game, seats, number, options)
                if self.prelude is not None:
                    self.prelude(match, number)
                player = Player(Rng(number), number % TACTICS)
                while match.decision is not None:
                    match.play(player.choose(match.decision.legal_actions))
                played.append(match)
        return played

    @cached_property
    def positions(self) -> list[Match]:
        """Some positions of these games, the first of each kind among them, and the last of each game."""
        kept = []
        kinds = set()
        for match in self.finished:
            for number, position in enumerate(steps(match)):
                kind = (
                    decision_of(position).id,
                    frozenset(action.type for action in decision_of(position).legal_actions),
                )
                if number % APART == 0 or kind not in kinds:
                    kinds.add(kind)
                    kept.append(position.copy())
            kept.append(match)
        return kept

    def may_be_passed(self, decision: str) -> bool:
        """Whether passing answers this decision."""
        return any(kind.name == "pass" for kind in self.decisions[decision].types)

    def gives_up(self, decision: str) -> bool:
        """Whether passing throws away what there is to be had."""
        return decision in self.game.part(Face).given_up

    def settings(self, rng: Rng) -> Iterator[tuple[int, dict[str, OptionValue]]]:
        """Seat counts with options: all combinations, or of many none, all that go, and some between."""
        for seats in self.game.seats:
            first, *between, last = every_combination(self.game, seats)
            if len(between) > 6:
                rng.shuffle(between)
                del between[2:]
            yield from ((seats, options) for options in (first, *between, last))

    def shown(self, node: Any) -> set[str]:
        """The words that can be secret which a view names anywhere."""
        if isinstance(node, str):
            words = {word.split(":")[-1] for word in node.split(" ")}
            return {word for word in words if any(word in it.index for it in self.secret)}
        if isinstance(node, dict):
            return self.counts_as(node).union(*map(self.shown, node.values()))
        return set().union(*map(self.shown, node)) if isinstance(node, list) else set()


# --- HEROZ ---


def heroz_made() -> Iterator[str]:
    yield from (f"wait.{wait.id}" for wait in HEROZ.part(Face).waits)
    yield from (
        f"{kind}{whose}" for kind in ("column", "place") for whose in ("", ".of", ".yours", ".opposing")
    )
    for kind in ("step", "prompt"):  # of the windows of combat
        yield from (f"{kind}.specials.{window}" for window in range(1, 7))
    yield from ("no.ace_waits", "no.joker_waits", "no.hero_waits", "no.sacrifice_waits")
    yield from (f"term.{kind}{size}" for kind in FORMATIONS for size in (2, 3))
    yield from ("term.alone", "term.complete", "term.sacrifice")
    yield from (f"suit.{suit}" for suit in ("hearts", "diamonds", "clubs", "spades"))
    yield from (f"rank.{rank}" for rank in range(1, 14))
    yield from (f"effect.{kind}" for kind in FORMATIONS)
    yield from (f"table.hand.{kind}" for kind in ("troops", "heroes", "specials"))
    yield from (f"table.troop.{shown}" for shown in ("glance", "memory", "open"))


def heroz_counts_as(node: Any) -> set[str]:
    """The card that a joker or a troop under an aura counts as."""
    return {f"{'A' if node['value'] == 1 else node['value']}{node['suit']}"} if "suit" in node else set()


def heroz_needless(view: Any, way: Way) -> bool:
    owner = at(view, way[:-1])
    if way[-1] == "active" and "place" in owner:
        return True
    if way[-1] in ("suit", "value"):  # of a plain card; of a part, its power says it
        return not (owner.get("joker") or owner.get("aura"))
    if way[-1] == "count":  # of a hand that is shown
        return "cards" in owner
    if way[:2] == ("fight", "sides"):
        terms = view["fight"]["sides"][way[2]]["terms"]
        lone = len(terms) == 1 and len(terms[0]["parts"]) == 1 and terms[0]["kind"] == "alone"
        worked_out = way[-1] in ("factor", "power") and "factor" in owner
        return not terms or way[-1] == "seat" or worked_out or (lone and "terms" in way)
    return way == ("step",) and (view["decision"] is None or view["decision"]["id"] != "specials")


# --- Boss Quest ---


def boss_quest_made() -> Iterator[str]:
    for colour in COLOURS:
        yield from (f"weapon.{colour}", f"colour.{colour}")  # the page names colours
    for kind in KINDS:
        yield from (f"spell.{kind}", f"spell.{kind}.text")
    yield from (f"companion.{name}{more}" for name in COMPANION_NAMES for more in ("", ".text"))
    yield from (f"result.{how}" for how in ("keys", "hearts", "no_hearts", "reaper", "survivor", "endless"))
    yield from (f"no.aim_{aim}" for aim in ("knight", "spell", "weapon", "potion", "companions", "nothing"))
    yield from (f"table.player.{role}" for role in ROLES.values())
    yield from (f"table.place.{place}" for place in PLACES.values())
    yield from (f"table.{who}.{how}" for who in ("boss", "reaper") for how in ("hp", "changed"))
    yield from (f"told.{kind}" for kind in ("dealt", "opened"))
    yield from (f"table.reaper.{state}" for state in REAPER_STATES)
    yield from ("table.companion.used", "table.reserve.used")
    yield from (f"prompt.turn.{occasion}" for occasion in range(1, 5))


def boss_quest_needless(view: Any, way: Way) -> bool:
    owner = at(view, way[:-1])
    if way[0] == "potions":
        held = sum(len(player["visible"]) + (player["hidden"] is not None) for player in view["players"])
        return view["weapons"]["count"] + held in (28, 35)
    if way == ("reaper", "hp"):
        return bool(view["reaper"]["state"] == "out")
    if way[-2:-1] == ("force",):
        player = at(view, way[:-2])
        if view["result"] is not None:  # without the spells of the last combat it is another force
            return True
        return player["hidden"] is None and not player["visible"]
    if "name" in owner and way[-1] != "name":  # a weapon; its name says the rest, unless it is a potion
        if way[-1] == "colour" or "minus" not in owner:
            return True
        return way[-1] in ("minus", "plus") if owner["read"] else way[-1] == "value"
    return False


# --- Hero: Immortal King ---


STEPS = dict.fromkeys(step for scale in SCALES.values() for step in scale)
NAMED = dict.fromkeys(name for named in HAPPENINGS.values() for name in named.values())
CARDS = dict.fromkeys(word for name in SETS for word in (*box(name).words, box(name).final.id))
BOXES = [box(name) for name in SETS]
POWERS = dict.fromkeys(
    printed(power)
    for it in BOXES
    for card in (*it.dungeon, it.final)
    for power in (card.power, card.power2)
    if power is not None
)


def immortal_king_made() -> Iterator[str]:
    for colour in hik.COLOURS:
        yield from (f"colour.{colour}", f"cost.{colour}")
    yield from (f"family.{family}" for family in hik.FAMILIES)
    yield from (f"type.{it}" for it in (*hik.TYPES, *hik.EQUIPMENT_TYPES))
    yield from (f"gender.{gender}" for gender in hik.GENDERS)
    yield from (f"kind.{gender}.{it}" for gender in hik.GENDERS for it in hik.TYPES)
    yield from (f"place.{corridor}" for corridor in hik.CORRIDOR.words)
    yield from (f"gesture.{gesture}" for gesture in hik.GESTURES)
    yield from (f"source.{source}" for source in hik.SOURCES)
    yield from (f"fate.{step}" for step in (*ONCE, *ALIKE, NAMED_GROUP, "group"))
    yield from (f"happening.{name}" for name in NAMED)
    yield from (f"table.scale.{when}" for when in ("reached", "next", "later"))
    yield from ("adventurer", "equipment", "tag.abunakkashii")
    for whom in (*hik.FAMILIES, *hik.COLOURS):
        yield f"each.{whom}"
    for whom in (*hik.FAMILIES, *hik.COLOURS, "monster"):
        yield from (f"whom.{whom}", f"one.{whom}", f"all.{whom}")
    yield from ("one.any", "all.any")
    yield from (f"effect.{kind}" for kind in hik.EFFECTS)
    yield from ("effect.reroll.sides", "effect.reroll.gift", "effect.reroll.gift.sides")
    yield from ("effect.courage.gift", "effect.multiply.even", "effect.mana.every", "effect.destroy.power")
    for ability in hik.ABILITIES:
        yield from (f"ability.{ability}", f"ability.{ability}.text")
    for aura in hik.AURAS:
        yield from (f"aura.{aura}", f"aura.{aura}.text")
    for letter in ("A", "M", "1d6"):
        yield from (f"letter.{letter}", f"letter.{letter}.text")
    yield from (f"ability.nemesis.{how}" for how in ("text", "gender", "name"))
    yield from (f"no.must_{decision}" for decision in (*MUST, "tire"))
    yield from ("pass_on.before", "pass_on.after")  # the page's
    yield from (f"table.{how}" for how in ("won", "failed", "escaped"))
    yield from ("event.gesture_chosen.hidden", "prompt.party.1", "told.enlisted")
    yield from (f"fault.{key}" for key in (*MESSAGES.values(), OTHER))


def immortal_king_counts_as(node: Any) -> set[str]:
    """Abunakkashii, whom a scenario and its scale name."""
    return {"abunakkashii"} if "scale" in node and node["scenario"] else set()


def immortal_king_needless(view: Any, way: Way) -> bool:
    owner, part, name = at(view, way[:-1]), way[0], way[-1]
    if part == "scale":  # an effect is called so too: `groups` cannot tell the two apart
        return bool(owner[name] == "mana")
    if part in ("won", "spent"):
        return not is_paid_with(view, way)
    if not view["turn"]:
        if part in ("party", "equipment"):  # in `box` lies all that they hold
            return name not in ("adventurer", "equipment", "hidden") or shown_in_hand(view, way)
        if part in ("courage", "corridors") or name in ("mana", "payable"):
            return True
    if part == "equipment":
        return shown_in_hand(view, way) or equipment_needless(view, way)
    if part in ("fight", "last"):
        return immortal_king_fight_needless(view, way)
    card = owner if isinstance(owner, dict) else at(view, way[:-2])
    if "by_gestures" in card and immortal_king_power_needless(card, way):
        return True
    if name == "tenacity" and part == "corridors":  # said once
        return "by_gestures" in owner
    if name == "ambushed":  # it is, when it is not known
        return owner["encounter"] is None
    return (name == "colour" and not owner[name]) or (way == ("final", "fear") and bool(view["scenario"]))


def immortal_king_power_needless(card: Any, way: Way) -> bool:
    """`powers` say the power too, while a die decides; by gestures nothing is compared."""
    return way[-1] == "power" or (card["by_gestures"] and bool({"printed", "powers"} & {*way[-2:]}))


def is_paid_with(view: Any, way: Way) -> bool:
    """Whether it is the name of a won or paid card, or what a won card pays for."""
    owner, name = at(view, way[:-1]), way[-1]
    if name == "card" or way[0] == "spent":
        return bool(name == "card")
    return owner[name] == "treasure" or (name == "colour" and "treasure" not in owner["abilities"])


def shown_in_hand(view: Any, way: Way) -> bool:
    """Whether it is the number of cards lying face down, which lie open to the viewer."""
    return way == ("equipment", "hidden") and view["equipment"]["hand"] is not None


def equipment_needless(view: Any, way: Way) -> bool:
    """Of drunk potions all but the name, of objects that work the cost, and whether one can pay nothing."""
    if way == ("equipment", "hidden"):
        return False
    card = at(view, way[:3])
    if way[1] == "drunk":
        return bool(way[-1] != "equipment")
    if way[3] in ("cost", "payable"):
        return not card["cost"] or (way[1] == "open" and card["type"] == "object")
    return False


def immortal_king_fight_needless(view: Any, way: Way) -> bool:
    """Gestures are not counted."""
    places = {corridor["place"]: corridor["encounter"] for corridor in view["corridors"]}
    fight = view[way[0]]
    encounter = places.get(fight["place"])
    by_gestures = fight["gestures"] if way[0] == "last" else encounter and encounter["by_gestures"]
    return bool(by_gestures) and way[-1] in ("multiplier", "bonus")


# --- the games ---

HERO_REALMS_TOLD = Told(
    HERO_REALMS,
    games=1,
    first=64,
    made=[*hero_realms_made()],
    hidden=["card"],
    unsaid=["letter"],  # in the headings
    unmet=["raise", "prepare", "stun"],  # too rare
    needless=hero_realms_needless,
    groups=[
        FORMATS,
        ["skill", "ability"],
        ["champion", "action"],
        WAYS,
        [key for key in hr.LINES if key.count(".") > 1],
    ],
    # the card is called as what it gives
    counts_as=lambda _node: {"gold"},
)

GAMES = {
    told.id: told
    for told in (
        Told(
            HEROZ,
            games=4,
            made=[*heroz_made()],
            hidden=["card"],
            unsaid=["place", "places", "joker", "shown"],
            needless=heroz_needless,
            groups=[
                "♥♠♦♣",
                [made.removeprefix("term.") for made in heroz_made() if made.startswith("term.")],
            ],
            counts_as=heroz_counts_as,
        ),
        Told(
            BOSS_QUEST,
            games=1,
            made=[*boss_quest_made()],
            hidden=["weapon", "spell"],
            unsaid=[
                "letter",
                "current",
                "revealed",
            ],  # in the headings; who decides; the cards are shown then
            needless=boss_quest_needless,
            groups=[[*ROLES.values()], [*PLACES.values()], ["out", *REAPER_STATES]],
        ),
        HERO_REALMS_TOLD,
        Told(
            HERO_REALMS_LICH,
            games=1,
            first=20,
            made=[*hero_realms_made(), *lich_made()],
            below=HERO_REALMS_TOLD,
            hidden=["card"],
            unsaid=["letter", "boss"],  # in the headings
            unmet=["raise", "may-stun", "which"],  # too rare
            needless=lich_needless,
            groups=[
                ["party", "versus"],
                ["lich", "fighter"],  # packs; the Lich's cannot be taken
                ["skill", "ability", "jar", "power"],
                ["champion", "action"],
                WAYS,
                [key for key in hr.LINES if key.count(".") > 1],
            ],
            counts_as=lambda _node: {"gold"},
        ),
        Told(
            HERO_REALMS_SKIRMISH,
            games=12,
            refused=0.45,
            first=2100,
            prelude=an_army,
            unmet=[
                *("pack", "raise", "target", "stun", "may-stun"),  # not here
                *("free", "lot", "turn", "may-put", "reinforcing", "replaying"),  # too rare
                *("prepare", "which"),
            ],
            made=[*hero_realms_made(), *skirmish_made()],
            below=HERO_REALMS_TOLD,
            hidden=["card"],
            # in the headings; of the base game's formats and its limit of turns there is nothing here; which
            # of the cards named last counts
            unsaid=["letter", "format", "limit", "faction", "exposes"],
            needless=skirmish_needless,
            groups=[
                ["skill", "ability"],
                ["champion", "action"],
                ["free", "within", "dropped", "nothing"],
                [pack.id for pack in hr.HERO_PACKS],
                WAYS,
                [key for key in hr.LINES if key.count(".") > 1],
            ],
            counts_as=lambda _node: {"gold"},
        ),
        Told(
            IMMORTAL_KING,
            games=8,
            first=25,
            made=[*immortal_king_made()],
            hidden=["equipment", Domain("card", [*CARDS])],
            unsaid=["id"],
            needless=immortal_king_needless,
            unmet=["last"],  # the lair has no potion of courage
            groups=[
                SCENARIOS,
                ["won", "failed", "escaped"],
                [*CARDS],
                [*hik.EFFECTS],
                [*STEPS],
                [*NAMED],
                ["ultimate", "use"],
                ["undead", "dragon", "nemesis", "monster", *hik.FAMILIES],
                hik.COLOURS,
                hik.TYPES,
                hik.GENDERS,
                hik.EQUIPMENT_TYPES,
                hik.SOURCES,
                [*hik.ABILITIES],
                ["abunakkashii", "nobody"],
                hik.GESTURES,
                [*POWERS],
            ],
            counts_as=immortal_king_counts_as,
        ),
    )
}

assert {entry.id for entry in pygames.catalogue() if entry.playable} <= GAMES.keys()
