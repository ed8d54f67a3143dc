"""The table of Hero Realms as HTML: every word one button, nothing hidden said, amounts to be seen."""

import re
from typing import Any

import pytest

from pygames.engine.face import Face
from pygames.engine.match import Match
from pygames.engine.moment import find_moments
from pygames.engine.text import LANGUAGES, Language
from pygames.games.hero_realms.cards import FACES
from pygames.games.hero_realms.game import GAME
from pygames.words.localizer import Localizer
from pygames.words.person import Person
from tests.hero_realms.scene import Scene, has, scene
from tests.web.tables import Page, TableLaws, Tables, Words, text_of
from web.html import div
from web.model.marks import Marks
from web.model.sentences import about
from web.texts import Texts
from web.view.cards import hyphenated
from web.view.games.hero_realms.cards import gives
from web.view.games.hero_realms.face import face
from web.view.games.hero_realms.scene import picture
from web.view.games.hero_realms.table import table
from web.view.pointing import Pointing

NAMES = ("Ada", "Blaise", "Chloé", "Denis", "Élodie")
GAMES: list[tuple[int, dict[str, Any], int, Language]] = [
    (2, {}, 1, "en"),
    (2, {"classes": "classes"}, 2, "fr"),
    (3, {"classes": "mixed", "format": "last-one-standing"}, 3, "en"),
    (4, {"classes": "mixed", "twins": True}, 5, "fr"),
]
tables = Tables(GAME, table, NAMES)
drawn = tables.drawn


class TestTable(TableLaws):
    """The laws of all tables."""

    tables = tables
    games = GAMES
    ids = ("2-plain", "2-classes", "3-hunter", "4-twins")
    placed = frozenset({"end", "pass"})
    elsewhere = frozenset()
    further = True

    def words(self, view: dict[str, Any], viewer: int | None) -> list[str]:
        """The words that the table must offer to this viewer."""
        words: list[str] = [it["card"] for it in view["row"]] + view["packs"]
        words += [view["gems"]["card"]] if view["gems"]["card"] else []
        words += (view["looking"] or {}).get("cards", [])
        for seat, player in enumerate(view["players"]):
            words.append(player["letter"])
            if not (view["packs"] and seat == (viewer or 0)):
                words += [it["card"] for kind in ("champions", "played", "beside") for it in player[kind]]
            words += player["hand"]["cards"] if seat == viewer and not view["packs"] else []
        return words


def at(s: Scene, *picked: str, language: Language = "en") -> str:
    """The table as whoever is asked sees it after pointing at these things."""
    decision = s.match.asks
    pointing = Pointing(Marks(decision, picked))
    html = drawn(s.match, decision.seat, language, pointing)
    assert not pointing.unshown
    return html


def done(s: Scene, html: str) -> list[str]:
    """The actions that buttons of the table do; those that are done by two buttons twice."""
    legal = s.match.asks.legal_actions
    return [legal[int(attrs["data-choice"])].text for _, attrs in Page(html).having("data-choice")]


def button(html: str, id: str) -> str:
    """What a button says."""
    return text_of(html, f'id="{id}"', "</button>")


ROW = "borg spark taxation lys command"


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", ("Spark", "costs 1 gold", "+3 combat")), ("fr", ("Étincelle", "coûte 1 Or", "+3 Combat"))],
)
def test_a_card_of_the_row_says_what_it_costs_and_gives(language: Language, said: tuple[str, ...]) -> None:
    tile = button(at(scene(has("gold"), row=ROW), language=language), "market-spark")
    assert all(text in tile for text in said)


def test_a_faction_is_told_by_its_sign_too() -> None:
    """And not by its hue alone."""
    html = at(scene(has("gold"), row=ROW))
    signs = dict(re.findall(r'id="market-([a-z]+)" data-card.*?#icon-faction-(\w+)"', html))
    assert signs | {"borg": "guild", "spark": "wild", "taxation": "imperial", "lys": "necros"} == signs


def test_a_guard_wears_a_full_shield() -> None:
    """Lys is a guard, Rake is none; the number is what still stuns them."""
    html = at(scene(has("gold"), has(champions="lys- rake")))
    shields = re.findall(r'id="play-(\w+)".*?"hr-defense"( data-guard)?', html)
    assert ("lys", " data-guard") in shields
    assert ("rake", "") in shields
    assert "expended" in button(html, "play-lys")


def test_an_attack_proposes_all_the_combat_and_can_be_made_smaller() -> None:
    s = scene(has("gold"), combat=3)
    html = at(s)
    assert [text for text in done(s, html) if text.startswith("attack")] == ["attack B 3"]
    assert button(html, "attack-B") == "Attack with 3"
    assert set(done(s, at(s, "B"))) >= {"attack B 1", "attack B 2", "attack B 3"}


def test_every_amount_is_in_view() -> None:
    """The whole first; none is folded away."""
    html = at(scene(has("gold"), combat=26), "B")
    assert re.findall(r'id="amount-(\d+)"', html) == [str(n) for n in range(26, 0, -1)]
    assert "<details" not in html


def test_with_several_opponents_each_attack_names_its_target() -> None:
    s = scene(has("gold"), has(), has(champions="borg"), combat=4)
    html = at(s)
    assert button(html, "attack-B") == "Attack Blaise with 4 4 B"  # in words, and by signs for a phone
    assert "attack-C" not in html  # Borg is a guard
    assert html.index('id="home"') < html.index('id="attack-B"')  # within the thumb's reach


def test_no_more_is_proposed_than_the_health_of_the_one_attacked() -> None:
    s = scene(has("gold"), has(health=2), combat=9)
    assert button(at(s), "attack-B") == "Attack with 2"


def test_a_champion_that_can_be_stunned_says_for_how_much() -> None:
    s = scene(has("gold"), has(champions="lys"), combat=6)
    html = at(s)
    assert done(s, html).count("strike lys") == 2  # by the card, and by the button within reach
    assert "Stun Lys, the Unseen for 5" in html
    assert "attack-B" not in html  # Lys is a guard


def test_every_ability_that_can_be_used_has_its_button() -> None:
    """One card may offer several: then pointing at the card alone asks which."""
    s = scene(has(champions="parov borg"))
    html = at(s)
    assert done(s, html).count("expend parov") == done(s, html).count("ally parov") == 1
    assert 'data-step="parov"' in html
    assert done(s, html).count("expend borg") == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_of_a_discard_pile_are_laid_out_when_they_may_be_chosen(language: Language) -> None:
    s = scene(has("death-touch ruby", discard="gold*2 dagger"))
    assert "tray-" not in at(s)
    s.play("play death-touch")
    html = at(s, language=language)
    laid = [face for face in re.findall(r'id="tray-([a-z]+)', html) if face != "title"]
    assert sorted(laid) == ["dagger", "gold", "gold"]
    assert "tray-" not in drawn(s.match, 1)


def test_what_a_card_asks_is_answered_near_the_hand() -> None:
    s = scene(has(champions="darian"))
    s.play("expend darian")
    assert button(at(s), "side-1") == "+3 combat"
    assert button(at(s, language="fr"), "side-2") == "+4 Santé"


@pytest.mark.parametrize(
    ("hand", "offered"),
    [
        ("gold*2 ruby", 3),
        ("gold spark", 0),  # one alone is pressed itself; Spark makes an opponent discard
        ("borg close-ranks gold", 2),  # Close Ranks counts champions
        ("gold command fire-gem", 2),  # Command draws a card
    ],
)
def test_the_plain_cards_are_offered_with_one_press(hand: str, offered: int) -> None:
    s = scene(has(hand, deck="gold*5"))
    html = at(s)
    assert ('data-do="plain"' in html) == bool(offered)
    if offered:
        assert button(html, "plain") == f"Play {offered} cards at once"
    assert 'data-do="plain"' not in drawn(s.match, 1)


def test_a_french_name_of_ours_is_shown_plainly_and_told_in_the_text() -> None:
    s = scene(has("spiked-mace", pack="cleric"))
    note = "en anglais\N{NARROW NO-BREAK SPACE}: Spiked Mace"
    for language in LANGUAGES:
        told = language == "fr"
        read = face("spiked-mace", s.match.view(0), Localizer(GAME, language), Texts(language))
        assert read is not None
        assert any(note in it for it in read.notes) is told
        shown = re.sub(r"<[^>]*>", "", at(s, language=language))
        assert ("Masse à Pointes" in shown) is told
        assert note not in shown
        assert "*" not in shown


def test_packs_say_what_one_gets() -> None:
    match = Match(GAME, 2, 1, GAME.choose_options({"classes": "mixed"}, 2))
    wizard = button(drawn(match, match.asks.seat), "pack-wizard")
    assert all(text in wizard for text in ("50", "Channel", "Fireball", "Fire Staff"))


@pytest.mark.rules("HR-119", "HR-120", "HR-132")
def test_packs_say_what_a_skill_costs_and_how_often_it_is_used() -> None:
    match = Match(GAME, 2, 1, GAME.choose_options({"classes": "mixed"}, 2))
    packs = text_of(drawn(match, match.asks.seat), 'id="packs"', "</section>")
    for deed in ("Pick Pocket (2 gold, once a turn)", "Heist (once a game, from turn 3 on)"):
        assert f"{deed}:" in packs
    assert "Crushing Blow (once a game):" in packs


def test_in_french_a_skill_is_prepared_as_the_feminine_that_it_is() -> None:
    s = scene(has(pack="thief"), has(), gold=2)
    assert "mobilisée" in button(at(s, language="fr"), "play-pick-pocket")
    s.play("skill pick-pocket")
    assert "activée" in button(at(s, language="fr"), "play-pick-pocket")


def test_what_waits_for_the_next_acquisition_is_said() -> None:
    s = scene(has("gold*3", played="bribe profit"), row=ROW, gold=4)
    s.play("ally bribe")
    assert "on top of the deck" in text_of(at(s), 'id="market"', "</section>")
    s.play("acquire spark")
    assert "next: Spark" in text_of(at(s), 'id="home"')


def test_who_goes_out_is_drawn_with_the_blow() -> None:
    """Beat by beat: first the attack, then the health that is gone."""
    assert blow(scene(has("gold"), has(health=3), has(), combat=3), "attack B 3") == [
        "Ada 3",
        "Ada 3 Blaise 0",
    ]


def test_whoever_goes_out_by_channel_is_drawn_with_the_health_it_cost() -> None:
    """Nobody has struck the blow, so no name stands beside it."""
    s = scene(has(pack="wizard", deck="gold", health=1), has(), has(), gold=2)
    assert blow(s, "skill channel") == ["1", "1 Ada 0"]


def blow(s: Scene, action: str) -> list[str]:
    """What is drawn after each beat of the scene in which somebody goes out."""
    events = s.match.play(action)
    localizer = Localizer(GAME, "en", NAMES)
    shown = [event for moment in find_moments(GAME.part(Face).moments, events) for event in moment.events]
    view = s.match.view(0)
    pictures = [picture("out", shown[: n + 1], view, localizer, Texts("en")) for n in range(len(shown))]
    return [text_of(f"<p>{it}</p>") for it in pictures]


@pytest.mark.parametrize(
    ("face", "shown"),
    [
        ("tithe-priest", "1 / 1 for each champion you have in play"),
        ("kraka", "2 for each champion you have in play"),
        ("close-ranks", "5 + 2 for each champion you have in play"),
    ],
)
def test_a_plus_stands_between_two_amounts_only(face: str, shown: str) -> None:
    localizer = Localizer(GAME, "en")
    slots = FACES[face].slots
    slot = slots.get("play") or slots["ally" if face == "kraka" else "expend"]
    said = text_of(str(div[gives(localizer.details({}, "ability", slot)["lines"])]))
    assert " ".join(said.replace("/", " / ").replace("+", " + ").split()) == shown


@pytest.mark.rules("HR-133")
def test_what_channel_costs_is_an_amount_that_stays_where_words_have_no_room() -> None:
    ability = Localizer(GAME, "fr").details({}, "card", "channel")["slots"]["expend"]
    shown = str(div[gives(ability["lines"])])
    assert "hr-words" not in shown
    assert text_of(shown).split() == ["−1", "1"]


def test_a_pile_is_named_where_the_mouse_rests() -> None:
    html = at(scene(has("gold", champions="cristov")))
    assert re.search(r'data-figure="deck" title="[^"]*deck[^"]*"', html)


@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("fire-gem#2", "Fire Gem. Item. +2 gold. Sacrifice: +3 combat."),
        ("spark", "Spark. Action, Wild. +3 combat, target opponent discards 1 card. Ally (Wild): +2 combat."),
        ("A", ""),
        ("7", ""),
    ],
)  # fmt: skip
def test_asking_about_a_card_says_what_its_signs_mean(word: str, said: str) -> None:
    """Whoever points with a finger or by keys gets no title."""
    assert about(word, Localizer(GAME, "en")) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", ("Your discard pile", "Discard pile of Ada")), ("fr", ("Votre Défausse", "Défausse\u202f: Ada"))],
)
def test_a_discard_pile_is_one_s_own_or_somebody_s(language: Language, said: tuple[str, str]) -> None:
    s = scene(has(discard="gold"), has(discard="gold"))
    names = (Person("you", you=True), Person("Ada"))
    localizer = Localizer(GAME, language, names, s.match.options)
    html = str(table(s.match.view(0), localizer, Texts(language), Words(Marks())))
    assert [it for it in re.findall(r"<h3[^>]*>([^<]+)</h3>", html) if it in said] == list(said[::-1])


def test_what_is_played_moves_neither_skill_nor_ability() -> None:
    """They lie before the champions, and these before the actions and items."""
    s = scene(has("gold", champions="borg", pack="wizard"))
    s.play("play gold")
    words = re.findall(r'data-word="([a-z-]+)', drawn(s.match, 0))
    assert words[words.index("channel") :][:4] == ["channel", "fireball", "borg", "gold"]


@pytest.mark.parametrize("discard", ["", "gold*2"])
def test_a_discard_pile_is_named_where_the_mouse_rests(discard: str) -> None:
    """Empty, or to be looked through."""
    assert 'title="Discard pile of' in at(scene(has(), has(discard=discard)))


def test_pools_that_are_cleared_at_the_end_of_a_turn_are_no_loss() -> None:
    """They are counted anew in each turn, so that no difference flies off; health is the same number."""
    s = scene(has("gold"), has("gold"))

    def counts() -> set[str]:
        return {attrs["data-count"] for _, attrs in Page(drawn(s.match, 0)).having("data-count")}

    before = counts()
    s.play("play gold")
    assert counts() == before
    s.play("end")
    after = counts()
    assert {it for it in before & after if it.startswith("health")}
    assert not {it for it in before & after if it.startswith(("gold", "combat"))}


def test_the_end_of_a_turn_warns_of_abilities_that_cost_nothing() -> None:
    """Cards in hand come first; a skill that is to be paid is no waste, nor what was used."""
    waste = "press again to end"
    assert "1 card is not played" in button(at(scene(has("gold", champions="borg"), has())), "deed-end")
    assert "1 ability is not used" in button(at(scene(has(champions="borg"), has())), "deed-end")
    assert waste not in button(at(scene(has(champions="borg-", pack="fighter"), has(), gold=5)), "deed-end")


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_long_word_of_a_name_says_where_it_may_be_broken(language: Language) -> None:
    """On a narrow card a line has ten letters."""
    hyphens = Texts(language)("hero-realms.hyphens")
    words = {
        word
        for it in FACES
        for word in re.findall(r"\w{11,}", str(Localizer(GAME, language).word("card", it)))
    }
    assert len(words) > 3
    assert [it for it in sorted(words) if "\u00ad" not in hyphenated(it, hyphens)] == []
