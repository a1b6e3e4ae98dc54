"""Hostile projects: nothing outside is read aloud or written, no program is run, and no run stalls."""
import os

from . import deliveries, hostile, repositories
from .running import contents, faults

# git that is silent is ended after 30 seconds.
TIMEOUT = 35
GIT_CALLS = (["check", "--changed-since", "HEAD", "--exit-zero"], ["fix", "--dry-run", "--changed-since", "HEAD"],
             ["check", "--format", "ndjson"], ["review", "export", "--format", "html", "-o", "page.html"])
SECRET = "secret-of-the-user-4711"


class World:
    """A hostile project, and beside it what belongs to the user."""

    def __init__(self, attack, number):
        self.top = attack.folder("world-%d" % number)
        self.project = os.path.join(self.top, "project")
        self.home = os.path.join(self.top, "home")
        self.marker = os.path.join(self.top, "marker")
        for folder in (self.project, self.home):
            os.makedirs(folder)
        hostile.furnish(self.home, SECRET)
        self.attack = attack

    def run(self, call):
        """A call that makes what a later one is led by."""
        return self.attack.run(call, self.project, TIMEOUT)

    def outside(self):
        """All that is not the project's."""
        return {path: data for path, data in contents(self.top).items() if path.split("/")[0] not in ("project", "marker")}


def attempt(attack, world, name, call):
    """What is wrong with a call in a hostile project."""
    outside = world.outside()
    before = contents(world.project)
    outcome = attack.run(call, world.project, TIMEOUT, environment={"LABEL_LINT_ATTACK": SECRET})
    found = faults(outcome, "ndjson" if "ndjson" in call else "json" if "json" in call else "text", TIMEOUT)
    if world.outside() != outside:
        found.append("changed or made something outside")
    after = contents(world.project)
    changed = {path: data for path, data in after.items() if before.get(path) != data}
    if call[0] == "check":
        found += ["changed %s, which is no report" % path for path in changed if path in world.own]
    # git notes in its index what it has looked at; here it is asked not to.
    found += ["changed %s of version control" % path for path in changed if path.startswith(".git/")]
    found += ["left %s" % path for path in changed if path.endswith(".part")]
    told = [outcome.output, outcome.error] + [data for data in changed.values() if isinstance(data, bytes)]
    if any(SECRET.encode() in data for data in told):
        found.append("tells what lies outside")
    if os.path.exists(world.marker):
        with open(world.marker, encoding="utf-8", errors="replace") as file:
            found.append("ran a program: " + file.read(300))
        os.remove(world.marker)
    if outcome.output.strip() == b"" and outcome.error.strip() == b"" and outcome.status != 0:
        found.append("exit code %s without a word" % outcome.status)
    if found:
        attack.fail("%s, %s: %s" % (name, " ".join(call), "; ".join(found)), call, world.top, outcome)


def run(attack, root, count):
    projects = calls = 0
    for name, make, wanted in (*hostile.projects(), *deliveries.projects()):
        projects += 1
        world = World(attack, projects)
        make(world)
        world.own = set(contents(world.project))
        for call in wanted:
            calls += 1
            attempt(attack, world, name, call)
    biting = 0
    for name, lines in repositories.PLAIN.items():
        projects += 1
        for call in GIT_CALLS:
            calls += 1
            world = World(attack, projects)
            repositories.make(attack, world.project, world.home, world.marker, lines)
            world.own = set(contents(world.project))
            attempt(attack, world, "git: " + name, call)
        biting += repositories.bites(attack, world.project, world.marker)
    if biting < len(repositories.PLAIN) // 3:
        attack.fail("only %d repositories have git itself run a program: the attack is none" % biting)
    return "%d hostile projects, %d calls (in %d of %d repositories git itself runs a program)" % (
        projects, calls, biting, len(repositories.PLAIN))
