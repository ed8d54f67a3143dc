"""The end of a game: who won, the final table, and where the game turned."""

import re

import pytest

import pygames
from pygames.bots import decide, make
from pygames.engine.face import Face
from pygames.engine.match import Match
from pygames.engine.options import OptionValue
from pygames.engine.rng import Rng
from pygames.engine.text import LANGUAGES, Language
from pygames.words.characters import cast
from pygames.words.localizer import Localizer
from tests.hero_realms_lich.scene import hero, lich, scene
from tests.kit.play import Player as Chooser
from tests.web.driven import App
from tests.web.hands import press, session
from tests.web.tables import text_of
from web.model.session import Session
from web.model.sight import Player
from web.model.story import MOST_TURNS, tell_story
from web.texts import Texts
from web.view.end import end, title, turns

GAMES = [entry.id for entry in pygames.catalogue() if entry.playable]
TEXTS = Texts("en")


def finished(
    game: str, seed: int = 3, seats: int | None = None, options: dict[str, OptionValue] | None = None
) -> Match:
    match = pygames.new(game, seed=seed, seats=seats, options=options)
    chooser = Chooser(Rng(seed))
    while match.decision is not None:
        match.play(chooser.choose(match.decision.legal_actions))
    return match


@pytest.mark.parametrize("game", GAMES)
def test_figures_have_texts_and_the_winner_stands_best(game: str) -> None:
    """At the end nobody has a higher score than a winner, where more than one side is scored."""
    match = finished(game)
    standings = match.game.part(Face).standings(match.view(None))
    assert standings
    for language in LANGUAGES:
        localizer = Localizer(match.game, language)
        assert all(f"standing.{it.name}" in localizer for line in standings for it in line.figures)
    result = match.result
    assert result is not None
    if len(standings) > 1 and result.winners:
        best = max(line.score for line in standings)
        assert all(line.score == best for line in standings if line.seat in result.winners)


@pytest.mark.parametrize("game", GAMES)
def test_turning_points_are_choices_that_changed_who_leads(game: str) -> None:
    """Three at most, in the order of the game, each with what happened, as the viewer saw it."""
    match = finished(game)
    it = Session.of(match, [Player(), *[Player(bot="random")] * (match.seats - 1)])
    story = tell_story(it)
    assert 0 < len(story.turns) <= MOST_TURNS
    assert [turn.step for turn in story.turns] == sorted({turn.step for turn in story.turns})
    for turn in story.turns:
        assert turn.change
        assert turn.events
        assert all(event.to is None or event.to == 0 for event in turn.events)
        seen = [event.seen_by(0) for event in match.choices[turn.step - 1].events]
        assert set(map(str, turn.events)) <= set(map(str, seen))
    html = str(end(it, story, it.localizer(TEXTS), TEXTS))
    assert html.count('data-do="look"') == len(story.turns)
    assert html.count("<tr") == 1 + len(story.standings)
    rows = re.findall(r"<tr.*?</tr>", html)  # the Lich has a figure that heroes lack
    assert len({len(re.findall(r"<t[hd]", row)) for row in rows}) == 1


@pytest.mark.parametrize("game", GAMES)
def test_the_game_turned_where_it_was_won_or_lost(game: str) -> None:
    """Whoever won is told first what won it, whoever lost what lost it; the rest only fills up."""
    match = finished(game)
    assert match.result is not None
    for seat in range(match.seats):
        people = [Player(bot="" if it == seat else "random") for it in range(match.seats)]
        story = tell_story(Session.of(match, people))
        good = 1 if seat in match.result.winners else -1
        fitting = [turn for turn in story.turns if turn.change * good > 0]
        every = tell_story(Session.of(match, people), most=1000)
        assert len(fitting) == min(MOST_TURNS, sum(turn.change * good > 0 for turn in every.turns))


@pytest.mark.parametrize("seat", [0, 1])
def test_a_duel_of_few_scenes_has_its_turning_points_too(seat: int) -> None:
    """In Hero Realms only the end is a scene: the attacks that cost most health are told beside it."""
    match, rng = pygames.new("hero-realms", seed=4), Rng(4)
    steady = make("steady", "hero-realms")
    while match.decision is not None:
        match.play(decide(steady, match, rng))
    assert match.result is not None
    people = [Player(bot="" if it == seat else "random") for it in range(match.seats)]
    turns = tell_story(Session.of(match, people)).turns
    won = seat in match.result.winners
    assert len(turns) == MOST_TURNS
    assert all(turn.change > 0 if won else turn.change < 0 for turn in turns)
    assert turns[-1].step == len(match.choices)
    assert all(any(event.kind in ("attacked", "out") for event in turn.events) for turn in turns)


@pytest.mark.parametrize(
    ("game", "options"), [("hero-realms", {"classes": "classes"}), ("hero-realms-lich", {})]
)
def test_taking_a_deck_is_no_turning_point(game: str, options: dict[str, OptionValue]) -> None:
    """Before all have one, nobody stands anywhere."""
    match = finished(game, options=options)
    story = tell_story(Session.of(match, [Player(), *[Player(bot="random")] * (match.seats - 1)]), most=99)
    assert story.turns
    decks = {choice.number for choice in match.choices if choice.action.type.name == "take"}
    assert not decks & {turn.step for turn in story.turns}


@pytest.mark.parametrize(("seed", "how"), [(5, "party"), (1, "boss")])
@pytest.mark.rules("HRL-26", "HRL-27")
def test_a_party_wins_and_loses_together(seed: int, how: str) -> None:
    """Jars and defeats are told to each member, the last one among them; taking a pack turned nothing."""
    match, rng = pygames.new("hero-realms-lich", seats=3, seed=seed), Rng(seed)
    steady, beginner = make("steady", match.game.id), make("random", match.game.id)
    while match.decision is not None:
        boss = match.decision.seat == 2
        match.play(decide(beginner if boss == (how == "party") else steady, match, rng))
    assert match.result is not None
    assert match.result.how == how
    for seat in range(match.seats):
        people = [Player(bot="" if it == seat else "steady") for it in range(match.seats)]
        turns = tell_story(Session.of(match, people)).turns
        kind = "jar_broken" if how == "party" else "defeated"
        assert sum(any(event.kind == kind for event in turn.events) for turn in turns) == 2
        assert turns[-1].step == len(match.choices)
        assert turns[0].step > 2, "packs were taken"


@pytest.mark.parametrize(("seed", "how"), [(1, "slain"), (4, "destiny")])
@pytest.mark.rules("HIK-75")
def test_of_a_game_won_alone_it_is_told_which_fights_won_it(seed: int, how: str) -> None:
    """A lost fight costs more than a won one brings, and was all that a winner was told of."""
    game = pygames.load("immortal-king")
    match = Match(game, 1, seed, game.choose_options({"scenario": "dark-evening"}, 1))
    rng = Rng(seed)
    steady = make("steady", game.id)
    while match.decision is not None:
        match.play(decide(steady, match, rng))
    assert match.result is not None
    assert match.result.how == how
    turns = tell_story(Session.of(match, [Player()])).turns
    kinds = [{event.kind for event in turn.events} for turn in turns]
    assert len(turns) == MOST_TURNS
    kind = "fight_won" if how == "slain" else "fight_lost"
    assert all(kind in it for it in kinds)
    assert turns[-1].step == len(match.choices)  # the last blow
    assert ("slain" in kinds[-1]) == (how == "slain")


def test_of_a_long_turn_only_what_it_is_watched_for_is_told() -> None:
    """The boss's turn in the Skirmish has a score of events, the last of which say little."""
    match = finished("hero-realms-skirmish")
    story = tell_story(Session.of(match, [Player()]))
    kinds = [[event.kind for event in turn.events] for turn in story.turns]
    whole = [it for it in kinds if it[0] == "boss_turn"]  # no question came in between
    assert whole
    assert all(set(it) <= {"boss_turn", "boss_attacked", "struck_player"} for it in whole)


def test_of_a_combat_of_many_it_is_told_who_won_and_who_lost_a_heart() -> None:
    """Each of six reveals a weapon, which says nothing of why the game turned."""
    match = finished("boss-quest", seats=6)
    for turn in tell_story(Session.of(match, [Player()] * 6)).turns:
        assert turn.events
        assert {event.kind for event in turn.events} <= {"wins_round", "nobody_wins", "heart_lost"}


def test_another_game_is_offered_before_what_is_long() -> None:
    """The final table and the turning points would push it out of sight."""
    match = finished("boss-quest")
    over = Session.of(match, [Player()] * match.seats)
    html = str(end(over, tell_story(over), Localizer(match.game, "en"), TEXTS))
    assert html.index('data-do="again"') < html.index('class="end-table"') < html.index('class="end-turns"')


def test_one_person_is_told_you_and_several_by_name() -> None:
    match = finished("heroz")
    result = match.result
    assert result is not None
    (winner,) = result.winners
    words = {}
    for name, people in {"won": [winner], "lost": [1 - winner], "both": [0, 1], "none": []}.items():
        players = [Player(bot="" if seat in people else "random") for seat in (0, 1)]
        it = Session.of(match, players)
        words[name] = title(it, it.localizer(TEXTS), TEXTS)
    assert words["won"] == "You win!"
    assert words["lost"] == f"{cast(2, match.seed or 0)[winner].name} wins. You lose."
    assert words["both"].endswith("wins")
    assert words["none"].endswith("wins")


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["The Lich wins", "The heroes win"]),
        ("fr", ["Le Seigneur Liche l’emporte", "Les héros l’emportent"]),
    ],
)
def test_of_a_side_several_persons_are_told_by_what_it_is(language: Language, words: list[str]) -> None:
    """Nobody remembers which letter the Lich has."""
    fallen = scene(hero(health=2), hero(pack="wizard", health=0), lich(), turn="C", combat=2)
    fallen.play("attack A 2")
    broken = scene(hero(), hero(pack="wizard"), lich(health=2), combat=2)
    broken.play("attack C 2")
    texts = Texts(language)
    people = [Player(), Player(), Player(bot="random")]
    over = [Session.of(it.match, people) for it in (fallen, broken)]
    assert [title(it, it.localizer(texts), texts) for it in over] == words


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "The Fighter, the Wizard and the Thief win. You lose."),
        ("fr", "Défaite\u202f: le Guerrier, le Sorcier et le Voleur l’emportent."),
    ],
)
def test_several_winners_are_counted_up(language: Language, words: str) -> None:
    s = scene(hero(), hero(pack="wizard"), hero(pack="thief"), lich(health=2), combat=2)
    s.play("attack D 2")
    texts = Texts(language)
    over = Session.of(s.match, [*[Player(bot="random")] * 3, Player()])
    assert title(over, over.localizer(texts), texts) == words


def test_of_two_liches_it_is_told_alike_to_both_who_has_lost() -> None:
    """To who has lost it was no other Lich's jar that broke."""
    s = scene(lich(), lich(health=2), combat=2)
    s.play("attack B 2")
    assert s.match.result is not None
    for language in LANGUAGES:
        told = {
            Session.of(s.match, [Player(bot="" if it == seat else "random") for it in (0, 1)])
            .localizer(Texts(language))
            .result(s.match.result)
            for seat in (0, 1)
        }
        assert len(told) == 1
    assert told == {"Un Seigneur Liche n’a plus de Fiole d’Âme\u202f: l’autre l’emporte."}


def test_a_turning_point_leads_into_the_past_and_the_story_is_worked_out_once() -> None:
    link = finished("heroz").record.link(pygames.load("heroz"))
    app = App({"languages": "en", "address": "https://tables.example/", "hash": link})
    assert app.page.state == "over"
    html = app.html()
    assert text_of(html, "<table", "</table>").startswith("The final score")
    step = re.search(r'class="end-turns".*?data-arg="(\d+)"', html)
    assert step
    assert app.page.play is not None
    assert app.page.play.story is app.page.play.story
    press(app, do="look", arg=step[1])
    assert app.page.play.look is not None
    assert app.page.play.look.step == int(step[1])
    assert session(app).match.decision is None


def test_a_win_against_the_boss_is_told_by_the_greatest_attacks_and_what_was_chosen() -> None:
    """Of the boss's turns, which cost health, it told three, whatever had won the game."""
    game = "hero-realms-skirmish"
    match, rng, steady = pygames.new(game, seed=2), Rng(2), make("steady", game)
    while match.decision is not None:
        match.play(decide(steady, match, rng))
    over = Session.of(match, [Player()])
    story = tell_story(over)
    assert [turn.change for turn in story.turns] == [11, 12, 12]
    html = text_of(str(turns(story, over.localizer(TEXTS), TEXTS)), "<ol", "</ol>")
    assert html.startswith("You attack the boss with 14 combat. The boss’s shield of 3 stops 3 combat.")
    lost = finished(game, seed=4)
    over = Session.of(lost, [Player()])
    html = text_of(str(turns(tell_story(over), over.localizer(TEXTS), TEXTS)), "<ol", "</ol>")
    assert "End the turn. " in html, "what was chosen stands before what the boss did"
