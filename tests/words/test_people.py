"""What players are called: the only person is "you", with the verbs and the places that go with it."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pygames.engine.errors import Refusal
from pygames.engine.event import Event
from pygames.engine.match import Match
from pygames.engine.text import LANGUAGES, Language
from pygames.words.catalogue import Catalogue, catalogue
from pygames.words.characters import cast
from pygames.words.localizer import Localizer, Words
from pygames.words.people import Role, Roles, people, unnamed
from pygames.words.person import Owned, Person
from tests.words.texts_of import GAMES, Told

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
    place = Owned("your column 2", "column 2", 0)
    assert f"{place} {place:bare}" == "your column 2 column 2"


def test_a_text_that_begins_with_a_person_begins_with_a_capital() -> None:
    texts = catalogue("heroz", "en")
    you, other = Person("you", you=True), Person("the Lich")
    assert texts.text("event.starts", {"seat": you}) == "You start."
    assert texts.text("event.starts", {"seat": other}) == "The Lich starts."
    assert texts.text("event.turn", {"seat": other, "n": 2}) == "Turn 2: the Lich."


def labels(people: list[Person]) -> list[str]:
    return [person.label for person in people]


@every_language
def test_an_opponent_appears_as_a_character_and_the_only_person_is_you(language: Language) -> None:
    you, other = people(["", "steady"], language, number=5)
    assert (you, you.label) == (("you", "You") if language == "en" else ("vous", "Vous"))
    assert (you.you, you.bot, you.sign) == (True, "", "")
    assert (other, other.label) == (cast(2, 5)[1].name, cast(2, 5)[1].name)
    assert (other.you, other.bot, other.sign) == (False, "steady", cast(2, 5)[1].sign)


def test_the_level_is_no_part_of_a_name() -> None:
    for level in ("random", "steady", "strong"):
        you, other = people(["", level], "en", number=5)
        assert (you, other) == ("you", cast(2, 5, (), ("", level))[1].name)


def test_the_same_seed_gives_the_same_cast_in_both_languages() -> None:
    """It does so for whoever opens the link, and wherever the person sits."""
    bots = ["steady"] * 4
    assert people(bots, "en", number=5) == people(bots, "fr", number=5)
    for seat in range(4):
        one = ["" if it == seat else "steady" for it in range(4)]
        others = [it for it in range(4) if it != seat]
        seen = people(one, "en", number=5)
        assert [seen[it] for it in others] == [people(bots, "en", number=5)[it] for it in others]
    assert len({tuple(people(bots, "en", number=number)) for number in range(50)}) > 45


def test_a_typed_name_wins_and_changes_no_other() -> None:
    bots = ["", "", "steady", "strong"]
    before, after = people(bots, "en", number=5), people(bots, "en", ["", "", "Ada"], 5)
    assert labels(before)[:2] == ["Player A", "Player B"]
    assert after[2] == "Ada"
    assert (after[2].bot, after[2].sign) == (before[2].bot, before[2].sign)
    assert [after[it] for it in (0, 1, 3)] == [before[it] for it in (0, 1, 3)]


@given(
    bots=st.lists(st.sampled_from(["", "steady", "random"]), min_size=1, max_size=6),
    names=st.lists(st.sampled_from(["", "Ann", "ann", "Ann A", "You", "Nora", "nora B"]), max_size=6),
    number=st.integers(0, 99),
    language=st.sampled_from(LANGUAGES),
)
def test_no_two_seats_share_a_name(
    bots: list[str], names: list[str], number: int, language: Language
) -> None:
    """Whatever was typed: a namesake is no character, and persons of one name have the seats' letters."""
    found = people(bots, language, names[: len(bots)], number)
    assert len({person.casefold() for person in found}) == len(bots)
    assert len({person.label.casefold() for person in found}) == len(bots)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        (unnamed(1, "fr"), "Passez au joueur B la main du joueur B : il faut que le joueur B joue."),
        (Person("le Clerc"), "Passez au Clerc la main du Clerc : il faut que le Clerc joue."),
        (Person("l’Archer"), "Passez à l’Archer la main de l’Archer : il faut que l’Archer joue."),
        (Person("Mathilde"), "Passez à Mathilde la main de Mathilde : il faut que Mathilde joue."),
        (Person("Anselme"), "Passez à Anselme la main d’Anselme : il faut qu’Anselme joue."),
        (Person("Élise"), "Passez à Élise la main d’Élise : il faut qu’Élise joue."),
        (Person("Hugo"), "Passez à Hugo la main d’Hugo : il faut qu’Hugo joue."),
        (Person("Yves"), "Passez à Yves la main d’Yves : il faut qu’Yves joue."),
        (Person("Yann"), "Passez à Yann la main de Yann : il faut que Yann joue."),
        (Person("{seat}"), "Passez à {seat} la main de {seat} : il faut que {seat} joue."),
    ],
)
def test_french_words_fit_the_name_behind_them(name: Person, said: str) -> None:
    """A form that goes with a person is fitted, too; a thing or a word in another place stays as it is."""
    text = "Passez à {seat} {seat:la main de {seat}|votre main} : il faut que {seat} joue."
    assert Catalogue({"it": (text,)}, "fr").text("it", {"seat": name}) == said
    assert Catalogue({"it": ("de {card}",)}, "fr").text("it", {"card": "Arkus"}) == "de Arkus"
    assert Catalogue({"it": ("de {seat}",)}, "en").text("it", {"seat": Person("Arkus")}) == "de Arkus"


def test_persons_without_names_have_their_letters() -> None:
    assert people(["", ""], "en") == ["Player A", "Player B"]
    french = people(["", ""], "fr")
    assert french == ["le joueur A", "le joueur B"]
    assert labels(french) == ["Joueur A", "Joueur B"]


HEROES = (0, 0, 0, 1)  # three against one


def test_the_party_plays_together_against_the_lich() -> None:
    game = GAMES["hero-realms-lich"].game
    assert [list(game.sides(seats)) for seats in (2, 4)] == [[0, 1], [0, 0, 0, 1]]
    assert list(HEROZ.sides(2)) == [0, 1]


CLERIC, WIZARD, RANGER, LICH = (
    {"fr": Role(name, label)}
    for name, label in (
        ("le Clerc", "Clerc"),
        ("le Sorcier", "Sorcier"),
        ("l’Archer", "Archer"),
        ("le Seigneur Liche", "Seigneur Liche"),
    )
)


@pytest.mark.parametrize(
    ("bots", "names", "roles", "called", "alone"),
    [
        (
            ["", "steady", "random", "strong"],
            [],
            [CLERIC, WIZARD, RANGER, LICH],
            ["vous", "le Sorcier", "l’Archer", "le Seigneur Liche"],
            ["Vous", "Sorcier", "Archer", "Seigneur Liche"],
        ),
        (
            ["", "", "steady", "steady"],
            ["Anne"],
            [CLERIC, WIZARD, WIZARD, LICH],
            ["Anne", "le Sorcier B", "le Sorcier C", "le Seigneur Liche"],
            ["Anne", "Sorcier B", "Sorcier C", "Seigneur Liche"],
        ),
        (
            ["steady", "", "steady", "steady"],
            [],
            [WIZARD, WIZARD, RANGER, LICH],
            ["le Sorcier", "vous", "l’Archer", "le Seigneur Liche"],
            ["Sorcier", "Vous", "Archer", "Seigneur Liche"],
        ),
        (
            ["", "steady", "steady", "steady"],
            [],
            [CLERIC, {}, {}, LICH],
            ["vous", cast(4, 0)[1].name, cast(4, 0)[2].name, "le Seigneur Liche"],
            ["Vous", cast(4, 0)[1].name, cast(4, 0)[2].name, "Seigneur Liche"],
        ),
    ],
)
def test_who_plays_a_role_is_called_by_it(
    bots: list[str], names: list[str], roles: Roles, called: list[str], alone: list[str]
) -> None:
    """It comes after the person's own name, and before that of a character, whose sign stays."""
    found = people(bots, "fr", names, 0, roles)
    assert found == called
    assert labels(found) == alone
    signs = [it.sign if bot else "" for it, bot in zip(cast(4, 0, (), bots), bots, strict=True)]
    assert [it.sign for it in found] == signs


def test_heroes_and_the_lich_are_called_by_what_they_play() -> None:
    game = GAMES["hero-realms-lich"].game
    match = Match(game, 3, 1, game.choose_options({}, 3))
    said = game.part(Words).roles_now
    assert [it.get("fr") for it in said(match.view(None))] == [None, None, LICH["fr"]]
    match.play("take cleric")
    match.play("take wizard")
    roles = said(match.view(None))
    assert [{"fr": it["fr"]} for it in roles] == [CLERIC, WIZARD, LICH]
    assert people(["", "steady", "steady"], "en", roles=roles) == ["you", "the Wizard", "the Lich"]
    names = people(["", "steady", "steady"], "fr", roles=roles)
    localizer = Localizer(game, "fr", names, match.options)
    assert localizer.refusal(Refusal(game.id, "HR-118", "not_yours", {"card": "fireball", "other": 1})) == (
        "La carte «\N{NARROW NO-BREAK SPACE}Boule de Feu\N{NARROW NO-BREAK SPACE}» est au Sorcier."
    )
    assert localizer.event(Event("defeated", (), {"seat": 1})) == "Le Sorcier est vaincu."


def test_people_who_share_a_device_have_their_names() -> None:
    assert people(["", "", "steady"], "en", ["Ann", "", "Hal"]) == ["Ann", "Player B", "Hal"]
    assert people(["", ""], "en", ["Ann", "ann"]) == ["Ann A", "ann B"]


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
        names = people(["", *["steady"] * (match.seats - 1)], language)
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
        assert alone.startswith(names[1])
        assert alone.count(names[1]) == 1
        assert you not in (of_two, alone)
        assert "{" not in of_two + alone + you
