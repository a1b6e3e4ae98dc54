"""Mutated inputs: catalogs and sources by the dozen in one project, all else a file a run."""
import json
import os
import xml.parsers.expat

from . import single
from .mutation import mutated
from .running import FORMATS, contents, faults, shape_faults
from .seeds import SHARES, catalog_kinds, lay

COUNT = 60_000
# Of all inputs so many lie in projects with others; a run for each of them would take hours.
IN_PROJECTS = 0.8
CASES = 64
# An app that nobody changed: what is beside it must not silence it.
GOOD = {"good/res/values/strings.xml": b"<resources>\n<string name=\"cd_x\">SHUFFLE ALL</string>\n</resources>\n"}


class Case:
    """A folder of the project with mutated files of one kind."""

    def __init__(self, random, number, kind):
        self.name = "case-%02d-%s" % (number, kind.name)
        self.files = dict(kind.beside)
        paths = random.sample(kind.paths, random.randint(1, min(2, len(kind.paths))))
        self.changed = {path: mutated(random, random.choice(kind.seeds), kind.tokens, kind.seeds) for path in paths}
        self.files.update(self.changed)
        self.kind = kind.name


# What a project is asked beside a check, and the format of the answer; None where files are shown as they are.
OTHERS = [(call.split(), shape) for call, shape in (
    ("check --format json --root . --sources . --include-suppressed .", "json"),
    ("fix --dry-run --unsafe --root .", None),
    ("coverage --format json --root .", "json"),
    ("coverage --format csv --by module --root .", "csv"),
    ("review export --format csv --all -o - --root .", "csv"),
    ("review export --format html -o ../out/page.html --root .", "text"),
    ("review export --format xlsx --all -o ../out/book.xlsx --root .", "text"),
    ("review export --format xliff --all -o ../out/xliff --root .", "text"),
    ("inspect uses --root . .", "ndjson"),
    ("baseline create --baseline ../out/known.jsonl --root .", "text"),
    ("plan", "ndjson"),
    ("fix --unsafe --root .", None),
)]


def calls(random, number):
    """What a project is asked: a check in each format in turn, one of the other commands, and a check that tells all."""
    style = FORMATS[number % len(FORMATS)]
    check = ["check", "--exit-zero", "--root", ".", "--format", style, "."]
    check += ["--sources", "."] if random.random() < 0.6 else []
    check += ["--statistics", "--verbose"] if style == "text" else []
    asked = [(check, style), OTHERS[number % len(OTHERS)]]
    return asked + [OTHERS[0]] if number % 3 == 0 else asked


def project(attack, cases):
    folder = attack.folder("project")
    lay(folder, GOOD)
    for case in cases:
        lay(os.path.join(folder, case.name), case.files)
    return folder


def judge(attack, cases, call, shape):
    """What is wrong with a call in a project of some cases."""
    folder = project(attack, cases)
    attack.folder("out")
    before = contents(folder)
    outcome = attack.run(call, folder)
    found = faults(outcome, shape)
    # Coverage that lacks texts says so; all else has findings of what it cannot read.
    if outcome.status == 2 and call[0] != "coverage":
        found.append("exit code 2: " + outcome.error.decode(errors="replace")[-200:])
    if call[0] != "fix" or "--dry-run" in call:
        if contents(folder) != before:
            found.append("changed a file that it reads")
    elif outcome.status is not None:
        # What it wrote is read again, and holds no less than it did.
        found += ["after fix: " + fault for fault in faults(attack.run(["check", "--exit-zero", "--format", "json", "--root",
            ".", "."], folder), "json")]
    if shape in FORMATS and shape not in ("badge", "openmetrics", "github",
        "markdown") and call[0] == "check" and b"SHUFFLE ALL" not in outcome.output:
        found.append("the finding of the app beside is gone")
    if call[0] == "check" and shape == "json" and not found:
        found += unsaid(json.loads(outcome.output), cases)
    if not found and call[:3] == ["coverage", "--format", "json"] and shape_faults("json", outcome.output):
        found.append("coverage is no JSON")
    return found, outcome


def unsaid(report, cases):
    """Files that no parser takes, and of which the report says nothing."""
    told = {finding["path"] for finding in report["findings"] if finding["rule"] == "unreadable-catalog"}
    told |= {related["path"] for finding in report["findings"] for related in finding["related"]}
    told |= {item["path"] for item in report["run"].get("notRead", {"paths": []})["paths"]}
    found = []
    for case in cases:
        for path, data in case.changed.items():
            path_of_all = "%s/%s" % (case.name, path)
            if path_of_all not in told and is_broken(case.kind, data):
                found.append("nothing is said of %s, which is no %s" % (path_of_all, case.kind))
    return found


def is_broken(kind, data):
    """Whether a file is none of its kind for another parser, too; False where nobody can tell."""
    if kind in ("android", "compose", "moko"):
        parser = xml.parsers.expat.ParserCreate()
        try:
            parser.Parse(data, True)
        except xml.parsers.expat.ExpatError:
            return True
    if kind == "xcstrings":
        try:
            json.loads(data)
        except ValueError:
            return True
    return False


def smallest(attack, cases, call, shape):
    """The fewest cases that fail, by halves; all of them where only their company fails."""
    while len(cases) > 1:
        half = len(cases) // 2
        for part in (cases[:half], cases[half:]):
            if judge(attack, part, call, shape)[0]:
                cases = part
                break
        else:
            break
    return cases


def run(attack, root, count):
    count = count or COUNT
    kinds = [kind for kind in catalog_kinds(root) for _ in range(SHARES.get(kind.name, 2))]
    done = runs = number = 0
    while done < count * IN_PROJECTS:
        cases = [Case(attack.random, index, attack.random.choice(kinds)) for index in range(CASES)]
        done += sum(len(case.changed) for case in cases)
        for call, shape in calls(attack.random, number):
            runs += 1
            found, _ = judge(attack, cases, call, shape)
            if found:
                few = smallest(attack, cases, call, shape)
                found, outcome = judge(attack, few, call, shape)
                found = found or ["fails at times only"]
                attack.fail("%s: %s" % (", ".join(case.name for case in few)[:200], "; ".join(found)), call,
                    project(attack, few), outcome)
        number += 1
    alone, more = single.run(attack, root, max(count - done, 1))
    return "%d mutated inputs in %d runs (%d of them in %d projects, %s)" % (done + sum(alone.values()), runs + more, done,
        number, ", ".join(
        "%d %s" % (number, name) for name, number in alone.items()))
