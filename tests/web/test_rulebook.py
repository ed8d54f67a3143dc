"""The rulebook: everything once, at a glance first, searched as one types, opened at a rule."""

import re
from html import unescape

import pytest

import pygames
from pygames.engine.text import LANGUAGES, Language
from pygames.games import PLAYABLE
from pygames.school.progress import Progress
from pygames.words.localizer import Words
from pygames.words.rulebook import Rule, Ruling
from tests.web.driven import App
from tests.web.hands import begin, key, press, start
from web import html as h
from web.texts import Texts
from web.view.illustration import illustrations
from web.view.rulebook import rulebook_dialog
from web.view.search import has_words, marked, words_of

every_game = pytest.mark.parametrize("game", PLAYABLE)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def dialog(
    game: str, language: Language = "en", search: str = "", at: str = "", progress: Progress | None = None
) -> str:
    """The HTML of the dialog."""
    return str(rulebook_dialog(pygames.load(game), Texts(language), at, search, progress, frozenset()))


def sections(html: str) -> list[str]:
    """The titles of the sections."""
    return [unescape(it) for it in re.findall(r'<h3 id="section-\d+"[^>]*>(.*?)</h3>', html)]


def shown(html: str) -> list[str]:
    """The rules and rulings in it, in order."""
    return re.findall(r'<li id="rule-([^"]+)"', html)


def hits(html: str) -> str:
    """What is said of the number of hits."""
    found = re.search(r'<p id="rule-hits" role="status">(.*?)</p>', html)
    assert found
    return found[1]


def words(html: str) -> str:
    """The words of HTML."""
    return re.sub(r"[ \n]+", " ", unescape(re.sub(r"<[^>]+>", "", html)))


@every_game
def test_the_game_at_a_glance_comes_first(game: str) -> None:
    """Before how much of it one knows, for whoever is new to it."""
    html = dialog(game, progress=Progress(game))
    assert html.index('class="glance"') < html.index('class="progress"') < html.index('id="section-0"')


@every_game
@every_language
def test_every_rule_and_ruling_is_there_once_a_ruling_folded_under_its_rule(
    game: str, language: Language
) -> None:
    html = dialog(game, language)
    book = pygames.load(game).part(Words).rulebook
    assert sorted(shown(html)) == sorted([*(it.id for it in book.rules), *(it.id for it in book.rulings)])
    said = words(html)
    assert all(rule.text.to(language) in said for rule in book.rules)
    assert all(ruling.reading.to(language) in said for ruling in book.rulings)
    folded = re.findall(r'<details class="rulings">.*?</details>', html, re.DOTALL)
    assert sorted(entry for part in folded for entry in shown(part)) == sorted(it.id for it in book.rulings)
    above = ""
    about = {it.id: it.about[0] for it in book.rulings if it.about}
    for entry in shown(html):
        if not entry.startswith("AMB-"):
            above = entry
        elif entry in about:
            assert above == about[entry]


@every_game
@every_language
def test_it_begins_with_the_game_at_a_glance_and_names_its_sections(game: str, language: Language) -> None:
    html = dialog(game, language)
    played = pygames.load(game)
    glance, rest = html.split("</section>", 1)
    for part in played.part(Words).rulebook.glance:
        for sentence in part.sentences:
            assert sentence.text.to(language) in words(glance)
            assert all(f'data-rule="{rule}"' in glance for rule in sentence.rules)
    titles = [section.title.to(language) for section in played.part(Words).rulebook.sections()]
    assert sections(rest) == titles
    contents = html[html.index("<nav") : html.index("</nav>")]
    named = dict(re.findall(r'data-arg="(\w+)">(.*?)</button>', contents))
    assert [unescape(it) for it in named.values()][1:] == titles
    assert all(f'id="section-{arg}"' in html for arg in named)


@every_game
@every_language
def test_every_picture_stands_with_its_rule_and_says_what_it_shows(game: str, language: Language) -> None:
    drawn = illustrations(game, language)
    played = pygames.load(game)
    assert {part.id for part in played.part(Words).rulebook.glance} <= drawn.keys()
    assert all(
        key in played.part(Words).rulebook
        for key in drawn.keys() - {part.id for part in played.part(Words).rulebook.glance}
    )
    html = dialog(game, language)
    assert html.count('<figure class="figure">') == len(drawn)
    said = words(html)
    for figure in drawn.values():
        assert figure.words
        assert all(sentence in said for sentence in figure.words)


@every_game
@every_language
def test_a_rule_that_a_sentence_names_is_small_and_opens(game: str, language: Language) -> None:
    """So a sentence is read first, as everywhere numbers stand behind it."""
    html = dialog(game, language)
    small = r'<span class="rule-id">.*?</span>|<button [^>]*class="rule-chip"[^>]*>.*?</button>'
    assert re.findall(r"\b(?:AMB-)?[A-Z]{2,3}-\d{2,3}\b", words(re.sub(small, "", html))) == []
    for entry in pygames.load(game).part(Words).rulebook.rules:
        for named in re.findall(r"\b(?:AMB-)?[A-Z]{2,3}-\d{2,3}\b", entry.text.to(language)):
            assert f'data-rule="{named}"' in html


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("joker copie", "HZ-23"),
        ("COPIE jOkEr", "HZ-23"),
        ("defausse melange", "AMB-HZ-42"),
        ("mélange défausse", "AMB-HZ-42"),
        ("hz-27", "HZ-27"),
        ("l'adversaire", "HZ-04"),
    ],
)
def test_the_search_finds_words_in_any_order_without_accents(query: str, found: str) -> None:
    ids = shown(dialog("heroz", "fr", query))
    assert found in ids
    assert len(ids) < 60


@every_game
def test_the_search_shows_what_has_all_its_words_and_counts_it(game: str) -> None:
    book = pygames.load(game).part(Words).rulebook
    query = " ".join(sorted(words_of(book.rules[0].text.en), key=len)[-2:])
    wanted = set()
    for rule in book.rules:
        if has_words(f"{rule.text.en} {rule.reason.en if rule.reason else ''}", words_of(query)):
            wanted.add(rule.id)
    for ruling in book.rulings:
        if has_words(f"{ruling.question.en} {ruling.reading.en} {ruling.reason.en}", words_of(query)):
            wanted.add(ruling.id)
    assert wanted
    html = dialog(game, search=query)
    ids = shown(html)
    assert wanted <= set(ids)
    assert hits(html) == f"{len(wanted)} hit{'s' if len(wanted) > 1 else ''}"
    above = {it.about[0] for it in book.rulings if it.id in ids and it.about}
    assert set(ids) - wanted <= above, "only rules that stand above a ruling that was found"
    assert "<details" not in html, "what was found is not folded away"
    assert 'class="glance"' not in html
    assert html.count("<mark>") >= len(wanted)


def test_a_search_that_finds_nothing_says_so() -> None:
    html = dialog("heroz", search="xyzzy")
    assert shown(html) == []
    assert hits(html) == "0 hits"
    assert hits(dialog("heroz", "fr", "xyzzy")) == "0 passage trouvé"
    assert "Nothing is found with all of these words. Try fewer, or only their beginnings." in words(html)
    assert hits(dialog("heroz")) == ""
    assert hits(dialog("heroz", search="  ?! ")) == ""  # no words: everything is there
    assert len(shown(dialog("heroz", search="  ?! "))) > 100


def test_words_are_found_at_their_beginning_and_marked_as_they_are_written() -> None:
    assert has_words("Le Héros perd son cœur", words_of("COEUR heros"))
    assert not has_words("La valeur", words_of("leur"))
    assert str(h.p[marked("Un cœur, deux cœurs", words_of("coeur"))]).count("<mark>cœur</mark>") == 2
    html = dialog("boss-quest", "fr", "coeur")
    assert "<mark>cœur</mark>" in html


def test_typing_searches_and_opening_at_a_rule_ends_the_search() -> None:
    app = begin()
    press(app, do="rulebook")
    everything = len(shown(app.html()))
    app.handle({"type": "change", "form": "rulebook", "data": {"search": "ambush xyzzy"}})
    assert shown(app.html()) == []
    app.handle({"type": "change", "form": "rulebook", "data": {"search": "joker"}})
    html = app.html()
    assert 0 < len(shown(html)) < everything
    assert 'value="joker"' in html
    press(app, rule="AMB-HZ-08")
    html = app.html()
    assert len(shown(html)) == everything
    assert 'value=""' in html
    assert re.search(r'<li id="rule-AMB-HZ-08" class="rule rule--here"', html)
    assert html.count("rule--here") == 1
    assert app.payload()["focus"] == "#rule-AMB-HZ-08"  # page.js unfolds what it stands in
    app.handle({"type": "change", "form": "rulebook", "data": {"search": ""}})  # the field lost the focus
    assert app.html().count("rule--here") == 1


def test_contents_lead_to_a_section_and_a_search_ends_with_the_dialog() -> None:
    app = begin()
    press(app, do="rulebook")
    press(app, do="rule-section", arg="3")
    assert app.payload()["focus"] == "#section-3"
    app.handle({"type": "change", "form": "rulebook", "data": {"search": "joker"}})
    key(app, "Escape")
    assert "<dialog" not in app.html()
    press(app, do="rulebook")
    assert 'value=""' in app.html()


@every_game
def test_it_can_be_read_before_a_game(game: str) -> None:
    app = App({"languages": "en", "address": "https://tables.example/"})
    start(app, game)
    press(app, do="rulebook")
    assert shown(app.html())


@every_language
def test_a_search_finds_what_the_other_games_say_too(language: Language) -> None:
    """Each entry once, with its game; nothing of it where the same rule is in the game's own book."""
    word = "joker"
    html = dialog("hero-realms", language, word)
    assert shown(html) == []
    _, _, others = html.partition('id="section-others"')
    assert others.count('<p class="rule-option">HEROZ<') == 20
    own = pygames.load("hero-realms").part(Words).rulebook
    every = {
        it.id
        for game in PLAYABLE
        for it in pygames.load(game).part(Words).rulebook.entries
        if says(it, word, language)
    }
    assert f": {len([it for it in every if it not in own])} " in words(others)[:60]
    assert 'id="section-others"' not in dialog("hero-realms", language, "qqq")


def says(entry: Rule | Ruling, word: str, language: Language) -> bool:
    """Whether it has a word that begins so."""
    if isinstance(entry, Rule):
        parts = [entry.text, entry.reason]
    else:
        parts = [entry.question, entry.reading, entry.reason]
    return word in " ".join(it.to(language) for it in parts if it).lower()


@every_language
@every_game
def test_it_is_called_as_the_gallery_calls_the_game(game: str, language: Language) -> None:
    title = next(it.title for it in pygames.catalogue() if it.id == game).to(language)
    heading = re.search(r'id="dialog-title"[^>]*>([^<]*)', dialog(game, language))
    assert heading is not None
    assert unescape(heading[1]).endswith(f" · {title}")
