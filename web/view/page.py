"""The parts of every screen: header, notice, dialogs, footer, and the crash screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygames.school.exam import ANSWERS, EXAM
from pygames.school.lesson import LESSON_LINK
from pygames.school.progress import MARK
from web import html as h
from web.model.dialog import Deletion, Plain, ProgressOffer, Rulebook
from web.model.play import Drilled, InDrill
from web.model.screen import AtExam, AtTable, ByMail, DealOfDay, Gallery, KeptGames, OwnDeeds, SettingUp
from web.view.deal import deal_page
from web.view.done import done
from web.view.drill import drill_end
from web.view.exam import exam_end, exam_screen
from web.view.frame import frame
from web.view.gallery import gallery
from web.view.kept import your_games
from web.view.mail import mail_dialog, mail_screen, move_dialog
from web.view.manners import delete_dialog
from web.view.parts import above_body, button, game_title, heading
from web.view.progress import progress_dialog
from web.view.puzzle import puzzle_dialog
from web.view.rulebook import rulebook_dialog
from web.view.settings import keys_dialog, settings_dialog
from web.view.setup import setup
from web.view.share import share_dialog

if TYPE_CHECKING:
    from web.model.news import Notice
    from web.model.page import Page
    from web.texts import Texts
    from web.view.log import Log


def main(page: Page, log: Log) -> str:
    """The content of `#app`."""
    texts = page.texts
    if page.crashed:
        return str(h.fragment[_crash(page, texts)])
    notice, dialog = _notice(page.notice, page, texts), _dialog(page, texts)
    if dialog is not None and notice is not None:
        notice, dialog = None, above_body(dialog, notice)
    if page.playing is not None:
        return str(h.fragment[frame(page, page.playing, log), notice, dialog])
    return str(h.fragment[notice, _screen(page, texts), dialog])


def _screen(page: Page, texts: Texts) -> h.Node:
    """What is shown where no game is on the table."""
    match page.screen:
        case KeptGames(of=game):
            return your_games(page, game)
        case SettingUp(form):
            return setup(page, form)
        case InDrill(Drilled(drilling)) if drilling.answers is not None:
            return exam_end(drilling, drilling.answers, texts)
        case InDrill(Drilled(drilling)):
            return drill_end(drilling, page.learning, page.today, texts)
        case AtExam(desk):
            return exam_screen(desk, texts)
        case ByMail() if page.mailing.new or page.mailing.moving:
            return mail_screen(page)
        case OwnDeeds():
            return done(page)
        case DealOfDay():
            return deal_page(page)
        case _:
            return gallery(page)


def around(page: Page) -> dict[str, str]:
    """What stands around `#app`, by the id of its element."""
    texts = page.texts
    other = "fr" if texts.language == "en" else "en"
    header = [
        h.p(".site-name")[h.button(type="button", data_do="home")[texts("site.name")]],
        h.p(".site-purpose")[texts("site.purpose")] if isinstance(page.screen, Gallery) else None,
        h.div(".site-tools")[
            h.button(".button", type="button", data_do="language", data_arg=other, lang=other)[
                texts("site.language")
            ],
            button(texts("site.settings"), "settings", sign="settings"),
            button(texts("site.keys"), "keys", sign="help"),
        ],
    ]
    return {
        "header": str(h.fragment[header]),
        "newer": str(h.fragment[_newer(texts) if page.newer and page.playing is None else None]),
        "skip": texts("site.skip"),
        "unofficial": texts("site.unofficial"),
        "credits": texts("site.credits"),
    }


def _newer(texts: Texts) -> h.Element:
    """The offer of a newer version, which offline.js loads. At a table the menu has it."""
    return h.section(".newer", aria_label=texts("newer.label"))[
        h.p[h.strong[texts("newer.label")], h.span(".newer-more")[" · ", texts("newer.keeps")]],
        button(texts("newer.load"), "load-newer", kind="primary"),
        button(texts("newer.later"), "newer-later"),
    ]


def title(page: Page) -> str:
    """The title of the window."""
    texts, play, about = page.texts, page.playing, page.read_about
    game = game_title(about.id, texts) if about is not None else ""
    if play is not None and play.called:
        return texts("mail.turn", game=game)
    if (other := page.called) is not None:
        return f"{texts(f'mail.stands.{other.stands}')} · {game_title(other.game, texts)}"
    match page.screen:
        case AtTable() | SettingUp() | ByMail():
            shown = game
        case AtExam():
            return texts("exam.title", title=game)
        case InDrill(Drilled(drilling)):
            return texts("exam.end" if drilling.exam else "drill.end", title=game)
        case KeptGames():
            shown = texts("saves.title")
        case OwnDeeds():
            shown = texts("done.title")
        case DealOfDay():
            shown = texts("deal.title")
        case _:
            return f"{texts('site.name')} · {texts('gallery.title')}"
    return f"{shown} · {texts('site.name')}"


def _notice(notice: Notice | None, page: Page, texts: Texts) -> h.Node:
    if notice is None:
        return None
    return h.div(".notice", data_goes=not notice.stays)[
        h.p(".notice-text")[notice.say(texts, page.localizer)],
        _link_box(notice.link, texts) if notice.link else None,
        h.p(".share-ways")[button(texts("mail.move"), "mail-move", notice.move, id="mail-move")]
        if notice.move
        else None,
        button(texts("close"), "dismiss", sign="close"),
    ]


def _link_box(link: str, texts: Texts) -> h.Element:
    return h.p(".notice-link")[
        h.label(for_="link")[texts(_what_is_copied(link))],
        " ",
        h.input("#link", type="text", readonly=True, value=link),
    ]


def _what_is_copied(text: str) -> str:
    """The key of the label of a text to be copied."""
    if MARK in text:
        return "progress.link"
    if text.startswith(("<", "{")):
        return "copy.text"
    if ANSWERS in text:
        return "exam.line"
    if EXAM in text:
        return "exam.link.label"
    return "draft.link.label" if f"#{LESSON_LINK}" in text else "copy.link"


def _dialog(page: Page, texts: Texts) -> h.Node:
    mail, moving, play, game = page.correspondence, page.mailing.moving, page.play, page.read_about
    match page.dialog:
        case Plain("settings"):
            return settings_dialog(page.preferences, texts, saved=page.saves.works)
        case Deletion(id):
            return delete_dialog(page, id)
        case Plain("mail") if mail is not None:
            return mail_dialog(page, mail)
        case Plain("move") if moving is not None and play is not None:
            return move_dialog(page, moving.request, play.session.match.game.id)
        case Plain("share") if play is not None:
            return share_dialog(page, texts)
        case ProgressOffer(offered):
            return progress_dialog(page, offered, texts)
        case Plain("puzzle"):
            return puzzle_dialog(page, texts)
        case Plain("keys"):
            return keys_dialog(page.preferences, texts)
        case Rulebook(rule, search) if game is not None:
            progress, taken = page.learning.of(game.id), page.achieved.taken.of(game.id)
            return rulebook_dialog(game, texts, rule, search, progress, taken)
        case _:
            return None


def _crash(page: Page, texts: Texts) -> h.Element:
    link = page.link
    return h.section(".crash", aria_labelledby="heading")[
        heading(texts("crash.title")),
        h.p[texts("crash.about" if link else "crash.no_game")],
        _link_box(f"{page.window.address}#{link}", texts) if link else None,
        h.p[button(texts("export.do"), "export", sign="download")] if link else None,
        h.p[
            button(texts("crash.resume"), "go-on-after-crash", kind="primary")
            if page.play is not None
            else None,
            " ",
            button(texts("crash.back"), "leave-crash"),
        ],
        h.p[texts("report.about")],
        h.p[button(texts("report.do"), "report")],
    ]
