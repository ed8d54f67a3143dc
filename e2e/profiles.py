"""What the browser tests know of each game: complete games to play, and where its decisions are met."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

import pygames
from pygames.engine.match import Match
from pygames.engine.rng import Rng
from pygames.games.hero_realms_skirmish.bosses import BOSSES
from pygames.games.immortal_king.fate import SCENARIOS
from tests.hero_realms.scene import Player as Has
from tests.hero_realms.scene import has, scene
from tests.hero_realms_lich.scene import hero, lich
from tests.hero_realms_lich.scene import scene as lair
from tests.hero_realms_skirmish.scene import ROW as NO_GUILD
from tests.hero_realms_skirmish.scene import scene as skirmish
from tests.immortal_king.scene import scene as dungeon
from tests.kit.play import Player
from tests.kit.truth import true_state

WIDE, NARROW = (1280, 800), (390, 844)
NOTHING = has()


class Row(NamedTuple):
    """A complete game: of which deliverable, in which language and width, who plays, with which options.

    An option is given by the place of its value. What is not `everyday` runs with `--full` only.
    """

    kind: str
    locale: str
    viewport: tuple[int, int]
    who: tuple[str, ...]
    seed: int
    options: Mapping[str, int] = {}
    everyday: bool = False


class Deal(NamedTuple):
    """A random game in which decisions are met."""

    seed: int
    seats: int
    options: Mapping[str, Any] = {}


class Profile(NamedTuple):
    """One game: complete games for `test_games.py`, and deals that lead to all of its decisions.

    `company` is who sits down, with `company_options`, to a game that is played on a phone without scrolling.
    """

    game: str
    rows: tuple[Row, ...]
    deals: Iterable[Deal]
    decisions: int  # how many kinds there are
    company: tuple[str, ...]
    company_options: Mapping[str, int] = {}
    rare: tuple[Callable[[], Match], ...] = ()  # positions with decisions that random games hardly meet
    everyday: bool = True  # whether its decisions are looked at without `--full`

    def links(self) -> dict[str, str]:
        """For every kind of decision, the link of a game that has come to it with more than one answer."""
        found: dict[str, str] = {}
        for position in self.rare:
            match = position()
            found[match.asks.id] = match.record.link(match.game)
        for seed, seats, options in self.deals:
            match = pygames.new(self.game, seed=seed, seats=seats, options=options)
            player = Player(Rng(seed), tactic=seed % 3)
            while match.decision is not None and len(match.choices) < 250:
                if match.decision.id not in found and len(match.decision.legal_actions) > 1:
                    found[match.decision.id] = match.record.link(match.game)
                match.play(player.choose(match.decision.legal_actions))
            if len(found) == self.decisions:
                return found
        raise AssertionError(f"only met {sorted(found)}")


def the_last_potion() -> Match:
    """Immortal King without courage, but with a potion that brings some."""
    s = dungeon("zombie imp wisp", party="captain", mana="", courage=1, hand="courage-potion sword")
    s.go("attack left; roll: 2; accept")
    return pygames.position("immortal-king", true_state(s.match).data(), options=s.match.options)


def realms(*played: str, mine: Has, other: Has = NOTHING, **more: Any) -> Callable[[], Match]:
    """Hero Realms after these actions of A, who has this, against somebody who has that."""

    def position() -> Match:
        s = scene(mine, other, **more)
        for action in played:
            s.play(action)
        return pygames.position("hero-realms", true_state(s.match).data(), options=s.match.options)

    return position


RARE_REALMS = (
    realms("play smash-and-grab", mine=has("smash-and-grab", discard="gold*2")),  # may-put
    realms("expend varrick", mine=has(champions="varrick", discard="borg lys")),  # put
    realms("ally domination", mine=has(champions="kraka- darian-", played="domination")),  # prepare
    realms("expend rake", mine=has(champions="rake"), other=has(champions="lys")),  # may-stun
    realms("play fire-bomb", mine=has("fire-bomb"), other=has(champions="lys borg")),  # stun
    realms(  # which
        "ally bribe", "ally rasmus", "acquire spark",
        mine=has(champions="rasmus-", played="bribe"), row="spark", gold=4,
    ),
    realms(  # raise
        "strike borg", "strike lys", "end", "ability resurrect",
        mine=has(deck="gold*5"), other=has(pack="cleric", champions="borg lys", deck="gold*6"), combat=11,
    ),
)  # fmt: skip


def lent(*played: str) -> Callable[[], Match]:
    """A party against the Lich after these actions of C, of whom B is defeated with cards in hand."""

    def position() -> Match:
        members = hero(), hero("gold ruby", pack="cleric", health=0), hero(pack="wizard")
        s = lair(*members, lich(), turn="D")
        for action in played:
            s.play(action)
        return pygames.position("hero-realms-lich", true_state(s.match).data(), options=s.match.options)

    return position


def against(top: str, *played: str, boss: str = "borg", **more: Any) -> Callable[[], Match]:
    """The Skirmish with this behaviour card on top, after these actions."""

    def position() -> Match:
        s = skirmish(boss, top, **more)
        for action in played:
            s.play(action)
        return pygames.position("hero-realms-skirmish", true_state(s.match).data(), options=s.match.options)

    return position


TWO_GUILD = "parov myros taxation recruit spark"  # champions that cost the same
RARE_SKIRMISH = (
    against("gold", "attack 8", zone="man-at-arms cristov", combat=8),  # guard
    against("dagger", "attack 12", zone="darian street-thug", combat=12),  # exposed
    against("gold", "play fire-bomb", hand="fire-bomb", zone="darian street-thug"),  # tilt
    against("gold", "expend rake", champions="rake", zone="darian street-thug"),  # may-tilt
    against("dagger", "end", champions="dire-wolf cult-priest", actions="fire-bomb"),  # turn
    against("dagger", "end", champions="dire-wolf man-at-arms"),  # guarding
    against("dagger", "end", champions="cult-priest"),  # giving
    against("gold", "end", row="death-threat street-thug taxation recruit spark"),  # free
    against("dagger", "end", row=TWO_GUILD),  # within
    against("dagger", "end", row="arkus grak taxation recruit spark"),  # dropped
    against("dagger", "end", zone="varrick", sacrificed="parov myros", row=NO_GUILD),  # raising
    against("dagger", "end", actions="smash-and-grab", sacrificed="hit-job dark-energy"),  # replaying
    against("dagger", "end", row=TWO_GUILD, counter=7, options={"reinforcements": True}),  # reinforcing
)

ALL = {"potions": 1, "companions": 1, "reaper": 1}

# In each profile the rows differ in deliverable, language, width and company: together they cover every pair.
PROFILES = (
    Profile(
        "heroz",
        (
            Row("site", "en-GB", WIDE, ("human", "random"), 12),
            Row("single", "fr-FR", WIDE, ("human", "human"), 30),
            Row("site", "fr-FR", NARROW, ("steady", "human"), 11),
            Row("single", "en-GB", NARROW, ("human", "human"), 1),
        ),
        [Deal(seed, 2) for seed in range(200)],
        11,
        ("human", "random"),
        everyday=False,
    ),
    Profile(
        "boss-quest",
        (
            Row("site", "en-GB", WIDE, ("human", "random"), 11),
            Row("single", "fr-FR", NARROW, ("steady", "human"), 11, {"duel": 1}),
            Row("site", "fr-FR", NARROW, ("human", "human", "random", "human"), 1),
            Row("single", "en-GB", WIDE, ("human", "random", "steady", *["random"] * 3), 42, ALL),
        ),
        [
            Deal(seed, seats, dict.fromkeys(options, True))
            for seed in range(40)
            for seats, options in ((2, ["duel"]), (5, ALL), (6, ALL))
        ],
        8,
        ("human", "random", "random"),
        everyday=False,
    ),
    Profile(
        "immortal-king",
        (
            Row("site", "en-GB", WIDE, ("human", "steady"), 7),
            Row("single", "fr-FR", NARROW, ("steady", "human"), 11, {"dungeon": 1}),
            Row("site", "fr-FR", NARROW, ("human", "human"), 7),
            Row("single", "en-GB", WIDE, ("human",), 5, {"scenario": 0}),
            Row("site", "fr-FR", WIDE, ("human",), 6, {"scenario": 1, "dungeon": 1}),
            Row("site", "en-GB", NARROW, ("human",), 9, {"scenario": 2, "nemesis": 1}),
        ),
        [
            Deal(seed, 1 + seed % 2, {} if seed % 2 else {"scenario": SCENARIOS[seed // 2 % 3]})
            for seed in range(800)
        ],
        13,
        ("human",),
        rare=(the_last_potion,),
    ),
    Profile(
        "hero-realms",
        (
            Row("site", "fr-FR", NARROW, ("human", "steady"), 4, {"classes": 1}),
            Row("single", "en-GB", WIDE, ("human", "steady"), 3),
            Row("site", "en-GB", WIDE, ("human", "human", "steady"), 5, {"classes": 2, "format": 1}),
            Row("single", "fr-FR", WIDE, ("steady", "human", "steady"), 6, {"classes": 1, "format": 2}),
            Row("single", "en-GB", NARROW, ("steady", "human"), 8, {"classes": 2}),
            Row("site", "fr-FR", WIDE, ("human", "human"), 9),
        ),
        [Deal(seed, 2, {"classes": "classes"} if seed % 2 else {}) for seed in range(40)],
        15,
        ("human", "random"),
        {"classes": 1},
        rare=RARE_REALMS,
        everyday=False,
    ),
    Profile(
        "hero-realms-lich",
        (
            Row("site", "en-GB", WIDE, ("human", "steady", "steady", "steady"), 5),
            Row("single", "fr-FR", WIDE, ("steady", "steady", "steady", "human"), 5),
            Row("site", "fr-FR", NARROW, ("human", "human"), 2, {"versus": 1}),
            Row("single", "en-GB", WIDE, ("human", "steady"), 3, {"versus": 1}),
            Row("single", "fr-FR", NARROW, ("human", "steady", "steady", "steady"), 6),
            Row("site", "en-GB", NARROW, ("steady", "steady", "steady", "human"), 7),
            Row("site", "en-GB", NARROW, ("human", "human", "steady", "steady"), 8),
        ),
        [
            Deal(seed, seats, options)
            for seed in range(2)
            for seats, options in ((2, {}), (2, {"versus": True}), (4, {}), (5, {}))
        ],
        15,
        ("human", "human", "random"),
        rare=(lent("end"), lent("end", "appoint A")),  # borrower, borrow
        everyday=False,
    ),
    Profile(
        "hero-realms-skirmish",
        (
            Row("site", "fr-FR", NARROW, ("human",), 19, {"boss": 3}, everyday=True),
            Row("site", "en-GB", WIDE, ("human",), 1, {"boss": 0, "reinforcements": 1, "boss_abilities": 1}),
            Row("single", "fr-FR", WIDE, ("human",), 2, {"boss": 1, "boss_abilities": 1}),
            Row(
                "single", "en-GB", NARROW, ("human",), 3, {"boss": 2, "reinforcements": 1, "gems_for_sale": 1}
            ),
            Row("site", "fr-FR", NARROW, ("human",), 4, {"boss": 3, "boss_abilities": 1}),
        ),
        [
            Deal(seed, 1, {"boss": boss, "boss_abilities": bool(seed % 2)})
            for seed in range(6)
            for boss in BOSSES
        ],
        18,  # and some of Hero Realms, which are met there
        ("human",),
        rare=RARE_SKIRMISH,
        everyday=False,
    ),
)
