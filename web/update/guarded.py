"""A guarded game by mail: the dealer's device tells each other one what its seat may know, and is asked.

docs/mail.md says what comes of each letter.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from pygames.engine.told import ToldMatch
from web.model.envelope import (
    ERAS,
    GRANT,
    LEAVE,
    Act,
    BadLetter,
    Contents,
    TakenBack,
    Told,
    head_of,
    tag_of,
    text_of,
)
from web.model.guarded import (
    MOST_TAKEN,
    Chosen,
    Shown,
    act_body,
    acted,
    longer,
    opened_match,
    read_act,
    read_told,
    still_counting,
    to_come,
    told_body,
)
from web.model.mail_kept import Stored, played_out
from web.model.mailing import Sealing
from web.model.page import FOLLOW
from web.update.heard import heard
from web.update.mail_keys import use_keys
from web.update.mail_known import come

if TYPE_CHECKING:
    from pygames.engine.match import Match
    from web.model.envelope import Letter
    from web.model.mail import Mail
    from web.model.page import Page
    from web.model.play import Play
    from web.model.session import Session

# --- letters that go ---


def propose(page: Page, session: Session) -> Page:
    """A person has chosen: whoever deals is asked to do it."""
    play = page.table
    play = replace(play, session=session, mail=play.mail and replace(play.mail, proposal=session.proposal))
    return replace(page, play=play.shows(why=None, beside=None), notice=None).does(focus=FOLLOW)


def follow(page: Page, play: Play, mail: Mail) -> Page:
    """What the others have yet to know is sealed for each of them."""
    sealing = page.mailing.sealing
    if sealing is not None and sealing.match == play.id:
        return page
    whole = played_out(play.session.match, play.session.to_come)
    if mail.deals and mail != (now := _heeding(mail, whole)):
        page = page.with_play(mail=now)
        return follow(page, page.table, now)
    says = _dealt(mail, play.session) if mail.deals else _asked(mail, play.session)
    if not says or says == mail.says:
        return page
    if mail.deals:
        opened = whole.over or mail.deserted
        bodies, steps = (
            [told_body(mail, whole, it) for it in range(len(mail.keys))],
            len(whole.choices) + 1 + opened,
        )
    else:
        bodies, steps = (
            [act_body(mail.fresh.game.rules_version, _chosen(mail, play.session))],
            _steps(play.session),
        )
    letters = [
        {"to": place, "head": head_of(it).hex(), "body": body.hex()}
        for (place, it), body in zip(enumerate(_letters(mail, steps)), bodies, strict=True)
    ]
    sealing = Sealing(mail.id, steps, 0, (), says)
    return use_keys(page.with_mailing(sealing=sealing), "seal", mail.id, letters=letters)


def _heeding(mail: Mail, whole: Match) -> Mail:
    """The dealer with what its own player says, and no question to which the game has answered."""
    manners = mail.manners
    if mail.note and not mail.deserted and mail.seat is not None and not mail.seatless:
        manners = manners.says(mail.seat, mail.note)
    return replace(mail, manners=manners.after(whole), note=mail.note if mail.deserted else 0)


def _letters(mail: Mail, steps: int) -> list[Told | Act]:
    """The letters of this device by the steps that there are, without what is sealed in them."""
    tags, era = tuple([it.tag for it in mail.keys]), mail.manners.era % ERAS
    if mail.deals:
        return [Told(mail.id, place, steps, tags, it.key, era=era) for place, it in enumerate(mail.keys)]
    return [Act(mail.id, mail.guest_seats.index(mail.seat or 0), steps, era=era)]


def _dealt(mail: Mail, session: Session) -> str:
    """What tells the dealer's letters now from those before."""
    made = len(session.match.choices) + len(session.to_come)
    return f"{made} {mail.left} {mail.known} {mail.manners.era}"


def _asked(mail: Mail, session: Session) -> str:
    """What tells a guest's letter now from the one before; empty where there is nothing to say."""
    if (mail.deserted and not mail.left_here) or not isinstance(session.match, ToldMatch):
        return ""
    chosen = _chosen(mail, session)
    said = f"{_steps(session)} {mail.manners.era} {chosen}"
    return said if mail.behind or chosen.texts or chosen.what else ""


def _steps(session: Session) -> int:
    match = session.match
    return len(match.steps) if isinstance(match, ToldMatch) else 0


def _chosen(mail: Mail, session: Session) -> Chosen:
    asks = mail.proposal
    open_ = asks is not None and asks.number == _steps(session) - 1 and not mail.deserted
    texts = asks.texts if asks is not None and open_ else ()
    what = LEAVE if mail.left_here else mail.note
    return Chosen(texts, what, mail.manners.of(mail.seat or 0).number + 1)


def sealed(page: Page, mail: Mail, sealing: Sealing, boxes: list[str]) -> Page:
    """What the others have yet to know lies in the outbox."""
    if mail.id != sealing.match:
        return page
    letters = zip(_letters(mail, sealing.made), map(bytes.fromhex, boxes), strict=True)
    outbox = "\n".join(text_of(it._replace(box=box)) for it, box in letters)
    return page.with_play(mail=replace(mail, outbox=outbox, says=sealing.says, posted=False))


# --- letters that come ---


def is_for(mail: Mail, letter: Letter) -> bool:
    """Whether a letter of a guarded game is for this device; or says that others have all seats."""
    match letter:
        case Told(_, place, _, tags) if mail.guarded and not mail.is_host:
            own = tag_of(mail.own)
            return tags[place] == own or not (mail.dealt or own in tags)
        case Act(_, place):
            return mail.deals and place < len(mail.known)
        case _:
            return False


def is_past(known: Stored, letter: Letter) -> bool:
    """Whether all that a letter of a guarded game can say is known, by what everybody may read of it."""
    match letter:
        case Told(_, _, steps):
            match, era = known.match, known.mail.manners.era % ERAS
            return isinstance(match, ToldMatch) and steps <= len(match.steps) and letter.era == era
        case Act(_, place, steps):
            return steps < known.mail.known[place] and known.mail.manners.are_known(letter.era)
        case _:
            return False


def to_open(letter: Told | Act) -> dict[str, Any]:
    """What the keeper of keys has to know of a letter."""
    told = {"head": head_of(letter).hex(), "box": letter.box.hex()}
    return (
        {**told, "keys": [letter.key.hex()]} if isinstance(letter, Told) else {**told, "from": letter.place}
    )


def opened(page: Page, known: Stored, letter: Told | Act, body: bytes, *, brought: bool) -> Page:
    """A letter was opened. Raises BadLetter where it changes nothing."""
    if not is_for(known.mail, letter):
        raise BadLetter("mail.foreign")
    if is_past(known, letter):
        raise BadLetter("mail.old")
    if isinstance(letter, Act):
        return _come(page, known, _acted(known, letter, body), brought=brought)
    found = read_told(body, known.mail)
    if isinstance(found, Contents):
        return come(page, known, _opened(known, letter, found), brought=brought)
    return _come(page, known, _shown(known, letter, found), brought=brought)


def _shown(known: Stored, letter: Told, found: Shown) -> Stored:
    """A guest knows more steps, and what the others say."""
    before, match = known.mail, known.match
    mail = before if before.dealt else before.seated_at(letter.place, found.names)
    had = match.steps if isinstance(match, ToldMatch) else ()
    if match is not None and not had:  # the record was opened: nothing is told any more
        raise BadLetter("mail.old")
    if found.manners.era < mail.manners.era or found.taken[: len(mail.taken)] != mail.taken:
        raise BadLetter("mail.old")
    said = found.manners.of(mail.seat or 0)
    if said.number > mail.manners.of(said.seat).number and said.what in (0, mail.note):
        mail = replace(mail, note=0)  # it was heard
    counting = still_counting(had, found.taken[len(mail.taken) :])
    steps = longer(mail, counting, found)
    mail = replace(mail, behind=found.made >= len(steps), taken=found.taken, manners=found.manners)
    if steps == had and (mail.behind, mail.manners.era) == (before.behind, before.manners.era):
        raise BadLetter("mail.old")
    if not steps:
        raise BadLetter("mail.changed")
    fresh = mail.fresh
    if isinstance(match, ToldMatch) and counting == had:
        told = match.told(steps)
    else:
        made = 0 if match is None else min(len(match.choices), len(counting) - 1)
        told, mail = ToldMatch.of(fresh.game, fresh.options, steps, made), replace(mail, proposal=None)
    automatic = tuple([it for it in known.automatic if it < len(told.choices)])
    return Stored(mail, told, automatic, to_come(told))


def _come(page: Page, known: Stored, new: Stored, *, brought: bool) -> Page:
    """Show what came; a game that goes on from an earlier position is laid out anew."""
    back = new.mail.taken != known.mail.taken
    page = come(page, known, new, brought=brought and not back)
    return heard(page, known.mail)


def _opened(known: Stored, letter: Told, contents: Contents) -> Stored:
    """The game is over, or somebody has left: what was shown of it is compared with all of it."""
    mail, seen = known.mail, known.match
    if seen is not None and not isinstance(seen, ToldMatch):
        raise BadLetter("mail.old")
    mail = mail if mail.dealt else mail.seated_at(letter.place, contents.names)
    whole = opened_match(mail, contents, seen)
    made = 0 if seen is None else len(seen.choices)
    note, choices = contents.note, whole.record.choices
    left = note.seat if note is not None and note.what == LEAVE else None
    mail = replace(mail, nonces=contents.nonces, left=left, behind=False)
    coming = {number: choices[number] for number in range(made, len(choices))}
    return Stored(mail, whole.at_choice(made), known.automatic, coming)


def _acted(known: Stored, letter: Act, body: bytes) -> Stored:
    """The dealer does what a guest has chosen, if the rules allow it, and knows how much that guest knows."""
    mail, match, whole = known.mail, known.match, known.whole
    if match is None or whole is None:
        raise BadLetter("mail.changed")
    chosen = read_act(body, whole.game.rules_version)
    made, seat = len(whole.choices), mail.guest_seats[letter.place]
    now = mail.manners.are_known(letter.era)
    if now and letter.steps > made + 1:
        raise BadLetter("mail.changed")
    if now:
        known_now = [*mail.known]
        known_now[letter.place] = letter.steps
        mail = replace(mail, known=tuple(known_now))
    if mail.deserted or whole.over:
        return known._replace(mail=mail)
    if chosen.what == LEAVE:
        return known._replace(mail=replace(mail, left=seat))
    if chosen.what and chosen.number == mail.manners.of(seat).number + 1:
        mail = replace(mail, manners=mail.manners.says(seat, chosen.what))
        if chosen.what == GRANT and whole.decision is not None and whole.decision.seat == seat:
            return turned_back(known._replace(mail=mail))
    if now and letter.steps == made + 1 and chosen.texts:
        whole = whole.copy()
        acted(whole, seat, chosen.texts)
    choices = whole.record.choices
    coming = {number: choices[number] for number in range(len(match.choices), len(choices))}
    return Stored(replace(mail, manners=mail.manners.after(whole)), match, known.automatic, coming)


def turned_back(known: Stored) -> Stored:
    """The dealer with the last turn of whoever asks for it taken back; as it was where there is none."""
    mail, whole = known.mail, known.whole
    asking = mail.manners.asking
    left = 0 if whole is None else mail.turn_began(whole, asking)
    if whole is None or asking is None or left == len(whole.choices) or len(mail.taken) >= MOST_TAKEN:
        return known
    taken = (*mail.taken, TakenBack(len(whole.choices), left))
    so_far = tuple([min(it, left + 1) for it in mail.known])
    mail = replace(mail, taken=taken, known=so_far, manners=mail.manners.turns_back())
    automatic = tuple([it for it in known.automatic if it < left])
    return Stored(mail, whole.at_choice(left), automatic)
