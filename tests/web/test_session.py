"""Seats, curtain, opponents, answers by themselves, undo."""

import pytest

import pygames
from pygames.engine.errors import CannotUndo
from pygames.engine.rng import Rng
from tests.hero_realms.scene import has, scene
from tests.kit.play import Player as Chooser
from tests.kit.play import decision_of
from tests.web.driven import App
from tests.web.hands import GoingOn, press, start
from tests.web.hands import session as session_of
from web.model.sentences import who
from web.model.session import Session
from web.model.sight import Player
from web.texts import Texts

HUMAN, RANDOM = Player(), Player(bot="random")


def session(*players: Player, seed: int = 7) -> GoingOn:
    """A new game with these players."""
    return GoingOn(Session.of(pygames.new("heroz", seed=seed), players))


def settle(it: GoingOn) -> None:
    """Let everything happen that happens by itself."""
    while it.tick() is not None:
        pass


def play(it: GoingOn, chooser: Chooser) -> None:
    """One choice of the person asked, at random."""
    it.take()
    settle(it)
    decision = it.match.decision
    if decision is not None and it.can_act:
        it.choose(decision.legal_actions.index(chooser.choose(decision.legal_actions)))


@pytest.mark.parametrize("seed", range(4))
def test_one_human_sees_no_curtain_and_always_the_own_view(seed: int) -> None:
    """An opponent needs no device."""
    for human in (0, 1):
        players = [RANDOM, RANDOM]
        players[human] = HUMAN
        it = session(*players, seed=seed)
        chooser = Chooser(Rng(seed))
        while it.match.decision is not None:
            assert it.curtain is None
            assert it.viewer == human
            play(it, chooser)
        assert it.viewer == human


@pytest.mark.parametrize("seed", range(4))
def test_two_humans_get_a_curtain_before_every_private_view(seed: int) -> None:
    """The set-up included: nobody's view is shown before that person has said to be there."""
    it = session(HUMAN, HUMAN, seed=seed)
    chooser = Chooser(Rng(seed), tactic=2)
    assert it.curtain == it.asked
    holder = None
    while it.match.decision is not None:
        if it.asked != holder:
            it.pass_device()
            assert it.curtain == it.asked
            assert it.viewer is None
            assert not it.can_act
            assert not it.marks.legal_actions
            assert it.choose(0) is None
            it.take()
            holder = it.asked
        assert it.curtain is None
        assert it.viewer == holder == it.asked
        if it.tick() is None:
            it.choose(it.match.decision.legal_actions.index(chooser.choose(it.match.decision.legal_actions)))
    assert it.viewer is None


def test_two_opponents_play_before_an_onlooker() -> None:
    """Nobody's hand is shown."""
    it = session(RANDOM, RANDOM)
    assert it.viewer is None
    settle(it)
    assert it.match.result is not None


@pytest.mark.parametrize(("players", "all_told"), [((HUMAN, RANDOM), False), ((HUMAN, HUMAN), True)])
def test_questions_that_answer_themselves(players: tuple[Player, ...], all_told: bool) -> None:
    """A brief question with one answer is not put; but silence must not betray a hand to the other person."""
    told = silent = 0
    for seed in range(3):
        it = session(*players, seed=seed)
        chooser = Chooser(Rng(seed))
        while it.match.decision is not None:
            decision = it.match.decision
            single = (
                decision.type.auto_pass and len(decision.legal_actions) == 1 and decision.seat in it.humans
            )
            telling = decision.type.leaks_hand
            if single:
                assert (it.due == "answer") == (not it.shared or (it.can_act and not telling))
                told += telling and not it.due
                silent += it.due == "answer"
            elif decision.seat in it.humans:
                assert not it.due
            if it.tick() is None:
                it.take()
                if not it.due:
                    it.choose(decision.legal_actions.index(chooser.choose(decision.legal_actions)))
    assert silent
    assert bool(told) == all_told


def test_undo_takes_back_what_a_person_chose() -> None:
    """Answers that were given by themselves go with it."""
    it = session(HUMAN, HUMAN)
    it.take()
    before = it.match.record
    with pytest.raises(CannotUndo):
        it.undo()
    number = next(n for n, a in enumerate(decision_of(it.match).legal_actions) if a.type.name == "place")
    it.choose(number)
    assert it.why_not_undo() is None
    it.undo()
    assert it.match.record == before
    assert not it.picked


@pytest.mark.parametrize("seed", range(2))
def test_undo_and_the_same_again_lead_to_the_same_place(seed: int) -> None:
    """At every choice that can be undone; where it cannot be, nothing changes."""
    it = session(HUMAN, RANDOM, seed=seed)
    chooser = Chooser(Rng(seed), tactic=1)
    undone = refused = 0
    while True:
        settle(it)
        decision = it.match.decision
        if decision is None:
            break
        before = it.match.record
        number = decision.legal_actions.index(chooser.choose(decision.legal_actions))
        it.choose(number)
        after = it.match.record
        while it.due == "answer":
            it.tick()
        if not it.due and it.why_not_undo() is None:
            it.undo()
            assert it.match.record == before
            assert not it.due
            it.choose(number)
            assert it.match.record == after
            undone += 1
        else:
            settled = it.match.record
            with pytest.raises(CannotUndo):
                it.undo()
            assert it.match.record == settled
            refused += 1
    assert undone
    assert refused


def test_pointing_at_what_is_not_legal_says_why() -> None:
    """With the rule; and for somebody who is not asked, without telling what the other holds."""
    it = session(HUMAN, HUMAN)
    it.take()
    assert it.asked is not None
    mine = "AB"[it.asked]
    card = next(a.words[0] for a in decision_of(it.match).legal_actions if a.words)
    assert it.point(card)
    told = it.why(f"{mine}13")
    assert told.refusal is not None
    assert told.refusal.rule == "HZ-27"
    assert it.why(f"{mine}11").action is not None
    other = session(HUMAN, RANDOM)
    while other.can_act:
        other.choose(len(decision_of(other.match).legal_actions) - 1)
    if other.match.decision is not None:
        assert other.why("A♠").refusal is None


def test_the_wrong_number_of_players() -> None:
    """Is a fault of the page."""
    with pytest.raises(ValueError, match="2 players"):
        session(HUMAN)


def test_the_only_person_is_asked_as_you() -> None:
    """And by name where several share the device, as every opponent is."""
    match = pygames.new("heroz", seed=1)
    texts = Texts("en")
    for players, said in (
        ([Player(), Player(bot="steady")], "Your turn: place troops face down."),
        ([Player(), Player()], "Player A may place troops."),
        ([Player(bot="steady"), Player()], "Mathilde may place troops."),
    ):
        session = Session.of(match, players)
        assert who(session, session.localizer(texts)) == said


def test_players_are_called_by_what_they_play_as_soon_as_that_is_known() -> None:
    match = pygames.new("hero-realms-lich", seed=1, seats=3)
    players = [HUMAN, RANDOM, RANDOM]
    before = Session.of(match, players).localizer(Texts("fr"))
    for pack in ("cleric", "wizard"):
        match.play(f"take {pack}")
    french, english = (Session.of(match, players).localizer(Texts(it)) for it in ("fr", "en"))
    assert before.names[1:] == ("Konrad", "le Seigneur Liche")
    assert french.names[1:] == ("le Sorcier", "le Seigneur Liche")
    assert english.names[1:] == ("the Wizard", "the Lich")


def test_plain_choices_are_made_with_one_press_and_taken_back_with_one() -> None:
    """Each is a choice of its own; where there is one only, nothing is offered."""
    s = scene(has("gold*3 spark"), has("gold*5"))
    it = GoingOn(Session.of(s.match, [HUMAN, RANDOM]))
    before = it.match.record
    assert len(it.plain) == 3
    events = it.play_plain()
    assert [event.kind for event in events] == ["played", "gained_gold"] * 3
    assert len(it.match.choices) == 3
    assert it.view["pools"]["gold"] == 3
    assert not it.plain
    assert it.play_plain() is None
    it.undo()
    assert it.match.record == before
    assert len(it.plain) == 3


def test_nobody_else_is_offered_plain_choices() -> None:
    """Nor where the game knows none."""
    assert not Session.of(scene(has("gold*3")).match, [RANDOM, HUMAN]).plain
    assert not session(HUMAN, RANDOM).plain


@pytest.mark.parametrize("address", ["", "heroz/lesson/columns@3"])
def test_what_an_opponent_has_thought_outlives_what_a_person_does_meanwhile(address: str) -> None:
    """Pointing, a dialog, a setting of another kind: none begins the thought anew."""
    app = App({"languages": "en", "hash": address, "preferences": {"pace": "normal"}})
    if not address:
        start(app, "heroz")
    before = session_of(app)
    app.handle({"type": "preview", "data": {"why": "K♠"}})
    press(app, do="settings")
    app.handle({"type": "change", "form": "settings", "data": {"theme": "dark"}})
    press(app, do="close")
    app.share({"theme": "light"})
    assert session_of(app) is before
