"""The opponents of Hero: Immortal King: they answer everything, repeatably, and by what their seat sees."""

import gc
from collections import Counter

import pytest

from pygames.bots import Bot, Observation, decide, make
from pygames.bots.advice import guide_of
from pygames.engine.match import Match
from pygames.engine.rng import Rng
from pygames.games.immortal_king.cards import PARTY
from pygames.games.immortal_king.game import GAME
from pygames.games.immortal_king.odds import SURE, Odds, Tool
from pygames.games.immortal_king.opponents.kit import Kit
from pygames.games.immortal_king.opponents.weights import ADVENTURERS
from pygames.games.immortal_king.opponents.worth import Reading
from pygames.games.immortal_king.state import ImmortalKingState
from tests.immortal_king.scene import PROVING_GROUND, scene
from tests.immortal_king.tester import having

OWN = {"cards": PROVING_GROUND}
FULL = pytest.mark.full
BOXES = ({"dungeon": "lair"}, {"dungeon": "traps"}, OWN)
SOLITAIRE = [{"scenario": scenario} for scenario in ("dark-evening", "search", "lich")]
STEADY, STRONG, RANDOM = (make(name, GAME.id) for name in ("steady", "strong", "random"))
PLAYOUTS = 6  # of a search, which these tests need not have deep


@pytest.fixture(autouse=True)
def shallow(monkeypatch: pytest.MonkeyPatch) -> None:
    """`strong` searches as dungeon master, but not for long."""
    monkeypatch.setattr(guide_of(GAME.id), "playouts", PLAYOUTS)


def begin(options: dict[str, str], seats: int = 2, seed: int = 0) -> Match:
    return Match(GAME, seats, seed, GAME.choose_options(options, seats))


def finish(match: Match, *bots: Bot, seed: int = 0) -> Counter[tuple[int, str]]:
    """Play to the end; the questions that were answered, by seat."""
    rng = Rng(seed)
    met: Counter[tuple[int, str]] = Counter()
    while match.decision is not None:
        met[match.decision.seat, match.decision.id] += 1
        match.play(decide(bots[match.decision.seat], match, rng))
    return met


@pytest.mark.parametrize("options", [*BOXES[:2], pytest.param(OWN, marks=FULL)], ids=["lair", "traps", "own"])
def test_they_answer_every_question_on_either_side(options: dict[str, str]) -> None:
    met: Counter[tuple[int, str]] = Counter()
    pairs = ((STEADY, RANDOM), (RANDOM, STEADY), (STEADY, STEADY))
    for seed, bots in enumerate((*pairs, *pairs, (STRONG, STRONG))):
        met += finish(begin(options, seed=seed), *bots, seed=seed)
    decisions = {0: "party turn before after gesture mana", 1: "swap doom gesture guard place"}
    assert all(met[seat, name] for seat, names in decisions.items() for name in names.split())


@pytest.mark.parametrize("scenario", SOLITAIRE, ids=lambda scenario: scenario["scenario"])
def test_they_play_alone(scenario: dict[str, str]) -> None:
    for options in BOXES:
        for seed, bot in enumerate((STEADY, STRONG)):
            finish(begin({**scenario, **options}, 1, seed), bot, seed=seed)


def test_steady_takes_over_from_anybody() -> None:
    """Whatever has been chosen before, a party is made at last."""
    for seed in range(6):
        match = begin(BOXES[seed % 3], seed=seed)
        rng = Rng(seed)
        for _ in range(seed):
            assert match.decision
            if match.decision.id == "party":
                match.play(RANDOM.choose(Observation(match, rng)))
        finish(match, STEADY, STEADY)
        assert len(match.view(0)["party"]) in range(1, PARTY)


def test_steady_makes_a_party_at_once() -> None:
    match = begin({})
    made = 0
    while match.decision is not None and match.decision.id == "party":
        match.play(decide(STEADY, match, Rng(0)))
        made += 1
    assert made == PARTY + 1


def test_the_same_random_numbers_play_the_same_game() -> None:
    records = set()
    for _ in range(2):
        match = begin({}, seed=5)
        finish(match, STEADY, STEADY, seed=9)
        records.add(tuple(choice.action.text for choice in match.choices))
    assert len(records) == 1


@pytest.mark.parametrize(
    ("options", "bot"),
    [
        pytest.param(BOXES[0], STRONG, id="lair-strong"),
        pytest.param(OWN, STEADY, id="own-steady"),
        pytest.param(BOXES[0], STEADY, id="lair-steady", marks=FULL),
        pytest.param(OWN, STRONG, id="own-strong", marks=FULL),
        pytest.param(BOXES[1], STEADY, id="traps-steady", marks=FULL),
        pytest.param(BOXES[1], STRONG, id="traps-strong", marks=FULL),
    ],
)
def test_they_answer_by_what_their_seat_sees(options: dict[str, str], bot: Bot) -> None:
    """However what is hidden were dealt, the answer is the same."""
    match = begin(options, seed=3)
    rng = Rng(3)
    while match.decision is not None:
        seat, state = match.decision.seat, rng.state
        answer = decide(bot, match, rng)
        assert decide(bot, match.fork(seat, len(match.choices)), Rng(state)) is answer
        match.play(answer)


def test_gestures_cannot_be_foreseen() -> None:
    shown: dict[int, Counter[str]] = {0: Counter(), 1: Counter()}
    for seed in range(8):
        match = begin({}, seed=seed)
        finish(match, STEADY, STEADY, seed=seed)
        for choice in match.choices:
            if choice.action.type.name == "show":
                shown[choice.seat][choice.action.text] += 1
    for gestures in shown.values():
        assert len(gestures) == 3
        assert min(gestures.values()) > gestures.total() / 10


# --- several effects on a card ---


def fight_at_the_dice(**more: str) -> Observation:
    """What steady sees after a roll of 4 against a power of 6, alone with a tester."""
    s = having("hydra imp wisp", several=True, seats=1, mana="tester", **more)
    s.play("attack left", "roll", dice="4")
    assert s.asks == "party after"
    return Observation(s.match, Rng(0))


@pytest.mark.rules("AMB-HIK-75")
@pytest.mark.parametrize(
    ("effects", "used"),
    [
        ('kind = "multiply", amount = 2, even = true }, { kind = "bonus", amount = -2', True),  # 8 - 2
        ('kind = "multiply", amount = 2, even = true }, { kind = "bonus", amount = -3', False),  # 8 - 3
        ('kind = "bonus", amount = 1 }, { kind = "bonus", amount = 1', True),
        ('kind = "courage", amount = 1 }, { kind = "bonus", amount = 2', True),
    ],
)
def test_steady_counts_every_effect_of_a_card(effects: str, used: bool) -> None:
    """It uses what wins the fight, and not what falls short of it."""
    if "courage" in effects:
        seen = fight_at_the_dice(potion=effects)
        wanted = f"use {seen.view()['equipment']['hand'][0]['equipment']}"
    else:
        seen = fight_at_the_dice(temporary=effects)
        wanted = f"power {seen.view()['party'][0]['adventurer']}"
    assert (STEADY.choose(seen).text == wanted) == used


@pytest.mark.rules("AMB-HIK-75")
def test_steady_buys_a_quest_for_its_second_effect() -> None:
    """Nothing is in ambush, so the first effect does nothing."""
    quest = 'kind = "scout" }, { kind = "destroy"'
    s = having("hydra imp wisp", several=True, seats=1, quest=quest)
    assert STEADY.choose(Observation(s.match, Rng(0))).type.name == "use"


# --- the destiny scale ---


def read(observation: Observation, reading: type[Reading] = Reading) -> Reading:
    state = observation.determinized(0)
    assert isinstance(state, ImmortalKingState)
    return reading(state, observation.seat, ADVENTURERS)


def with_a_courage_quest(fear: int) -> Observation:
    """What steady sees at the beginning of a turn with 2 courage tokens; the scale has ten steps."""
    quest = 'kind = "courage", amount = 3'
    s = having("hydra imp wisp", seats=1, quest=quest, scenario="dark-evening", courage=2, fear=fear)
    return Observation(s.match, Rng(0))


@pytest.mark.rules("HIK-108", "HIK-109")
@pytest.mark.parametrize(("fear", "used"), [(0, True), (7, True), (8, False)])
def test_steady_buys_no_courage_that_the_scale_leaves_no_time_to_lose(fear: int, used: bool) -> None:
    """With two steps left two lost fights end the game, whatever courage there is."""
    assert (STEADY.choose(with_a_courage_quest(fear)).type.name == "use") == used


@pytest.mark.rules("HIK-108", "AMB-HIK-43")
def test_steady_fears_the_end_of_the_scale_as_it_fears_the_last_courage() -> None:
    losses = [read(with_a_courage_quest(fear)).loss(None) for fear in (0, 8, 9)]
    assert losses[0] == losses[1] < losses[2]


@pytest.mark.rules("HIK-77", "HIK-108", "HIK-110")
def test_they_reckon_with_what_the_scale_has_added_to_a_card_with_a_die() -> None:
    """The wraith is undead: from the fifth token on it has one more."""
    needs = []
    for fear in (4, 5):
        s = scene("weeping-wraith ink-imp ink-imp#2", cards="lair", seats=1, scenario="search", fear=fear)
        needs.append(read(Observation(s.match, Rng(0))).need_at(0))
    (before, _), (after, die) = needs
    assert die
    assert after == before + 1


def test_what_is_remembered_of_fights_does_not_grow_for_ever() -> None:
    """A page may stay open for many games, hints and reviews."""
    kit = Kit((Tool("gift hero", "bonus", 1),), 6)
    for need in range(5000):
        kit.fight(need, SURE)
    kept = [it for it in gc.get_objects() if isinstance(it, Odds) and it.tools is kit.tools]
    assert 0 < len(kept) < 2500
