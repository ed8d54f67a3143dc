"""The table of HEROZ as HTML: every word is one button, nothing hidden is said, figures as in the booklet."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import pygames
from pygames.engine.match import Match
from pygames.engine.text import LANGUAGES, Language
from pygames.games.heroz.cards import CARD, PRIZE
from pygames.games.heroz.game import GAME
from pygames.games.heroz.places import COLUMN, PLACE
from tests.heroz.scene import scene
from tests.web.hands import begin, change
from tests.web.tables import Page, Tables, text_of
from web.model.marks import Marks
from web.model.play import Play
from web.model.sentences import answer
from web.model.session import Session
from web.model.sight import Player
from web.texts import Texts
from web.view.games.heroz.table import table
from web.view.pointing import Pointing

HEROES = {"J": "jack", "Q": "queen", "K": "king"}
SUITS = {"hearts": "♥", "diamonds": "♦", "clubs": "♣", "spades": "♠"}
RANKS = {"Ace": "A", "Jack": "J", "Queen": "Q", "King": "K"}
CARD_WORDS = re.compile(rf"(\w+) of ({'|'.join(SUITS)})")
tables = Tables(GAME, table, ("Ada", "Blaise"))
drawn = tables.drawn


def positions(seed: int) -> Iterator[Match]:
    """Positions of a random game."""
    return tables.positions(2, {"memory_aid": seed % 3 == 2}, seed, every=11, most=330)


def words_of(view: dict[str, Any], viewer: int | None) -> list[str]:
    """The words that the table must offer to this viewer."""
    words = [*PLACE.words, *COLUMN.words]
    if viewer is None:
        return words
    words += view["hands"][viewer]["cards"]
    for seat, whose in ((viewer, "own"), (1 - viewer, "theirs")):
        hero = view["heroes"][seat]
        things = [HEROES[hero[0]] if hero else "hero"]
        things += ["deck"] if len(view["decks"][seat]["open"]) < 2 else []  # or else one opens it
        things += [] if view["discards"][seat] else ["discard"]
        things += [] if view["won"][seat] else ["points"]
        things += [] if "cards" in view["hands"][seat] else ["hand"]
        words += [f"{thing}-{whose}" for thing in things]
    decision = view["decision"] or {"seat": None}
    if decision["seat"] == viewer and decision["id"] == "recall":
        words += [it["card"] for it in view["discards"][viewer]]
    if decision["seat"] == viewer and decision["id"] == "plunder":
        words += [f"{'AB'[1 - viewer]}:{it['card']}" for it in view["won"][1 - viewer]]
    return words


def cards_in(data: Any) -> set[str]:
    """Every card that a view names, and what jokers and auras make of a troop."""
    if isinstance(data, dict):
        made = {f"{data['value']}{data['suit']}"} if "suit" in data and "active" in data else set()
        return made.union(*(cards_in(value) for value in data.values()))
    if isinstance(data, list):
        return set().union(*(cards_in(value) for value in data))
    if isinstance(data, str) and data in PRIZE.index:
        return {data[2:]}
    return {data} if isinstance(data, str) and data in CARD.index else set()


@pytest.mark.parametrize(("seed", "language"), [(0, "en"), (1, "fr"), (2, "en"), (5, "fr")])
def test_every_word_is_one_button(seed: int, language: Language) -> None:
    """With a name of its own; ids are unique and plain."""
    for match in positions(seed):
        for viewer in (0, 1, None):
            page = Page(drawn(match, viewer, language))
            page.offers(words_of(match.view(viewer), viewer))
            names = [attrs["aria-label"] for _, attrs in page.having("data-word")]
            assert all(names)
            # the two jokers of a hand are called the same
            assert max(Counter(name for name in names if "Joker" not in name).values()) == 1


@pytest.mark.parametrize("seed", range(4))
def test_only_cards_of_the_view_are_named(seed: int) -> None:
    """In words, in signs and in ids."""
    for match in positions(seed):
        for viewer in (0, 1, None):
            view = match.view(viewer)
            known = cards_in(view)
            html = drawn(match, viewer)
            page = Page(html)
            for words in page.labels():
                for rank, suit in CARD_WORDS.findall(words):
                    name = RANKS.get(rank, rank) + SUITS[suit]
                    assert name in known or name.replace("A", "1") in known, words
            signs = {f"{rank}{suit}" for rank, suit in re.findall(r"\b(10|[2-9AJQK])([♥♦♣♠])", html)}
            assert signs <= known
            ids = {it["id"] for _, it in page.having("id")}
            shown = {
                CARD.words[CARD.parse(it.split("-")[1])]
                for it in ids
                if re.match(r"(hand|recall)-\w+[hdcs]$", it)
            }
            assert shown <= known
            faces = {tuple(pair) for pair in FACE.findall(html)}
            assert {rank + SUITS[suit] for suit, rank in faces} <= known | {
                it.replace("1", "A", 1) for it in known
            }


FACE = re.compile(r'data-suit="(\w+)"><span class="card-index"><span class="card-rank">(\w+)<')


@pytest.mark.parametrize("seed", range(3))
def test_marks_are_carried(seed: int) -> None:
    """What is highlighted is what is legal."""
    for match in positions(seed):
        if match.decision is None:
            continue
        asked = match.decision.seat
        pointing = Pointing(Marks(match.decision))
        page = Page(drawn(match, asked, pointing=pointing))
        legal = {action.words[0] for action in match.decision.legal_actions if action.words}
        lit = {attrs["id"] for _, attrs in page.elements if attrs.get("data-mark") in ("choice", "step")}
        assert bool(lit) == any(word not in pointing.unshown for word in legal)
        # the formations that want to act are buttons of the prompt bar
        assert all(word.startswith("line") for word in pointing.unshown)
        page.shows_marks()
        unasked = Pointing(Marks(match.decision, (), asked=False))
        Page(drawn(match, 1 - asked, pointing=unasked)).shows_no_choice()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("whose", ["own", "theirs"])
@pytest.mark.parametrize("zone", ["deck", "discard", "points", "hero"])
def test_a_zone_without_cards_to_look_at_says_what_it_is(zone: str, whose: str, language: Language) -> None:
    """At every question, and also while the other one is asked."""
    word = f"{zone}-{whose}"
    for first in ("placement", "attack"):
        s = scene(first, columns={"A1": "8♦", "B1": "9♠"})
        for viewer in (0, 1):
            pressed = [attrs["data-word"] for _, attrs in Page(drawn(s.match, viewer)).having("data-word")]
            assert pressed.count(word) == 1
            assert pressed.count("hand-theirs") == 1
        session, texts = Session.of(s.match, (Player(), Player(bot="steady"))), Texts(language)
        localizer = session.localizer(texts)
        told = answer(session.why(word), session, localizer, texts)
        assert told == f"{texts(f'heroz.thing.{word}')}. {texts(f'heroz.thing.{word}.text')}"


@pytest.mark.parametrize("rank", HEROES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hero_in_play_says_what_it_is_and_whose_turn_it_serves(rank: str, language: Language) -> None:
    """At every question, and also while the other one is asked."""
    s = scene("attack", columns={"A1": "8♦", "B1": "9♠"}, heroes=("", f"{rank}♣"))
    word = f"{HEROES[rank]}-theirs"
    pressed = [attrs["data-word"] for _, attrs in Page(drawn(s.match, 0)).having("data-word")]
    assert pressed.count(word) == 1
    session, texts = Session.of(s.match, (Player(), Player(bot="steady"))), Texts(language)
    localizer = session.localizer(texts)
    told = answer(session.why(word), session, localizer, texts)
    assert told == f"{texts(f'heroz.thing.{word}')}. {texts(f'heroz.thing.{word}.text')}"


@pytest.mark.rules("HZ-37")
def test_a_row_formation_that_has_acted_is_seen_on_its_troops() -> None:
    s = scene("formations", columns={"A1": "3♦", "A2": "8♦", "A3": "9♠", "B1": "2♣"}, hands=("2♥", "3♥"))
    page = Page(drawn(s.match, 0))
    labels = {attrs["id"]: attrs["aria-label"] for _, attrs in page.having("aria-label") if "id" in attrs}
    assert labels["place-A11"].endswith("its row formation has acted")
    assert labels["place-A21"].endswith("its row formation has acted")
    assert "formation" not in labels["place-A31"]
    assert drawn(s.match, 0).count("badge--formation") == 2


def test_a_troop_that_is_picked_has_the_name_of_its_card() -> None:
    """Where it stands alone does not say which it is."""
    s = scene("conquest", attack=1, columns={"A1": "5♦ 7♠"})
    app = begin()
    change(app, play=Play(Session.of(s.match, (Player(), Player(bot="steady")))))
    assert "retreat" in app.html()
    under = app.html().split('class="frame-tray"')[1].split("</div>")[0]
    assert "others" not in under.lower()


def test_a_troop_stands_for_its_column() -> None:
    """Where the column attacks; an empty place does not."""
    s = scene("attack", columns={"A1": "8♦"})
    page = Page(drawn(s.match, 0))
    other = {attrs["data-word"]: attrs.get("data-other", "") for _, attrs in page.having("data-word")}
    assert other["A11"] == "A1"
    assert other["A12"] == ""


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_line_1_is_nearest_to_its_player(viewer: int | None) -> None:
    """The viewer below, line 1 last; the enemy above, line 1 first; a column faces its like."""
    match = pygames.new("heroz", seed=1)
    page = Page(drawn(match, viewer))
    near, far = ("B", "A") if viewer == 1 else ("A", "B")
    order = [attrs["data-word"] for _, attrs in page.having("data-word") if attrs["data-word"] in PLACE.index]
    assert order == [f"{far}{c}{n}" for n in (1, 2, 3) for c in (1, 2, 3)] + [
        f"{near}{c}{n}" for n in (3, 2, 1) for c in (1, 2, 3)
    ]


def fight_text(match: Match, language: Language = "en") -> str:
    """The band between the areas, as text."""
    html = drawn(match, 0, language)
    return text_of(html[: html.index("player--near")].rpartition("<")[0], 'id="front"')


def test_the_total_is_written_as_in_the_booklet() -> None:
    """Example 4: 3 + (3×5) = 18, 3 + (6×2) = 15, together 33."""
    s = scene("block", columns={"A3": "3♥ 3♠ 6♠", "B3": "(2♣)"}, attack=3, hands=("7♠", ""))
    text = fight_text(s.match)
    assert "Fight in column 3" in text
    assert "Two of a value (3×5) + 3 = 18" in text or "Two of a value 3 + (3×5) = 18" in text
    assert "Two of a suit 3 + (6×2) = 15" in text
    assert "power 33" in text
    assert "no blocker yet" in text
    s = scene("window", step=3, columns={"A1": "3♥"}, attack=1, hands=("A♠", ""))
    assert "no blocker yet" not in fight_text(s.match)


def test_a_shield_counts_0() -> None:
    """Example 5: with a shield on the 6 of spades, (3×2) + 0 = 6."""
    s = scene(
        "block", columns={"A3": "3♥ 3♠ 6♠", "B3": "(2♣)"}, attack=3, hands=("7♠", ""), shields={"A33": "B:A♠"}
    )
    text = fight_text(s.match, "fr")
    assert "2 Enseignes identiques (3×2) + 0 = 6" in text
    label = next(
        attrs["aria-label"] for _, attrs in Page(drawn(s.match, 0)).elements if attrs.get("id") == "place-A33"
    )
    assert label == "column 3, row 3 (Ada): 6 of spades, active, power 0 by the shield Ace of spades, attacks"


def test_an_aura_shows_what_the_troop_is_and_was() -> None:
    """Value 1, the hero's suit; the total counts it so."""
    s = scene("block", columns={"A1": "9♦ 4♥", "B1": "(2♣)"}, attack=1, hands=("7♠", ""), auras={"A11": "Q♥"})
    html = drawn(s.match, 0)
    start = html.index('id="place-A11"')
    place = html[start : html.index("</button>", start)]
    face = FACE.search(place)
    assert face is not None
    assert face.groups() == ("hearts", "1")
    assert 'data-text="9♦"' in place
    assert "under the aura of Queen of hearts, now 1 of hearts" in place
    assert "Two of a suit 1 + (4×2) = 9" in fight_text(s.match)


def test_letters_follow_the_language() -> None:
    """A Queen is Q in English and D in French."""
    s = scene("hero", columns={"A1": "9♦ 4♥"}, hands=("J♦ Q♥ K♣ A♠ 10♠", ""))
    letters = {
        language: set(re.findall(r'card-rank">(\w+)<', drawn(s.match, 0, language))) for language in LANGUAGES
    }
    assert letters["en"] == {"9", "4", "J", "Q", "K", "A", "10"}
    assert letters["fr"] == {"9", "4", "V", "D", "R", "A", "10"}
