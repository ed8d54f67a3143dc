"""The table of Hero: Immortal King as HTML: every word one button, nothing hidden said, sums right."""

from dataclasses import replace
from typing import Any

import pytest

from pygames.engine.text import LANGUAGES, Language
from pygames.games.immortal_king.cards import GESTURES, PLACE
from pygames.games.immortal_king.fate import SCALES, SCENARIOS, wording
from pygames.games.immortal_king.game import GAME
from pygames.words.localizer import Localizer
from tests.immortal_king.own_scenario import CARDS, closing_time
from tests.immortal_king.scene import PROVING_GROUND, Scene, begun, scene, state_of, words
from tests.web.hands import take
from tests.web.tables import Page, TableLaws, Tables, Words, text_of
from web.model.marks import Marks
from web.model.session import Session
from web.model.sight import Player as Person
from web.texts import Texts
from web.view.games.immortal_king.pen import Pen
from web.view.games.immortal_king.table import table
from web.view.pointing import Pointing
from web.view.prompt import prompt_bar, tray

NAMES = ("Ada", "Blaise")
PARTY, MASTER = 0, 1
GAMES: list[tuple[int, dict[str, Any], int, Language]] = [
    (2, {}, 1, "en"),
    (2, {"dungeon": "traps", "nemesis": True}, 2, "fr"),
    (2, {"cards": PROVING_GROUND}, 3, "en"),
    (1, {}, 4, "fr"),
    (1, {"scenario": "search", "dungeon": "traps"}, 5, "en"),
    (1, {"scenario": "lich", "nemesis": True}, 6, "fr"),
    (1, {"cards": CARDS}, 7, "en"),
]
GAME_NAMES = [
    f"{seats}-{options.get('scenario', options.get('dungeon', 'base'))}" for seats, options, *_ in GAMES
]
GAME_NAMES[2], GAME_NAMES[-1] = "2-own", "1-own"


EACH_GAME = pytest.mark.parametrize(("seats", "options", "seed", "language"), GAMES, ids=GAME_NAMES)
tables = Tables(GAME, table, NAMES)
drawn, positions = tables.drawn, tables.positions


def looked(s: Scene, viewer: int | None = PARTY, language: Language = "en") -> str:
    """The table of a scene as HTML."""
    return drawn(s.match, viewer, language)


class TestTable(TableLaws):
    """The laws of all tables."""

    tables = tables
    games = GAMES
    ids = GAME_NAMES
    elsewhere = frozenset(
        {
            *("pass", "ready", "roll", "accept", "enough", "doom"),
            *("place", "harden", "ambush", "ambush-harden"),
        }
    )

    def words(self, view: dict[str, Any], viewer: int | None) -> list[str]:
        """The words that the table must offer."""
        if view["box"] is not None:
            adventurers, equipment = view["box"]["adventurers"], view["box"]["equipment"]
            return [it["adventurer"] for it in adventurers] + [it["equipment"] for it in equipment]
        held = view["equipment"]
        equipment = [*(held["hand"] or ()), *held["open"], *held["drunk"]]
        words = [*PLACE.words, *(it["adventurer"] for it in view["party"])]
        words += [it["equipment"] for it in equipment]
        return words + [*GESTURES] if (view["decision"] or {}).get("id") == "gesture" else words


@EACH_GAME
def test_every_legal_action_can_be_made(
    seats: int, options: dict[str, Any], seed: int, language: Language
) -> None:
    """By pressing what the table and the prompt bar offer, word by word."""
    texts = Texts(language)
    for match in positions(seats, options, seed, every=7):
        if match.decision is None:
            continue
        people = [Person(name) for name in NAMES[:seats]]
        reached: set[int] = set()
        paths: list[tuple[str, ...]] = [()]
        while paths:
            session = replace(take(Session.of(match, people)), picked=paths.pop())
            pointing = Pointing(session.marks)
            localizer = Localizer(GAME, language, NAMES[:seats], match.options)
            html = str(table(session.view, localizer, texts, pointing))
            html += str(prompt_bar(session, pointing, localizer, texts)) + str(
                tray(session, pointing, localizer, texts)
            )
            page = Page(html)
            reached |= {int(attrs["data-choice"]) for _, attrs in page.having("data-choice")}
            offered = {attrs["data-step"] for _, attrs in page.having("data-step")}
            paths += [(*session.picked, word) for word in offered if word in session.marks.next]
        assert reached == set(range(len(match.decision.legal_actions)))


@pytest.mark.parametrize("seed", range(4))
def test_only_known_cards_can_be_followed(seed: int) -> None:
    """A card that moves on the page is one that this viewer sees."""
    for match in positions(2, {}, seed + 20, every=4):
        state = state_of(match)
        named, fronts = state.box.words, state.fronts
        ambushes = {named[fronts[c]] for c in range(3) if fronts[c] >= 0 and state.ambushed[c]}
        tops = {named[card] for card in state.tops if card >= 0}
        piles = tops | {named[card] for pile in state.piles for card in pile}
        hand = {f"E{card + 1}" for card in state.hand}
        for viewer in (PARTY, MASTER, None):
            shown = {attrs["data-card"] for _, attrs in Page(drawn(match, viewer)).having("data-card")}
            if match.decision is not None and match.decision.id == "party":
                continue
            assert shown & piles == (tops if viewer == MASTER else set())
            assert shown & ambushes == (ambushes if viewer == MASTER else set())
            assert shown & hand == (hand if viewer == PARTY else set())


def test_only_the_last_word_stays_with_the_mark_of_a_card() -> None:
    """Else a line cannot be broken where there is little room, and lies under what stands beside it."""
    html = looked(begun(cards="lair"))
    assert "female sorcerer" in text_of(html, 'id="adventurer-A2"', "</button>")
    assert '<span class="hik-marked">sorcerer<' in html


# --- powers ---


@EACH_GAME
def test_the_parts_of_a_power_are_its_sum(
    seats: int, options: dict[str, Any], seed: int, language: Language
) -> None:
    """Tokens, auras, destiny, adventurers, mana, the die: together they are the power that is in force."""
    for match in positions(seats, options, seed, every=2):
        for viewer in range(seats):
            view = match.view(viewer)
            if view["box"] is not None or not view["turn"]:
                continue
            localizer = Localizer(GAME, language, NAMES[:seats], match.options)
            pen = Pen(view, localizer, Texts(language), Words(Marks()))
            for place, it in pen.places():
                if it is None or it["power"] is None:
                    continue
                parts = pen.derived["terms"][place]
                assert sum(value for value, _ in parts if isinstance(value, int)) == it["power"]
                if (view["fight"] or {}).get("place") != place:
                    mana = sum(who["mana"] for who in view["party"])
                    assert all(value == mana for value, what in parts if what == "mana")


def test_a_power_says_why() -> None:
    """Its number now, and of what it is made; a plain printed one needs no more."""
    s = scene("rat+ zombie head-counter", party="hero nova sneak")
    html = looked(s)
    left, middle, right = (
        text_of(html, f'id="place-{place}"', "</button>") for place in ("left", "middle", "right")
    )
    assert left.startswith("Power 5 ")
    assert "4 +1 tenacity" in left
    assert middle.startswith("Power 6 ")
    assert "That is" not in middle
    assert right.startswith("Power 5 ")
    assert "2 +3 adventurers" in right


def test_a_power_with_a_die_and_mana_says_why_before_the_die_is_thrown() -> None:
    """The mana tokens of now: those at the beginning of the fight will count."""
    cards = PROVING_GROUND.replace('power = "M+3"', 'power = "1d6+M"')
    html = looked(scene("mana-eater rat wisp", party="hero nova", cards=cards))
    left = text_of(html, 'id="place-left"', "</button>")
    assert left.startswith("Power 3–8 ")  # two tokens, and one to six
    assert "1d6 +2 mana" in left


@pytest.mark.parametrize(
    ("front", "said"), [("rat", "The die wins 3 in 6"), ("hydra+", "The die alone cannot win")]
)
def test_before_a_fight_is_chosen_its_card_says_how_many_rolls_win(front: str, said: str) -> None:
    """Beside the choice, so that nobody has to point at it first; while a fight is on it says nothing."""
    s = scene(f"{front} rat#2 imp", party="guard")
    assert said in text_of(looked(s), 'id="place-left"', "</button>")
    s.play("attack left")
    assert said not in text_of(looked(s), 'id="place-left"', "</button>")


def test_the_closed_way_to_the_final_monster_is_refused_as_closed() -> None:
    """A refusal that begins with what cannot be done is not taken for a permission."""
    s = scene("rat rat#2 imp", party="guard")
    refusal = s.match.why_not("attack final")
    assert refusal is not None
    localizer = Localizer(GAME, "en", NAMES, s.match.options)
    assert "cannot be attacked yet" in localizer.refusal(refusal)


def test_a_card_says_its_abilities() -> None:
    """By name, with what they do; and a window explains all that lie there."""
    s = scene("abunakkashii page priest-hater", party="hero nova")
    html = looked(s)
    assert "Pain A party that fails loses 2 courage tokens" in text_of(html, 'id="place-left"', "</button>")
    hater = text_of(html, 'id="place-right"', "</button>")
    assert "Nemesis (priest): 6" in hater
    assert hater.startswith("Power 6 ")
    window = text_of(html, 'id="abilities"', "</dl>")
    for name in ("Pain", "Bodyguard", "Mana", "Unique", "Fear"):
        assert name in window


@pytest.mark.parametrize("language", LANGUAGES)
def test_greenskins_show_gestures_in_place_of_a_power(language: Language) -> None:
    """Between two players; alone they have a power."""
    two = looked(scene("orc rat wisp"), PARTY, language)
    assert text_of(two, 'id="place-left"', "</button>").startswith(
        {"en": "fought by gestures", "fr": "se combat par gestes"}[language]
    )
    alone = scene("orc rat wisp", seats=1, scenario="lich")
    start = {"en": "Power 4", "fr": "Puissance 4"}[language]
    assert text_of(looked(alone, PARTY, language), 'id="place-left"', "</button>").startswith(start)


# --- the dungeon ---


def test_an_ambush_is_named_to_the_dungeon_master_only() -> None:
    """With its token; and so is the top of a pile that he looked at."""
    s = scene("(vampire+) rat wisp", start="swap", known="left", piles=("hydra", "", ""))
    party, master = looked(s, PARTY), looked(s, MASTER)
    assert "Vampire" not in party
    assert "Hydra" not in party
    assert text_of(party, 'id="place-left"', "</button>").startswith("In ambush Tenacity")
    assert "Vampire" in text_of(master, 'id="place-left"', 'id="pile-left"')
    assert "the party does not see it" in text_of(master, 'id="place-left"', 'id="pile-left"')
    assert "On top Hydra" in text_of(master, 'id="pile-left"', "</button>")


def test_the_card_that_comes_next_says_to_the_dungeon_master_why_it_can_get_no_token() -> None:
    s = scene("wisp imp rat", party="seer", mana="", fear=2, piles=("pit", "", ""))
    s.play("attack left", dice="5")
    assert "A trap gets no tenacity token." in text_of(looked(s, MASTER), 'id="place-left"', "</button>")
    assert "A trap gets no" not in looked(s, PARTY)


def test_piles_are_pointed_at_while_they_are_swapped() -> None:
    """By the dungeon master; at other times the encounters are."""
    s = scene("rat imp wisp", start="swap")
    ids = {attrs["data-word"]: attrs["id"] for _, attrs in Page(looked(s, MASTER)).having("data-word")}
    assert [ids[word] for word in PLACE.words] == ["pile-left", "pile-middle", "pile-right", "place-final"]
    ids = {attrs["data-word"]: attrs["id"] for _, attrs in Page(looked(s, PARTY)).having("data-word")}
    assert [ids[word] for word in PLACE.words] == [f"place-{word}" for word in PLACE.words]


def test_a_clear_corridor_opens_the_way() -> None:
    """That it is clear and that the way is open are both said."""
    open_way = looked(scene("- imp wisp", piles=("only", "", "")))
    assert text_of(open_way, 'id="place-left"', "</button>") == "Corridor clear"
    assert "The way is open" in text_of(open_way)
    assert "Closed: clear a corridor" in text_of(looked(scene("rat imp wisp")))


# --- the fight ---


def fight_of(html: str) -> str:
    """What the fight says."""
    return text_of(html, 'id="fight"', "</section>")


def test_a_fight_shows_its_dice() -> None:
    """Those that count no more are struck out; the reckoning stands beside the power."""
    s = scene("rat imp abunakkashii", party="hero nova", dice="2 3/12")
    s.play("attack right", "power hero")
    html = looked(s)
    assert html.count('data-state="lost"') == 1
    said = fight_of(html)
    assert "2 on a die with 6 sides, replaced" in said
    assert "3 on a die with 12 sides" in said
    assert "Die 3, bonus +1: 4" in said
    assert "against 9" in said
    assert "5 short" in said


@pytest.mark.parametrize(
    ("front", "party", "said"),
    [
        ("rat", "guard", "To win: 4 or more on the die"),  # power 4
        ("hydra", "guard", "To win: 6 or more on the die"),  # power 6
        ("hydra+", "guard", "The die alone (d6) cannot win"),  # power 7
        ("hydra+", "guard giant", "To win: 7 or more on the die"),  # a d8
        ("abunakkashii", "guard giant", "The die alone (d8) cannot win"),  # power 9
    ],
)
def test_before_the_roll_it_is_said_what_wins_with_this_very_die(front: str, party: str, said: str) -> None:
    s = scene(f"{front} rat#2 imp", party=party)
    s.play("attack left")
    assert s.asks == "party before"
    assert said in fight_of(looked(s, PARTY))


def test_the_last_fight_stays_in_sight() -> None:
    """Who was fought, with which result, and whether it was won."""
    s = scene("rat imp wisp", party="hero", mana="", dice="5")
    s.play("attack left")
    said = fight_of(looked(s, MASTER))
    assert said.startswith("The last fight Rat ")
    assert "Die 5, bonus +1: 6" in said
    assert "Fight won" in said


def test_a_gesture_is_a_secret_until_both_have_chosen() -> None:
    """Its own side sees it; then both lie open."""
    s = scene("orc rat wisp")
    s.play("attack left", "show rock")
    assert "Chosen in secret: rock" in fight_of(looked(s, PARTY))
    for viewer in (MASTER, None):
        html = looked(s, viewer)
        assert "Chosen in secret" not in html
        assert "data-chosen" not in html
    s.play("show scissors")
    said = fight_of(looked(s, MASTER))
    assert "Ada: rock Blaise: scissors" in said
    assert said.endswith("Fight won")


# --- tokens, destiny, won cards ---


def test_tokens_are_counted() -> None:
    """Fear goes beyond its track."""
    html = looked(scene("rat imp wisp", courage=7, fear=13))
    tracks = text_of(html, 'id="tracks"', "</section>")
    assert tracks == "Courage 7 Fear 13 +3"
    piece = html[html.index('data-track="courage"') : html.index('data-track="fear"')]
    assert piece.count('class="icon none"') == 3


def step_text(texts: Texts, step: str) -> str:
    """What the page says of a step of the scale, with plain spaces."""
    key, words = wording(step)
    return " ".join(texts(f"immortal-king.step.{key}", **words).split())


@pytest.mark.rules("AMB-HIK-76")
@pytest.mark.parametrize(
    ("language", "shown", "of_the_group"),
    [
        ("en", "Closing time (scenario of one’s own)", "demon, group “rats”, yellow"),
        ("fr", "L’heure de fermer (scénario personnel)", "démon, groupe « rats », jaune"),
    ],
)
def test_a_scenario_of_ones_own_is_shown_by_its_name_and_its_steps(
    language: Language, shown: str, of_the_group: str
) -> None:
    """What is strengthened for good counts in the powers, and says where it comes from."""
    s = closing_time(fear=3)
    html = looked(s, PARTY, language)
    said = text_of(html, 'id="destiny"', "</section>")
    assert shown in said
    texts = Texts(language)
    assert all(step_text(texts, step) in said for step in s.state.scale)
    names = s.box.scenario.happenings if s.box.scenario else ()
    assert all(name.to(language) in said for name in names if name)
    assert texts("immortal-king.note.own") in text_of(html)
    rat = text_of(html, 'id="place-left"', "</button>")
    assert of_the_group in rat
    assert texts("immortal-king.term.destiny", n=3) in rat


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_scale_of_destiny(scenario: str, language: Language) -> None:
    """All steps with their texts: reached, the next, and those to come."""
    s = scene("rat imp wisp", seats=1, scenario=scenario, fear=3)
    html = looked(s, PARTY, language)
    states = [attrs["data-state"] for _, attrs in Page(html).elements if attrs.get("class") == "hik-step"]
    scale = SCALES[scenario]
    assert states == ["done"] * 3 + ["next"] + ["later"] * (len(scale) - 4)
    texts = Texts(language)
    said = text_of(html, 'id="destiny"', "</section>")
    assert all(step_text(texts, step) in said for step in scale)
    assert 'data-track="fear"' not in html


def test_won_cards_are_counted_as_money() -> None:
    """By colour, treasures for themselves; each cost says whether they pay it."""
    s = scene(hand="sword shield", open="rest", won="green green hoarder", spent="red")
    html = looked(s)
    assert text_of(html, 'id="won"', "</section>") == (
        "Won cards 1 spent G green 2 Y yellow 0 B blue 0 R red 0 treasures 1"
    )
    hand = {"sword": "payable", "shield": "payable", "rest": "too dear"}
    for name, said in hand.items():
        word = words(s.box)[name]
        assert said in text_of(html, f'id="item-{word}"', "</button>")
    assert "1 yellow, 1 blue" in text_of(html, f'id="item-{words(s.box)["rest"]}"', "</button>")


# --- the party ---


def test_adventurers_say_all_that_they_can_do() -> None:
    """Gift, temporary and ultimate power with its cost, and whether they have mana."""
    s = scene(cards="lair", fronts="orc-assassin abunakkashii -", party="hero nova", mana="nova")
    html = looked(s)
    hero, nova = (
        text_of(html, f'id="adventurer-{words(s.box)[name]}"', "</button>") for name in ("hero", "nova")
    )
    assert hero.startswith("Hero, Immortal King male priest no mana Gift")
    assert "roll a d12 instead" in hero
    assert "Costs 2 green, 2 yellow, 2 blue, 2 red" in hero  # HIK-13, AMB-HIK-01
    assert nova.startswith("Nova female sorcerer (known in part")
    assert "mana Gift" in nova
    assert "no mana" not in nova


def test_hidden_equipment_is_a_number_to_others() -> None:
    """Its cards are named to the party's player only."""
    s = scene("rat imp wisp", hand="lullaby map", open="rest")
    assert "Lullaby" in looked(s, PARTY)
    for viewer in (MASTER, None):
        html = looked(s, viewer)
        assert "Lullaby" not in html
        assert "2 equipment cards face down" in text_of(html)
        assert "Rest" in text_of(html, 'id="party"', "</section>")


def test_the_box_shows_what_is_chosen() -> None:
    """The party's player sees the equipment chosen; others see how many there are."""
    s = begun()
    s.play("enlist hero", "pack lullaby", "pack rest")
    party, master = looked(s, PARTY), looked(s, MASTER)
    for html in (party, master):
        assert "3 of 5 cards" in text_of(html)
        assert "chosen" in text_of(html, 'id="adventurer-A1"', "</button>")
    lullaby = f'id="item-{words(s.box)["lullaby"]}"'
    assert "chosen" in text_of(party, lullaby, "</button>")
    assert "chosen" not in text_of(master, lullaby, "</button>")
    assert "2 chosen in secret" in text_of(master)


@pytest.mark.parametrize("language", LANGUAGES)
def test_house_cards_are_marked(language: Language) -> None:
    """Those of the booklet are not; a legend says what the marks mean."""
    html = looked(begun(cards="lair"), PARTY, language)
    house = {"en": "invented by us", "fr": "inventée par nous"}[language]
    assert house not in text_of(html, 'id="adventurer-A1"', "</button>")
    assert house in text_of(html, 'id="adventurer-A3"', "</button>")
    assert house in text_of(html, 'class="hik-legend"', "</p>").lower()
    own = looked(begun(), PARTY, language)
    assert {"en": "card of one’s own", "fr": "carte personnelle"}[language] in own
