"""A small LMS whose server keeps what scorm-again sends; and Ralph, a store of learning records."""

from __future__ import annotations

import base64
import json
import shutil
import subprocess
import zipfile
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs, urlsplit
from urllib.request import Request, urlopen

from e2e.conftest import DIST, ROOT
from e2e.real.programs import PYTHON
from e2e.real.wordpress import free_port, running
from e2e.until import SECONDS
from tools.bench.host import Server
from web.bundle import scorm

if TYPE_CHECKING:
    from collections.abc import Iterator

OTHERS_READ = 0o004  # a web server runs as another user than who has unpacked a package
OBJECT = {"1.2": ("API", "Scorm12API"), "2004": ("API_1484_11", "Scorm2004API")}
PLAYER = """<!doctype html><html lang="en"><title>LMS</title><link rel="icon" href="data:,">
<script src="{script}"></script>
<script>
  const kept = {kept};
  const settings = {{ autocommit: false, lmsCommitUrl: "/commit", logLevel: "NONE" }};
  window.runtime = window.{object} = new {kind}(settings);
  if (kept) runtime.loadFromJSON(kept);
</script>
<iframe title="The course" src="course/index.html" width="1000" height="700"></iframe>
"""
# As Ralph comes, its store in files takes a first statement only.
RALPH = """
import sys
import uvicorn
from ralph.backends.data.base import BaseOperationType
from ralph.backends.data.fs import FSDataBackend
FSDataBackend.default_operation_type = BaseOperationType.APPEND
uvicorn.run("ralph.api:app", host="127.0.0.1", port=int(sys.argv[1]))
"""


class Lms:
    """It serves a folder, keeps what is committed, and passes statements on to an LRS."""

    def __init__(  # noqa: C901 - a server's methods stand in it
        self, folder: Path, form: str = "1.2", lrs: Lrs | None = None
    ) -> None:
        self.folder, self.form, self.lrs = folder, form, lrs
        self.kept: dict[str, Any] | None = None
        self.state: dict[str, bytes] = {}
        lms = self

        class Handler(SimpleHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def __init__(self, *words: Any) -> None:
                super().__init__(*words, directory=str(folder))

            def do_GET(self) -> None:
                place = urlsplit(self.path)
                if place.path == "/" and not (folder / "index.html").exists():
                    self.say(200, lms.player().encode(), "text/html")
                elif place.path.endswith("/activities/state"):
                    found = lms.state.get(parse_qs(place.query)["stateId"][0])
                    self.say(404 if found is None else 200, found or b"", "application/json")
                elif not lms.may_read(place.path):
                    self.say(403, b"", "text/plain")
                else:
                    super().do_GET()

            def do_PUT(self) -> None:
                lms.state[parse_qs(urlsplit(self.path).query)["stateId"][0]] = self.body()
                self.say(204, b"", "text/plain")

            def do_POST(self) -> None:
                body = self.body()
                if self.path == "/commit":
                    lms.kept = json.loads(body)["cmi"]
                    self.say(200, b'{"result": true, "errorCode": 0}', "application/json")
                elif self.path.endswith("/token"):
                    self.say(200, b'{"auth-token": "dGlja2V0"}', "application/json")
                else:
                    assert lms.lrs is not None
                    self.say(200, lms.lrs.store(body), "application/json")

            def body(self) -> bytes:
                return self.rfile.read(int(self.headers["Content-Length"]))

            def say(self, status: int, body: bytes, kind: str) -> None:
                self.send_response(status)
                self.send_header("Content-Type", kind)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, format: str, *args: object) -> None:
                """Say nothing of a request."""

        self.server = Server(("127.0.0.1", 0), Handler)
        self.address = f"http://localhost:{self.server.server_port}/"

    def may_read(self, path: str) -> bool:
        """Whether the user of a web server may."""
        file = self.folder / path.lstrip("/")
        return not file.exists() or bool(file.stat().st_mode & OTHERS_READ)

    def player(self) -> str:
        """The page in which a learner takes the course."""
        name, kind = OBJECT[self.form]
        script = f"scorm{self.form.replace('.', '')}.min.js"
        return PLAYER.format(script=script, kept=json.dumps(self.kept), object=name, kind=kind)


@contextmanager
def lms(
    folder: Path, what: str = "", form: str = "1.2", mastery: int = 80, lrs: Lrs | None = None
) -> Iterator[Lms]:
    """One that runs and has the package of this, unpacked with the rights that it gives its files."""
    site = folder / "lms"
    site.mkdir(exist_ok=True)
    if what:
        (folder / "dist").mkdir()
        (folder / "dist" / "pygames.html").hardlink_to(DIST / "pygames.html")
        (file,) = scorm.write(folder / "dist", folder / "scorm", [scorm.course(what, mastery)], form)
        with zipfile.ZipFile(file) as package:
            for entry in package.infolist():
                Path(package.extract(entry, site / "course")).chmod(entry.external_attr >> 16)
    for script in (ROOT / "node_modules" / "scorm-again" / "dist").glob("scorm*.min.js"):
        shutil.copy(script, site)
    made = Lms(site, form, lrs)
    thread = Thread(target=made.server.serve_forever, daemon=True)
    thread.start()
    try:
        yield made
    finally:
        made.server.shutdown()
        made.server.server_close()
        thread.join()


class Lrs:
    """Ralph at this port."""

    def __init__(self, port: int) -> None:
        self.address = f"http://127.0.0.1:{port}/xAPI/statements"
        self.statements: list[dict[str, Any]] = []

    def store(self, statement: bytes) -> bytes:
        """Send it a statement, as a site's server does. Raises HTTPError where it does not take it."""
        answer = self._asked(self.address, statement)
        self.statements.append(json.loads(statement))
        return answer

    def read(self) -> list[dict[str, Any]]:
        """All statements that it has."""
        found: list[dict[str, Any]] = json.loads(self._asked(f"{self.address}?ascending=true&limit=500"))[
            "statements"
        ]
        return found

    def _asked(self, address: str, body: bytes | None = None) -> bytes:
        secret = base64.b64encode(b"site:secret").decode()
        headers = {
            "Authorization": f"Basic {secret}",
            "Content-Type": "application/json",
            "X-Experience-API-Version": "1.0.3",
        }
        with urlopen(Request(address, body, headers), timeout=SECONDS) as answer:  # noqa: S310 - ours
            return bytes(answer.read())


@contextmanager
def ralph(folder: Path) -> Iterator[Lrs]:
    """Run one, which keeps its statements in this folder."""
    folder.mkdir()
    own = {
        "PATH": str(PYTHON),
        "RALPH_AUTH_FILE": str(folder / "auth.json"),
        "RALPH_BACKENDS__LRS__FS__DEFAULT_DIRECTORY_PATH": str(folder),
        "RALPH_RUNSERVER_BACKEND": "fs",
    }
    who = ("-u", "site", "-p", "secret", "-s", "all", "-M", "mailto:site@school.example", "-w")
    subprocess.run([PYTHON / "ralph", "auth", *who], env=own, cwd=folder, capture_output=True, check=True)  # noqa: S603
    port = free_port()
    with running(PYTHON / "python", "-c", RALPH, str(port), answers=port, env=own, cwd=folder):
        yield Lrs(port)
