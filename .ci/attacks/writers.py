"""The commands that write, with projects for them, and what must hold of a project whenever one of them was ended."""
import csv
import json
import os
import re
import shutil

from .running import contents
from .seeds import lay

# A night that was recorded before the one that is disturbed.
EARLIER = {"SOURCE_DATE_EPOCH": "1795140000"}
LABELS = ("SEND MAIL", "Close button.", "Share.", "Stop  the music", "Image of a cat", "OPEN FILE")


class Writer:
    """A command that writes: what is run before it, a day earlier or on the day, and what it may leave beside."""

    def __init__(self, name, arguments, earlier=(), setup=(), beside=(), steps=(), is_repeatable=True):
        self.name, self.arguments = name, arguments
        self.earlier, self.setup = earlier, setup
        self.beside = beside                  # ends of names that are left where it is killed, until the next run
        self.steps = steps                    # files that hold more after each of several steps
        self.is_repeatable = is_repeatable    # whether the same call is right when all is done


CHECK = ["check", "--exit-zero", "--root", ".", "."]
REPORTS = CHECK + [word for style in ("ndjson", "sarif", "html", "csv") for word in ("--format",
    "%s=out/a.%s" % (style, style))]
TABLE = ["review", "export", "--all", "--format", "csv", "-o", "labels.csv"]
OLD, NEW = CHECK + ["--format", "ndjson=o.ndjson"], CHECK + ["--format", "ndjson=n.ndjson"]
BASELINE = ["baseline", "create"]
# SQLite's own: what is open when the process ends is rolled back by the next one.
JOURNAL = ("-journal", "-wal", "-shm")


def add(records, store):
    return ["history", "add", records, "--store", store]


WRITERS = [
    Writer("fix", ["fix", "--root", "."]),
    Writer("fix-unsafe", ["fix", "--unsafe", "--root", "."],
           # A known finding of a text that is changed for another one: it follows the text in the baseline.
           setup=[["ignore", "non-unique-label", "cd_7", "--reason", "a brand", "--locale", "en"]],
           steps=(".label-lint-baseline.jsonl",)),
    Writer("import", ["review", "import", "--write", "decided.csv"], setup=[TABLE], beside=(".label-lint-import.jsonl",)),
    # Texts of two languages and three formats; some are broken and left out.
    Writer("delivery", ["delivery", "sent", "--into", "app0", "--into", "app1", "--apply", "--root", "."]),
    Writer("baseline", BASELINE, is_repeatable=False),
    Writer("baseline-update", BASELINE + ["--update"], earlier=[BASELINE]),
    Writer("prune", ["baseline", "prune"], setup=[BASELINE, ["fix", "--unsafe", "--no-baseline", "--root", "."]]),
    Writer("ignore", ["ignore", "role-word", "cd_0", "--reason", "a brand", "--in", "app0"], is_repeatable=False),
    Writer("reports", REPORTS, earlier=[REPORTS]),
    Writer("new-reports", REPORTS),
    Writer("export", ["review", "export", "--all", "--format", "xliff", "-o", "new/folder"]),
    Writer("history", add("n.ndjson", "s.sqlite"), earlier=[OLD, add("o.ndjson", "s.sqlite")], setup=[NEW], beside=JOURNAL),
    Writer("new-history", add("n.ndjson", "s.sqlite"), setup=[NEW], beside=JOURNAL),
    Writer("history-lines", add("n.ndjson", "s.jsonl"), earlier=[OLD, add("o.ndjson", "s.jsonl")], setup=[NEW]),
    Writer("nightly", ["nightly", "fleet.yml"], earlier=[["nightly", "fleet.yml"]], beside=JOURNAL, steps=("s.sqlite",)),
]


def app(number, day):
    """An app in two languages; a day later some of its texts are others."""
    lines = ["<resources>"] + ['    <string name="cd_%d">%s</string>' % (key,
        LABELS[(key + number + day) % len(LABELS)]) for key in range(12)]
    german = ["<resources>"] + ['    <string name="cd_%d">Alles %d.</string>' % (key, key) for key in range(10)]
    strings = ['/* Accessibility label */\n"cd_%d" = "%s";' % (key, LABELS[(key + day) % len(LABELS)]) for key in range(8)]
    return {
        "app%d/res/values/strings.xml" % number: ("\n".join(lines) + "\n</resources>\n").encode(),
        "app%d/res/values-de/strings.xml" % number: ("\n".join(german) + "\n</resources>\n").encode(),
        "app%d/en.lproj/Localizable.strings" % number: ("\n".join(strings) + "\n").encode(),
    }


def sent(number):
    """What translators sent back for an app: new texts, other texts, and one that is broken."""
    german = ["<resources>"] + ['    <string name="cd_%d">Etwas Neues %s</string>' % (key,
        chr(97 + key)) for key in range(12)]
    texts = ["Etwas Anderes %s" % ("%@" if key == 3 else chr(97 + key)) for key in range(8)]
    found = {"sent/app%d/res/values-de/strings.xml" % number: ("\n".join(german) + "\n</resources>\n").encode()}
    if number % 2:
        found["sent/app%d/de.xliff" % number] = exchanged("app%d/en.lproj/Localizable.strings" % number, texts)
    else:
        strings = ['"cd_%d" = "%s";' % pair for pair in enumerate(texts)]
        found["sent/app%d/de.lproj/Localizable.strings" % number] = ("\n".join(strings) + "\n").encode()
    return found


def exchanged(original, texts):
    """The same in XLIFF, with the source texts of today."""
    units = ['<trans-unit id="cd_%d"><source>%s</source><target>%s</target></trans-unit>' % (key,
        LABELS[(key + 1) % len(LABELS)], text) for key, text in enumerate(texts)]
    return ('<xliff version="1.2">\n<file original="%s" source-language="en" target-language="de"><body>\n%s\n'
        "</body></file>\n</xliff>\n" % (original, "\n".join(units))).encode()


def fleet(apps):
    return "version: 1\nstore: s.sqlite\nreports: reports\napps:\n" + "".join("  - {app: a%d, root: app%d}\n" % (n,
        n) for n in range(apps))


def prepare(attack, writer, apps):
    """A project as it is before a writer runs; the folder is copied for each run."""
    folder = attack.folder("before-" + writer.name)
    lay(folder, {"fleet.yml": fleet(apps).encode()})
    os.makedirs(os.path.join(folder, "out"))
    for day, calls in enumerate((writer.earlier, writer.setup)):
        for number in range(apps):
            lay(folder, app(number, day))
        for call in calls:
            outcome = attack.run(call, folder, environment=None if day else EARLIER)
            if outcome.status not in (0, 1):
                raise SystemExit("%s ended with %s: %s" % (call, outcome.status, outcome.error.decode(errors="replace")))
    if writer.name == "import":
        decide(folder)
    if writer.name == "delivery":
        for number in range(2):
            lay(folder, sent(number))
    return folder


def decide(folder):
    """Accepts what the table suggests, and ignores the rest with a reason."""
    with open(os.path.join(folder, "labels.csv"), newline="", encoding="utf-8-sig") as file:
        rows = list(csv.DictReader(file))
    for number, row in enumerate(rows):
        row["decision"] = "accept" if row["suggestion"] and number % 3 else "ignore" if row["rule"] else ""
        row["reason"] = "as it is" if row["decision"] == "ignore" else ""
    with open(os.path.join(folder, "decided.csv"), "w", newline="", encoding="utf-8") as file:
        table = csv.DictWriter(file, rows[0].keys())
        table.writeheader()
        table.writerows(rows)


def copy(attack, folder, name="run"):
    """A fresh copy of a prepared project."""
    path = os.path.join(attack.scratch, name)
    if os.path.isdir(path):
        shutil.rmtree(path)
    return shutil.copytree(folder, path, symlinks=True)


def state(attack, folder):
    """All files of a project, without what differs from run to run: how long a run took. Of a store, what it says."""
    found = contents(folder)
    for path, data in list(found.items()):
        if path.endswith(".sqlite"):
            # In a copy, so that asking mends nothing.
            place = copy(attack, folder, "asked")
            outcome = attack.run(["history", "export", "--store", path, "-o", "-"], place)
            found[path] = outcome.output if outcome.status == 0 else b"unreadable: " + outcome.error
        elif isinstance(data, str):
            continue
        found[path] = timeless(found[path])
    return found


def timeless(data):
    return re.sub(rb'"(durationMs|duration)": ?[0-9.]+', b'"\\1":0', data) if isinstance(data, bytes) else data


def whole(attack, writer, now, before, after, is_clean, may_differ=()):
    """What is wrong with a project after a writer was ended: each file is as it was or as it should be."""
    found = []
    for path in sorted(set(now) | set(before)):
        if now.get(path) in (before.get(path), after.get(path)) or path in may_differ and is_whole(path, now.get(path)):
            continue
        name = os.path.basename(path)
        if name.startswith(".label-lint-") and name.endswith(".part"):
            if is_clean:
                found.append("%s is left" % path)
        elif path not in before and (name.endswith(writer.beside) if writer.beside else False):
            continue
        elif now.get(path) == "a folder" and not is_clean:
            continue
        else:
            found.append("%s is neither the old file nor the new one: %r" % (path, now.get(path) and now[path][:200]))
    return found


def is_whole(path, data):
    """Whether a report of something else is a whole one all the same."""
    if data is None:
        return True
    if isinstance(data, str):
        return data == "a folder"
    if path.endswith((".ndjson", ".jsonl")):
        return data.endswith(b"\n") and all(is_json(line) for line in data.splitlines())
    if path.endswith((".sarif", ".json")):
        return is_json(data)
    if path.endswith(".html"):
        return data.rstrip().endswith(b"</html>")
    if path.endswith(".sqlite"):
        return not data.startswith(b"unreadable")
    return data.endswith(b"\n")


def is_json(data):
    try:
        json.loads(data)
        return True
    except ValueError:
        return False
