"""What is highlighted is what is legal, and all of it can be made by pointing."""

import pytest

import pygames
from pygames.engine.decision import Decision
from pygames.engine.rng import Rng
from tests.kit.play import Player
from web.model.marks import Marks
from web.view.pointing import Pointing


def choices_by_pointing(decision: Decision, picked: tuple[str, ...] = ()) -> list[int]:
    """Every choice that can be made by pointing at highlighted things, each way of making it once."""
    marks = Marks(decision, picked)
    found = [*marks.complete] if picked else [*marks.wordless]
    for word in marks.next:
        attrs = Pointing(marks).attrs(word)
        assert attrs["data-mark"] == marks.state(word)
        assert "aria-disabled" not in attrs
        if "data-choice" in attrs:
            assert attrs["data-mark"] == "choice"
            found.append(int(attrs["data-choice"]))
        else:
            assert attrs["data-mark"] == "step"
            after = marks.pick(attrs["data-step"])
            assert after == (*picked, word)
            found += choices_by_pointing(decision, after)
    return found


@pytest.mark.parametrize("seed", range(6))
def test_pointing_makes_exactly_the_legal_choices(seed: int) -> None:
    """At every question of a random game: each legal choice can be made by pointing, and nothing else."""
    match = pygames.new("heroz", seed=seed)
    player = Player(Rng(seed), tactic=seed % 3)
    while (decision := match.decision) is not None:
        assert sorted(choices_by_pointing(decision)) == list(range(len(decision.legal_actions)))
        words = {
            word
            for domain in {d for v in match.game.syntax.types for d in v.domains}
            for word in domain.words
        }
        marks = Marks(decision)
        highlighted = {word for word in words if marks.state(word) in ("choice", "step")}
        assert highlighted == {action.words[0] for action in decision.legal_actions if action.words}
        match.play(player.choose(decision.legal_actions))


@pytest.mark.parametrize("seed", range(4))
def test_after_a_pick_only_what_goes_on_from_it_is_highlighted(seed: int) -> None:
    """Other first words can still be pointed at instead, but are not highlighted."""
    match = pygames.new("heroz", seed=seed)
    player = Player(Rng(seed), tactic=2)
    while (decision := match.decision) is not None:
        action = player.choose(decision.legal_actions)
        for length in range(1, len(action.words)):
            picked = action.words[:length]
            marks = Marks(decision, picked)
            assert marks.state(picked[-1]) == "picked" or picked[-1] in marks.next
            for first in Marks(decision).next:
                if first not in marks.next and first not in picked:
                    assert marks.state(first) == "other"
                    attrs = Pointing(marks).attrs(first)
                    assert marks.pick(first) == (first,) or "data-choice" in attrs
        match.play(action)


def test_a_word_of_several_actions_is_a_step() -> None:
    """A troop that may score or raid: pointing at it asks which."""
    match = pygames.new("heroz", seed=1)
    player = Player(Rng(1), tactic=2)
    seen = 0
    while (decision := match.decision) is not None:
        both = {a.words for a in decision.legal_actions if a.type.name == "raid"}
        for words in both:
            assert Marks(decision).state(*words) == "step"
            marks = Marks(decision, words)
            assert {marks.legal_actions[n].type.name for n in marks.complete} == {"score", "raid"}
            seen += 1
        match.play(player.choose(decision.legal_actions))
        if match.decision is None and not seen:
            match = pygames.new("heroz", seed=match.seed and match.seed + 1)
    assert seen


def test_a_picked_word_is_taken_back_by_pointing_at_it_again() -> None:
    """And carries aria-pressed meanwhile."""
    match = pygames.new("heroz", seed=7)
    card = match.asks.legal_actions[0].words[0]
    marks = Marks(match.decision, (card,))
    assert Pointing(marks).attrs(card) == {"data-mark": "picked", "data-step": card, "aria-pressed": "true"}
    assert marks.pick(card) == ()


def test_other_words_stand_in() -> None:
    """A troop's place answers for its column while columns are what can be chosen."""
    match = pygames.new("heroz", seed=7)
    player = Player(Rng(3))
    while match.decision is not None and not any(
        action.type.name == "attack" for action in match.decision.legal_actions
    ):
        match.play(player.choose(match.decision.legal_actions))
    decision = match.asks
    number, action = next((n, a) for n, a in enumerate(decision.legal_actions) if a.type.name == "attack")
    column = action.words[0]
    pointing = Pointing(Marks(decision))
    assert pointing.attrs(column + "1", column) == {"data-mark": "choice", "data-choice": str(number)}
    assert column not in pointing.unshown


def test_nothing_is_legal_for_somebody_else() -> None:
    """Who is not asked can only ask why."""
    match = pygames.new("heroz", seed=7)
    marks = Marks(match.decision, (), asked=False)
    assert not marks.next
    assert Pointing(marks).attrs("2♦") == {"data-why": "2♦", "aria-disabled": "true", "data-mark": "none"}
