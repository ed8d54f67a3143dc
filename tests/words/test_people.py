"""What players are called: the only person is "you", with the verbs and the places that go with it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from pygames.engine.errors import Refusal
from pygames.engine.event import Event
from pygames.engine.match import Match
from pygames.engine.text import LANGUAGES
from pygames.words.catalogue import catalogue
from pygames.words.localizer import Localizer, Words
from pygames.words.people import Character, people
from pygames.words.person import Owned, Person
from tests.words.texts_of import GAMES

if TYPE_CHECKING:
    from pygames.engine.text import Language
    from pygames.words.people import Characters
    from tests.words.texts_of import Told

every_game = pytest.mark.parametrize("told", GAMES.values(), ids=list(GAMES))
every_language = pytest.mark.parametrize("language", LANGUAGES)
HEROZ = GAMES["heroz"].game


def test_a_form_goes_with_the_person() -> None:
    text = "{seat} {seat:draws|draw} from {seat:the deck of {seat}|your deck}."
    assert text.format_map({"seat": Person("Bob")}) == "Bob draws from the deck of Bob."
    assert text.format_map({"seat": Person("you", you=True)}) == "you draw from your deck."


def test_a_name_with_a_bar_breaks_no_sentence() -> None:
    assert f"{Person('a|b'):a hand of a|b|your hand}" == "a hand of a|b"


def test_a_thing_can_be_named_without_its_owner() -> None:
    place = Owned("your column 2", "column 2")
    assert f"{place} {place:bare}" == "your column 2 column 2"


def test_a_text_that_begins_with_a_person_begins_with_a_capital() -> None:
    texts = catalogue("heroz", "en")
    you, other = Person("you", you=True), Person("the careful opponent")
    assert texts.text("event.starts", {"seat": you}) == "You start."
    assert texts.text("event.starts", {"seat": other}) == "The careful opponent starts."
    assert texts.text("event.turn", {"seat": other, "n": 2}) == "Turn 2: the careful opponent."


@pytest.mark.parametrize(
    ("bots", "language", "called", "labels"),
    [
        (["", "steady"], "en", ["you", "the careful opponent"], ["You", "Careful opponent"]),
        (["", "steady"], "fr", ["vous", "l’adversaire prudent"], ["Vous", "Adversaire prudent"]),
        (["random", ""], "en", ["the beginner", "you"], ["Beginner", "You"]),
        (["", ""], "fr", ["Joueur A", "Joueur B"], ["Joueur A", "Joueur B"]),
        (
            ["steady", "", "steady", "random"],
            "en",
            ["careful opponent A", "you", "careful opponent C", "the beginner"],
            ["Careful opponent A", "You", "Careful opponent C", "Beginner"],
        ),
    ],
)
def test_opponents_are_called_by_their_level_and_the_only_person_is_you(
    bots: list[str], language: Language, called: list[str], labels: list[str]
) -> None:
    found = people(bots, language)
    assert found == called
    assert [person.label for person in found] == labels
    assert [person.you for person in found] == [not bot and bots.count("") == 1 for bot in bots]


HEROES = (0, 0, 0, 1)  # three against one


@pytest.mark.parametrize(
    ("bots", "language", "called", "labels"),
    [
        (
            ["", "steady", "steady", "steady"],
            "en",
            ["you", "your careful teammate B", "your careful teammate C", "the careful opponent"],
            ["You", "Careful teammate B", "Careful teammate C", "Careful opponent"],
        ),
        (
            ["random", "", "steady", ""],
            "fr",
            ["Joueur débutant", "Joueur B", "Joueur prudent", "Joueur D"],
            ["Joueur débutant", "Joueur B", "Joueur prudent", "Joueur D"],
        ),
        (
            ["", "random", "", "strong"],
            "fr",
            ["Joueur A", "votre coéquipier débutant", "Joueur C", "l’adversaire fort"],
            ["Joueur A", "Coéquipier débutant", "Joueur C", "Adversaire fort"],
        ),
        (
            ["steady", "steady", "random", ""],
            "en",
            ["careful opponent A", "careful opponent B", "the beginner", "you"],
            ["Careful opponent A", "Careful opponent B", "Beginner", "You"],
        ),
        (
            ["steady"] * 4,
            "en",
            [f"careful opponent {letter}" for letter in "ABCD"],
            [f"Careful opponent {letter}" for letter in "ABCD"],
        ),
    ],
)
def test_who_plays_with_the_persons_is_a_teammate(
    bots: list[str], language: Language, called: list[str], labels: list[str]
) -> None:
    """With all of them; who plays with some and against others is neither teammate nor opponent."""
    found = people(bots, language, sides=HEROES)
    assert found == called
    assert [person.label for person in found] == labels


def test_the_party_plays_together_against_the_lich() -> None:
    game = GAMES["hero-realms-lich"].game
    assert [list(game.sides(seats)) for seats in (2, 4)] == [[0, 1], [0, 0, 0, 1]]
    assert list(HEROZ.sides(2)) == [0, 1]


CLERIC, WIZARD, RANGER, LICH = (
    {"fr": Character(name, label)}
    for name, label in (
        ("le Clerc", "Clerc"),
        ("le Sorcier", "Sorcier"),
        ("l’Archer", "Archer"),
        ("le Seigneur Liche", "Seigneur Liche"),
    )
)


@pytest.mark.parametrize(
    ("bots", "names", "characters", "called", "labels"),
    [
        (
            ["", "steady", "random", "strong"],
            [],
            [CLERIC, WIZARD, RANGER, LICH],
            ["vous", "le Sorcier", "l’Archer", "le Seigneur Liche"],
            ["Vous", "Sorcier (prudent)", "Archer (débutant)", "Seigneur Liche (fort)"],
        ),
        (
            ["", "", "steady", "steady"],
            ["Anne"],
            [CLERIC, WIZARD, WIZARD, LICH],
            ["Anne", "le Sorcier B", "le Sorcier C", "le Seigneur Liche"],
            ["Anne", "Sorcier B", "Sorcier C (prudent)", "Seigneur Liche (prudent)"],
        ),
        (
            ["steady", "", "steady", "steady"],
            [],
            [WIZARD, WIZARD, RANGER, LICH],
            ["le Sorcier", "vous", "l’Archer", "le Seigneur Liche"],
            ["Sorcier (prudent)", "Vous", "Archer (prudent)", "Seigneur Liche (prudent)"],
        ),
        (
            ["", "steady", "steady", "steady"],
            [],
            [CLERIC, {}, {}, LICH],
            ["vous", "votre coéquipier prudent B", "votre coéquipier prudent C", "le Seigneur Liche"],
            ["Vous", "Coéquipier prudent B", "Coéquipier prudent C", "Seigneur Liche (prudent)"],
        ),
    ],
)
def test_who_plays_a_character_is_called_by_it(
    bots: list[str], names: list[str], characters: Characters, called: list[str], labels: list[str]
) -> None:
    """Before the level, after the person's own name; in a language that does not do so nothing changes."""
    found = people(bots, "fr", names, HEROES, characters)
    assert found == called
    assert [person.label for person in found] == labels
    assert people(bots, "en", names, HEROES, characters) == people(bots, "en", names, HEROES)


def test_heroes_and_the_lich_are_called_by_what_they_play_in_french() -> None:
    game = GAMES["hero-realms-lich"].game
    match = Match(game, 3, 1, game.choose_options({}, 3))
    said = game.part(Words).characters
    assert [it.get("fr") for it in said(match.view(None))] == [None, None, LICH["fr"]]
    match.play("take cleric")
    match.play("take wizard")
    assert said(match.view(None)) == [CLERIC, WIZARD, LICH]
    names = people(["", "steady", "steady"], "fr", (), game.sides(3), said(match.view(None)))
    localizer = Localizer(game, "fr", names, match.options)
    assert localizer.refusal(Refusal(game.id, "HR-118", "not_yours", {"card": "fireball", "other": 1})) == (
        "La carte «\N{NARROW NO-BREAK SPACE}Boule de Feu\N{NARROW NO-BREAK SPACE}» est au Sorcier."
    )
    assert localizer.event(Event("defeated", (), {"seat": 1})) == "Le Sorcier est vaincu."


def test_people_who_share_a_device_have_their_names() -> None:
    assert people(["", "", "steady"], "en", ["Ann", "", "Hal"]) == ["Ann", "Player B", "Hal"]


def test_a_place_says_whose_it_is_to_the_one_who_reads() -> None:
    destroyed = Event("destroyed", ("HZ-80",), {"card": "8♦", "place": "A21"})
    said = [
        Localizer(HEROZ, "en", people(bots, "en")).event(destroyed)
        for bots in (["", "steady"], ["steady", ""], ["", ""])
    ]
    assert said == [
        "The 8 of diamonds in your column 2, row 1 is destroyed.",
        "The 8 of diamonds in the opponent’s column 2, row 1 is destroyed.",
        "The 8 of diamonds in column 2, row 1 (Player A) is destroyed.",
    ]


PARTICLES = ("ne", "le", "la", "les", "en", "vous")  # between "vous" and its verb


def ill_said(said: str, language: Language) -> bool:
    """Whether "you" is followed by a verb in the third person: a text forgot a form."""
    if language == "en":
        return bool(re.search(r"\b[Yy]ou (?:\w+[^s]s|has|does)\b", said))
    said = re.sub(r"(?<=\w) vous choisit\b", "", said)  # there it is the object
    for found in re.finditer(r"(?<!il )\b[Vv]ous((?: [\w’]+)+)", said):
        words = [word.removeprefix("n’") for word in found[1].split()]
        verb = next((word for word in words if word not in PARTICLES), "êtes")
        if not (verb.endswith("ez") or verb in ("êtes", "et")):
            return True
    return False


def test_a_forgotten_form_is_seen() -> None:
    for wrong in (
        "Vous gagne.",
        "Vous ne perd pas.",
        "Il mélange, vous le coupe.",
        "Vous n’a rien.",
        "Vous choisit.",
    ):
        assert ill_said(wrong, "fr")
    for right in (
        "Vous et Bob échangez.",
        "Vous n’avez rien.",
        "Vous vous équipez.",
        "Renfort pour vous : 1.",
        "Ada vous choisit.",
    ):
        assert not ill_said(right, "fr")
    assert ill_said("You draws.", "en")
    assert not ill_said("You pass.", "en")


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_speaks_to_the_one_it_is_about(told: Told, language: Language) -> None:
    """Nobody is called by a letter or a name, and every verb after "you" is in the second person."""
    spoken = set()
    for match in told.finished:
        for you in range(min(match.seats, 2)):
            bots = ["" if seat == you else "steady" for seat in range(match.seats)]
            localizer = Localizer(match.game, language, people(bots, language), match.options)
            spoken |= {localizer.event(event.seen_by(you)) for event in match.events}
            assert localizer.you == you
    own = "you" if language == "en" else "vous"
    assert sum(own in said.lower() for said in spoken) > 30
    assert not [said for said in spoken if ill_said(said, language)]
    letters = re.compile(r"\b(Player|Joueur) [A-F]\b")
    assert not [said for said in spoken if letters.search(said)]


@every_language
@every_game
def test_no_sentence_names_one_opponent_as_if_there_were_two(told: Told, language: Language) -> None:
    for match in told.finished:
        names = people(["", *["steady"] * (match.seats - 1)], language, sides=told.game.sides(match.seats))
        assert len(set(names)) == len({it.label for it in names}) == match.seats
        localizer = Localizer(told.game, language, names, match.options)
        for event in match.events:
            said = localizer.event(event).lower()
            for name in names[1:]:
                assert said.count(name.lower()) < 2, said


@every_language
def test_what_somebody_does_to_themselves_is_not_told_of_two(language: Language) -> None:
    names = people(["", "steady"], language)
    for game, kind, params in (("boss-quest", "cast", {"spell": "force+1"}), ("hero-realms", "aimed", {})):
        localizer = Localizer(GAMES[game].game, language, names)
        of_two, alone, you = (
            localizer.event(Event(kind, (), {"seat": seat, "other": other, **params}))
            for seat, other in ((0, 1), (1, 1), (0, 0))
        )
        assert names[1] in of_two
        assert alone.lower().startswith(names[1])
        assert alone.lower().count(names[1]) == 1
        assert you not in (of_two, alone)
        assert "{" not in of_two + alone + you
