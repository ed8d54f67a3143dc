"""A game being played on this device: who has the device, what was picked, what answers by itself.

Pure Python and without a clock: `due` says what would happen next without a person, `tick` does it;
the page decides when.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, Literal, NamedTuple

import pygames
from pygames.bots import make, think
from pygames.engine.errors import CannotUndo
from pygames.engine.face import Face
from pygames.engine.rng import GAMMA, Rng, mix
from pygames.engine.told import ToldMatch
from pygames.engine.work import Work
from pygames.words.people import AWAY
from web.model.message import Thing
from web.model.proposal import Proposal
from web.model.sight import Sight, temper_of
from web.model.waited import since_own_choice

if TYPE_CHECKING:
    from collections.abc import Generator, Mapping, Sequence

    from pygames.engine.action import Action
    from pygames.engine.errors import Refusal
    from pygames.engine.event import Event
    from pygames.engine.match import Choice, Match
    from pygames.engine.view import View
    from web.model.sight import Player
    from web.model.waited import Deeds


MOST_WAYS = 3  # so many choices that one thing stands for can be looked at together


class Why(NamedTuple):
    """What a person was told who pointed at something.

    `refusal` is the rule's answer; None when no rule is against it. `action` is what is allowed instead.
    """

    word: str
    refusal: Refusal | None
    action: Action | None = None


class Recap(NamedTuple):
    """What the others did while the person looking waited; `whole` says that it tells all that counts."""

    done: tuple[Deeds, ...]
    whole: bool


class Passing(NamedTuple):
    """Until what somebody passes: a wait of the game, or ("") the end of the turn; since how many events."""

    wait: str
    turn: object
    since: int


class Played(NamedTuple):
    """A session after a choice, and the events that came of it."""

    session: Session
    events: list[Event]


def decided(match: Match) -> bool:
    """Whether what comes is the same whatever is answered now, as far as everybody can see."""
    found = match.game.part(Face).decided
    return found is not None and found(match.view(None))


@dataclass(frozen=True, eq=False)
class Session(Sight):
    """One match with its players, as shown on one device.

    In `hands` of "seats" everybody plays their own seat. In "any" whoever looks plays every seat, and in
    "none" nobody chooses anything: there nothing happens by itself.
    """

    picked: tuple[str, ...] = ()
    hands: Literal["seats", "any", "none"] = "seats"
    effort: int = 1  # searching opponents try out so many times as much as usual
    chance: int | None = None  # what opponents' chance is made of; None: of the seed, one way
    holder: int | None = None  # whose hands the device is in, when people share it
    automatic: tuple[int, ...] = ()  # the numbers of the choices that were not pressed one by one
    passing: Mapping[int, Passing] = field(default_factory=dict)  # by seat
    only_at_stake: bool = False  # whether to pass without asking where nothing is at stake yet
    led: int = 0  # so many choices a lesson led to: nobody is judged by them
    before: Match | None = None  # as the game stood before the last choice
    script: Mapping[int, str] = field(default_factory=dict)  # choices laid down beforehand, by their number
    fresh: int = 0  # how many of the last choices are still to be told (`untold`)
    left: bool = False  # whether somebody has left for good: nobody chooses anything any more
    proposal: Proposal | None = None  # in a guarded game what was chosen last here

    def __post_init__(self) -> None:
        if len(self.players) != self.match.seats:
            raise ValueError(f"{self.match.seats} players are needed, not {len(self.players)}")

    @classmethod
    def of(cls, match: Match, players: Sequence[Player], *, led: int = 0) -> Session:
        """A match at which these players sit. Raises ValueError where it needs another number of them."""
        return cls(match, tuple(players), led=led)

    # --- who is asked, and who looks ---

    @property
    def curtain(self) -> int | None:
        """The person to whom the device must be handed before anything private is shown, or None."""
        return self._awaited if self.parting is None else None

    @property
    def covered(self) -> bool:
        """Whether the curtain is down: nothing private is shown."""
        return self.curtain is not None

    @property
    def parting(self) -> int | None:
        """Who has the device and looks at what their choice revealed, before they pass it on; or None."""
        if self.holder is None or self._awaited is None or self._answer() is not None:
            return None
        return self.holder if any(event.reveals for event in self.come) else None

    @property
    def come(self) -> list[Event]:
        """What has come of the last choice of the person who has the device, as they saw it."""
        seat = self.holder
        found: list[Event] = []
        for choice in reversed(self.match.choices):
            if choice.seat == seat:
                known = [event for event in choice.events if not event.reveals or event.to in (None, seat)]
                found = [event.seen_by(seat) for event in known] + found
                if choice.number - 1 not in self.automatic:
                    break
        return found

    @property
    def _awaited(self) -> int | None:
        """The person who is asked and has not got the device, where several share it."""
        asked = self.asked
        if self.hands != "seats" or not self.shared or asked is None or asked == self.holder:
            return None
        return None if self.players[asked].bot else asked

    @property
    def viewer(self) -> int | None:
        """Whose view may be shown now; None: only what everybody may know."""
        if self.hands != "seats":
            return self.asked
        if not self.shared:
            return next(iter(self.humans), None)
        return None if self.covered or self.match.over else self.holder

    @property
    def can_act(self) -> bool:
        """Whether the person looking is the one who is asked, and has not answered yet."""
        able = self.hands != "none" and self.asked is not None and self.asked == self.viewer
        return able and not (self.left or self.proposed)

    @property
    def proposed(self) -> bool:
        """Whether a person here has chosen, and whoever deals has not answered yet."""
        proposal, made = self.proposal, len(self.match.choices)
        return proposal is not None and proposal.number == made and made not in self.script

    @property
    def view(self) -> View:
        """What the person looking may know."""
        return self.match.view(self.viewer)

    @cached_property
    def recap(self) -> Recap | None:
        """What the others did since the last choice of the person who is asked now, as that person saw it."""
        viewer, decision = self.viewer, self.match.decision
        if viewer is None or decision is None or not self.can_act:
            return None
        if decision.type.leaks_hand and not self.match.game.part(Face).telling.whole:
            return None  # `sentences.lately` tells it
        return self._recap(viewer, viewer)

    @property
    def meanwhile(self) -> Recap | None:
        """What the others did since the last choice of whoever is to get the device, as everybody saw it."""
        return None if self.curtain is None else self._recap(self.curtain, None)

    def _recap(self, seat: int, eyes: int | None) -> Recap | None:
        """What the others did since the last choice of this seat, as `eyes` saw it."""
        done = tuple(since_own_choice(self.match, seat, eyes, self.automatic))
        return Recap(done, self.match.game.part(Face).telling.whole) if done else None

    @property
    def link(self) -> str:
        """The link text of the game as it stands."""
        return self.match.record.link(self.match.game)

    # --- what a person does ---

    def lift(self) -> Session:
        """The device is in the hands of the person who is asked: the curtain opens."""
        return self if self.curtain is None else replace(self, holder=self.curtain, picked=())

    def pass_device(self) -> Session:
        """Whoever has the device has seen what their choice revealed: the curtain falls."""
        return self if self.parting is None else replace(self, holder=None)

    def point(self, word: str) -> Session | None:
        """Pick this word, or take it back; None where nothing is picked by it."""
        picked = self.marks.pick(word)
        return None if picked is None else replace(self, picked=picked)

    def take_back(self) -> Session:
        """Unpick the last word."""
        return replace(self, picked=self.picked[:-1])

    def chosen(self, thing: Thing) -> tuple[Action, ...]:
        """The choice that pressing this makes; none where it makes none by itself, or none that is legal."""
        at = thing.choice
        return () if at is None else self.legal_actions[at : at + 1]

    def word_of(self, thing: Thing) -> str:
        """The word that pressing this adds or asks about; none where it names nothing."""
        if thing.choice is None:
            return thing.word or thing.asks_about
        return next((word for action in self.chosen(thing) for word in action.words[len(self.picked) :]), "")

    def ways(self, thing: Thing) -> tuple[Action, ...]:
        """The choices that pressing this makes, or leaves open, if they are few.

        None where more has to be pointed at, unless one choice alone can come of it.
        """
        word = thing.word
        if thing.choice is not None:
            return self.chosen(thing)
        picked = (*self.picked, word)
        found = tuple(action for action in self.legal_actions if word and action.begins(picked))
        complete = all(len(action.words) == len(picked) for action in found)
        return found if len(found) == 1 or (complete and len(found) <= MOST_WAYS) else ()

    @property
    def in_reach(self) -> tuple[Action, ...]:
        """The choices that can be looked at by pointing at a single thing or button."""
        marks = self.marks
        legal = marks.legal_actions
        by_things = (action for word in marks.next for action in self.ways(Thing(word=word)))
        by_buttons = (legal[n] for n in (*marks.wordless, *marks.complete))
        return tuple(dict.fromkeys([*by_buttons, *by_things]))

    @property
    def foretold(self) -> tuple[Action, ...]:
        """The choices of which it is said at once what they will do; none once another was begun."""
        legal = () if self.picked else self.legal_actions
        return tuple(action for action in legal if action.type.foretold)

    def gives_up(self, action: Action) -> bool:
        """Whether this only throws away what there is to be had: a person is asked before it."""
        return not action.words and self.question in self.match.game.part(Face).given_up

    def choose(self, number: int) -> Played | None:
        """Make the legal choice of this number; None when the person looking cannot."""
        legal = self.legal_actions
        return self.play(legal[number]) if 0 <= number < len(legal) else None

    def why(self, word: str, about: tuple[str, ...] = ()) -> Why:
        """Why nothing is done by pointing at this thing now, or what is; `about` was pointed at before."""
        if self.match.over:
            raise pygames.GameError("game_over")
        if not self.can_act:
            return Why(word, None)  # a reason could tell what the person asked holds
        for words in ((*(about or self.picked), word), (word,)):
            able = next((action for action in self.legal_actions if action.begins(words)), None)
            if able is not None:
                return Why(word, None, able)
            refusal = self.match.why_not_pointing(words)
            if refusal is not None:
                return Why(word, refusal)
        return Why(word, None)

    @property
    def waits(self) -> tuple[str, ...]:
        """What the person who is asked may pass for: the ids of waits, or the end of the turn ("")."""
        decision = self.match.decision
        if not self.can_act or decision is None or not decision.type.leaks_hand or self._pass() is None:
            return ()
        view, waits = self.match.view(None), self.match.game.part(Face).waits
        return tuple(it.id for it in waits if it.offered(view, decision.seat)) if waits else ("",)

    def pass_on(self, wait: str) -> Played | None:
        """Pass now and at every such question until what is waited for; None when that is not offered."""
        action = self._pass()
        if wait not in self.waits or self.asked is None or action is None:
            return None
        passing = Passing(wait, self._turn, len(self.match.events))
        return replace(self, passing={**self.passing, self.asked: passing}).play(action)

    @property
    def plain(self) -> Sequence[Action]:
        """The choices that may be made with one press; none where there are not several."""
        plain, legal = self.match.game.part(Face).plain, self.legal_actions
        found = plain(legal) if plain is not None and legal else ()
        return found if len(found) > 1 else ()

    def play_plain(self) -> Played | None:
        """Make them one after the other; a single undo takes them all back."""
        actions = self.plain
        if not actions:
            return None
        now, events = self.play(actions[0])
        for action in actions[1:]:
            now, further = now.play(action, automatic=True)
            events = [*events, *further]
        return Played(replace(now, before=self.match), events)

    def why_not_undo(self) -> CannotUndo | None:
        """Why the last choice of the person looking cannot be taken back, or None."""
        return self._undoing()[1]

    def undo(self) -> Session:
        """Take the last choice back that a person made. Raises CannotUndo."""
        left, refused = self._undoing()
        if refused is not None:
            raise refused
        match = self.match.copy()
        while len(match.choices) > left:
            match.undo()
        automatic = tuple(number for number in self.automatic if number < left)
        return replace(
            self, match=match, picked=(), passing={}, automatic=automatic, led=min(self.led, left), fresh=0
        )

    # --- what happens by itself ---

    @property
    def due(self) -> Literal["", "bot", "answer"]:
        """What happens next without a person: nothing, an opponent decides, or a question answers itself."""
        asked = self.asked
        if asked is None or self.hands != "seats" or self.proposed:
            return ""
        if self.players[asked].bot == AWAY:  # what they have chosen came by mail
            return "bot" if self._scripted() is not None else ""
        if self.players[asked].bot:
            return "bot"
        return "answer" if self._answer() is not None else ""

    def tick(self) -> Played | None:
        """Do what is due; None when nothing is."""
        due = self.due
        if not due:
            return None
        if due == "answer" and (answer := self._answer()) is not None:
            told = self.proposal if self._scripted() is not None else None
            by_itself = told is None or told.by_itself(len(self.match.choices))
            return self.play(answer, automatic=by_itself)
        if (scripted := self._scripted()) is not None:
            return self.play(scripted)
        action, chance = self.thought.finish()
        return replace(self, chance=chance).play(action)

    @property
    def thinking(self) -> bool:
        """Whether the opponent who is asked has not found out yet what to choose."""
        return self.due == "bot" and self._scripted() is None and not self.thought.done

    def think(self) -> None:
        """Let the opponent who is asked think for some milliseconds."""
        self.thought.go_on()

    @cached_property
    def thought(self) -> Work[tuple[Action, int]]:
        """What the opponent who is asked chooses, and what the next one's chance is made of."""
        return Work(self._thinking())

    def _thinking(self) -> Generator[None, None, tuple[Action, int]]:
        assert self.asked is not None
        # from the seed: with the same seed and the same choices opponents do the same
        seed = self.match.seed or 0
        rng = Rng(mix(seed + GAMMA) if self.chance is None else self.chance)
        temper = temper_of(self.players, seed, self.asked)
        bot = make(self.players[self.asked].bot, self.match.game.id, self.effort, temper)
        action = yield from think(bot, self.match, rng)
        return action, rng.state

    @property
    def untold(self) -> Sequence[Choice]:
        """The last choices: what came of them is still to be told where they were others'."""
        choices = self.match.choices
        return choices[len(choices) - self.fresh :]

    @property
    def quiet(self) -> bool:
        """Whether nothing came of them."""
        return not any(choice.events for choice in self.untold)

    @property
    def brisk(self) -> bool:
        """Whether an opponent goes on after a choice that is told together with the next."""
        if self.due != "bot" or not self.fresh or self.match.choices[-1].seat != self.asked:
            return False
        telling, made = self.match.game.part(Face).telling, self.match.choices[-1]
        seen = [event.seen_by(self.viewer) for event in made.events]
        return bool(seen) and all(event.kind in telling.brisk for event in telling.of(seen))

    def play(self, action: Action, *, automatic: bool = False) -> Played:
        """Make this choice, whoever is asked; or propose it, where others deal. Raises IllegalAction."""
        made = len(self.match.choices)
        if isinstance(self.match, ToldMatch) and made not in self.script:
            more = self.proposal.texts if self.proposed and self.proposal is not None else ()
            first = automatic if not more or self.proposal is None else self.proposal.automatic
            proposal = Proposal(made, (*more, action.text), first)
            return Played(replace(self, proposal=proposal, picked=()), [])
        match = self.match.copy()
        events = match.play(action)
        numbers = (*self.automatic, len(self.match.choices)) if automatic else self.automatic
        fresh = self.fresh + 1 if automatic or self.brisk else 1
        now = replace(self, match=match, before=self.match, picked=(), automatic=numbers, fresh=fresh)
        return Played(now, events)

    @property
    def to_come(self) -> Mapping[int, str]:
        """The choices that are laid down beforehand and have not been made yet."""
        made = len(self.match.choices)
        return {number: text for number, text in self.script.items() if number >= made}

    def _scripted(self) -> Action | None:
        """The choice that is laid down beforehand for now, if there is one."""
        text = self.script.get(len(self.match.choices))
        return self.match.parse(text) if text else None

    def _answer(self) -> Action | None:
        """The answer to a question that need not be put to the person asked, or None."""
        decision = self.match.decision
        if decision is not None and (scripted := self._scripted()) is not None:
            return scripted
        if decision is None or not decision.type.auto_pass:
            return None
        if decision.type.leaks_hand and (
            self._passes(decision.seat) or (self.only_at_stake and not self._at_stake) or decided(self.match)
        ):
            return self._pass()
        if len(decision.legal_actions) != 1 or (
            self.shared and (self._awaited is not None or decision.type.leaks_hand)
        ):
            return None
        return decision.legal_actions[0]

    def _passes(self, seat: int) -> bool:
        """Whether the person in this seat chose to pass until something that has not come yet."""
        now = self.passing.get(seat)
        if now is None:
            return False
        wait = next((it for it in self.match.game.part(Face).waits if it.id == now.wait), None)
        if wait is None:
            return bool(now.turn == self._turn)
        return not any(wait.ends(event.seen_by(seat), seat) for event in self.match.events[now.since :])

    @property
    def _at_stake(self) -> bool:
        """Whether anything is at stake yet, as far as everybody can see."""
        return bool(self.match.game.part(Face).at_stake(self.match.view(None)))

    @property
    def asks_without_need(self) -> bool:
        """Whether the person is asked where nothing is at stake yet, and has not chosen to pass there."""
        return not self.only_at_stake and not self._at_stake

    def _pass(self) -> Action | None:
        """The action without words, if it is legal."""
        decision = self.match.decision
        legal = decision.legal_actions if decision is not None else ()
        return next((action for action in legal if not action.words), None)

    @property
    def _turn(self) -> object:
        return self.match.view(None).get("turn")

    def _undoing(self) -> tuple[int, CannotUndo | None]:
        """How many choices are left without the last one that a person made, or why it must stay.

        A match is played again from the start only where the last choice was made by itself.
        """
        match, left = self.match, len(self.match.choices)
        if not self.can_act:
            return left, CannotUndo("undo_over" if self.asked is None else "undo_other_seat")
        while (refused := match.why_not_undo()) is None:
            left -= 1
            if left not in self.automatic:
                break
            match = match.at_choice(left)
        return left, refused
