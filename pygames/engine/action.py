"""Actions: small immutable values with a one-line text that parses back.

A type of action takes words, each from a finite domain (a card, a place), so that every conceivable
action of a game can be listed. What the rules say of it stands in one class: what is on offer, what
stands against it, and what it does.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import permutations, product
from typing import Any, ClassVar

from pygames.engine.errors import BadAction, Refusal
from pygames.engine.named import Named


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
    """One choice: a type and the numbers of its words. Made by calling the type; never changed.

    Equal actions are one object.

    >>> from pygames.games.heroz.turn import PLACE_TROOP
    >>> str(PLACE_TROOP(3, 0))
    'place 4♥ A11'
    """

    __slots__ = ("args", "text", "type")

    type: ActionType
    args: tuple[int, ...]
    text: str

    def __init__(self, type: ActionType, args: tuple[int, ...]) -> None:
        object.__setattr__(self, "type", type)
        object.__setattr__(self, "args", args)
        words = (domain.words[arg] for domain, arg in zip(type.domains, args, strict=True))
        object.__setattr__(self, "text", " ".join((type.name, *words)))

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("an action is never changed")

    def __reduce__(self) -> tuple[Any, ...]:
        return self.type, self.args

    def __copy__(self) -> Action:
        return self

    def __deepcopy__(self, memo: Any) -> Action:
        return self

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"

    @property
    def words(self) -> tuple[str, ...]:
        """The words after the type's name: what a person points at, in order."""
        return tuple(self.text.split(" ")[1:])

    @property
    def orders(self) -> tuple[tuple[str, ...], ...]:
        """The orders in which its words may be pointed at: `words` alone, unless the order says nothing."""
        return tuple(permutations(self.words)) if self.type.any_order else (self.words,)

    def begins(self, words: tuple[str, ...]) -> bool:
        """Whether pointing at these things in this order is a way to begin it."""
        return any(order[: len(words)] == words for order in self.orders)


class _Cache(dict[int | tuple[int, ...], Action]):
    """The actions of a type by their arguments, each made when first asked for: `(3, 0)`, or `3` for one."""

    def __init__(self, type: ActionType) -> None:
        super().__init__()
        self.type = type

    def __missing__(self, key: int | tuple[int, ...]) -> Action:
        args = key if isinstance(key, tuple) else (key,)
        if not all(0 <= n < len(domain.words) for n, domain in zip(args, self.type.domains, strict=True)):
            raise ValueError(f"{self.type.name} has no action {args}")
        # `3` and `(3,)` are the same object
        action = self[args[0]] if key is args and len(args) == 1 else Action(self.type, args)
        self[key] = action
        return action


class ActionType(Named):
    """A kind of action: its name, the domains of its words, and its rules.

    `options` lists what is on offer, `check` says what stands against one, `untimely` why none is on
    offer now, `apply` does it. With `exact`, whatever `options` lists is legal, and `check` is asked for
    the reason against the rest; else the list is filtered by `check`, and legality stands there alone. The
    conformance kit holds the two against each other for every conceivable action.

    What the decision carries besides its seat is `state.context`.

    With `any_order` the order of its words says nothing (its domains are one): an action is written with
    them in the domain's order, and read and pointed at in any. With `gives_up` it only gives something away,
    or lets it go: its button must not look like the main one. With `finishes` it says that all is as one
    wants it: that is the main button, wherever nothing is pointed at. What one that is `foretold` will do is
    shown before it is pointed at: it names nothing, and its forecast is worked out at once.
    """

    kind: ClassVar[type]
    exact: ClassVar[bool] = True
    any_order: ClassVar[bool] = False
    gives_up: ClassVar[bool] = False
    finishes: ClassVar[bool] = False
    foretold: ClassVar[bool] = False
    moment: tuple[str, str]  # the rule, and the key of the text, by which it is refused at other times

    def __init__(self, name: str, *domains: Domain) -> None:
        self.register(name, type(self).__module__)
        self.domains = domains
        self.actions = _Cache(self)

    def __call__(self, *args: int) -> Action:
        """The action with these arguments, numbers of words. Raises ValueError when there is none."""
        return self.actions[tuple(sorted(args)) if self.any_order else args]

    def __repr__(self) -> str:
        return f"<type of action {self.name}>"

    # --- the rules: each type says its own ---

    def options(self, state: Any, seat: int) -> Sequence[int | tuple[int, ...]]:
        """The arguments on offer, in their canonical order; here: it takes none and is always on offer.

        One argument may be written without a tuple.
        """
        return ((),)

    def check(self, state: Any, seat: int, *args: Any, **kwargs: Any) -> Refusal | None:
        """What stands against it while the decision offers this type, or None.

        It is also asked with only the first arguments known, and then judges those.
        """
        return None

    def untimely(self, state: Any, seat: int, *args: Any, **kwargs: Any) -> Refusal:
        """Why the decision does not offer this type now, whatever the arguments: here by `moment`."""
        rule, key = self.moment
        return Refusal(self.game, rule, key, {})

    def apply(self, state: Any, seat: int, *args: Any, **kwargs: Any) -> None:
        """Do it; what follows from it goes on the agenda."""

    # --- for all ---

    def why_not(self, state: Any, seat: int, args: tuple[int, ...]) -> Refusal | None:
        """What stands against these (or the first) arguments, whether the type is on offer or not."""
        if self in state.agenda[-1][0].types:
            return self.check(state, seat, *args)
        return self.untimely(state, seat, *args)

    def may_begin(self, words: Sequence[str]) -> bool:
        """Whether these may be the first words of one of its actions."""
        fit = all(word in domain.index for word, domain in zip(words, self.domains, strict=False))
        return fit and len(words) <= len(self.domains)

    def all(self) -> Iterator[Action]:
        """Every action of this type, legal or not."""
        return self.beginning(())

    def beginning(self, numbers: tuple[int, ...]) -> Iterator[Action]:
        """Every action of this type whose first words are these, once each."""
        rest = (range(len(domain.words)) for domain in self.domains[len(numbers) :])
        yield from dict.fromkeys(self(*numbers, *more) for more in product(*rest))


ActionType.kind = ActionType


class ActionSyntax:
    """The types of action of a game: reads the text of an action."""

    def __init__(self, *types: ActionType) -> None:
        self.types = types
        self._by_name = {found.name: found for found in types}
        self._read: dict[str, Action] = {}  # what was read before, for a record repeats itself

    def parse(self, text: str) -> Action:
        """The action of this text. Raises BadAction, saying which word is wrong."""
        known = self._read.get(text)
        if known is not None:
            return known
        action = self._parse(text)
        self._read[action.text] = action  # by no other spelling: so there are no more than actions
        return action

    def _parse(self, text: str) -> Action:
        name, *words = text.split() or [""]
        found = self._by_name.get(name.lower())
        if found is None:
            raise BadAction("unknown_verb", word=name[:40], verbs=", ".join(self._by_name))
        if len(words) != len(found.domains):
            raise BadAction("word_count", verb=name, n=len(words), wanted=len(found.domains))
        args = []
        for word, domain in zip(words, found.domains, strict=True):
            try:
                args.append(domain.parse(word))
            except KeyError:
                raise BadAction("unknown_word", found.game, word=word[:40], domain=domain.name) from None
        return found(*args)
