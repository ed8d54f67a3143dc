"""A game being played on this device: who sits where, whose view is shown, what answers by itself.

Pure Python and without a clock: `due` says what would happen next without a person, `tick` does it;
the page decides when.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

import pygames
from pygames.bots import make, think
from pygames.engine.errors import CannotUndo
from pygames.engine.face import Face
from pygames.engine.rng import GAMMA, Rng, mix
from pygames.words.localizer import Localizer, Words
from pygames.words.people import people
from web.model.marks import Marks
from web.model.message import Thing
from web.model.waited import since_own_choice

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pygames.bots import Bot, Thinking
    from pygames.engine.action import Action
    from pygames.engine.errors import Refusal
    from pygames.engine.event import Event
    from pygames.engine.match import Match
    from pygames.engine.text import Language
    from pygames.engine.view import View
    from pygames.words.person import Person
    from pygames.words.recap import RecapLine
    from web.texts import Texts


LONGEST_NAME = 24
MOST_WAYS = 3  # so many choices that one thing stands for can be looked at together


class Player(NamedTuple):
    """Who sits at a seat: a person, or the opponent `bot`; perhaps with a name."""

    name: str = ""
    bot: str = ""


def called(players: Sequence[Player], language: Language, sides: Sequence[int] = ()) -> list[Person]:
    """What the players of a game are called, who play on these sides of it: the only person is "you"."""
    return people([player.bot for player in players], language, [player.name for player in players], sides)


class Why(NamedTuple):
    """What a person was told who pointed at something.

    `refusal` is the rule's answer; None when no rule is against it. `action` is what is allowed instead.
    """

    word: str
    refusal: Refusal | None
    action: Action | None = None


class Recap(NamedTuple):
    """What the others did while the person looking waited: read in that person's own turn.

    `turn` tells it from other recaps; `old` says that the person has made a choice since, `whole` that it
    sums up all that happened.
    """

    turn: object
    lines: tuple[RecapLine, ...]
    old: bool
    whole: bool = True


class Passing(NamedTuple):
    """Until what somebody passes: a wait of the game, or ("") the end of the turn; since how many events."""

    wait: str
    turn: object
    since: int


class Session:
    """One match with its players, as shown on one device."""

    def __init__(self, match: Match, players: Sequence[Player]) -> None:
        if len(players) != match.seats:
            raise ValueError(f"{match.seats} players are needed, not {len(players)}")
        self.match = match
        self.players = tuple(players)
        self.picked: tuple[str, ...] = ()
        self._bots: dict[int, Bot] = {}
        self.let_think(1)
        # Made from the seed, one way: with the same seed and the same choices opponents do the same.
        self._rng = Rng(mix((match.seed or 0) + GAMMA))
        self._holder: int | None = None  # whose hands the device is in, when people share it
        self._automatic: set[int] = set()  # numbers of the choices that were not pressed one by one
        self._passing: dict[int, Passing] = {}  # by seat
        self.only_at_stake = False  # whether to pass without asking where nothing is at stake yet
        self.led = 0  # so many choices a lesson led to: nobody is judged by them
        self.before: Match | None = None  # as the game stood before the last choice
        self._thinking: Thinking | None = None  # of the opponent who is asked
        self._thought: Action | None = None  # what came of it
        self._about: tuple[Match, int] | None = None  # the position that was thought about
        self.script: Mapping[
            int, str
        ] = {}  # choices laid down beforehand, whoever makes them, by their number

    def let_think(self, effort: int) -> None:
        """Let searching opponents try out so many times as much as usual, from their next choice on."""
        bots = ((seat, player.bot) for seat, player in enumerate(self.players) if player.bot)
        self._bots = {seat: make(bot, self.match.game.id, effort) for seat, bot in bots}

    @property
    def automatic(self) -> tuple[int, ...]:
        """The numbers of the choices that were not pressed one by one: undo takes them back with the one
        before them."""
        return tuple(sorted(self._automatic))

    @automatic.setter
    def automatic(self, numbers: Sequence[int]) -> None:
        self._automatic = set(numbers)

    # --- who is asked, and who looks ---

    @property
    def humans(self) -> tuple[int, ...]:
        """The seats of persons."""
        return tuple(seat for seat, player in enumerate(self.players) if not player.bot)

    @property
    def alone(self) -> int | None:
        """The seat of the only person, whom the page calls "you"; None where several play, or nobody."""
        return self.humans[0] if len(self.humans) == 1 else None

    @property
    def shared(self) -> bool:
        """Whether several persons share this device."""
        return len(self.humans) > 1

    @property
    def asked(self) -> int | None:
        """The seat that must decide, or None when the game is over."""
        return None if self.match.decision is None else self.match.decision.seat

    @property
    def curtain(self) -> int | None:
        """The person to whom the device must be handed before anything private is shown, or None."""
        return self._awaited if self.parting is None else None

    @property
    def parting(self) -> int | None:
        """Who has the device and looks at what their choice revealed, before they pass it on; or None."""
        if self._holder is None or self._awaited is None or self._answer() is not None:
            return None
        return self._holder if any(event.reveals for event in self.come) else None

    @property
    def come(self) -> list[Event]:
        """What has come of the last choice of the person who has the device, as they saw it."""
        seat = self._holder
        found: list[Event] = []
        for choice in reversed(self.match.choices):
            if choice.seat == seat:
                known = [event for event in choice.events if not event.reveals or event.to in (None, seat)]
                found = [event.seen_by(seat) for event in known] + found
                if choice.number - 1 not in self._automatic:
                    break
        return found

    @property
    def _awaited(self) -> int | None:
        """The person who is asked and has not got the device, where several share it."""
        asked = self.asked
        if self.shared and asked is not None and not self.players[asked].bot and asked != self._holder:
            return asked
        return None

    @property
    def viewer(self) -> int | None:
        """Whose view may be shown now; None: only what everybody may know."""
        if not self.shared:
            return next(iter(self.humans), None)
        return None if self.curtain is not None or self.match.decision is None else self._holder

    @property
    def can_act(self) -> bool:
        """Whether the person looking is the one who is asked."""
        return self.asked is not None and self.asked == self.viewer

    @property
    def view(self) -> View:
        """What the person looking may know."""
        return self.match.view(self.viewer)

    @property
    def marks(self) -> Marks:
        """What can be pointed at now."""
        return Marks(self.match.decision, self.picked, self.can_act)

    @property
    def log(self) -> list[Event]:
        """All that happened, as the person looking saw it."""
        viewer = self.viewer
        return [event.seen_by(viewer) for event in self.match.events]

    def localizer(self, texts: Texts) -> Localizer:
        """The game's words, with the players' names, in the page's language."""
        game = self.match.game
        names = called(self.players, texts.language, game.sides(len(self.players)))
        return Localizer(game, texts.language, names, self.match.options)

    @property
    def recap(self) -> Recap | None:
        """What the others did since the last turn of the person who is asked now."""
        sum_up, viewer = self.match.game.part(Words).recap, self.viewer
        if viewer is None or not self.can_act:
            return None
        if sum_up is None:
            return self._deeds(viewer)
        log, choices = self.log, self.match.choices
        lines = tuple(sum_up(log, viewer))
        old = bool(choices) and choices[-1].seat == viewer
        if old and choices[-1].events:  # what it sums up may have come of that very choice
            old = lines == tuple(sum_up(log[: -len(choices[-1].events)], viewer))
        return Recap((viewer, self._turn), lines, old) if lines else None

    def _deeds(self, viewer: int) -> Recap | None:
        """What the others did since the last choice of the person asked; `lately` tells it elsewhere."""
        decision, deeds, choices = self.match.decision, self.match.game.part(Words).deeds, self.match.choices
        if deeds is None or decision is None or decision.type.leaks_hand:
            return None
        lines = tuple(since_own_choice(choices, viewer, deeds))
        made = sum([choice.seat == viewer for choice in choices])
        return Recap((viewer, made), lines, old=False, whole=False) if lines else None

    @property
    def link(self) -> str:
        """The link text of the game as it stands."""
        return self.match.record.link(self.match.game)

    # --- what a person does ---

    def lift(self) -> None:
        """The device is in the hands of the person who is asked: open the curtain."""
        if self.curtain is not None:
            self._holder = self.curtain
            self.picked = ()

    def pass_device(self) -> None:
        """Whoever has the device has seen what their choice revealed: the curtain falls."""
        if self.parting is not None:
            self._holder = None

    def point(self, word: str) -> bool:
        """Pick a word that is a step, or take it back; False when it is none."""
        picked = self.marks.pick(word)
        if picked is None:
            return False
        self.picked = picked
        return True

    def take_back(self) -> bool:
        """Unpick the last word; False when none is picked."""
        had = bool(self.picked)
        self.picked = self.picked[:-1]
        return had

    def word_of(self, thing: Thing) -> str:
        """The word that pressing this adds; none where it names nothing."""
        decision = self.match.decision
        if decision is None or thing.choice is None:
            return thing.step
        chosen = decision.legal_actions[thing.choice : thing.choice + 1]
        return next((word for action in chosen for word in action.words[len(self.picked) :]), "")

    def ways(self, thing: Thing) -> tuple[Action, ...]:
        """The choices that pressing this makes, or leaves open, if they are few.

        None where more has to be pointed at, unless one choice alone can come of it.
        """
        decision, word = self.match.decision, thing.step
        if decision is None or not self.can_act:
            return ()
        legal = decision.legal_actions
        if thing.choice is not None:
            return legal[thing.choice : thing.choice + 1]
        picked = (*self.picked, word)
        found = tuple(action for action in legal if word and action.begins(picked))
        complete = all(len(action.words) == len(picked) for action in found)
        return found if len(found) == 1 or (complete and len(found) <= MOST_WAYS) else ()

    @property
    def in_reach(self) -> tuple[Action, ...]:
        """The choices that can be looked at by pointing at a single thing or button."""
        marks = self.marks
        legal = marks.legal_actions
        by_things = (action for word in marks.next for action in self.ways(Thing(step=word)))
        by_buttons = (legal[n] for n in (*marks.wordless, *marks.complete))
        return tuple(dict.fromkeys([*by_buttons, *by_things]))

    @property
    def foretold(self) -> tuple[Action, ...]:
        """The choices of which it is said at once what they will do; none once another was begun."""
        decision = self.match.decision
        if decision is None or not self.can_act or self.picked:
            return ()
        return tuple(action for action in decision.legal_actions if action.type.foretold)

    def choose(self, number: int) -> list[Event] | None:
        """Make the legal choice of this number; None when the person looking cannot."""
        decision = self.match.decision
        if decision is None or not self.can_act or not 0 <= number < len(decision.legal_actions):
            return None
        return self._play(decision.legal_actions[number])

    def why(self, word: str, about: tuple[str, ...] = ()) -> Why:
        """Why nothing is done by pointing at this thing now, or what is; `about` was pointed at before."""
        decision = self.match.decision
        if decision is None:
            raise pygames.GameError("game_over")
        if not self.can_act:
            return Why(word, None)  # a reason could tell what the person asked holds
        for words in ((*(about or self.picked), word), (word,)):
            able = next((action for action in decision.legal_actions if action.begins(words)), None)
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

    def pass_on(self, wait: str) -> list[Event] | None:
        """Pass now and at every such question until what is waited for; None when that is not offered."""
        action = self._pass()
        if wait not in self.waits or self.asked is None or action is None:
            return None
        self._passing[self.asked] = Passing(wait, self._turn, len(self.match.events))
        return self._play(action)

    @property
    def plain(self) -> Sequence[Action]:
        """The choices that may be made with one press; none where there are not several."""
        decision, plain = self.match.decision, self.match.game.part(Face).plain
        if plain is None or decision is None or not self.can_act:
            return ()
        found = plain(decision.legal_actions)
        return found if len(found) > 1 else ()

    def play_plain(self) -> list[Event] | None:
        """Make them one after the other; a single undo takes them all back."""
        actions = self.plain
        if not actions:
            return None
        before, first, events = self.match.copy(), len(self.match.choices), []
        for number, action in enumerate(actions, first):
            events += self._play(action)
            if number > first:
                self._automatic.add(number)
        self.before = before
        return events

    def why_not_undo(self) -> CannotUndo | None:
        """Why the last choice of the person looking cannot be taken back, or None."""
        return self._undone()[1]

    def undo(self) -> None:
        """Take the last choice back that a person made. Raises CannotUndo, changing nothing."""
        match, refused = self._undone()
        if refused is not None:
            raise refused
        self.match = match
        self.picked = ()
        self._passing.clear()
        self._automatic = {n for n in self._automatic if n < len(match.choices)}
        self.led = min(self.led, len(match.choices))

    # --- what happens by itself ---

    @property
    def due(self) -> Literal["bot", "answer"] | None:
        """What happens next without a person: an opponent decides, or a question answers itself."""
        asked = self.asked
        if asked is None:
            return None
        if asked in self._bots:
            return "bot"
        return "answer" if self._answer() is not None else None

    def tick(self) -> list[Event] | None:
        """Do what is due; returns the events that followed, or None when nothing was due."""
        due, asked = self.due, self.asked
        if due is None or asked is None:
            return None
        if due == "bot":
            while not self.think():
                pass
            chosen = self._scripted() or self._thought
            assert chosen is not None
            return self._play(chosen)
        action = self._answer()
        assert action is not None
        number = len(self.match.choices)
        events = self._play(action)
        self._automatic.add(number)
        return events

    def think(self) -> bool:
        """Let the opponent who is asked think for some milliseconds; True when that is done."""
        asked, about = self.asked, (self.match, len(self.match.choices))
        if asked not in self._bots or self._scripted() is not None:
            return True
        if self._about != about:
            self._thinking = think(self._bots[asked], self.match, self._rng)
            self._thought, self._about = None, about
        if self._thinking is not None:
            try:
                next(self._thinking)
            except StopIteration as done:
                self._thinking, self._thought = None, done.value
        return self._thinking is None

    def _play(self, action: Action) -> list[Event]:
        before = self.match.copy()
        events = self.match.play(action)
        self.before, self.picked = before, ()
        return events

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
        if decision.type.leaks_hand and (self._passes(decision.seat) or self._nothing_at_stake()):
            return self._pass()
        if len(decision.legal_actions) != 1 or (
            self.shared and (self._awaited is not None or decision.type.leaks_hand)
        ):
            return None
        return decision.legal_actions[0]

    def _passes(self, seat: int) -> bool:
        """Whether the person in this seat chose to pass until something that has not come yet."""
        now = self._passing.get(seat)
        if now is None:
            return False
        wait = next((it for it in self.match.game.part(Face).waits if it.id == now.wait), None)
        if wait is None:
            return bool(now.turn == self._turn)
        return not any(wait.ends(event.seen_by(seat), seat) for event in self.match.events[now.since :])

    def _nothing_at_stake(self) -> bool:
        return self.only_at_stake and not self.match.game.part(Face).at_stake(self.match.view(None))

    @property
    def asks_without_need(self) -> bool:
        """Whether the person is asked where nothing is at stake yet, and has not chosen to pass there."""
        return not self.only_at_stake and not self.match.game.part(Face).at_stake(self.match.view(None))

    def _pass(self) -> Action | None:
        """The action without words, if it is legal."""
        decision = self.match.decision
        return (
            None
            if decision is None
            else next((action for action in decision.legal_actions if not action.words), None)
        )

    @property
    def _turn(self) -> object:
        return self.match.view(None).get("turn")

    def _undone(self) -> tuple[Match, CannotUndo | None]:
        """The match before the last choice that a person made, or why that cannot be."""
        if not self.can_act:
            return self.match, CannotUndo("undo_over" if self.asked is None else "undo_other_seat")
        match = self.match.copy()
        while True:
            refused = match.why_not_undo()
            if refused is not None:
                return self.match, refused
            match.undo()
            if len(match.choices) not in self._automatic:
                return match, None
