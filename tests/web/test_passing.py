"""Passing until something happens, and passing where nothing is at stake yet."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain

import pytest

import pygames
from pygames.engine.errors import CannotUndo
from pygames.engine.event import Event
from pygames.engine.rng import Rng
from pygames.engine.text import LANGUAGES, Language
from pygames.words.localizer import Localizer
from tests.hero_realms.scene import has
from tests.hero_realms.scene import scene as realms
from tests.kit.play import Player as Chooser
from tests.kit.play import decision_of
from tests.web.hands import GoingOn, begin, press, settle
from tests.web.hands import session as session_of
from web.model import message as msg
from web.model import running
from web.model.sentences import lately, where, who
from web.model.session import Session, decided
from web.model.sight import Player
from web.texts import Texts
from web.view.prompt import passing_on

HUMAN, RANDOM = Player(), Player(bot="random")
SEEDS = range(6)


def asked(game: str, *players: Player, seed: int, tactic: int = 0) -> Iterator[GoingOn]:
    """A game in which each question to a person comes up once; what is left open is chosen at random."""
    it = GoingOn(Session.of(pygames.new(game, seed=seed, seats=len(players)), players))
    chooser = Chooser(Rng(seed), tactic)
    while True:
        it.take()
        while it.tick() is not None:
            it.take()
        if it.match.decision is None:
            return
        if it.can_act:
            before = len(it.match.choices)
            yield it
            if len(it.match.choices) == before:
                legal = decision_of(it.match).legal_actions
                it.choose(legal.index(chooser.choose(legal)))


def since(it: GoingOn, choices: int) -> list[Event]:
    """What has happened since so many choices were made."""
    return [event for choice in it.match.choices[choices:] for event in choice.events]


def test_waits_are_offered_where_one_is_asked_again_and_again() -> None:
    for seed in SEEDS:
        for it in asked("heroz", HUMAN, RANDOM, seed=seed):
            decision, view = decision_of(it.match), it.match.view(None)
            attacked = view["fight"] is not None and view["active"] == 1
            expected = ("turn",) if attacked else ("attacked", "turn")
            assert it.waits == (expected if decision.id == "specials" else ())
            assert it.pass_on("nonsense") is None


@pytest.mark.parametrize("wait", ["attacked", "turn"])
def test_who_passes_is_asked_again_when_it_has_come(wait: str) -> None:
    """No window is put to the person before that; every pass is an action of the record."""
    passed = again = 0
    for seed in SEEDS:
        waiting = None
        for it in asked("heroz", HUMAN, RANDOM, seed=seed):
            if decision_of(it.match).id != "specials":
                continue
            if waiting is not None:
                told = since(it, waiting)
                own = any(event.kind == "turn" and event.params["seat"] == 0 for event in told)
                theirs = [event.kind for event in told if event.params.get("seat") == 1]
                attack = "attacked" in theirs or "aura" in theirs
                assert own or (wait == "attacked" and attack)
                again += 1
            waiting = None
            if wait in it.waits:
                waiting = len(it.match.choices)
                assert it.pass_on(wait) is not None
                passed += 1
                assert it.match.choices[waiting].action.text == "pass"
    assert passed > again > 10


def test_passing_until_the_end_of_the_turn_where_a_game_has_no_waits() -> None:
    """It answers for that person only, and ends with the turn."""
    passed = 0
    for seed in SEEDS:
        for it in asked("immortal-king", HUMAN, RANDOM, seed=seed):
            decision = decision_of(it.match)
            assert it.waits in ((), ("",))
            assert bool(it.waits) == decision.type.leaks_hand
            if it.waits:
                turn = it.view["turn"]
                assert it.pass_on("") is not None
                while it.tick() is not None:
                    pass
                passed += 1
                over = it.match.decision is None
                assert over or not decision_of(it.match).type.leaks_hand or it.view["turn"] != turn
    assert passed


def test_one_way_to_be_asked_less_is_a_button_that_says_what_it_does() -> None:
    """Several are folded behind one. Whoever rolls or accepts does not pass."""
    seen = set()
    texts = Texts("en")
    for it in chain.from_iterable(asked("immortal-king", HUMAN, RANDOM, seed=seed) for seed in SEEDS):
        if it.waits:
            bar = str(passing_on(it.now, Localizer(it.match.game, "en", ("Ada", "Bot")), texts))
            assert "accept" in bar.lower()
            assert (texts("prompt.less") in bar) == ("<details" in bar) == it.asks_without_need
            assert texts("prompt.more") not in bar
            seen.add(decision_of(it.match).id)
        if seen == {"before", "after"}:
            return
    raise AssertionError(seen)


def test_undo_leads_back_to_where_the_wait_was_chosen() -> None:
    """Where nothing was revealed since; and the person is asked again."""
    undone = 0
    for seed in SEEDS:
        for it in asked("heroz", HUMAN, RANDOM, seed=seed, tactic=1):
            if "turn" not in it.waits:
                continue
            before = it.match.record
            it.pass_on("turn")
            while it.due == "answer":
                it.tick()
            if not it.due and it.can_act and it.why_not_undo() is None:
                it.undo()
                assert it.match.record == before
                assert "turn" in it.waits
                assert not it.due
                undone += 1
            else:
                with pytest.raises(CannotUndo):
                    it.undo()
    assert undone


@pytest.mark.parametrize("players", [(HUMAN, RANDOM), (HUMAN, HUMAN)])
def test_where_nothing_is_at_stake_nobody_need_be_asked(players: tuple[Player, Player]) -> None:
    """By what everybody sees: whether a person could play something makes no difference."""
    early = {False: 0, True: 0}  # windows before an attack is declared
    for wanted in early:
        for seed in SEEDS:
            for it in asked("heroz", *players, seed=seed):
                it.now = replace(it.now, only_at_stake=wanted)
                if it.due or decision_of(it.match).id != "specials":
                    continue
                early[wanted] += it.match.view(None)["fight"] is None
    assert early[False]
    assert not early[True]


def test_a_fight_that_is_surely_won_takes_one_press() -> None:
    """The attack: nobody is asked before the roll, and no scene waits to be closed."""
    won = 0
    for seed in range(40):
        app = begin(fields={"who0": "human"}, seed=seed, game="immortal-king", scenario="dark-evening")
        chooser = Chooser(Rng(seed))
        while (decision := session_of(app).match.decision) is not None and not won:
            legal = decision.legal_actions
            press(app, choice=str(legal.index(chooser.choose(legal))))
            made = len(session_of(app).match.choices)
            while running.pause(app.page) is not None:
                sure = decided(session_of(app).match)
                app.send(msg.TimePassed())
                if sure:
                    assert decision.id == "turn"
                    assert session_of(app).match.choices[made].action.text == "roll"
                    assert session_of(app).match.view(None)["last"]["how"] == "won"
                    assert app.page.table.watching is None
                    assert app.page.table.present.beside is not None
                    won += 1
            settle(app)
    assert won


@pytest.mark.rules("HZ-68", "AMB-HZ-28")
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_window_says_at_which_moment_it_is_and_what_has_just_happened(language: Language) -> None:
    """So that the same question once more does not look as if the press had missed."""
    met: set[tuple[int, int]] = set()
    texts = Texts(language)
    games = (asked("heroz", HUMAN, Player(bot="steady"), seed=seed) for seed in (3, 4))
    for it in chain.from_iterable(games):
        view = it.match.view(None)
        localizer = it.localizer(texts)
        told = lately(it.now, localizer, texts)
        if decision_of(it.match).id != "specials":
            assert not told
            continue
        window, active = view["step"], view["active"]
        occasion = window + 3 * active  # the other's turn has words of its own
        assert who(it.now, localizer) == localizer.text(f"prompt.specials.{occasion}", seat=0)
        assert where(it.now, localizer) == localizer.text(f"step.specials.{occasion}")
        if window == 2 and it.match.choices[-1].action.type.name == "attack":
            assert active == 0
            assert told == localizer.event(it.match.choices[-1].events[-1])
        if window == 2 and active == 1 and not it.match.choices[-1].action.words:
            assert told.endswith(texts("prompt.passed", name=localizer.seat(1)))
            met.add((4, active))
        met.add((window, active))
    assert {(1, 1), (2, 0), (3, 0), (4, 1)} <= met


def test_passing_offers_to_ask_only_where_something_is_at_stake() -> None:
    """Once; the settings know it then."""
    app = begin(who1="steady")
    chooser = Chooser(Rng(1))
    while not session_of(app).waits or session_of(app).match.view(None)["fight"] is not None:
        legal = decision_of(session_of(app).match).legal_actions
        press(app, choice=str(legal.index(chooser.choose(legal))))
        settle(app)
    assert app.html().count('data-do="ask-less"') == 1
    press(app, do="ask-less")
    assert app.page.preferences.asked == "fight"
    assert session_of(app).due == "answer"  # this one is passed, too
    settle(app)
    assert 'data-do="ask-less"' not in app.html()


def test_to_pass_there_is_one_button_and_the_longer_ways_are_folded() -> None:
    app = begin(who1="steady")
    chooser = Chooser(Rng(1))
    while not session_of(app).waits:
        legal = decision_of(session_of(app).match).legal_actions
        press(app, choice=str(legal.index(chooser.choose(legal))))
        settle(app)
    for _ in range(2):  # the table, then the text table
        actions, folded = app.html().split("<details", 1)
        folded = folded.split("</details>")[0]
        assert "pass-on" not in actions
        assert folded.count('data-do="pass-on"') == len(session_of(app).waits)
        press(app, do="rendering")


@pytest.mark.parametrize("language", LANGUAGES)
def test_waits_are_buttons_of_the_prompt_and_of_the_text_table(language: str) -> None:
    label = {"en": "Pass until my next turn", "fr": "Passer jusqu’à mon prochain tour"}[language]
    app = begin(language)
    chooser = Chooser(Rng(1))
    for _ in range(200):
        settle(app)
        it = session_of(app)
        if it.waits:
            break
        legal = decision_of(it.match).legal_actions
        press(app, choice=str(legal.index(chooser.choose(legal))))
    assert app.html().count(label) == 1
    press(app, do="rendering")
    assert app.html().count(label) == 1
    turn = it.view["turn"]
    press(app, do="pass-on", arg="turn")
    settle(app)
    it = session_of(app)
    assert it.match.choices[-1].number > 0
    assert it.match.decision is None or it.view["turn"] > turn or decision_of(it.match).id != "specials"


def test_the_setting_holds_for_the_game_on_the_table_and_for_the_next() -> None:
    app = begin()
    assert not session_of(app).only_at_stake
    app.handle({"type": "change", "form": "settings", "data": {"asked": "fight"}})
    assert session_of(app).only_at_stake
    press(app, do="again")
    assert session_of(app).only_at_stake
    app.handle({"type": "change", "form": "settings", "data": {"asked": "always"}})
    assert not session_of(app).only_at_stake


def test_a_card_that_is_drawn_and_at_once_discarded_is_told_of() -> None:
    """Of Hero Realms: an empty hand leaves nothing to choose from, and nobody saw the card."""
    game, texts = realms(has("elven-gift gold", deck="ruby gold"), has(deck="gold")), Texts("en")
    told = []
    for choice in ("play gold", "play elven-gift", "draw 1", "acquire fire-gem"):
        game.play(choice)
        sitting = Session.of(game.match, [HUMAN, HUMAN], led=0)
        told.append(lately(replace(sitting, holder=0), sitting.localizer(texts), texts))
    assert told == ["", "", "Player A draws: Ruby. Player A discards Ruby.", ""]
