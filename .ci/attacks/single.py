"""Files of which a run reads one: settings, words, baselines, decisions, records, stores, fleets, git's own."""
import io
import os
import shutil
import subprocess
import zipfile

from .mutation import mutated
from .running import contents, faults
from .seeds import ANDROID, GIT, JSON, LEXICON, SHEET, SQLITE, TABLE, XLIFF, YAML, lay, read


def words(*calls):
    """Calls as lists of their words."""
    return [call.split() for call in calls]


APP = {
    "res/values/strings.xml": """<resources>
<string name="cd_play">PLAY ALL</string>
<string name="cd_close">Close button</string>
<string name="title">Songs of %1$s</string>
<string name="stop">Stop the music</string>
</resources>
""".encode(),
    "res/values-de/strings.xml": """<resources>
<string name="cd_play">ALLES ABSPIELEN</string>
<string name="cd_close">Knopf Schließen</string>
<string name="title">Lieder von %1$d</string>
</resources>
""".encode(),
}
CHECK = "check --exit-zero --root . ."
# What the program itself writes of the app is the best beginning for what it reads back.
MAKING = words(
    "check --exit-zero --format ndjson=night.ndjson --root .", "review export --all --format csv -o labels.csv",
    "review export --all --format xlsx -o labels.xlsx", "review export --all --format xliff -o xliff", "baseline create",
    "history add night.ndjson --store s.sqlite", "history add night.ndjson --store s.jsonl",
    "history export --store s.sqlite -o export.ndjson")
# The calls that read a file; `{}` is its path.
STORE = words(
    "history digest --store {}", "history trend --store {}", "history metrics --store {}", "history badge --store {}",
    "history export --store {}", "history digest --format json --store {}", "history add ../seeds/night.ndjson --store {}",
    "history trend --format html --store {}")
IMPORT = words("review import {}", "review import --write {}", "baseline apply {}")
RECORDS = words(
    "report {} --format text", "report {} --format sarif", "report {} --format html", "report {} --format markdown",
    "diff {} ../seeds/night.ndjson --format json", "merge {} ../seeds/night.ndjson", CHECK + " --compare {}",
    "history add {} --store s.sqlite", "history add {} --store s.jsonl")
BASELINE = words(CHECK, "baseline check", "baseline prune", "coverage", "baseline create --update", "fix --unsafe")
SETTINGS = words(CHECK, "config show", "rules --active", "coverage")
SINCE = words("check --exit-zero --changed-since HEAD --root . .")
FLEET = words("nightly fleet.yml", "plan fleet.yml")
STANDARD_INPUT = words("check --exit-zero - --stdin-filename res/values/strings.xml")
# Files that settings name, where one of them is mutated.
NAMED = {"team.yml": b"version: 1\n", "l10n/brands.txt": b"Foo\n", "l10n/rejected.txt": b"a -> b\n"}
VOCABULARY = {
    ".label-lint.yml": b"version: 1\nvocabulary: {lexicons: [l.txt], accept: [a.txt], reject: [r.txt]}\n",
    "l.txt": b"language de\n", "a.txt": b"Foo # x\n[de] Bar\n", "r.txt": b"Foo -> Bar\n",
}


class Input:
    """A file, what it is mutated from, and the calls that read it; `{}` in a call is its path."""

    def __init__(self, name, path, tokens, seeds, calls, more=None, is_kept=True):
        self.name, self.path, self.tokens, self.seeds, self.calls = name, path, tuple(tokens), seeds, calls
        self.more = more or {}
        self.is_kept = is_kept        # whether the calls leave the file as it is

    def mutated(self, random):
        return mutated(random, random.choice(self.seeds), self.tokens, self.seeds)


class Workbook(Input):
    """A workbook is an archive with sums of its parts: most changes are made inside."""

    def mutated(self, random):
        if random.random() < 0.2:
            return super().mutated(random)
        with zipfile.ZipFile(io.BytesIO(random.choice(self.seeds))) as archive:
            parts = {name: archive.read(name) for name in archive.namelist()}
        name = random.choice([name for name in parts for _ in range(6 if "sheet" in name or "shared" in name else 1)])
        parts[name] = mutated(random, parts[name], self.tokens, list(parts.values()))
        written = io.BytesIO()
        with zipfile.ZipFile(written, "w", random.choice((zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED))) as archive:
            for name, data in parts.items():
                archive.writestr(name, data)
        return written.getvalue()


def prepared(attack):
    """A folder with an app and all that the program writes of it."""
    folder = attack.folder("seeds")
    lay(folder, APP)
    for call in MAKING:
        outcome = attack.run(call, folder)
        if outcome.status != 0:
            raise SystemExit("%s ended with %s: %s" % (call, outcome.status, outcome.error.decode()))
    plan = attack.run(["plan"], folder).output
    table = read(folder, "labels.csv")[0].replace(b",,,,", b",accept,Neu %1$s,why,me")
    lay(folder, {"plan.ndjson": plan, "decided.csv": table})
    subprocess.run("git init -q . && git add -A res && git commit -q -m first", shell=True, cwd=folder,
                   env=attack.environment, check=True)
    return folder


def all_inputs(root, made):
    """Every kind of input that is read alone."""
    def seeds(name):
        return read(root, ".ci/fuzzing/seeds/%s/*" % name)

    def own(*names):
        return read(made, *names)

    lexicons = seeds("lexicon") + read(root, "Sources/CResources/lexicons/d*")
    fleets = read(root, "docs/integrations/fleet.yml")
    fleets.append(b"version: 1\nstore: s.jsonl\nreports: out\napps:\n  - {app: a, root: .}\n")
    baselines = own(".label-lint-baseline.jsonl")
    journals = [b"{\"type\":\"import\",\"schemaVersion\":1}\n"] + baselines
    rejected = [VOCABULARY["r.txt"] * 3 + b"[de] x -> y\n"]
    ignored = b"build/\n*.tmp\n!res\n/x/**/y\n"
    extending = {".label-lint.yml": b"version: 1\nextends: [team.yml]\n"}
    importing = words("review import --write d.csv")
    return [
        Input("configuration", ".label-lint.yml", YAML, seeds("configuration"), SETTINGS, NAMED),
        Input("extended", "team.yml", YAML, seeds("configuration"), SETTINGS[:2], extending),
        Input("lexicon", "l.txt", LEXICON, lexicons, words(CHECK), VOCABULARY),
        Input("accepted", "a.txt", LEXICON, [VOCABULARY["a.txt"] * 3], words(CHECK), VOCABULARY),
        Input("rejected", "r.txt", LEXICON, rejected, words(CHECK), VOCABULARY),
        Input("baseline", ".label-lint-baseline.jsonl", JSON, baselines, BASELINE, is_kept=False),
        Input("table", "d.csv", TABLE, own("decided.csv", "labels.csv"), IMPORT),
        Workbook("workbook", "d.xlsx", SHEET, own("labels.xlsx") + seeds("upload"), IMPORT),
        Input("translations", "d.xliff", XLIFF, own("xliff/*") + seeds("xliff"), IMPORT),
        Input("decisions", "d.json", JSON, seeds("decisions"), IMPORT),
        Input("journal of an import", ".label-lint-import.jsonl", JSON, journals, importing, {"d.csv": own("decided.csv")[0]},
        False),
        Input("records", "n.ndjson", JSON, own("night.ndjson") + seeds("records"), RECORDS),
        Input("plan", "plan.ndjson", JSON, own("plan.ndjson") + seeds("plan"), words("check --exit-zero --sets-from {}")),
        Input("fleet", "fleet.yml", YAML, fleets, FLEET),
        Input("store", "s.sqlite", SQLITE, own("s.sqlite") + seeds("store"), STORE, is_kept=False),
        Input("journal", "s.jsonl", JSON, own("s.jsonl") + seeds("journal"), STORE, is_kept=False),
        Input("exported store", "e.ndjson", JSON, own("export.ndjson"), words("history import {} --store s.sqlite")),
        Input("standard input", "-", ANDROID, list(APP.values()), STANDARD_INPUT),
        Input(".gitignore", ".gitignore", GIT, [ignored], SINCE, is_kept=False),
        Input(".gitattributes", ".gitattributes", GIT, [b"*.xml text eol=lf\nres/** diff\n"], SINCE, is_kept=False),
        Input(".git/config", ".git/config", GIT, own(".git/config"), SINCE, is_kept=False),
        Input(".git/HEAD", ".git/HEAD", GIT, own(".git/HEAD"), SINCE, is_kept=False),
        Input(".git/index", ".git/index", GIT, own(".git/index"), SINCE, is_kept=False),
    ]


# Formats of what calls print, where a program reads it.
SHAPES = {
    ("merge", "{}"): "ndjson", ("history", "export"): "ndjson", ("history", "badge"): "json",
    ("history", "metrics"): "openmetrics", ("plan", "fleet.yml"): "ndjson",
}


def shape_of(call):
    return call[call.index("--format") + 1] if "--format" in call else SHAPES.get(tuple(call[:2]), "text")


def judge(attack, made, kind, data, call):
    """What is wrong with a call that reads a mutated file."""
    folder = attack.folder("alone")
    lay(folder, APP)
    lay(folder, kind.more)
    if kind.path.startswith(".git"):
        shutil.copytree(os.path.join(made, ".git"), os.path.join(folder, ".git"), symlinks=True)
    is_input = kind.path == "-"
    if not is_input:
        lay(folder, {kind.path: data})
    before = contents(folder)
    outcome = attack.run([kind.path if part == "{}" else part for part in call], folder, input=data if is_input else None,
                         timeout=40 if kind.path.startswith(".git") else 20)
    found = faults(outcome, shape_of(call), 40 if kind.path.startswith(".git") else 20)
    after = contents(folder)
    writes = {"baseline", "fix", "nightly"} & set(call) or "--write" in call or call[:2] in (["history", "add"],
        ["history", "import"])
    changed = [path for path in before if after.get(path) != before[path] and not path.startswith(".git/")]
    if changed and not writes and kind.is_kept:
        found.append("changed %s" % ", ".join(changed))
    if kind.path in changed and not ("fix" in call or kind.name in ("baseline", "store", "journal", "journal of an import")):
        found.append("changed %s" % kind.path)
    found += ["left %s" % path for path in after if path.endswith(".part")]
    return found, outcome, folder


def run(attack, root, count):
    """The number of inputs of each kind, and of runs."""
    made = prepared(attack)
    kinds = all_inputs(root, made)
    done = dict.fromkeys((kind.name for kind in kinds), 0)
    for number in range(count):
        kind = kinds[number % len(kinds)]
        if kind.path.startswith(".git") and number // len(kinds) % 4:
            # git itself reads most of these: a quarter is enough.
            kind = kinds[attack.random.randrange(len(kinds) - 5)]
        data = kind.mutated(attack.random)
        call = attack.random.choice(kind.calls)
        done[kind.name] += 1
        found, outcome, folder = judge(attack, made, kind, data, call)
        if found:
            attack.fail("%s: %s" % (kind.name, "; ".join(found)), call, folder, outcome)
            if kind.path == "-":
                lay(attack.failures and os.path.join(attack.keep, "%s-%d" % (attack.name, len(attack.failures))),
                    {"standard-input": data})
    return done, count
