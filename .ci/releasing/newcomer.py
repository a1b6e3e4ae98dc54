"""Does in another root what the pages tell newcomers, with the release served from this machine.

The commands are those of `README.md` and `docs/first-five-minutes.md`, as they are printed there. Only the address of the
release is another one, and `sudo` is left out, as the root has one user.
"""
import contextlib
import functools
import http.server
import os
import shutil
import subprocess
import sys
import tempfile
import threading
import time

ADDRESS = "https://github.com/label-lint/label-lint/releases/download"
# What must be true of the pages.
MOST_SECONDS = 60
MOST_COMMANDS = 10
# A text that the gate must report.
PROBLEM = '    <string name="cd_newcomer">NEWCOMER BUTTON</string>\n'
CATALOG = "android/app/src/main/res/values/strings.xml"

# A root has no settings of git.
ENVIRONMENT = {"PATH": "/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", "HOME": "/root",
               **{"GIT_%s_%s" % (who, what): value for who in ("AUTHOR", "COMMITTER")
                  for what, value in (("NAME", "Newcomer"), ("EMAIL", "newcomer@example.com"))}}


def follow(name, root, output, version):
    """Ends the process where a page is not true; prints the time and the number of commands."""
    app = os.path.join(root, "app")
    shutil.copytree("catalogs", app)
    with served(output, version) as address:
        def run(command, accepted=0):
            script = command.replace(ADDRESS, address).replace("sudo ", "")
            done = subprocess.run(["chroot", root, "sh", "-c", "cd /app && " + script], text=True, env=ENVIRONMENT,
                                  stdout=subprocess.PIPE, stderr=subprocess.PIPE)
            if done.returncode != accepted:
                sys.exit("%s: `%s` ended with %d\n%s%s" % (
                    name, command, done.returncode, done.stdout[-500:], done.stderr[-500:]))
            return done.stdout

        run("git init --quiet --initial-branch main && git add . && git commit --quiet --message App")
        readme, package = [block for block in blocks("README.md") if ADDRESS in block[0]]
        install, look, adopt = blocks("docs/first-five-minutes.md")[:3]

        start = time.monotonic()
        for command in readme + look:
            report = run(command)
        seconds = time.monotonic() - start
        if " findings (" not in report or seconds > MOST_SECONDS:
            sys.exit("%s: after %.1f seconds, the first report is\n%s" % (name, seconds, report[-500:]))

        for command in adopt:
            run(command)
        catalog = os.path.join(app, CATALOG)
        with open(catalog) as file:
            text = file.read()
        with open(catalog, "w") as file:
            file.write(text.replace("</resources>", PROBLEM + "</resources>"))
        # The page's last command is the gate.
        gate = run(adopt[-1], accepted=1)
        commands = len(install + look + adopt) + 1
        if "NEWCOMER BUTTON" not in gate or "known findings hidden" not in gate or commands > MOST_COMMANDS:
            sys.exit("%s: after %d commands, the gate reports\n%s" % (name, commands, gate[-500:]))

        for command in package:
            run(command)
        run("/usr/bin/label-lint --version")
    print("works: %s as a newcomer: first report after %.1f s; a gate that fails after %d commands" % (
        name, seconds, commands), flush=True)


def blocks(page):
    """The commands of each shell block of a page."""
    with open(page) as file:
        parts = file.read().split("```sh\n")[1:]
    return [part.split("```")[0].splitlines() for part in parts]


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


@contextlib.contextmanager
def served(output, version):
    """Serves the files of a release; yields what takes the place of the address of all releases."""
    with tempfile.TemporaryDirectory() as folder:
        os.symlink(os.path.abspath(output), os.path.join(folder, "v" + version))
        handler = functools.partial(Quiet, directory=folder)
        with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
            threading.Thread(target=server.serve_forever, daemon=True).start()
            yield "http://127.0.0.1:%d" % server.server_port
            server.shutdown()
