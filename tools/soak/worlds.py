"""A detector of leaks: two worlds that differ in two cards which a seat cannot see go on side by side.

As long as both lie hidden from it, the seat must see, be told, be asked, be allowed, be refused and be
foretold the very same in both. Nothing here asks the games' declarations who sees what (`secrets.py`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pygames.engine.match import Match
from pygames.engine.text import LANGUAGES
from pygames.words.localizer import Localizer
from tests.kit import games as kits
from tests.kit.cases import sampled
from tests.kit.play import TACTICS, Player, decision_of
from tests.kit.truth import true_state
from tests.web.hands import framed
from tools.soak.secrets import HIDDEN, HiddenCard, swapped
from tools.soak.trial import Found, Tally, Trial, any_set_up, begin, link_of
from web.model.host_told import standing
from web.model.session import Session
from web.model.sight import Player as Seated

if TYPE_CHECKING:
    from collections.abc import Callable

    from pygames.engine.action import Action
    from pygames.engine.event import Event
    from pygames.engine.rng import Rng

BEFORE = 40  # choices after which a game has hidden cards, or is left alone
PAIRS = 2  # pairs of worlds of a trial
LONGEST = 300  # choices that a pair is followed
PAGE_ONE_IN = 60  # positions of which the page is drawn
ASKED_ONE_IN = 6  # positions where refusals, forecasts and deals are compared

KITS: dict[str, dict[str, Any]] = {game: getattr(kits, game.upper().replace("-", "_")) for game in HIDDEN}


class Difference(Exception):
    """The two worlds are not alike for the seat."""


def worlds(trial: Trial, tally: Tally) -> None:
    """A few pairs of worlds of one game."""
    rng = trial.rng()
    for _ in range(PAIRS):
        match = begin(trial.game, rng, any_set_up(trial.game, rng))
        seat = rng.below(match.seats)
        player = Player(rng, rng.below(TACTICS))
        for _ in range(BEFORE):
            if match.decision is None or [*HIDDEN[trial.game](true_state(match), seat)]:
                break
            match.play(player.choose(match.decision.legal_actions))
        seen = (event.seen_by(seat) for event in match.events)
        told = {word for event in seen for value in event.params.values() for word in words_in(value)}
        groups: dict[str, list[HiddenCard]] = {}
        for place in HIDDEN[trial.game](true_state(match), seat):
            if word_of(match, place) not in told:  # it was shown, and lies face down since
                groups.setdefault(place.group, []).append(place)
        groups = {name: places for name, places in groups.items() if len(places) > 1}
        if match.decision is None or not groups:
            continue
        places = groups[rng.choice(sorted(groups))]
        rng.shuffle(places)
        Pair(match, seat, places[0], places[1], rng, tally).follow(player)
        tally.counts["pairs of worlds"] += 1


class Pair:
    """Two worlds, and the seat that cannot tell them apart."""

    def __init__(
        self, match: Match, seat: int, one: HiddenCard, other: HiddenCard, rng: Rng, tally: Tally
    ) -> None:
        game, state = match.game, true_state(match)
        self.seat, self.rng, self.tally = seat, rng, tally
        self.cards = {one.card, other.card}
        self.group = one.group
        self.a = Match.at(game, state, match.options)
        self.b = Match.at(game, swapped(state, one, other), match.options)
        self.words = (word_of(match, one), word_of(match, other))
        self.flashes = KITS[game.id].get("flashes", ())

    def follow(self, player: Player) -> None:
        """Go on in both until one of the cards is shown to the seat, or the game is over."""
        told: tuple[list[Event], list[Event]] = (self.a.opening, self.b.opening)
        for _ in range(LONGEST):
            if not (self.is_hidden(self.a) and self.is_hidden(self.b)):
                return
            try:
                if self.shown_meanwhile(*told):
                    return
                self.compare()
            except Difference as found:
                words, link, other = " and ".join(self.words), link_of(self.a), link_of(self.b)
                raise Found(
                    f"seat {self.seat} can tell {words} apart by {found}; the other world: {other}", link
                ) from None
            self.tally.counts["positions compared"] += 1
            if self.a.decision is None:
                return
            chosen = player.choose(self.a.decision.legal_actions)
            same = self.other(chosen)
            if same is None:
                return
            told = (self.a.play(chosen), self.b.play(same))

    def is_hidden(self, match: Match) -> bool:
        """Whether both cards lie hidden from the seat."""
        places = HIDDEN[match.game.id](true_state(match), self.seat)
        return self.cards <= {place.card for place in places if place.group == self.group}

    def shown_meanwhile(self, a: list[Event], b: list[Event]) -> bool:
        """Whether one of the cards was shown and covered again; what else the seat was told is alike."""
        for seat in (self.seat, None):
            seen = [event.seen_by(seat) for event in a]
            other = [event.seen_by(seat) for event in b]
            if seen == other:
                continue
            apart = [*(event for event in seen if event not in other), *(e for e in other if e not in seen)]
            named = {word for event in apart for value in event.params.values() for word in words_in(value)}
            if any(event.kind in self.flashes for event in apart) and named & set(self.words):
                return True
            raise Difference(f"events: {[*map(str, seen)]} or {[*map(str, other)]}")
        return False

    def compare(self) -> None:
        """Everything that the seat can look at."""
        a, b, seat = self.a, self.b, self.seat
        for viewer in (seat, None):
            seen, other = a.view(viewer), b.view(viewer)
            if seen != other:
                names = [it for it in seen if seen[it] != other.get(it)]
                raise Difference(f"the view: {', '.join(names)}")
        if a.decision is not None and standing(a, "en") != standing(b, "en"):
            raise Difference("what a page around is told")
        asked = a.decision is not None and a.decision.seat == seat
        if self.rng.below(ASKED_ONE_IN) == 0:
            for viewer in (seat, None):
                given, dealt = true_state(a).determinized(viewer, 5), true_state(b).determinized(viewer, 5)
                if given != dealt:
                    names = [it for it in given.fields if getattr(given, it) != getattr(dealt, it)]
                    raise Difference(f"what {viewer} is given: {', '.join(names)}")
            if asked:
                self.ask()
        if self.rng.below(PAGE_ONE_IN) == 0 and drawn(a, seat) != drawn(b, seat):
            raise Difference("the page")

    def ask(self) -> None:
        """What refusals say, and what is foreseen of a choice."""
        legal = decision_of(self.a).legal_actions
        localizers = [Localizer(self.a.game, language) for language in LANGUAGES]
        conceivable = [*sampled(self.a.game, self.rng, 2)]
        self.rng.shuffle(conceivable)
        for action in conceivable[:6]:
            refusals = self.a.why_not(action), self.b.why_not(action)
            said = [[it and localizer.refusal(it) for localizer in localizers] for it in refusals]
            if refusals[0] != refusals[1] or said[0] != said[1]:
                raise Difference(f"why not {action}: {refusals[0]} or {refusals[1]}")
            self.tally.counts["refusals compared"] += 1
        action = self.rng.choice(legal)
        if self.a.forecast(action) != self.b.forecast(action):
            raise Difference(f"the forecast of {action}")
        self.tally.counts["forecasts compared"] += 1

    def other(self, action: Action) -> Action | None:
        """The choice of the other world: the same, or where that cannot be with the other card instead."""
        assert self.a.decision is not None
        decision = self.b.decision
        if decision is None:
            return None
        if self.a.decision.seat == self.seat:
            return action
        one, other = self.words
        words = [other if word == one else one if word == other else word for word in action.words]
        text = " ".join([*action.text.split()[: len(action.text.split()) - len(words)], *words])
        for candidate in (action.text, text):
            found = next((it for it in decision.legal_actions if it.text == candidate), None)
            if found is not None:
                return found
        return None


def word_of(match: Match, place: HiddenCard) -> str:
    """The word by which events and actions call the card at a place."""
    state = true_state(match)
    name: Callable[[Any, str, int], str] = KITS[match.game.id]["name"]
    return name(state, state.fields[place.field].pack_of(place.entry or 0, place.card), place.card)


def words_in(value: object) -> list[str]:
    """The words of an event's parameter, which may be a list."""
    return str(value).replace(",", " ").split()


def drawn(match: Match, seat: int) -> str:
    """The page of the game for the person in this seat, opponents in the others."""
    seated = [Seated(bot="" if other == seat else "random") for other in range(match.seats)]
    return framed(Session.of(match, seated))
