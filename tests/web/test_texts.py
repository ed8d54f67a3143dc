"""The page's words: complete in both languages, and typeset as each language asks."""

import importlib
import re
from pathlib import Path

import pytest

import pygames
from pygames.engine.rng import Rng
from pygames.engine.text import LANGUAGES
from pygames.games import PLAYABLE
from pygames.words.localizer import Localizer
from pygames.words.po import read
from tests.kit.play import Player
from tests.words.catalogues import placeholders, told
from web.model.marks import Marks
from web.texts import Texts
from web.view.pointing import Pointing

TEXT = Path(__file__).resolve().parents[2] / "web" / "text"
CODE = TEXT.parent


def texts(language: str) -> dict[str, tuple[str, ...]]:
    """Every text of a language by its key."""
    files = [TEXT / f"{language}.po", *CODE.rglob(f"games/*/text/{language}.po")]
    return {key: text for file in files for key, text in read(file.read_text(encoding="utf-8")).items()}


def test_both_languages_say_the_same_things() -> None:
    """Both have the same keys with the same placeholders."""
    english, french = texts("en"), texts("fr")
    assert english.keys() == french.keys()
    for key, words in english.items():
        ours, theirs = (set().union(*map(placeholders, it)) for it in (words, french[key]))
        assert ours == theirs, key


@pytest.mark.parametrize("game", PLAYABLE)
def test_the_texts_of_a_table_lie_beside_it(game: str) -> None:
    beside = read((CODE / "view" / "games" / game.replace("-", "_") / "text" / "en.po").read_text("utf-8"))
    assert {key for key in texts("en") if key.partition(".")[0] == game} == beside.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_typography(language: str) -> None:
    """Curly apostrophes; in French a narrow no-break space before tall signs and inside guillemets."""
    for key, words in texts(language).items():
        for text in (told(form, you=you) for form in words for you in (False, True)):
            assert "'" not in text, key
            assert text, key
            if language == "fr":
                assert not re.search(r"[^\u202f?!][;:!?»]", text) or key == "key.?", key
                assert not re.search("«[^\u202f]", text), key
            else:
                assert not re.search(r"\s[;:!?]", text), key


def test_every_text_that_the_code_names_is_there() -> None:
    """And those that are put together from parts are tested by using them."""
    code = "\n".join(file.read_text(encoding="utf-8") for file in CODE.rglob("*.py"))
    named = set(re.findall(r'texts\(\s*"([\w.?-]+)"', code))
    assert len(named) > 40
    assert named <= texts("en").keys()


def test_no_text_of_the_page_is_superfluous() -> None:
    """The code names its key, or puts together such a key: `f"drill.{kind}"`, `f"{key}.about"`."""
    files = [*CODE.rglob("*.py"), *CODE.rglob("*.js"), CODE.parent / "index.html"]
    code = "\n".join(file.read_text(encoding="utf-8") for file in files)
    named = set(re.findall(r"""["'`]([\w.?-]+)["'`]""", code))
    made = set(re.findall(r'["`](\w[\w.-]*\.(?:[\w.$-]|\{[^"`{}]*\})+)["`]', code))
    parts = [map(re.escape, re.split(r"\$?\{[^}]*\}", key)) for key in made]
    like = re.compile("|".join(r"\S+".join(it) for it in parts))
    ends = "|".join(set(re.findall(r'["`]\{\w+\}(\.[\w.-]+)["`]', code)))
    keys = read((TEXT / "en.po").read_text(encoding="utf-8"))
    unnamed = [key for key in keys if key not in named and not like.fullmatch(key)]
    assert [key for key in unnamed if re.sub(f"({ends})$", "", key) not in named] == []


# what newcomers stumbled over, as it once stood on the screen
STUMBLED_OVER = (
    "phase A or phase B",
    "thinks a little",
    "importe quoi de permis",
    "the link and the record say so",
    "enough keys to open the dungeon",
    "places a troop",
    "Another way on can be tried",
    "House cards bear a mark",
    "This is allowed now",
    "Fight not won",
    "Combat non gagné",
    "sorcier, féminin",
    "Rejouer de même",
    "Cannot be won with this die",
    "contre le jeton",
    "jeton courage",
    "; there is {found}",
    "plain card",
    "the game is moving on",
)


def test_the_sentences_that_newcomers_stumbled_over_are_gone() -> None:
    """In the page's words, in every game's, and in what the first games say."""
    catalogues = [*CODE.parent.rglob("*.po"), *CODE.parent.rglob("lessons/*.json")]
    said = {file: file.read_text(encoding="utf-8") for file in catalogues if ".venv" not in file.parts}
    assert len(said) > 10
    for sentence in STUMBLED_OVER:
        assert [file for file, text in said.items() if sentence in text] == [], sentence


@pytest.mark.parametrize("game", PLAYABLE)
def test_a_french_table_sets_its_colons_as_french_does(game: str) -> None:
    match = pygames.new(game, seed=2)
    table = importlib.import_module(f"web.view.games.{game.replace('-', '_')}.table").table
    chooser = Player(Rng(2), 0)
    localizer = Localizer(match.game, "fr", options=match.options)
    while match.decision is not None and len(match.choices) < 40:
        html = str(table(match.view(0), localizer, Texts("fr"), Pointing(Marks())))
        shown = [re.sub("<[^>]*>", "", html), *re.findall(r'(?:aria-label|title)="([^"]*)"', html)]
        assert re.findall(r".{0,30}\w:\s.{0,9}", "\n".join(shown)) == []
        match.play(chooser.choose(match.decision.legal_actions))
