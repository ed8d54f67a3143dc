"""The laws of forecasts: they tell nothing that their seat cannot know, and what they tell is true."""

from collections import defaultdict
from collections.abc import Iterator

from pygames.engine.action import Action
from pygames.engine.face import Face
from pygames.engine.forecast import Forecast
from pygames.engine.match import Match
from pygames.engine.text import LANGUAGES
from pygames.words.localizer import Localizer
from tests.kit.came_true import came_true
from tests.kit.cases import Case
from tests.kit.laws import Laws
from tests.kit.play import decision_of, whole

TRIES = 6  # worlds in which a choice is made
FAR = 4.5  # standard deviations from what was foreseen: as good as never by chance


class ForecastLaws(Laws):
    """What every game keeps that says what a choice will do."""

    def test_a_forecast_is_the_same_for_all_states_that_the_seat_cannot_tell_apart(self, case: Case) -> None:
        for number, (stop, action, foreseen) in enumerate(case.foreseen):
            if foreseen and number % 3 == 0:  # the others are worked out in the same way
                before = whole(stop)
                other = stop.fork(decision_of(stop).seat, number)
                assert other.forecast(action) == foreseen, action
                assert stop.forecast(action) == foreseen, action
                assert whole(stop) == before

    def test_what_is_foreseen_for_certain_comes_true(self, case: Case) -> None:
        for stop, action, foreseen in case.foreseen:
            for forecast in foreseen:
                if _is_certain(forecast):
                    never = forecast.chance is not None and not forecast.chance.n
                    for found in tried(stop, action, forecast):
                        assert found is not never, (action, forecast)

    def test_what_may_be_happens_as_often_as_foreseen(self) -> None:
        """Over all positions, of each kind of forecast that gives a chance."""
        far: dict[str, float] = defaultdict(float)
        spread: dict[str, float] = defaultdict(float)
        for case in self.cases:
            for stop, action, foreseen in case.foreseen if case.everyday else ():
                for forecast in foreseen:
                    if forecast.chance is None or _is_certain(forecast):
                        continue
                    share = forecast.chance.n / forecast.chance.of
                    seen = [found for found in tried(stop, action, forecast) if found is not None]
                    far[forecast.type.id] += sum(seen) - len(seen) * share
                    # of so many cases drawn at random the share may be a little off
                    unsure = 0 if forecast.chance.exact else len(seen) ** 2 / forecast.chance.of
                    share = min(max(share, 0.01), 0.99)
                    spread[forecast.type.id] += share * (1 - share) * (len(seen) + unsure)
        assert not [it for it in far if spread[it] and far[it] ** 2 > FAR**2 * spread[it]], (far, spread)

    def test_a_forecast_can_be_said_and_cites_its_rules(self, case: Case) -> None:
        for _, action, foreseen in case.foreseen:
            for forecast in foreseen:
                assert forecast.type in self.game.part(Face).forecasts
                assert forecast.rules, forecast
                assert all(rule in self.book for rule in forecast.rules), forecast
                assert all(isinstance(value, int | str) for value in forecast.params.values()), action
                for language in LANGUAGES:
                    assert "{" not in Localizer(self.game, language, options=case.options).forecast(forecast)


def foreseen(match: Match, action: str) -> dict[str, Forecast]:
    """What is foreseen of an action, by the kinds of forecasts; what is certain is seen to come true."""
    found = match.forecast(action)
    for forecast in found:
        if _is_certain(forecast):
            never = forecast.chance is not None and not forecast.chance.n
            assert all(seen is not never for seen in tried(match, match.parse(action), forecast)), forecast
    assert len({it.type for it in found}) == len(found), "a test names one of each kind"
    return {it.type.id: it for it in found}


def _is_certain(forecast: Forecast) -> bool:
    chance = forecast.chance
    return chance is None or (chance.exact and chance.n in (0, chance.of))


def tried(stop: Match, action: Action, forecast: Forecast) -> Iterator[bool | None]:
    """Whether it comes true when the choice is made, in several worlds."""
    seat = decision_of(stop).seat
    for seed in range(TRIES):
        before = stop.search_state(seat, seed)
        after = before.copy()
        after.apply(action)
        yield came_true(stop.game.id, forecast, before, after, seat)
