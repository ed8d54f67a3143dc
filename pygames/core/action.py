"""Actions: small immutable values with a one-line text that parses back.

A game declares its verbs. A verb takes words, each from a finite domain (a card, a place), so that
every conceivable action of a game can be listed, and each has a reason for or against it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product
from typing import TYPE_CHECKING, Any

from pygames.core.errors import BadAction, Refused

if TYPE_CHECKING:
    from pygames.core.table import Table

Reason = Callable[..., Refused | None]


class Domain:
    """A finite set of words, numbered from 0, such as the cards of a deck.

    `aliases` maps other spellings, in lower case, to words (`8d` for `8♦`).
    """

    __slots__ = ("aliases", "index", "name", "words")

    def __init__(self, name: str, words: Sequence[str], aliases: Mapping[str, str] | None = None) -> None:
        self.name = name
        self.words = tuple(words)
        self.index = {word: i for i, word in enumerate(self.words)}
        self.aliases = dict(aliases or {})

    def parse(self, word: str) -> int:
        """The number of a word. Raises KeyError when it is not one of this domain."""
        found = self.index.get(word)
        if found is None:
            found = self.index[self.aliases.get(word.lower(), "")]
        return found


class Action:
    """One choice: a verb and the numbers of its words. Made by calling the verb; never changed.

    >>> from pygames.games.heroz.actions import PLACE_TROOP
    >>> str(PLACE_TROOP(3, 0))
    'place 4♥ A11'
    """

    __slots__ = ("args", "text", "verb")

    verb: Verb
    args: tuple[int, ...]
    text: str

    def __init__(self, verb: Verb, args: tuple[int, ...]) -> None:
        object.__setattr__(self, "verb", verb)
        object.__setattr__(self, "args", args)
        words = (domain.words[arg] for domain, arg in zip(verb.domains, args, strict=True))
        object.__setattr__(self, "text", " ".join((verb.name, *words)))

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("an action is never changed")

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"

    @property
    def words(self) -> tuple[str, ...]:
        """The words after the verb: what a person points at, in order."""
        return tuple(self.text.split(" ")[1:])


class Made(dict[tuple[int, ...], Action]):
    """The actions of a verb by their arguments, each made when first asked for."""

    def __init__(self, verb: Verb) -> None:
        super().__init__()
        self.verb = verb

    def __missing__(self, args: tuple[int, ...]) -> Action:
        action = self[args] = Action(self.verb, args)
        return action


class Verb:
    """A kind of action: its name, the domains of its words and the reason against it.

    `reason(table, seat, *args)` says why `seat` may not do it now, or None. It is asked with fewer
    arguments when a person has pointed at only some of the words: it then judges what it has.
    Equal actions are one object, so they compare by identity; `made[args]` is the quick way to it.
    """

    __slots__ = ("domains", "made", "name", "reason")

    def __init__(self, name: str, *domains: Domain, reason: Reason) -> None:
        self.name = name
        self.domains = domains
        self.reason = reason
        self.made = Made(self)

    def __call__(self, *args: int) -> Action:
        """The action with these arguments."""
        return self.made[args]

    def __repr__(self) -> str:
        return f"<verb {self.name}>"

    def all(self) -> Iterator[Action]:
        """Every action of this verb, legal or not."""
        return self.beginning(())

    def beginning(self, numbers: tuple[int, ...]) -> Iterator[Action]:
        """Every action of this verb whose first words are these."""
        rest = (range(len(domain.words)) for domain in self.domains[len(numbers) :])
        for more in product(*rest):
            yield self(*numbers, *more)

    def against(self, table: Table, seat: int, action: Action) -> Refused | None:
        """Why `seat` may not do `action` now, or None."""
        refused: Refused | None = self.reason(table, seat, *action.args)
        return refused


class Grammar:
    """The verbs of a game: reads the text of an action."""

    def __init__(self, *verbs: Verb) -> None:
        self.verbs = verbs
        self._by_name = {verb.name: verb for verb in verbs}

    def parse(self, text: str) -> Action:
        """The action of this text. Raises BadAction, saying which word is wrong."""
        name, *words = text.split() or [""]
        verb = self._by_name.get(name.lower())
        if verb is None:
            raise BadAction("unknown_verb", word=name[:40], verbs=", ".join(self._by_name))
        if len(words) != len(verb.domains):
            raise BadAction("word_count", verb=name, n=len(words), wanted=len(verb.domains))
        args = []
        for word, domain in zip(words, verb.domains, strict=True):
            try:
                args.append(domain.parse(word))
            except KeyError:
                raise BadAction("unknown_word", word=word[:40], domain=domain.name) from None
        return verb(*args)


def plain(value: Any) -> Any:
    """A deep copy of lists and tuples of plain values, as lists: what JSON can hold."""
    if isinstance(value, list | tuple):
        return [plain(item) for item in value]
    return value


def frozen(value: Any) -> Any:
    """Plain data with every list turned into a tuple, as deep as it goes."""
    return tuple(frozen(item) for item in value) if isinstance(value, list | tuple) else value
