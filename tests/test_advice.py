"""Hints: honest, the same every time, what the strong opponent would do, and in words of both languages."""

from functools import cache

import pytest

import pygames
from pygames.bots import Observation, decide, make, unsearched
from pygames.bots.advice import SEED, advise, figures, guide_at, guide_of, next_best, usual_at
from pygames.bots.search import Search
from pygames.cli.as_data import advice_data
from pygames.engine.forecast import Forecast, ForecastType, Tone
from pygames.engine.match import Match
from pygames.engine.rng import Rng
from pygames.engine.text import LANGUAGES, Language
from pygames.engine.work import Work
from pygames.games import PLAYABLE
from pygames.games.immortal_king.state import MASTER, PARTY_SEAT
from pygames.school.advice import (
    Advice,
    Estimate,
    Fact,
    Threat,
    decimal,
    figures_said,
    hint_said,
    verdict_said,
    why_said,
)
from pygames.words.localizer import Localizer
from pygames.words.people import people
from tests.hero_realms.scene import has, scene
from tests.heroz.scene import scene as heroz_scene
from tests.kit.play import Player
from tests.searched import GUIDED, new

WORLDS = 12


@cache
def played(game: str, choices: int, seed: int = 3) -> Match:
    """A game of `steady` against itself after so many choices, or its end."""
    match = new(game, seed) if game in GUIDED else pygames.new(game, seed=seed, seats=2)
    bot, rng = make("steady", game), Rng(seed)
    while match.decision is not None and len(match.choices) < choices:
        match.play(decide(bot, match, rng))
    return match


@cache
def searched(game: str) -> Match:
    """A position in which a search is worth while."""
    guide = guide_of(game)
    assert guide is not None
    for choices in range(5, 80):
        decision = played(game, choices).decision
        assert decision is not None
        if (
            len(decision.legal_actions) > 2
            and guide.searches(played(game, choices).seats, decision.seat)
            and not guide.leaves(decision.id, decision.legal_actions)
        ):
            return played(game, choices)
    raise AssertionError(game)


@pytest.mark.parametrize("game", GUIDED)
def test_the_same_position_has_the_same_advice_whatever_the_seat_cannot_see(game: str) -> None:
    match = searched(game)
    assert match.decision is not None
    found = advise(match, worlds=WORLDS)
    assert found.action in match.decision.legal_actions
    assert found == advise(match, worlds=WORLDS) == advise(match.fork(match.decision.seat, 7), worlds=WORLDS)


@pytest.mark.parametrize("game", GUIDED)
def test_advice_is_what_a_search_finds_unless_the_usual_choice_is_as_good(game: str) -> None:
    match = searched(game)
    found, guide = advise(match, worlds=WORLDS), guide_at(match, 0)
    assert found.by == "search"
    assert guide is not None
    observation = Observation(match, Rng(SEED))
    usual = Work(unsearched(usual_at(match, 0), game).think(observation)).finish()
    best = Work(Search(guide, observation, usual, guide.effort).run()).finish()
    assert found.action is best or (found.action, found.instead) == (usual, best)
    if found.action is not best:
        assert found.lead is not None
        assert not Estimate(-found.lead.mean, found.lead.error).ahead
    assert found.instead is not found.action
    assert found.chance is not None
    assert 0 <= found.chance.mean <= 1


def test_the_worlds_in_which_it_is_told_why_are_fresh_ones() -> None:
    """Else the choice that was only lucky in the search would look better than it is."""
    match = searched("heroz")
    guide = guide_of("heroz")
    assert guide is not None
    observation = Observation(match, Rng(SEED))
    search = Search(guide, observation, decide(make("steady", "heroz"), match, Rng(SEED)))
    best = Work(search.run()).finish()
    chance = advise(match, worlds=1).chance
    assert chance is not None
    assert chance.mean not in search.values[best]


def test_a_choice_that_wins_at_once_is_advised() -> None:
    total = len(played("heroz", 10_000).choices)
    before = next(
        played("heroz", 10_000).at_choice(number)
        for number in range(total - 1, 0, -1)
        if played("heroz", 10_000).choices[number].radix > 1
    )
    assert before.decision is not None
    found, seat = advise(before), before.decision.seat
    after = before.copy()
    after.play(found.action)
    assert found.by == "wins"
    assert after.result is not None
    assert after.result.winners == (seat,)
    assert "It wins the game at once." in hint_said(found, 2, Localizer(before.game, "en"), before.view(seat))


def test_an_only_choice_and_a_game_without_a_search_say_so() -> None:
    alone = next(
        played("heroz", n)
        for n in range(100)
        if (decision := played("heroz", n).decision) is not None and len(decision.legal_actions) == 1
    )
    english = Localizer(alone.game, "en")
    assert [hint_said(advise(alone), level, english, alone.view(None)) for level in (1, 3)] == [
        ["There is only one choice."]
    ] * 2


def test_what_is_left_to_the_strong_opponent_is_told_and_that_nothing_was_tried() -> None:
    told = set()
    for n in range(40):
        match = played("immortal-king", n)
        assert match.decision is not None
        found = advise(match, worlds=WORLDS) if match.decision.id in ("party", "gesture") else None
        if found is None or found.by == "only":
            continue
        told.add(match.decision.seat)
        assert found.by == "strong"
        assert found.action is decide(make("strong", "immortal-king"), match, Rng(SEED))
        said = hint_said(found, 3, Localizer(match.game, "en", (), match.options), match.view(None))
        assert "strong opponent" in said[-1]
    assert told == {PARTY_SEAT, MASTER}


@pytest.mark.parametrize("seat", [PARTY_SEAT, MASTER])
def test_in_immortal_king_a_search_is_told_that_begins_with_what_strong_would_do(seat: int) -> None:
    match = next(
        match
        for match in (played("immortal-king", choices) for choices in range(10, 200))
        if (decision := match.decision) is not None
        and (decision.seat, decision.id) in ((PARTY_SEAT, "turn"), (MASTER, "place"))
        and decision.seat == seat
        and len(decision.legal_actions) > 1
    )
    found = advise(match, worlds=WORLDS)
    assert found.by == "search"
    assert found == advise(match.fork(seat, 7), worlds=WORLDS)
    assert usual_at(match, seat) == "strong"


def test_where_strong_is_not_offered_the_careful_opponent_is_asked() -> None:
    match = pygames.new("hero-realms-lich", seed=3, seats=2)
    bot, rng = make("steady", match.game.id), Rng(1)
    while match.decision is not None and len(match.decision.legal_actions) == 1:
        match.play(decide(bot, match, rng))
    found = advise(match)
    assert found.by == "steady"
    said = hint_said(found, 3, Localizer(match.game, "en", (), match.options), match.view(None))
    assert "careful opponent" in said[-1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PLAYABLE)
def test_every_figure_and_kind_of_action_has_its_words(game: str, language: Language) -> None:
    match = played(game, 9)
    assert match.decision is not None
    localizer = Localizer(match.game, language, people(["", "steady"], language), match.options)
    change, action = Estimate(0.5, 0.1), match.decision.legal_actions[0]
    facts = tuple(Fact(*name, change) for name in figures(match.game, match.search_state(0, 1)))
    assert facts
    lead = Estimate(0.09, 0.02)
    chance = Estimate(0.6, 0.01)
    found = Advice(action, match.decision.id, "search", (), chance, action, (), lead, facts, 100)
    said = hint_said(found, 3, localizer, match.view(0))
    assert len(said) == 5
    assert said[-1].count(decimal(0.5, language, sign="+")) == len(facts)
    for seat in {fact.seat for fact in facts}:  # named once, before its own figures
        assert said[-1].count(localizer.seat(seat).label) == 1


def test_a_level_tells_no_more_than_it_is_to_tell() -> None:
    match = searched("heroz")
    found, english, view = advise(match, worlds=WORLDS), Localizer(match.game, "en"), match.view(None)
    choice, why, sure = (hint_said(found, level, english, view) for level in (1, 2, 3))
    assert choice == [f"Advice: {english.choice(found.action, found.decision)}."]
    assert why == [*choice, *why_said(found, english, view)]
    assert sure == [*choice, verdict_said(found, english, view), *figures_said(found, english)]
    assert not any("%" in line for line in why[:1])
    assert "%" in sure[-1] or "%" in sure[-2] or "%" in sure[-3]


def test_a_reason_says_what_the_choice_does_and_what_a_worse_one_would_do() -> None:
    """What is only bad news of the other is told though it is about as good."""
    s = scene(has("dagger"), has())
    one, two = s.match.decision.legal_actions[:2] if s.match.decision is not None else ()
    foreseen = {action: tuple(s.match.forecast(action)) for action in (one, two)}
    found = Advice(
        one, "main", "search", foreseen[one], Estimate(0.6, 0.01), two, foreseen[two], Estimate(0.1, 0.01)
    )
    localizer, view = Localizer(s.match.game, "en"), s.match.view(0)
    said = why_said(found, localizer, view)
    for action in (one, two):
        for forecast in foreseen[action]:
            assert any(localizer.forecast(forecast) in line for line in said)
    assert said[-1].startswith("Trying both out")
    level = why_said(found._replace(lead=Estimate(0.01, 0.01)), localizer, view)
    assert set(level) < set(said)
    assert all(it.type.tone == "bad" for it in foreseen[two] if not it.type.aside)


def test_what_another_choice_does_is_told_only_where_it_looks_no_better() -> None:
    """Else the reason would speak for the other; if it looks worse it is told though trials show no lead."""
    s = scene(has("dagger"), has())
    one, two = s.match.decision.legal_actions[:2] if s.match.decision is not None else ()
    chance, ahead, level = Estimate(0.6, 0.01), Estimate(0.1, 0.01), Estimate(0.01, 0.01)
    localizer, view = Localizer(s.match.game, "en"), s.match.view(0)

    def told(own: Tone, other: Tone, lead: Estimate) -> bool:
        one_does, two_does = (
            (Forecast(ForecastType("gold_lost", tone), ("HR-30",), {"n": n}),)
            for n, tone in ((2, own), (3, other))
        )
        found = Advice(one, "main", "search", one_does, chance, two, two_does, lead)
        return any(localizer.forecast(two_does[0]) in line for line in why_said(found, localizer, view))

    assert told("good", "plain", ahead)
    assert told("plain", "bad", level)
    assert not told("plain", "plain", level)
    assert not told("plain", "good", ahead)
    assert not told("bad", "plain", ahead)


def test_where_nothing_speaks_for_a_choice_it_is_told_that_another_is_about_as_good() -> None:
    """To stop with 9 of 15, out of the round by a condition, is no worse than anything else."""
    match = pygames.open_record("boss-quest.3.A6AxBCrebTs3SnZ1uPNGcY9-OdngNomd40BJpL8").match
    found, english, view = advise(match), Localizer(match.game, "en"), match.view(None)
    assert {it.type.id for it in found.foreseen} == {"stands", "fails", "finished"}
    assert verdict_said(found, english, view) in why_said(found, english, view)
    good = (Forecast(ForecastType("perfect", "good"), ("BQ-48",), {}),)
    assert verdict_said(found, english, view) not in why_said(found._replace(foreseen=good), english, view)


def test_of_two_choices_that_come_to_the_same_it_is_told() -> None:
    """With 18 of 20 a condition that everybody meets does as little as a cancel without a spell to cancel."""
    match = pygames.open_record("boss-quest.3.AoQHABF2aP0vMOzKplCdTfB0").match
    found = advise(match)
    assert found.same
    for language, same in zip(LANGUAGES, ("It comes to the same as", "revient au même"), strict=True):
        localizer, view = Localizer(match.game, language), match.view(match.asks.seat)
        assert same in hint_said(found, 2, localizer, view)[-1]
        assert same in verdict_said(found, localizer, view)


def test_the_search_s_choice_is_not_advised_where_fresh_trials_show_no_lead() -> None:
    """Stopping with 4 of 17 was only lucky in the search: the careful opponent's choice stands."""
    match = pygames.open_record("boss-quest.3.BIYHADNRzO4_k2LqjDWmMk3ohMCz6_uyVV8T_r4qx14exAXN-e4").match
    assert advise(match).action.type.name == "equip"


def test_one_does_not_stop_far_away_in_the_hope_that_others_let_the_second_win() -> None:
    """With 8 of 19 that was better only among players who use such a spell by chance."""
    match = pygames.open_record("boss-quest.3.A6cfCBPf6ekDnlvihNtexyUljzE").match
    assert advise(match).action.type.name == "equip"


def test_three_weapons_are_not_advised_where_two_are_better_in_the_trials() -> None:
    """The careful opponent would draw three, too many: it weighs a choice in four worlds only."""
    match = pygames.open_record("boss-quest.3.AoIvAA3h-14u1WtiiwRbsQ").match
    assert decide(make("steady", "boss-quest"), match, Rng(SEED)).text == "equip 3"
    assert advise(match).action.text == "equip 2"


def test_a_spell_is_discarded_where_its_use_would_come_to_the_same() -> None:
    """Where it changes nothing, the careful opponent would take 1 from the force of its own player."""
    match = pygames.open_record("boss-quest.3.AuILABYqpzPtAN454sTYvIS1AXCZ").match
    found = advise(match)
    assert found.action.text == "discard force-1"
    assert found.instead is not None
    assert (found.instead.text, found.same) == ("cast force-1 A", True)


def test_no_spell_is_used_where_trials_show_no_gain_and_nothing_looks_better() -> None:
    """Out of the round by a condition, one does not take 1 from one's own force."""
    assert advise(pygames.open_record("boss-quest.3.A8wzBBvzRmPn7lDGIJm7xcvx6pwD2rg").match).action.text == (
        "discard force-1"
    )


def test_of_all_pairs_of_companions_the_best_is_found_and_its_reverse_is_no_other_choice() -> None:
    match = pygames.open_record("boss-quest.3.A8EwCBfGrs63sw3yIp__LXdLzjgWVg").match
    found = advise(match)
    assert found.instead is not None
    assert {*found.action.words} == {"companions", "colours", "ties"} != {*found.instead.words}
    assert not found.same


def test_a_choice_that_fresh_trials_show_to_be_surely_worse_is_not_advised() -> None:
    found = advise(pygames.open_record("boss-quest.3.Ao0HIBdKR3fRoI_FuC25MZI7ZwfP8w").match)
    assert found.lead is not None
    assert found.lead.mean >= 0


def test_a_spell_that_nobody_knows_is_advised_only_where_trials_speak_for_it() -> None:
    """With 18 of 20 the careful opponent would turn it up, which is a little worse than to stop."""
    match = pygames.open_record("boss-quest.3.AoQHABF2aP0vMOzKplCdTfB0").match
    assert decide(make("steady", "boss-quest"), match, Rng(SEED)).text == "open"
    assert advise(match).action.text != "open"


@pytest.mark.parametrize(
    ("language", "better", "good", "other"),
    [
        ("en", "+4 health", "Health stays", "+3 combat"),
        ("fr", "+4 Santé", "La Santé reste", "+3 Combat"),
    ],
)
def test_a_side_of_two_is_told_by_what_it_does(
    language: Language, better: str, good: str, other: str
) -> None:
    """Its number says nothing to who reads it; why is told by what such an effect is good for."""
    s = scene(has(champions="darian"), has())
    s.play("expend darian")
    one, two = (s.match.parse(f"choose {n}") for n in (1, 2))
    found = Advice(two, "choice", "search", (), Estimate(0.6, 0.01), one, (), Estimate(0.09, 0.02))
    localizer, view = Localizer(s.match.game, language), s.match.view(0)
    choice, *ahead = hint_said(found, 2, localizer, view)
    assert better in choice
    assert other in ahead[-1]
    assert good in ahead[0]


def test_a_lead_that_chance_explains_is_not_called_one() -> None:
    match = searched("heroz")
    found, english, view = advise(match, worlds=WORLDS), Localizer(match.game, "en"), match.view(None)
    level = found._replace(lead=Estimate(0.03, 0.02))
    assert "no clear difference" in verdict_said(level, english, view)
    ahead = found._replace(lead=Estimate(0.05, 0.02))
    assert any("wins 5 more (±\N{NO-BREAK SPACE}2)" in it for it in figures_said(ahead, english))
    hardly = found._replace(lead=Estimate(0.01, 0.002))
    assert any("wins 1 more (±\N{NO-BREAK SPACE}1)" in it for it in figures_said(hardly, english))
    nothing = found._replace(lead=Estimate(0.004, 0.001))
    assert "no clear difference" in verdict_said(nothing, english, view)


@pytest.mark.parametrize(
    "link",
    ["immortal-king.5.AQcAHRqQIXW3JeZ65lrOXNQz", "immortal-king.5.AQIAEtbXss1wnR1aUw8biA"],
)
def test_a_fight_that_is_surely_won_is_not_left_to_the_die(link: str) -> None:
    """Where a new roll is hardly better by many trials, what wins for certain is advised."""
    match = pygames.open_record(link).match
    advice = advise(match)
    assert "wins" in {it.type.id for it in advice.foreseen}
    assert advice.instead is not None


@pytest.mark.parametrize(
    "link",
    ["heroz.3.AognAE7yhl9JDuWJkR4WZRmpTM2Z5mpqeqmNccemBWY", "heroz.3.AognACtU3ER6DuUeNn6AuqLb1HGJAcgi"],
)
def test_no_card_is_spent_where_trials_show_no_gain(link: str) -> None:
    """An aura that makes a pair, or an ace on a troop of one's own, was only lucky in the search."""
    assert advise(pygames.open_record(link).match).action.text == "pass"


def test_a_troop_goes_where_more_trials_are_won() -> None:
    """The careful opponent's place, opposite to a troop, is 4 points worse than one opposite to nobody."""
    match = pygames.open_record("heroz.3.AvouACg89xqL_NCMcLmohDMfqy5w5Is").match
    assert decide(make("steady", "heroz"), match, Rng(SEED)).text == "place 6♥ A12"
    assert advise(match).action.text == "place 6♥ A31"


def test_a_card_is_spent_where_more_points_are_scored() -> None:
    """A joker in a column that nobody defends; in trials by chance it is no better than passing."""
    match = pygames.open_record("heroz.3.AvMuAGxb6cDQWW7cIhoN_-XctXa8ahs9Jssu8D3SUkmAS1Mf").match
    assert advise(match).action.type.name == "joker"


@pytest.mark.parametrize(
    ("step", "link"),
    [
        ("first", "immortal-king.5.AQcAHRqQIXW3JeZ65lrOXNQz"),
        ("lead", "boss-quest.3.AoIvAA3h-14u1WtiiwRbsQ"),
        ("certain", "immortal-king.5.AQIAEtbXss1wnR1aUw8biA"),
        ("sparing", "heroz.3.AognAE7yhl9JDuWJkR4WZRmpTM2Z5mpqeqmNccemBWY"),
        ("idle", "boss-quest.3.AuILABYqpzPtAN454sTYvIS1AXCZ"),
    ],
)
def test_advice_as_data_says_which_step_of_it_has_decided(step: str, link: str) -> None:
    assert advice_data(advise(pygames.open_record(link).match))["step"] == step


@pytest.mark.parametrize("game", PLAYABLE)
def test_every_kind_of_choice_has_a_reason_of_the_game(game: str) -> None:
    """Not only that an opponent would make it; whom one chooses for something is the exception."""
    match, player = pygames.new(game, seed=1), Player(Rng(1))
    english, known = Localizer(match.game, "en", (), match.options), {("target", "target"), ("take", "pack")}
    while (asked := match.decision) is not None and len(match.choices) < 200:
        for action in asked.legal_actions:
            if (action.type.name, asked.id) not in known and len(asked.legal_actions) > 1:
                known.add((action.type.name, asked.id))
                found = Advice(action, asked.id, "steady", tuple(match.forecast(action)))
                view = match.view(asked.seat)
                assert why_said(found, english, view) != [verdict_said(found, english, view)], action
        match.play(player.choose(asked.legal_actions))


def test_a_look_that_costs_nothing_comes_first() -> None:
    """At an enemy's troop, and where most stands opposite; the strong opponent would not remember it."""
    match = pygames.open_record(
        "heroz.3.AvQuAK8B_hS-gPq7QLsVkzwushd24qhtTaWgyLEFgAaEbN6f16WP21m8WMaPPatI6wTMS1MIwuY"
    ).match
    found = advise(match)
    assert found.action.text == "look A21"
    said = hint_said(found, 2, Localizer(match.game, "en"), match.view(None))
    assert said[1:] == ["One knows then what stands there."]


@pytest.mark.rules("AMB-HZ-54")
def test_nobody_is_advised_to_look_at_a_troop_that_is_shown() -> None:
    """With the memory aid one sees one's own troops; without it, they may have been forgotten."""
    for aid, advised in ((True, "pass"), (False, "look A12")):
        s = heroz_scene("powers", heroes=("J♦", ""), columns={"A1": "3♦ (8♣)"}, options={"memory_aid": aid})
        assert advise(s.match, worlds=2).action.text == advised


def test_a_choice_is_held_against_another_of_its_kind_that_is_nearly_as_good() -> None:
    """Another card to buy tells more than an ability that can be used besides."""
    asked = scene(has(pack="cleric"), has(), gold=5, row="taxation influence recruit").match.decision
    assert asked is not None
    buy, other, *_ = [it for it in asked.legal_actions if it.type.name == "acquire"]
    end = next(it for it in asked.legal_actions if it.type.name == "end")
    assert next_best({buy: [0.9] * 4, end: [0.8] * 4, other: [0.78] * 2}, buy) is other
    assert next_best({buy: [0.9] * 4, end: [0.8] * 4, other: [0.5] * 2}, buy) is end


def test_what_is_done_afterwards_anyway_is_no_other_choice() -> None:
    """To attack comes to the same as to acquire a card, for both are done; to end the turn does not."""
    found = advise(pygames.open_record("hero-realms.1.AoAvABOd7zwArkQUrgMOuw").match)
    assert found.instead is not None
    assert (found.action.type.name, found.instead.type.name) == ("acquire", "end")
    assert not found.same
    before = advise(pygames.open_record("boss-quest.3.A581CBc6j5bd5KUoC1ExnpGVMY0D67U").match)
    assert (before.action.text, before.same) == ("activate boss+2", False)  # what is done before it is none


def test_of_cards_played_together_it_is_not_told_what_one_of_them_does() -> None:
    match = scene(has("gold follower", pack="cleric"), has()).match
    assert match.decision is not None
    action = next(it for it in match.decision.legal_actions if "follower" in it.text)
    threat = Threat(0, None, (Fact(1, "health", Estimate(-1.0, 0.0)),))
    found = Advice(action, match.decision.id, "steady", threat=threat)
    english, view = Localizer(match.game, "en"), match.view(match.decision.seat)
    alone, together = (
        " ".join(hint_said(found, 2, english, view, it)) for it in ("", "Play 2 cards at once")
    )
    for said in ("What it does: ", "Otherwise, until Player A’s next turn: "):
        assert said in alone
        assert said not in together
