"""The end of a game: who won, how, by which rule, and what now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygames.engine.face import Face
from pygames.words.localizer import Words
from pygames.words.person import Person
from web import html as h
from web.model.sentences import MOST_SENTENCES
from web.view.analysis import analysis_box, review_buttons
from web.view.cards import icon
from web.view.ending import ending
from web.view.parts import button, rule_box
from web.view.people import plate

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pygames.engine.standing import Figure
    from pygames.engine.state import Result
    from pygames.words.localizer import Localizer
    from web.model.analysis import Analysis
    from web.model.results import Offer
    from web.model.session import Session
    from web.model.sight import Player
    from web.model.story import Story, Turn
    from web.texts import Texts

FEW_REVIEWS = 1  # more of them, one for each person, stand below the final table


def title(session: Session, localizer: Localizer, texts: Texts) -> str:
    """Who won: "you" where one person plays; else a side by what it is, if the game has words for it."""
    result = session.result
    return outcome(session.players, result.winners, result.how, localizer, texts)


def outcome(
    players: Sequence[Player], winners: Sequence[int], how: str, localizer: Localizer, texts: Texts
) -> str:
    """Who won, as `title` says it."""
    humans = [seat for seat, player in enumerate(players) if not player.bot]
    alone = humans[0] if len(humans) == 1 else None
    others = [seat for seat in winners if seat != alone]
    names = Person(_listed([str(localizer.seat(seat)) for seat in others], texts))
    if not winners:
        return texts("end.draw" if len(players) > 1 else "end.you_lost")  # alone nobody draws
    if alone is None:
        if (side := f"won.{how}") in localizer:
            return localizer.text(side)
        return texts("end.won", names=names, n=len(others))
    if alone not in winners:
        return texts("end.you_lost_to", names=names, n=len(others))
    return texts("end.you_won_with", names=names) if others else texts("end.you_won")


def _listed(names: list[str], texts: Texts) -> str:
    """Names as a sentence counts them up: A, B and C."""
    return texts("list.and").join([*filter(None, [", ".join(names[:-1])]), *names[-1:]])


def end(
    session: Session,
    story: Story | None,
    localizer: Localizer,
    texts: Texts,
    analysis: Analysis | None = None,
    deal: h.Node = None,
    offer: Offer | None = None,
) -> h.Element:
    """The end, in the place of the prompt bar; of the deal of the day with what is told of that.

    `offer` is the level of opponents that is offered for the next game.
    """
    result = session.result
    winners = " ".join(map(str, result.winners))
    reviews = review_buttons(session, localizer, texts) if analysis is None else []
    few = len(reviews) <= FEW_REVIEWS
    drawn, story_told = ending(session, texts, localizer.result(result))
    return h.section(".end", aria_labelledby="prompt", data_winners=winners, data_how=result.how)[
        drawn,
        h.h2("#prompt.end-title", tabindex="-1")[title(session, localizer, texts)],
        story_told,
        # above the long parts, so that the buttons for another game are always in sight
        h.div(".end-actions")[
            button(texts("end.again"), "again", kind="primary"),
            reviews if few else None,
            button(texts("look.through"), "look-first", sign="look", id="review"),
            button(texts("tool.share"), "share", sign="qr"),
            button(texts("end.new"), "set-up", session.match.game.id),
        ],
        h.p(".end-offer")[
            h.span[texts(f"offer.{offer.after}", level=texts(f"who.{offer.level}"))],
            button(texts("offer.take"), "again", offer.level),
        ]
        if offer is not None
        else None,
        deal,
        analysis_box(analysis, session, localizer, texts) if analysis is not None else None,
        _standings(story, result, localizer, texts) if story is not None and story.standings else None,
        None if few else h.div(".end-actions")[reviews],
        turns(story, localizer, texts) if story is not None and story.turns else None,
        h.div(".end-rule")[rule_box(result.rule, texts, localizer.game.part(Words).rulebook)],
    ]


def ended(session: Session, localizer: Localizer, texts: Texts) -> h.Element:
    """That the game of an example or a drill is over, in the place of the question."""
    result = session.result
    return h.section(".prompt-bar", aria_labelledby="prompt")[
        h.h2("#prompt.prompt-who", tabindex="-1")[title(session, localizer, texts)],
        h.p(".prompt-what")[localizer.result(result)],
    ]


def _standings(story: Story, result: Result, localizer: Localizer, texts: Texts) -> h.Element:
    """The final table: a row for each seat, the winners marked. Not everybody needs to have every figure."""
    figures = [{figure.name: figure for figure in it.figures} for it in story.standings]
    names = list(dict.fromkeys(name for own in figures for name in own))
    return h.table(".end-table")[
        h.caption[texts("end.table")],
        h.thead[
            h.tr[
                h.th(scope="col")[texts("end.player")],
                (h.th(scope="col")[localizer.text(f"standing.{name}")] for name in names),
            ]
        ],
        h.tbody[
            (
                h.tr(data_wins=it.seat in result.winners)[
                    h.th(scope="row")[
                        icon("laurels") if it.seat in result.winners else None,
                        plate(localizer.seat(it.seat), texts),
                        h.span(".visually-hidden")[f" ({texts('end.winner')})"]
                        if it.seat in result.winners
                        else None,
                    ],
                    (_figure(own.get(name)) for name in names),
                ]
                for it, own in zip(story.standings, figures, strict=True)
            )
        ],
    ]


def _figure(figure: Figure | None) -> h.Element:
    if figure is None:
        return h.td
    return h.td[f"{figure.value} / {figure.of}" if figure.of else str(figure.value)]


def _named(turn: Turn, localizer: Localizer, texts: Texts) -> str:
    """A choice at which the game turned, by what it led to; that a turn began then is no part of it.

    What the person chose stands before it.
    """
    begins = localizer.game.part(Face).telling.turns
    events = [event for event in turn.events if event.kind not in begins] or turn.events
    said = " ".join(localizer.event(event) for event in (events[0], *events[1:][1 - MOST_SENTENCES :]))
    return texts("end.turn", chosen=localizer.choice(*turn.own), said=said) if turn.own else said


def turns(story: Story, localizer: Localizer, texts: Texts, now: int | None = None) -> h.Element:
    """Where the game turned, each a way into the past; `now` is the choice looked at."""
    return h.section(".end-turns", aria_labelledby="end-turns")[
        h.h3("#end-turns")[texts("end.turns")],
        h.ol[
            (
                h.li(data_change="gain" if turn.change > 0 else "loss")[
                    h.button(
                        ".button",
                        type="button",
                        data_do="look",
                        data_arg=str(turn.step),
                        aria_current="step" if turn.step == now else None,
                    )[
                        icon("look"),
                        h.span[_named(turn, localizer, texts)],
                    ]
                ]
                for turn in story.turns
            )
        ],
    ]
