"""Which opponents are offered, and where: `strong` only where it was measured to be stronger."""

from typing import Any

import pytest

import pygames
from pygames import bots as levels
from pygames.bots import LEVELS, check_offered, decide, levels_at, make, names, names_at, think
from pygames.bots.advice import advise, guide_at, guide_of
from pygames.bots.review import Reviewing
from pygames.bots.search import TEMPERS
from pygames.cli.main import main
from pygames.engine.errors import BadOption, GameError
from pygames.engine.match import Match
from pygames.engine.rng import Rng
from pygames.engine.text import Language
from pygames.games import PLAYABLE
from pygames.games.hero_realms_lich.opponents.market import LEAST, WORTH
from pygames.games.immortal_king.state import MASTER, PARTY_SEAT
from pygames.words.localizer import Localizer
from tests.searched import ONLY_AT
from tests.web.driven import App
from tests.web.hands import press
from web.model.analysis import reviewable
from web.model.form import Form
from web.model.session import Session
from web.model.sight import Player

LICH, KING = "hero-realms-lich", "immortal-king"
BEFORE, ALL = ("random", "steady", *LEVELS[:-1]), ("random", "steady", *LEVELS)
PLAYOUTS = 12  # of a search, which the reviews of these tests need not have deep


@pytest.fixture
def shallow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let searches end early, as they do on a slow machine."""
    for game in (KING, LICH):
        monkeypatch.setattr(guide_of(game), "playouts", PLAYOUTS)


def party(choices: int | None = None) -> Match:
    """A party of one against the Lich, after so many choices of `steady` or at its end."""
    match, bot, rng = pygames.new(LICH, seed=3, seats=2), make("steady", LICH), Rng(1)
    while match.decision is not None and (choices is None or len(match.choices) < choices):
        match.play(decide(bot, match, rng))
    return match


def test_every_game_that_offers_it_at_some_seats_only_has_it() -> None:
    for game in ONLY_AT:
        assert "strong" in names(game)
    assert names_at("heroz", 2, 0, {}) == names("heroz")


@pytest.mark.parametrize(
    ("seats", "options", "levels"),
    [
        (2, {"versus": True}, [ALL, ALL]),
        (2, {"versus": False}, [BEFORE, BEFORE]),
        (4, {"versus": True}, [BEFORE] * 4),
        (3, {}, [ALL] * 3),
        (6, {}, [ALL] * 6),
    ],
)
def test_with_the_lich_it_is_offered_but_to_one_alone_against_it_and_to_a_lich_against_one(
    seats: int, options: dict[str, Any], levels: list[tuple[str, ...]]
) -> None:
    assert [names_at(LICH, seats, seat, options) for seat in range(seats)] == levels


@pytest.mark.parametrize("game", PLAYABLE)
def test_a_person_chooses_among_five_levels_where_a_game_has_a_guide(game: str) -> None:
    """Programs that are made for laboratories are not among them; a link may still name them."""
    found = levels_at(game, 2, 1, {"versus": True})
    assert found == (LEVELS if guide_of(game) is not None else names(game))


@pytest.mark.parametrize("game", PLAYABLE)
def test_a_temper_weighs_otherwise_and_changes_nothing_of_who_has_none(game: str) -> None:
    guide = guide_of(game)
    assert guide is not None
    assert set(guide.tempers) == set(TEMPERS)
    match, rng = pygames.new(game, seed=4), Rng(1)
    while match.decision is not None and len(match.choices) < 12:
        match.play(decide(make("steady", game), match, rng))
    state = match.search_state(0, 2)
    seat = 0
    usual = guide.tempered("").value(state, seat)
    assert usual == guide.value(state, seat)
    tempered = {name: guide.tempered(name).value(state, seat) for name in guide.tempers}
    assert all(0 < it < 1 for it in tempered.values())
    assert any(it != usual for it in tempered.values())


def test_in_immortal_king_it_is_offered_to_both_sides_and_alone() -> None:
    assert [names_at(KING, 2, seat, {}) for seat in range(2)] == [ALL, ALL]
    assert names_at(KING, 1, 0, {"scenario": "search"}) == ALL


def test_there_both_sides_have_a_review() -> None:
    """What a choice cost is found by a search, though the opponents do not search."""
    match, steady, rng = pygames.new(KING, seed=3, seats=2), make("steady", KING), Rng(1)
    while match.decision is not None:
        match.play(decide(steady, match, rng))
    for seat in range(2):
        assert guide_at(match, seat) is not None
        players = [Player(bot="" if it == seat else "steady") for it in range(2)]
        assert list(reviewable(Session.of(match, players))) == [seat]


@pytest.mark.parametrize(
    ("game", "seats", "seat", "seed"),
    [(KING, 2, 0, 1), (KING, 1, 0, 3), (KING, 2, 1, 1), (LICH, 5, 4, 1)],
)
@pytest.mark.usefixtures("shallow")
def test_what_cost_somebody_who_plays_at_random_is_found(game: str, seats: int, seat: int, seed: int) -> None:
    match, rng = pygames.new(game, seed=seed, seats=seats), Rng(seed)
    bots = [make("random" if it == seat else "steady", game) for it in range(seats)]
    while match.decision is not None:
        match.play(decide(bots[match.decision.seat], match, rng))
    found = Reviewing(match, seat).finish()
    assert found.seat == seat
    assert found.judged
    assert found.slips
    assert all(0 <= point.chance <= 1 for point in found.curve)


def test_the_set_up_says_what_it_does_at_which_seats() -> None:
    """It searches as dungeon master only; alone nobody else plays."""
    app = App({"languages": "en"})
    press(app, do="set-up", arg=KING)
    app.handle({"type": "change", "form": "setup", "data": {"seats": "2"}})
    assert 'value="strong"' in app.html()
    assert "Strong: plays out each choice many times before it moves, or goes by figures" in app.html()
    guide = guide_of(KING)
    assert guide is not None
    assert [guide.searches(2, seat) for seat in (PARTY_SEAT, MASTER)] == [False, True]


def test_no_name_of_a_level_has_what_separates_names_in_a_link() -> None:
    assert not [name for name in levels.NAMES if "-" in name]


def test_a_level_of_which_nobody_said_how_it_plays_does_not_play_as_another(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(levels, "names", lambda _: (*ALL, "master"))
    with pytest.raises(LookupError, match="master"):
        make("master", "heroz")


def test_where_it_is_not_offered_it_is_refused_in_words() -> None:
    match = pygames.new(LICH, seed=1, seats=2)
    with pytest.raises(BadOption) as caught:
        check_offered("strong", LICH, 2, 1, {})
    assert caught.value.key == "bot_not_here"
    words: dict[Language, str] = {"en": "seat B", "fr": "place B"}
    for language, word in words.items():
        said = Localizer(match.game, language, (), match.options).error(caught.value)
        assert word in said
        assert "random, steady" in said
        assert "strong, " not in said
    with pytest.raises(BadOption, match="unknown_bot"):
        check_offered("zed", LICH, 3, 2, {})
    check_offered("strong", LICH, 2, 1, {"versus": True})
    check_offered("strong", LICH, 3, 2, {})


def test_the_commands_refuse_it(capsys: pytest.CaptureFixture[str]) -> None:
    wrong = (
        ("play", LICH, "--bots", "strong"),
        ("simulate", LICH, "--games", "1", "--bots", "steady,strong"),
    )
    for words, letter in zip(wrong, "BA", strict=True):  # those who simulate change seats
        assert main([*words, "--lang", "en"]) == 2
        assert f"“strong” is not offered at seat {letter}" in capsys.readouterr().err


def test_the_set_up_lists_it_only_there_and_gives_it_up_with_the_option() -> None:
    form = Form.of(LICH)
    chosen = {"seats": "2", "who1": "strong"}
    form = form.fill(chosen)
    assert form.players[1].bot == "casual"
    form = form.fill({**chosen, "option-versus": "1"})
    assert form.players[1].bot == "strong"
    assert form.levels(0) == LEVELS
    form = form.fill({"option-versus": "0"})
    assert form.players[1].bot == "casual"


def test_the_set_up_says_what_it_does_only_where_it_is_offered() -> None:
    app = App({"languages": "en"})
    press(app, do="set-up", arg=LICH)
    for seats, versus, there in (
        ("2", "0", ""),
        ("2", "1", "takes what wins most often"),
        ("3", "0", "or goes by figures"),
    ):
        data = {"seats": seats, "option-versus": versus}
        app.handle({"type": "change", "form": "setup", "data": data})
        html = app.html()
        assert ('value="strong"' in html) == bool(there)
        assert there in html
        assert ("Strong: plays out each choice" in html) == bool(there)
        assert ("or goes by figures" in html) == (seats == "3")


def test_hints_and_reviews_follow() -> None:
    match = party(40)
    assert guide_at(match, 0) is None
    assert advise(match).by in ("steady", "only")
    over = party()
    with pytest.raises(GameError, match="no_review"):
        Reviewing(over, 0)
    assert not reviewable(Session.of(over, [Player(), Player(bot="steady")]))
    assert guide_at(pygames.new(LICH, seed=1, seats=2, options={"versus": True}), 1) is not None
    several = pygames.new(LICH, seed=1, seats=3)
    assert all(guide_at(several, seat) is not None for seat in range(3))


def test_what_a_lich_against_a_party_acquires_is_not_judged() -> None:
    """A search knows less than `strong` of what cards are worth; all else it judges."""
    match, rng = pygames.new(LICH, seed=4, seats=4), Rng(1)
    steady, judged = make("steady", LICH), {True: 0, False: 0}
    while (decision := match.decision) is not None and len(match.choices) < 400:
        legal = decision.legal_actions
        acquiring = any(it.type.name in ("acquire", "acquire-free") for it in legal)
        guide = guide_at(match, decision.seat)
        assert guide is not None
        if decision.seat == 3 and len(legal) > 1 and not guide.leaves(decision.id, legal):
            assert not acquiring
            judged[True] += 1
        elif decision.seat == 3 and acquiring:
            judged[False] += 1
        match.play(decide(steady, match, rng))
    assert min(judged.values()) > 0


def test_a_lich_against_a_party_acquires_what_turned_out_to_be_worth_most() -> None:
    """Where `steady` goes by the price; and it thinks no longer than that."""
    match, rng = pygames.new(LICH, seed=4, seats=3), Rng(1)
    steady, strong = make("steady", LICH), make("strong", LICH)
    acquired = otherwise = 0
    while (decision := match.decision) is not None and acquired < 12:
        usual = action = decide(steady, match, rng)
        if decision.seat == 2:
            assert len([*think(strong, match, rng)]) <= len([*think(steady, match, rng)])
            action = decide(strong, match, rng)
        if decision.seat == 2 and action.type.name == "acquire":
            acquired += 1
            otherwise += action != usual
            offers = [it.args[0] for it in decision.legal_actions if it.type.name == "acquire"]
            assert WORTH[action.args[0]] == max(WORTH[card] for card in offers) > LEAST
        match.play(action)
    assert acquired == 12
    assert otherwise


@pytest.mark.usefixtures("shallow")
def test_a_member_of_a_party_has_a_review() -> None:
    match, rng = pygames.new(LICH, seed=2, seats=3), Rng(2)
    bots = [make(name, LICH) for name in ("random", "steady", "steady")]
    while match.decision is not None:
        match.play(decide(bots[match.decision.seat], match, rng))
    found = Reviewing(match, 0).finish()
    assert found.judged
    assert all(0 <= point.chance <= 1 for point in found.curve)
