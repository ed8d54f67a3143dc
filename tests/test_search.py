"""The search of `strong`: legal, and back every few milliseconds. That it is honest is a law of the kit."""

import math

import pytest

import pygames
from pygames.bots import Observation, decide, make
from pygames.bots.advice import guide_of as known
from pygames.bots.search import MOST_DECISIONS, Guide
from pygames.engine.match import Match
from pygames.engine.rng import Rng
from pygames.games.immortal_king.state import PARTY_SEAT
from tests.kit.truth import true_state
from tests.searched import GUIDED, ONLY_AT, new
from tools.strength.duels import Duel, bot, pairs_of
from tools.strength.shaken import shaken

SEATS = {entry.id: entry.seats for entry in pygames.catalogue()}
PLACES: list[tuple[str, int | None]] = [
    *((game, seats) for game in GUIDED for seats in sorted({SEATS[game][0], SEATS[game][-1]})),
    *((game, None) for game in ONLY_AT if game in GUIDED),  # the set-up in which `strong` is offered
]


def guide_of(game: str) -> Guide:
    guide = known(game)
    assert guide is not None
    return guide


def played_at_random(match: Match, choices: int) -> Match:
    """The match after so many choices."""
    rng = Rng(1)
    for _ in range(choices):
        match.play(rng.choice(match.asks.legal_actions))
    return match


@pytest.mark.parametrize(("game", "seats"), PLACES)
def test_a_guides_policy_chooses_legal_actions_and_its_value_is_a_chance(
    game: str, seats: int | None
) -> None:
    guide = guide_of(game)
    for seed in range(6):
        match = pygames.new(game, seed=seed, seats=seats) if seats else new(game, seed)
        state = match.search_state(0, seed)
        mark, since = guide.mark(state), 0
        while state.agenda:
            seat, legal = state.seat_to_act, state.legal_actions()
            action = guide.policy(state, seat, legal)
            assert action in legal
            state.apply(action)
            since += 1
            if guide.reached(state, mark):
                assert since < MOST_DECISIONS
                assert all(0 <= guide.value(state, it) <= 1 for it in range(match.seats))
                sides = guide.sides(state)
                if len(sides) == 2 and all(it < match.seats for it in sides):  # one wins what the other loses
                    assert sum([guide.value(state, it) for it in sides]) == pytest.approx(1)
                mark, since = guide.mark(state), 0
        assert state.result is not None


@pytest.mark.parametrize("seats", [4, 6])
def test_the_chance_that_is_told_of_a_party_against_the_lich_fits_who_wins(seats: int) -> None:
    """Better than one half for every position would."""
    guide, steady, surprise = guide_of("hero-realms-lich"), make("steady", "hero-realms-lich"), []
    for seed in range(1000, 1010):
        match, rng = pygames.new("hero-realms-lich", seed=seed, seats=seats), Rng(seed)
        mark, chances = None, []
        while match.decision is not None:
            if mark is None or guide.reached(true_state(match), mark):
                chances.append(guide.value(true_state(match), seats - 1))
                mark = guide.mark(true_state(match))
            match.play(decide(steady, match, rng))
        assert match.result is not None
        won = seats - 1 in match.result.winners
        surprise += [-math.log(chance if won else 1 - chance) for chance in chances]
    assert sum(surprise) / len(surprise) < math.log(2)


@pytest.mark.parametrize("game", GUIDED)
def test_thinking_comes_back_after_every_playout(game: str) -> None:
    """A page goes on meanwhile."""
    for choices in range(5, 60):
        match = played_at_random(new(game, 1), choices)
        legal = len(match.asks.legal_actions)
        if (
            legal > 3
            and guide_of(game).searches(match.seats, match.asks.seat)
            and not guide_of(game).leaves(match.asks.id, match.asks.legal_actions)
        ):
            break
    guide = guide_of(game)
    steady = len(list(make("steady", game).think(Observation(match, Rng(1)))))
    slices = len(list(make("strong", game).think(Observation(match, Rng(1)))))
    assert slices - steady >= min(legal, guide.candidates)


def test_a_search_that_only_judges_can_be_counted_as_an_opponent(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether it is good enough to judge is measured so."""
    guide = guide_of("immortal-king")
    monkeypatch.setattr(guide, "playouts", 2 * guide.candidates)
    duel = Duel("immortal-king", 2, "judge", "strong")
    pairs = pairs_of(duel, 1, first=1, processes=1, seat=PARTY_SEAT)
    assert (pairs.one.games, pairs.other.games) == (1, 1)
    match = next(
        match
        for match in (played_at_random(new("immortal-king", 1), choices) for choices in range(200))
        if (decision := match.decision) and (decision.id, decision.seat) == ("turn", PARTY_SEAT)
    )
    slices = [
        len(list(bot(it, "immortal-king").think(Observation(match, Rng(1))))) for it in ("strong", "judge")
    ]
    assert slices[1] - slices[0] >= guide.candidates


@pytest.mark.parametrize("game", ["hero-realms", "hero-realms-skirmish", "immortal-king"])
def test_a_position_changed_at_random_for_a_fit_has_the_same_cards_and_can_be_played_on(game: str) -> None:
    steady, rng = make("steady", game), Rng(2)
    for seed in range(3):
        match = pygames.new(game, seed=seed, seats=2 if 2 in SEATS[game] else 1)
        while match.decision is not None and len(match.choices) < 60:
            match.play(decide(steady, match, rng))
        state = true_state(match)
        changed = shaken(state, state.seat_to_act, seed)
        assert changed.census() == state.census()
        assert any(
            getattr(changed, name) != getattr(state, name)
            for name in ("health", "courage", "discards")
            if name in state.fields
        )
        while changed.agenda:
            changed.apply(changed.choice(changed.legal_actions()))
        assert changed.result is not None
