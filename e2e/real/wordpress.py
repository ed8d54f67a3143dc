"""A WordPress of one's own: Debian's, with a database. What is written goes by its REST API."""

from __future__ import annotations

import base64
import getpass
import json
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.request import Request, urlopen

import build
from e2e.conftest import ROOT
from e2e.test_recipes import HERE
from e2e.until import SECONDS

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

DEBIANS = Path("/usr/share/wordpress")
PLUGIN = ROOT / "docs" / "wordpress" / "pygames-positions.php"
ROLES = ("editor", "author")  # an editor may write any HTML, an author may not

CONFIG = """<?php
define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:{socket}' );
define( 'WP_HOME', '{home}' );
define( 'WP_SITEURL', '{home}' );
define( 'WP_ENVIRONMENT_TYPE', 'local' );
define( 'DISABLE_WP_CRON', true );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'WP_ACCESSIBLE_HOSTS', '127.0.0.1' );
$table_prefix = 'wp_';
define( 'ABSPATH', __DIR__ . '/' );
require_once ABSPATH . 'wp-settings.php';
"""

# WordPress asks nobody on its own machine and on no unusual port, which pygames has here.
NEAR = """<?php
add_filter( 'http_request_host_is_external', '__return_true' );
add_filter( 'http_allowed_safe_ports', fn( $ports ) => [ ...$ports, {port} ] );
"""

INSTALL = """
define( 'WP_INSTALLING', true );
require 'wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install( 'Un site', 'chief', 'chief@school.example', true, '', 'secret' );
update_option( 'WPLANG', 'fr_FR' );
update_option( 'active_plugins', [ 'pygames-positions.php' ] );
foreach ( [ 'editor', 'author' ] as $role ) {
    $user = wp_insert_user( [ 'user_login' => $role, 'user_pass' => 'secret', 'role' => $role ] );
    $made = WP_Application_Passwords::create_new_application_password( $user, [ 'name' => 'tests' ] );
    $passwords[ $role ] = $made[0];
}
echo json_encode( $passwords );
"""


class WordPress:
    """One that runs at this address."""

    def __init__(self, address: str, passwords: Mapping[str, str]) -> None:
        self.address, self.passwords = address, passwords

    def publish(self, role: str, content: str) -> str:
        """Publish a post as somebody with this role; its address."""
        request = Request(  # noqa: S310 - ours
            f"{self.address}?rest_route=/wp/v2/posts",
            json.dumps({"title": "Un article", "status": "publish", "content": content}).encode(),
            {
                "Content-Type": "application/json",
                "Authorization": f"Basic {_base64(f'{role}:{self.passwords[role]}')}",
            },
        )
        with urlopen(request, timeout=SECONDS) as answer:  # noqa: S310 - ours
            made: dict[str, Any] = json.load(answer)
        return f"{self.address}?p={made['id']}"


def _base64(text: str) -> str:
    return base64.b64encode(text.encode()).decode()


@contextmanager
def running(*words: str | Path, answers: Path | int, **more: Any) -> Iterator[None]:
    """A program that runs as long as the block does, from when it answers at its socket or port on."""
    with tempfile.TemporaryFile() as said:
        program = subprocess.Popen(  # noqa: S603 - one of those that we start
            [str(it) for it in words], stdout=said, stderr=said, start_new_session=True, **more
        )
        try:
            last = time.monotonic() + SECONDS
            while not _answers(answers):
                if program.poll() is not None or time.monotonic() > last:
                    said.seek(0)
                    raise AssertionError(said.read().decode(errors="replace")[-4000:])
                time.sleep(0.05)
            yield
        finally:
            os.killpg(program.pid, signal.SIGTERM)  # PHP's workers outlive it otherwise
            program.wait()


def _answers(place: Path | int) -> bool:
    kind, where = (
        (socket.AF_UNIX, str(place)) if isinstance(place, Path) else (socket.AF_INET, ("127.0.0.1", place))
    )
    with socket.socket(kind) as it:
        return it.connect_ex(where) == 0


def free_port() -> int:
    """A port that nobody has."""
    with socket.socket() as it:
        it.bind(("127.0.0.1", 0))
        return int(it.getsockname()[1])


@contextmanager
def wordpress() -> Iterator[WordPress]:
    """Install one, with the plugin of docs/wordpress, and run it."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        data, at, site = folder / "data", folder / "socket", folder / "site"
        own = ("--no-defaults", f"--datadir={data}", f"--user={getpass.getuser()}")
        _done("mariadb-install-db", *own, "--auth-root-authentication-method=normal", "--skip-test-db")
        quick = ("--skip-networking", "--innodb-flush-log-at-trx-commit=0", f"--pid-file={folder / 'pid'}")
        stack.enter_context(running(_database(), *own, f"--socket={at}", *quick, answers=at))
        shutil.copytree(
            DEBIANS, site, ignore=shutil.ignore_patterns(".htaccess", "wp-config.php", "languages")
        )
        ours = free_port()
        (site / "favicon.ico").touch()  # browsers ask for it
        home = f"http://localhost:{ours}"
        (site / "wp-config.php").write_text(CONFIG.format(socket=at, home=home), encoding="utf-8")
        near, plugins = site / "wp-content" / "mu-plugins", site / "wp-content" / "plugins"
        near.mkdir()
        languages = site / "wp-content" / "languages"
        languages.mkdir(exist_ok=True)
        (languages / "fr_FR.mo").touch()  # then French can be chosen
        port = build.REAL_ADDRESS.split(":")[2].split("/")[0]
        (near / "near.php").write_text(NEAR.format(port=port), encoding="utf-8")
        plugin = PLUGIN.read_text(encoding="utf-8").replace(HERE, build.REAL_ADDRESS)
        (plugins / PLUGIN.name).write_text(plugin, encoding="utf-8")
        _done(
            "php",
            "-r",
            f"(new mysqli('localhost', 'root', '', '', 0, '{at}'))->query('CREATE DATABASE wordpress');",
        )
        said = _done("php", "-r", INSTALL, str(ours), folder=site)
        server = ("php", "-S", f"localhost:{ours}", "-t", site)
        workers = build.environment(PHP_CLI_SERVER_WORKERS="4")
        stack.enter_context(running(*server, answers=ours, env=workers, cwd=site))
        yield WordPress(f"{home}/", json.loads(said[said.index("{") :]))


def _database() -> str:
    return shutil.which("mariadbd") or "mariadbd"


def _done(*words: str, folder: Path | None = None) -> str:
    """What a program says, which has to end well."""
    done = subprocess.run(words, cwd=folder, capture_output=True, text=True, check=False)  # noqa: S603 - ours
    assert done.returncode == 0, (done.stdout + done.stderr)[-4000:]
    return done.stdout
