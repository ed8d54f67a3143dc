"""Sentences about a game in a person's language: events, refusals, errors, decisions, actions.

The engine speaks ids and parameters. Here a parameter becomes a word (`card=8♦` becomes
`8 of diamonds`) by the game's own `word`, chosen by the parameter's name (`card2` is a card too).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from pygames.engine.action import Action
from pygames.engine.errors import BadAction, BadFile, GameError, IllegalAction, Refusal
from pygames.engine.event import Event, Param, Term
from pygames.engine.forecast import Chance, Forecast
from pygames.engine.game import Game
from pygames.engine.options import NO_OPTIONS, OptionValue
from pygames.engine.state import Result
from pygames.engine.text import Language
from pygames.engine.view import View
from pygames.words.catalogue import Catalogue, catalogue, spoken_by
from pygames.words.listing import Listed
from pygames.words.people import SEAT_LETTERS, Roles, unnamed
from pygames.words.person import Owned, Person
from pygames.words.rulebook import Rulebook


class Block(NamedTuple):
    """A part of the text table: a heading and lines under it; if it is `asked` about, beside the question."""

    heading: str
    lines: list[str]
    asked: bool = False


def no_roles(seats: int, options: Mapping[str, OptionValue]) -> Sequence[str]:
    """For a game whose seats are alike."""
    return ()


def no_roles_now(view: View) -> Roles:
    """For a game in which nobody is called by what they play."""
    return ()


def asked_once(view: View) -> int:
    """For a game that asks each question at one moment of a turn."""
    return 0


def nothing_printed(localizer: Localizer, view: View, action: Action) -> str:
    """For a game whose things say nothing."""
    return ""


def no_case(view: View, action: Action, foreseen: Sequence[Forecast]) -> str:
    """For a game whose choices are good for the same whenever they are made."""
    return ""


def no_details(localizer: Localizer, view: View, kind: str, word: str) -> Mapping[str, Any]:
    """For a game whose tables show the names of things only."""
    return {}


@dataclass(frozen=True)
class Words:
    """The part of a `Game` that says it in a person's language, with the texts of the game's catalogue.

    `read_rulebook()` is the game's rulebook, which need not be read before somebody asks for it.
    `word(localizer, kind, value)` is the name of a value, `describe(view, localizer)` the text table.
    `roles(seats, options)` says what each seat plays, where they are not alike: the text `role.NAME` each.
    `roles_now(view)` says what each seat plays in this position, where players are called so.
    `occasion(view)` counts the moments of a turn at which one question comes up, each of which may have texts
    of its own (`step.ID.1`, `prompt.ID.1`); 0 where there is but one.
    `question(localizer, view, key)` says the question of a view by the text `key`, where more is told than
    whom it is asked. `answer(localizer, view, action)` says what an answer to it does, where its words alone
    do not tell, and else nothing. `about(localizer, kind, word)` says what a thing does, made from its
    declaration. `printed(localizer, view, action)` is what is printed on the thing by which an action is
    done, as far as it counts for that action; empty where it says nothing. `details(localizer, view, kind,
    word)` is what a table shows of a thing besides its name, as plain data: what is printed on a card, with
    its texts. `case(view, action, foreseen)` names when a choice is good for something else than usual; there
    may be a text for it, `why.TYPE.DECISION.CASE` or `why.TYPE.CASE`.
    """

    read_rulebook: Callable[[], Rulebook]
    word: Callable[[Localizer, str, Param], str]
    describe: Callable[[View, Localizer], Sequence[Block]]
    roles: Callable[[int, Mapping[str, OptionValue]], Sequence[str]] = no_roles
    roles_now: Callable[[View], Roles] = no_roles_now
    occasion: Callable[[View], int] = asked_once
    question: Callable[[Localizer, View, str], str] | None = None
    answer: Callable[[Localizer, View, Action], str] | None = None
    about: Callable[[Localizer, str, str], str] | None = None
    printed: Callable[[Localizer, View, Action], str] = nothing_printed
    case: Callable[[View, Action, Sequence[Forecast]], str] = no_case
    details: Callable[[Localizer, View, str, str], Mapping[str, Any]] = no_details

    @property
    def rulebook(self) -> Rulebook:
        """The game's rulebook, read when it is first asked for."""
        return self.read_rulebook()


class Localizer:
    """The texts of one game in one language, with the names of the players.

    `names` are used in sentences; without them players are called by their seat's letter. Who is "you" among
    them is a `Person` that says so (`people`). `options` are those of the match spoken about: a game may have
    its cards' names from them. A text can name whom it has no parameter for by the seat's letter: `{A}`.
    """

    def __init__(
        self,
        game: Game[Any],
        language: Language,
        names: Sequence[str] = (),
        options: Mapping[str, OptionValue] = NO_OPTIONS,
    ) -> None:
        self.game = game
        self._words = game.part(Words)
        self.language = language
        self.names = tuple(names)
        self.options = options
        self._core = catalogue("words", language)
        self._texts = spoken_by(game.id, language)
        self._seats = [self._named(seat) for seat in range(len(SEAT_LETTERS))]
        self._letters = dict(zip(SEAT_LETTERS, self._seats, strict=True))

    def __contains__(self, key: str) -> bool:
        return key in self._texts

    def text(self, key: str, params: Mapping[str, Param] | None = None, /, **more: Param) -> str:
        """The sentence `key`, from the game's catalogue, from one it stands on, or else the shared one.

        Raises KeyError when none has it.
        """
        given = {**params, **more} if params else more
        spoken = {
            name: value if isinstance(value, Listed) else self.word(name, value)
            for name, value in given.items()
        }
        return self._texts.text(key, {**self._letters, **spoken})

    def word(self, kind: str, value: Param) -> Param:
        """The name of a value: a seat's player, a card, a place. Numbers stay numbers."""
        kind = kind.rstrip("0123456789")
        if kind in ("seat", "other"):
            return self.seat(int(value))
        if kind in ("n", "chance"):
            return value
        return self._words.word(self, kind, value)

    def seat(self, seat: int) -> Person:
        """The name of the player in `seat`, for a sentence; its `label` stands alone."""
        return self._seats[seat]

    @property
    def you(self) -> int | None:
        """The seat of the person who reads; None where several do, or nobody plays."""
        return next((seat for seat, person in enumerate(self._seats) if person.you), None)

    def _named(self, seat: int) -> Person:
        if seat >= len(self.names):
            return unnamed(seat, self.language)
        name = self.names[seat]
        return name if isinstance(name, Person) else Person(name)

    def event(self, event: Event) -> str:
        """The event as a sentence. One whose secret is withheld has a text of its own.

        So may one that somebody does to themselves: else two players of one name would seem to be in it.
        """
        known = event.params if event.to is None else {**event.params, **event.secret}
        return self.text(self._key(event, known), known)

    def _key(self, event: Event, known: Mapping[str, Param]) -> str:
        """The text of an event of which this is known."""
        key, own = f"event.{event.kind}", f"event.{event.kind}.self"
        if "other" in known and known["other"] == known.get("seat") and own in self:
            return own
        return key if self.placeholders(key) - set(SEAT_LETTERS) <= known.keys() else f"{key}.hidden"

    def short(self, event: Event) -> str:
        """The text that tells an event in short, which may be its sentence in the log."""
        told = f"told.{event.kind}"
        return told if told in self else self._key(event, event.params)

    def placeholders(self, key: str) -> frozenset[str]:
        """What a text names. Raises KeyError where there is none."""
        return self._texts.placeholders(key)

    def result(self, result: Result) -> str:
        """How the game ended, in one sentence."""
        return self.text(f"result.{result.how}", {"seat": result.winners[0]} if result.winners else {})

    def refusal(self, refusal: Refusal) -> str:
        """Why an action is refused, without the rule's own text."""
        return self.text(f"no.{refusal.key}", refusal.params)

    def forecast(self, forecast: Forecast) -> str:
        """The forecast in words."""
        chance = {} if forecast.chance is None else {"chance": self.chance(forecast.chance)}
        return self.text(f"forecast.{forecast.type.id}", {**forecast.params, **chance})

    def chance(self, chance: Chance) -> str:
        """How likely something is, in percent: `40%`, `about 40%`, `under 1%`."""
        percent = round(100 * chance.n / chance.of)
        if percent < 1 and (chance.n or not chance.exact):
            return self._core.text("chance.rare")
        if percent > 99 and (chance.n < chance.of or not chance.exact):
            return self._core.text("chance.most")
        if chance.exact:
            return self._core.text("chance.exact", {"percent": percent})
        return self._core.text("chance.about", {"percent": percent})

    def error(self, error: GameError) -> str:
        """What is wrong, whatever the error."""
        if isinstance(error, IllegalAction):
            return self.refusal(error.refusal)
        params, cause = error.params, error.__cause__
        if "why" in params and isinstance(cause, GameError):
            params = {**params, "why": self.error(cause)}
        if isinstance(error, BadAction) and (named := f"domain.{params.get('domain')}") in self:
            params = {**params, "domain": self.text(named)}
        if isinstance(error, BadFile):
            params = {**params, "faults": "; ".join(fault.to(self.language) for fault in error.faults)}
        return self._core.text(error.key, params)

    def step(self, view: View) -> str:
        """Where in a turn the question of this view comes up; empty where no text says so."""
        key = self._asked("step", view)
        return self.text(key) if key in self else ""

    def question(self, view: View) -> str:
        """What is asked of whom in this view, as one sentence."""
        key = self._asked("prompt", view)
        if self._words.question is not None:
            return self._words.question(self, view, key)
        return self.text(key, seat=view["decision"]["seat"])

    def _asked(self, kind: str, view: View) -> str:
        """The key of a text about the question of this view."""
        key = f"{kind}.{view['decision']['id']}"
        own = f"{key}.{self._words.occasion(view)}"
        return own if own in self else key

    def rule(self, id: str) -> str:
        """The text of a rule or ruling, as an answer to somebody who asked why."""
        return self._words.rulebook.answer(id, self.language)

    def thing(self, word: str) -> str:
        """What a thing on the table is called; a word that no action has stays as it is."""
        for kind in self.game.syntax.types:
            for domain in kind.domains:
                if word in domain.index:
                    return str(self.word(domain.name, word))
        return word

    def term(self, term: Term) -> str:
        """By what a term adds to a number: a thing, or what its rule is called there (`behind.RULE`)."""
        key = f"behind.{term.rule}"
        return self.thing(term.thing) if term.thing else self.text(key) if key in self else ""

    def details(self, view: View, kind: str, word: str) -> Mapping[str, Any]:
        """What a table shows of a thing besides its name, as plain data; empty where the game has none."""
        return self._words.details(self, view, kind, word)

    def action(self, action: Action, *, owned: bool = False) -> str:
        """What the action does, as the label of a button.

        With `owned` it names the owner of its things: of what need not be allowed they may be anybody's.
        """
        words: dict[str, Param] = {}
        things: list[Owned] = []
        for position, (domain, word) in enumerate(zip(action.type.domains, action.words, strict=True)):
            name = domain.name if domain.name not in words else f"{domain.name}{position + 1}"
            words[name] = word
            thing = self.word(domain.name, word)
            if owned and isinstance(thing, Owned):
                things.append(thing)
        label = self.text(f"do.{action.type.name}", words)
        owners = dict.fromkeys(self.seat(it.seat).label for it in things if it not in label)
        return f"{label} ({', '.join(owners)})" if owners else label

    def choice(self, action: Action, decision: str, view: View | None = None) -> str:
        """What an action does as the answer to a decision: passing has its own words for each question.

        By the view of the question more is said, where the action's words alone do not tell.
        """
        if (
            view is not None
            and self._words.answer is not None
            and (said := self._words.answer(self, view, action))
        ):
            return said
        return self.action(action) if action.words else self.deed(action.type.name, decision)

    def printed(self, action: Action, view: View) -> str:
        """What is printed on the thing by which this action is done; empty where it says nothing."""
        return self._words.printed(self, view, action)

    def purpose(self, action: Action, decision: str, view: View, foreseen: Sequence[Forecast]) -> str:
        """What a choice is good for that has these consequences; empty where the game does not say it."""
        name, case = action.type.name, self._words.case(view, action, foreseen)
        places = (f"{name}.{decision}.{case}", f"{name}.{case}", f"{name}.{decision}", name)
        return next((self.text(key) for it in places if (key := f"why.{it}") in self), "")

    def deed(self, name: str, decision: str) -> str:
        """What is done by an action without words, by the name of its type: it need not be legal."""
        own = f"do.{name}.{decision}"
        return self.text(own if own in self else f"do.{name}")

    @property
    def shared(self) -> Catalogue:
        """The texts that every game shares."""
        return self._core
