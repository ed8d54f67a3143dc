"""Scenarios of one's own (Annex III), from a file of cards: how they are read, played and told."""

import re
from pathlib import Path

import pytest

import pygames
from pygames.bots import make
from pygames.cli.main import main
from pygames.engine.text import LANGUAGES, Language, Text
from pygames.games.immortal_king.card_file import box, faults
from pygames.games.immortal_king.card_file_fields import MOST_STEPS
from pygames.games.immortal_king.fate import ALIKE, ONCE, SCALES
from pygames.games.immortal_king.game import GAME
from pygames.words.localizer import Localizer, Words
from tests.immortal_king.card_files import NAME, english, line
from tests.immortal_king.own_scenario import CARDS, SCALE, closing_time
from tests.immortal_king.scene import Scene, begun
from tests.immortal_king.test_bots import begin, finish
from tests.immortal_king.test_card_files import EXAMPLES
from tests.kit.scene import told
from web.texts import Texts

STEADY, RANDOM = make("steady", GAME.id), make("random", GAME.id)


def described(s: Scene, language: Language = "en") -> list[str]:
    """The lines of the text table."""
    localizer = Localizer(GAME, language, options=s.match.options)
    sections = GAME.part(Words).describe(s.view(), localizer)
    return [text for section in sections for text in (section.heading, *section.lines)]


# --- how it is read ---


@pytest.mark.rules("AMB-HIK-76")
def test_a_step_that_is_left_out_is_one_at_which_nothing_happens() -> None:
    assert faults(CARDS) == []
    mine = box(CARDS).scenario
    assert mine is not None
    assert mine.name == Text("Closing time", "L’heure de fermer")
    assert mine.scale == SCALE
    named = [name and name.en for name in mine.happenings]
    assert named == ["The rats wake", None, None, None, "The bill", None, "Da capo", None]


@pytest.mark.rules("AMB-HIK-76", "HIK-109", "HIK-110", "HIK-111")
def test_the_scales_of_the_booklet_can_be_written_in_a_file() -> None:
    for scale in SCALES.values():
        assert len(scale) <= MOST_STEPS
        steps = "".join(f'{number} = "{step}"\n' for number, step in enumerate(scale, 1))
        text = f'{NAME}[scenario]\nname = "As printed"\n{steps}'
        assert faults(text) == []
        scenario = box(text).scenario
        assert scenario is not None
        assert scenario.scale == scale


@pytest.mark.rules("AMB-HIK-76")
def test_the_example_of_the_documents_is_a_scenario() -> None:
    text = NAME + EXAMPLES[2]
    assert faults(text) == []
    scenario = box(text).scenario
    assert scenario is not None
    assert scenario.name.fr == "L’heure de fermer"
    assert scenario.scale[0] == "weakest"
    assert scenario.scale[-1] == "lost"
    page = (Path(__file__).parents[2] / "docs" / "cards.md").read_text("utf-8")
    part = page[page.index("## A scenario") : page.index("## Which cards")]
    assert all(f"`{word}`" in part for word in (*ONCE, *ALIKE))


# --- what is wrong with it ---

ONE_OF = "one of nothing, weakest, everyone, mana, lost, or a bonus from 1 to 10 such as"


@pytest.mark.parametrize(
    ("written", "place", "fault"),
    [
        ('1 = "lost"', "[scenario]", "scenario: name is missing"),
        ('name = ""\n1 = "lost"', 'name = ""', "name: a text of 1 to 60 printable characters"),
        ('name = "X"', "[scenario]", 'scenario: the last step is "lost", for there the dungeon wins, and no'),
        ('name = "X"\n1 = "mana"\n3 = "mana"', "3 =", '3: the last step is "lost", for there the dungeon'),
        ('name = "X"\n2 = "lost"\n4 = "lost"', "2 =", '2: the last step is "lost", for there the dungeon'),
        ('name = "X"\n2 = "slain"\n4 = "lost"', "2 =", f'2: {ONE_OF} "undead+1" for one of demon, undead'),
        ('name = "X"\n4 = "lsot"', "4 =", f"4: {ONE_OF}"),
        ('name = "X"\n2 = "undead+11"\n4 = "lost"', "2 =", f"2: {ONE_OF}"),
        ('name = "X"\n2 = "undead+0"\n4 = "lost"', "2 =", f"2: {ONE_OF}"),
        ('name = "X"\n2 = "undead+01"\n4 = "lost"', "2 =", f"2: {ONE_OF}"),
        ('name = "X"\n2 = "undead-1"\n4 = "lost"', "2 =", f"2: {ONE_OF}"),
        ('name = "X"\n2 = "undead"\n4 = "lost"', "2 =", f"2: {ONE_OF}"),
        ('name = "X"\n2 = 7\n4 = "lost"', "2 =", f"2: {ONE_OF}"),
        ('name = "X"\n2 = []\n4 = "lost"', "2 =", f"2: {ONE_OF}"),
        ('name = "X"\n2 = "cooks+1"\n4 = "lost"', "2 =", f"2: {ONE_OF}"),
        ('name = "X"\n2 = {}\n4 = "lost"', "2 =", "2: does is missing"),
        ('name = "X"\n2 = { does = "undo" }\n4 = "lost"', "2 =", f"does: {ONE_OF}"),
        ('name = "X"\n2 = { does = "mana", name = 3 }\n4 = "lost"', "2 =", "name: a text of 1 to 60"),
        (
            'name = "X"\n2 = { do = "mana", does = "mana" }\n4 = "lost"',
            "2 =",
            "do: unknown field, perhaps does is meant (the fields here are does, name)",
        ),
        (
            'name = "X"\n4 = "lost"\n11 = "mana"',
            "11 =",
            "11: unknown field, perhaps 1 is meant (the fields here are name, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10)",
        ),
        (
            'name = "X"\n4 = "lost"\nfear = 2',
            "fear =",
            "fear: unknown field (the fields here are name, 1, 2,",
        ),
    ],
)
@pytest.mark.rules("AMB-HIK-76")
def test_every_fault_of_a_scenario_is_told_with_its_line(written: str, place: str, fault: str) -> None:
    text = f"{NAME}\n[scenario]\n{written}\n"
    (said,) = english(text)
    assert said.startswith(f"line {line(text, place)}: {fault}")
    (said,) = [fault.fr for fault in faults(text)]
    assert said.startswith(f"ligne {line(text, place)}\u202f: ")


def test_what_can_be_strengthened_is_listed_with_the_groups_of_the_box() -> None:
    (said,) = english(f'{NAME}[scenario]\nname = "X"\n1 = "cooks+1"\n2 = "lost"\n')
    assert said.endswith(f"for one of {', '.join(ALIKE)}, abunakkashii")
    (said,) = english(CARDS.replace('"rats+3"', '"cooks+3"'))
    assert said.endswith(f"for one of {', '.join(ALIKE)}, abunakkashii, rats")


def test_a_scenario_is_one_table() -> None:
    for written in ('scenario = "lich"\n', '[[scenario]]\nname = "X"\n'):
        (said,) = english(NAME + written)
        assert said == "line 2: scenario: a table between { and }"


def test_in_a_broken_file_a_group_that_nobody_knows_is_no_fault() -> None:
    text = CARDS.replace("copies = 3", "copies = three").replace('2 = "weakest"', '2 = "weak"')
    told_lines = [said.split(":")[0] for said in english(text)]
    broken = [number for number, written in enumerate(text.split("\n"), 1) if "= three" in written]
    assert told_lines == [f"line {number}" for number in (*broken, line(text, '2 = "weak"'))]


# --- how it is played ---


@pytest.mark.rules("AMB-HIK-76", "HIK-101", "HIK-104")
def test_one_player_plays_the_scenario_of_the_file_whatever_the_option_says() -> None:
    for s in (begun(1, cards=CARDS), begun(1, cards=CARDS, scenario="lich")):
        view = s.view()
        assert (view["scenario"], tuple(view["scale"]), view["fear"]) == ("own", SCALE, 0)
        assert view["happenings"] == ["own-1", None, None, None, "own-5", None, "own-7", None]


@pytest.mark.rules("AMB-HIK-76", "HIK-101")
def test_two_players_play_without_it() -> None:
    s = begun(2, cards=CARDS)
    assert (s.view()["scenario"], s.view()["scale"], s.view()["happenings"]) == (None, [], [])
    s = closing_time("rat imp wisp", seats=2, fear=2)
    assert s.power(1) == 4
    s.play("attack left", dice="4")
    assert s.fought == "4 against 4: won"
    match = begin({"cards": CARDS}, seed=4)
    finish(match, STEADY, RANDOM, seed=4)
    assert match.result is not None
    assert match.result.how != "destiny"


@pytest.mark.rules("AMB-HIK-76", "HIK-108", "AMB-HIK-40", "AMB-HIK-41", "AMB-HIK-42", "AMB-HIK-57")
def test_every_step_happens_at_its_fear_token_and_the_last_one_ends_the_game() -> None:
    s = closing_time(courage=10, party="captain seer", mana="seer")
    assert s.powers == "4 6 5 9"
    steps = [
        "7 6 5 9",  # the group of rats
        "7 6 6+ 9",  # the weakest
        "7 6 6+ 9",
        "9 6 8+ 9",  # the outer corridors
        "9 6 8+ 9",  # mana
        "10+ 7+ 8+ 10+",  # everyone
        "10+ 7+ 8+ 20+",  # the final monster
    ]
    for fear, expected in enumerate(steps, 1):
        events = s.play("attack middle", dice="1")
        events += s.play("accept") if s.asks == "party after" else []  # as long as there is mana
        (event,) = [event for event in events if event.kind in ("fate", "fate_named")]
        assert (event.params["fear"], event.rules) == (fear, ("HIK-108", "AMB-HIK-76"))
        assert event.params["step"] == SCALE[fear - 1]
        assert told(events, "AMB-HIK-76 tired", adventurer="A8") == (fear == 5)
        assert (s.fear, s.courage, s.powers) == (fear, 10 - fear, expected)
    s.play("attack middle", dice="1")
    assert s.result == "destiny AMB-HIK-76"
    assert s.fear == len(SCALE)


@pytest.mark.rules("AMB-HIK-76", "HIK-108", "HIK-93")
def test_the_player_chooses_who_loses_mana_and_refusals_cite_the_ruling() -> None:
    s = closing_time(party="captain seer", mana="captain seer", fear=4)
    assert s.why("tire captain") == "AMB-HIK-76 nobody_tires"
    s.play("attack middle", "roll", "accept", dice="1")  # the captain's power may help before the roll
    assert s.asks == "party tire"
    assert s.why("pass") == "AMB-HIK-76 must_tire"
    s.play("tire seer")
    assert s.mana == "captain"
    s = closing_time(cards=CARDS.replace('does = "mana"', 'does = "nothing"'))
    assert s.why("tire captain") == "AMB-HIK-76 scale_takes_none"


@pytest.mark.rules("AMB-HIK-76", "HIK-108")
def test_a_family_that_no_scale_of_the_booklet_names_can_be_strengthened() -> None:
    cards = CARDS.replace('4 = "outer+2"', '4 = "dragon+2"')
    s = closing_time("drake pit wisp", cards=cards, fear=3)
    before = s.power(1), s.power(2), s.power(3)
    s = closing_time("drake pit wisp", cards=cards, fear=4)
    assert (s.power(1), s.power(2), s.power(3)) == (before[0] + 2, *before[1:])


@pytest.mark.rules("AMB-HIK-76")
@pytest.mark.parametrize("bot", ["steady", "random"])
def test_it_is_played_to_the_end_and_its_record_replays(bot: str) -> None:
    ends = set()
    for seed in range(3):
        match = begin({"cards": CARDS}, 1, seed)
        finish(match, make(bot, GAME.id), seed=seed)
        assert match.result is not None
        ends.add(match.result.how)
        assert match.result.rule in GAME.part(Words).rulebook
        again = pygames.replay(match.record)
        assert (again.record, again.view(0)) == (match.record, match.view(0))
        assert pygames.replay(match.record.link(GAME)).view(0) == match.view(0)
    assert ends <= {"destiny", "demoralised", "slain"}


# --- how it is told ---


@pytest.mark.rules("AMB-HIK-76", "HIK-108")
def test_a_step_is_told_by_its_own_name_and_what_it_does() -> None:
    said = {}
    for language in LANGUAGES:
        s = closing_time(courage=9)
        localizer = Localizer(GAME, language, options=s.match.options)
        events = [*s.play("attack middle", dice="1"), *s.play("attack middle", dice="1")]
        said[language] = [localizer.event(event) for event in events if event.kind.startswith("fate")]
    assert said["en"][0] == (
        "Destiny scale, step 1. The rats wake: cards of the group “rats” have +3 power from now on."
    )
    assert said["en"][1].startswith("Destiny scale, step 2: a tenacity token for the weakest monster")
    assert said["fr"][0].replace("\u202f", " ") == (
        "Échelle du destin, étape 1. Les rats s’éveillent : "
        "les cartes du groupe « rats » ont désormais +3 en puissance."
    )


@pytest.mark.rules("AMB-HIK-76")
def test_the_text_table_shows_the_scale_and_that_the_scenario_is_ones_own() -> None:
    lines = described(closing_time(fear=4))
    assert "Scenario: Closing time (scenario of one’s own)" in lines
    weakest = "a tenacity token for the weakest monster, or for all that are equally weak, unless it has one"
    scale = lines[lines.index("Destiny scale") + 1 :][: len(SCALE) + 1]
    assert scale == [
        "Fear tokens of the dungeon: 4",
        "Step 1, reached: The rats wake: cards of the group “rats” have +3 power from now on",
        f"Step 2, reached: {weakest}",
        "Step 3, reached: nothing happens",
        "Step 4, reached: cards in the two outer corridors have +2 power from now on",
        "Step 5, next: The bill: an adventurer loses a mana token",
        "Step 6: a tenacity token for every monster without one",
        "Step 7: Da capo: the final monster has +10 power from now on",
        "Step 8: the dungeon wins",
    ]
    assert lines.count("group “rats”") == 1  # the rat is in it, nobody else
    french = [text.replace("\u202f", " ") for text in described(closing_time(), "fr")]
    assert "Scénario : L’heure de fermer (scénario personnel)" in french
    assert "groupe « rats »" in french


@pytest.mark.rules("AMB-HIK-76")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_that_a_file_can_have_has_its_own_words(language: Language) -> None:
    """In the log and on the page, with how much is added."""
    localizer, texts = Localizer(GAME, language), Texts(language)
    steps = [*ONCE, *(f"{whom}+{amount}" for whom in (*ALIKE, "abunakkashii", "cooks") for amount in (1, 10))]
    said = [str(localizer.word("step", step)) for step in steps]
    assert len({*said}) == len(steps)
    for step, text in zip(steps, said, strict=True):
        assert re.search(r"\+(\d+)|$", text)[0] == "".join(step.partition("+")[1:])  # type: ignore[index]
        assert not step.startswith("cooks") or "cooks" in text
    keys = [f"immortal-king.step.{word}" for word in (*ONCE, *ALIKE, "abunakkashii", "group")]
    assert all(key in texts for key in keys)


def test_the_terminal_plays_a_file_with_a_scenario(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(CARDS, encoding="utf-8")
    typed = iter(["enlist A1", "pack E1", "pack E2", "pack E3", "pack E4", "ready"])
    monkeypatch.setattr("builtins.input", lambda _prompt="": next(typed, "quit"))
    assert main(("play", "immortal-king", "--cards", str(file), "--seats", "1", "--seed", "2")) == 0
    printed = capsys.readouterr().out
    assert "Scenario: Closing time (scenario of one’s own)" in printed
    assert "Step 1, next: The rats wake: cards of the group “rats” have +3 power from now on" in printed
