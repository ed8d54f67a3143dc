"""The tables of all games as HTML: drawing them, and reading what they say and offer."""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from html.parser import HTMLParser
from typing import Any, ClassVar, NamedTuple

import pytest

from pygames.engine.game import Game
from pygames.engine.match import Match
from pygames.engine.rng import Rng
from pygames.engine.text import Language
from pygames.words.localizer import Localizer
from tests.kit.play import Player
from web.model.marks import Marks
from web.texts import Texts
from web.view.pointing import Pointing

VOID = {"meta", "input", "br", "use"}
PLAIN_ID = re.compile(r"[A-Za-z][A-Za-z0-9-]*")


class Words(Pointing):
    """A pointing that only notes which word each element stands for."""

    def attrs(self, word: str, *others: str, held: bool = False) -> dict[str, str]:
        """The word as an attribute."""
        return {"data-word": word, "data-other": " ".join(others)}


class Page(HTMLParser):
    """The elements of a page, with the text inside each."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str]]] = []
        self.texts: list[str] = []
        self.open: list[str] = []
        self.feed(html)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert not (tag in ("div", "p", "section", "ul", "h2") and "button" in self.open), (
            "a block in a button"
        )
        assert not (tag == "button" and "button" in self.open), "a button in a button"
        self.elements.append((tag, {name: value or "" for name, value in attrs}))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.texts.append(data)

    def having(self, name: str) -> list[tuple[str, dict[str, str]]]:
        """The elements that have this attribute."""
        return [(tag, attrs) for tag, attrs in self.elements if name in attrs]

    def labels(self) -> list[str]:
        """All that is said in words."""
        return [*self.texts, *(attrs["aria-label"] for _, attrs in self.having("aria-label"))]

    def offers(self, words: Iterable[str]) -> None:
        """Assert that each of these words, and no other, is one button; ids are unique, plain and there."""
        things = self.having("data-word")
        assert Counter(attrs["data-word"] for _, attrs in things) == Counter(words)
        assert all(tag == "button" and attrs["type"] == "button" for tag, attrs in things)
        ids = [attrs["id"] for _, attrs in self.having("id")]
        assert len(ids) == len(set(ids))
        assert all(map(PLAIN_ID.fullmatch, ids))
        for name in ("aria-labelledby", "popovertarget"):
            assert {attrs[name] for _, attrs in self.having(name)} <= set(ids)

    def shows_marks(self) -> None:
        """Assert that what is marked as not to be chosen, and nothing else, is disabled."""
        for _, attrs in self.having("data-mark"):
            assert ("aria-disabled" in attrs) == (attrs["data-mark"] == "none")

    def shows_no_choice(self) -> None:
        """Assert that all that is marked is marked as not to be chosen."""
        marked = self.having("data-mark")
        assert marked
        assert all(attrs["data-mark"] == "none" for _, attrs in marked)


def text_of(html: str, start: str = "", end: str = "") -> str:
    """What is said, of a piece of the HTML."""
    begin = html.index(start) if start else 0
    piece = html[begin : html.index(end, begin) if end else len(html)]
    return " ".join(re.sub(r"<[^>]*>", " ", piece[piece.index(">") + 1 :]).split())


class Tables(NamedTuple):
    """The tables of one game, with the names of the people at them."""

    game: Game[Any]
    table: Callable[..., object]
    names: tuple[str, ...]

    def drawn(
        self, match: Match, viewer: int | None, language: Language = "en", pointing: Pointing | None = None
    ) -> str:
        """The table as HTML."""
        localizer = Localizer(self.game, language, self.names[: match.seats], match.options)
        return str(self.table(match.view(viewer), localizer, Texts(language), pointing or Words(Marks())))

    def positions(
        self, seats: int, options: Mapping[str, Any], seed: int, every: int = 23, most: int = 320
    ) -> Iterator[Match]:
        """Positions of a random game, and its end."""
        match = Match(self.game, seats, seed, self.game.choose_options(options, seats))
        player = Player(Rng(seed), tactic=seed % 3)
        for step in range(most):
            if step % every == 0 or match.decision is None:
                yield match
            if match.decision is None:
                return
            match.play(player.choose(match.decision.legal_actions))


def in_turn(everybody: Sequence[Any], number: int, most: int = 2) -> list[Any]:
    """Of everybody who may look at most so many, at the next position the next: each has his turn.

    >>> [in_turn("ABC", number) for number in range(3)]
    [['A', 'B'], ['C', 'A'], ['B', 'C']]
    """
    count = len(everybody)
    return [everybody[(number * most + step) % count] for step in range(min(most, count))]


class TableLaws:
    """What a table keeps in random games. A game's tests derive from it, and name what is their own."""

    tables: ClassVar[Tables]
    games: ClassVar[Sequence[tuple[int, dict[str, Any], int, Language]]]  # seats, options, seed, language
    ids: ClassVar[Sequence[str]]
    placed: ClassVar[frozenset[str]] = frozenset()  # types of action without a word that the table offers
    elsewhere: ClassVar[frozenset[str]]  # and those of the prompt bar
    further: ClassVar[bool] = False  # whether the table has more than one button for some choices

    def words(self, view: dict[str, Any], viewer: int | None) -> list[str]:
        """The words that the table must offer to this viewer."""
        raise NotImplementedError

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Run each law on each game."""
        if "seats" in metafunc.fixturenames:
            metafunc.parametrize(("seats", "options", "seed", "language"), self.games, ids=self.ids)

    def test_every_word_is_one_button(
        self, seats: int, options: dict[str, Any], seed: int, language: Language
    ) -> None:
        """For everybody who looks; ids are unique and plain; each button says something."""
        everybody = (*range(seats), None)
        for number, match in enumerate(self.tables.positions(seats, options, seed)):
            for viewer in in_turn(everybody, number, 3):
                html = self.tables.drawn(match, viewer, language)
                Page(html).offers(self.words(match.view(viewer), viewer))
                assert all(text_of(it) for it in re.findall(r"<button.*?</button>", html, re.DOTALL))

    def test_marks_are_carried(
        self, seats: int, options: dict[str, Any], seed: int, language: Language
    ) -> None:
        """What is highlighted is what is legal, all of it; for anybody else nothing is."""
        for match in self.tables.positions(seats, options, seed, every=13):
            if match.decision is None:
                continue
            legal, asked, marks = match.decision.legal_actions, match.decision.seat, Marks(match.decision)
            pointing = Pointing(marks)
            page = Page(self.tables.drawn(match, asked, language, pointing))
            assert not pointing.unshown
            placed = set(marks.wordless) - set(pointing.unplaced)
            assert {legal[n].type.name for n in placed} <= self.placed
            assert {legal[n].type.name for n in pointing.unplaced} <= self.elsewhere
            page.shows_marks()
            done = sorted(int(attrs["data-choice"]) for _, attrs in page.having("data-choice"))
            alone = [step.choice for step in marks.next.values() if step.choice is not None]
            if self.further:
                assert {*alone, *placed} <= set(done) <= set(range(len(legal)))
            else:
                assert done == sorted([*alone, *placed])
            steps = [attrs["data-step"] for _, attrs in page.having("data-step")]
            assert sorted(steps) == sorted(word for word, step in marks.next.items() if step.choice is None)
            if seats > 1:
                unasked = Pointing(Marks(match.decision, (), asked=False))
                Page(self.tables.drawn(match, (asked + 1) % seats, language, unasked)).shows_no_choice()

    def test_nothing_hidden_is_in_the_page(
        self, seats: int, options: dict[str, Any], seed: int, language: Language
    ) -> None:
        """Whatever a fork deals to the others, the page of the one who looks stays the same."""
        for step, match in enumerate(self.tables.positions(seats, options, seed, every=13)):
            for viewer in in_turn(range(seats), step):
                fork = match.fork(viewer, seed=step)
                drawn = self.tables.drawn
                assert drawn(match, viewer, language) == drawn(fork, viewer, language)
