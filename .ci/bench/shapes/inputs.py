"""What is read beside catalogs: sources, decisions, stored reports, baselines, configurations."""
import csv
import io
import json
import os
import zipfile

from .projects import android
from .texts import letters


def labels(project, n, text="PLAY ALL %d"):
    """An Android app with a finding for each of its labels."""
    return android(project, ['<string name="cd_%d">%s</string>\n' % (i, text % i) for i in range(n)],
                   ['<string name="cd_%d">Los %d</string>\n' % (i, i) for i in range(n)])


def with_sources(path, *texts):
    """A check of an app whose texts a source file uses."""
    def make(project, n):
        labels(project, n, "Play song %d")
        project.write(path, *(part for text in texts for part in text(n)))
        return project.check("--sources", project.path("app"))
    return make


def each(form):
    return lambda n: ((form % ((i,) * form.count("%d"))) for i in range(n))


def once(text):
    return lambda n: [text]


LAYOUT = once('<LinearLayout xmlns:android="http://schemas.android.com/apk/res/android">\n')
LAYOUT_END = once("</LinearLayout>\n")
XML = "app/src/main/res/layout/main.xml"
KOTLIN = "app/src/main/java/Main.kt"
SWIFT = "app/Main.swift"
BOARD = once('<?xml version="1.0"?><document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><view>\n')

SOURCES = {
    "layout-texts": with_sources(
        XML, LAYOUT, each('<TextView android:id="@+id/t%d" android:text="@string/cd_%d"/>\n'), LAYOUT_END),
    "layout-one-text": with_sources(XML, LAYOUT, each('<TextView android:text="@string/cd_0"/>\n'), LAYOUT_END),
    "layout-buttons": with_sources(
        XML, LAYOUT, each('<ImageButton android:id="@+id/b" android:contentDescription="@string/cd_%d"/>\n'), LAYOUT_END),
    "layout-one-element": with_sources(
        XML, LAYOUT, each('<Button android:text="@string/cd_%d" android:contentDescription="@string/cd_%d"/>\n'), LAYOUT_END),
    "layout-nested": with_sources(
        XML, LAYOUT, each('<FrameLayout android:contentDescription="@string/cd_%d">\n'),
        lambda n: ["</FrameLayout>\n"] * n, LAYOUT_END),
    "layout-attributes": with_sources(XML, LAYOUT, once("<TextView "), each('android:text%d="@string/cd_%d" '), once("/>"),
                                      LAYOUT_END),
    "kotlin-texts": with_sources(KOTLIN, each("fun a%d() { Text(stringResource(R.string.cd_%d)) }\n")),
    "kotlin-one-function": with_sources(KOTLIN, once("fun a() {\n"), each("Text(stringResource(R.string.cd_%d))\n"), once("}")),
    "kotlin-one-element": with_sources(
        KOTLIN, once("fun a() {\n"), each("view.contentDescription = getString(R.string.cd_%d)\n"), once("}")),
    "kotlin-one-key": with_sources(KOTLIN, once("fun a() {\n"), each("view%d.text = getString(R.string.cd_0)\n"), once("}")),
    "kotlin-variables": with_sources(
        KOTLIN, once("fun a() {\n"), each("val v%d = R.string.cd_%d\nview.text = getString(v%d)\n"), once("}")),
    "kotlin-one-variable": with_sources(
        KOTLIN, once("fun a() {\nval v = "), each("if (x) R.string.cd_%d else "), once("0\nview.text = getString(v)\n}")),
    "kotlin-joined": with_sources(KOTLIN, once("fun a() { view.text = "), each("getString(R.string.cd_%d) + "), once('"" }')),
    "kotlin-calls-nested": with_sources(
        KOTLIN, once("fun a() { Text("), lambda n: ["f("] * n, once("R.string.cd_0"), lambda n: [")"] * n, once(") }")),
    "kotlin-blocks-nested": with_sources(KOTLIN, each("Column { Text(getString(R.string.cd_%d))\n"), lambda n: ["}\n"] * n),
    "kotlin-blocks-open": with_sources(KOTLIN, each("Column { Text(getString(R.string.cd_%d))\n")),
    "kotlin-brackets-open": with_sources(KOTLIN, once("Text(R.string.cd_0)\n"), lambda n: ["("] * n),
    "kotlin-strings-open": with_sources(KOTLIN, once("Text(R.string.cd_0)\n"), lambda n: ['"${'] * n),
    "kotlin-comments": with_sources(KOTLIN, once("Text(R.string.cd_0)\n"), lambda n: ["/* "] * n),
    "kotlin-constants": with_sources(KOTLIN, each("val K%d = R.string.cd_%d\n"), each("val x%d = Text(stringResource(K%d))\n")),
    "java-setters": with_sources("app/src/main/java/Main.java", once("class A { void a() {\n"),
                                 each("view%d.setContentDescription(getString(R.string.cd_%d));\n"), once("} }")),
    "swift-labels": with_sources(SWIFT, each('button%d.accessibilityLabel = NSLocalizedString("cd_%d", comment: "")\n')),
    "swift-one-chain": with_sources(SWIFT, once('Text("cd_0")\n'), each('.accessibilityLabel("cd_%d")\n')),
    "swift-constants": with_sources(SWIFT, each('enum L%d { static let a = NSLocalizedString("cd_%d", comment: "") }\n'),
                                    each("label%d.text = L%d.a\n")),
    "swift-strings-nested": with_sources(SWIFT, once('Text("cd_0")\n'), lambda n: ['"\\('] * n),
    "objective-c": with_sources("app/Main.m", each('[b%d setAccessibilityLabel:NSLocalizedString(@"cd_%d", nil)];\n')),
    "storyboard-labels": with_sources(
        "app/Main.storyboard", BOARD, each('<label text="cd_%d" id="a%d"/>\n'), once("</view></document>")),
    "storyboard-nested": with_sources(
        "app/Main.storyboard", BOARD, each('<view id="a%d"><accessibility label="cd_%d"/>\n'),
        lambda n: ["</view>\n"] * n, once("</view></document>")),
}


def many_sources(project, n):
    labels(project, n, "Play song %d")
    for i in range(n):
        project.write("app/src/main/java/a%d/Main.kt" % (i % 50), "")
        project.write("app/src/main/java/a%d/Main%d.kt" % (i % 50, i), "fun a() { Text(stringResource(R.string.cd_%d)) }" % i)
    return project.check("--sources", project.path("app"))


# Decisions.

def exported(project, n):
    """The rows of a review of an app with a finding for each label."""
    labels(project, n)
    project.run("review", "export", "--format", "csv", "--root", project.folder, "-o", project.path("rows.csv"), project.folder)
    with open(project.path("rows.csv"), encoding="utf-8-sig", newline="") as file:
        return list(csv.DictReader(file))


def imported(project, file):
    return ["review", "import", "--root", project.folder, "--catalogs", project.folder, project.path(file)]


def decided(decision, **cells):
    def make(project, n):
        rows = exported(project, n)
        out = io.StringIO()
        writer = csv.DictWriter(out, rows[0].keys())
        writer.writeheader()
        for number, row in enumerate(rows):
            row.update(decision=decision, **{name: value % number if "%" in value else value for name, value in cells.items()})
            writer.writerow(row)
        project.write("rows.csv", out.getvalue())
        return imported(project, "rows.csv")
    return make


def decisions_file(project, n):
    project.write("decisions.json", json.dumps({"type": "decisions", "schemaVersion": 1, "decisions": [
        {"fingerprint": row["fingerprint"], "text": row["text_hash"], "decision": "ignore", "reason": "as it is"}
        for row in exported(project, n)]}))
    return imported(project, "decisions.json")


def decisions_alike(project, n):
    row = exported(project, 4)[0]
    project.write("decisions.json", json.dumps({"type": "decisions", "schemaVersion": 1, "decisions": [
        {"fingerprint": row["fingerprint"], "text": row["text_hash"], "decision": "accept"}] * n}))
    return imported(project, "decisions.json")


def workbook(project, n):
    labels(project, n)
    project.run("review", "export", "--format", "xlsx", "--root", project.folder, "-o", project.path("rows.xlsx"),
                project.folder)
    return imported(project, "rows.xlsx")


def workbook_strings(project, n):
    """A workbook with a cell of very many runs."""
    workbook(project, 4)
    with zipfile.ZipFile(project.path("rows.xlsx")) as file:
        parts = {name: file.read(name) for name in file.namelist()}
    sheet = next(name for name in parts if name.startswith("xl/worksheets/"))
    parts[sheet] = parts[sheet].replace(b"</row>", b"<c t=\"inlineStr\"><is>%s</is></c></row>" % (b"<r><t>x</t></r>" * n), 1)
    with zipfile.ZipFile(project.path("rows.xlsx"), "w", zipfile.ZIP_DEFLATED) as file:
        for name, data in parts.items():
            file.writestr(name, data)
    return imported(project, "rows.xlsx")


def xliff(project, n):
    labels(project, n)
    project.run("review", "export", "--all", "--format", "xliff", "--root", project.folder, "-o", project.path("units"),
                project.folder)
    place = project.path("units")
    found = [place] if os.path.isfile(place) else [os.path.join(place, name) for name in sorted(os.listdir(place))]
    return ["review", "import", "--root", project.folder, "--catalogs", project.folder, *found]


# Stored reports, baselines, configurations.

def report(project, n, name="labels.ndjson", text="PLAY ALL %d"):
    labels(project, n, text)
    return project.run("check", "--format", "ndjson", "--root", project.folder, project.folder, output=name)


def reports(*arguments):
    def make(project, n):
        old = report(project, n, "old.ndjson", "STOP ALL %d")
        new = report(project, n, "new.ndjson")
        return [{"OLD": old, "NEW": new, "STORE": project.path("store.sqlite")}.get(word, word) for word in arguments]
    return make


def fleet(project, n):
    """A night of many small apps, whose runs a file of lines takes."""
    for i in range(n):
        project.write("app%d/res/values/strings.xml" % i, "<resources><string name=\"cd_a\">PLAY ALL</string></resources>\n")
    project.write("fleet.yml", "apps:\n", *("  - {app: a%d, root: app%d}\n" % (i, i) for i in range(n)))
    return ["nightly", project.path("fleet.yml"), "--jobs", "1", "--store", project.path("runs.jsonl"),
            "--reports", project.path("reports")]


def rendered(form):
    return lambda project, n: ["report", report(project, n), "--format", form]


def baseline(*arguments):
    def make(project, n):
        labels(project, n)
        place = project.path("known.jsonl")
        project.run("baseline", "create", "--baseline", place, "--root", project.folder, project.folder)
        return [*arguments, "--baseline", place, "--root", project.folder, project.folder]
    return make


def baseline_moved(project, n):
    """A baseline of another set, whose rows are found by what they are about."""
    arguments = baseline("check", "--jobs", "1")(project, n)
    os.rename(project.path("app"), project.path("moved"))
    return arguments


def configured(*parts, texts=40):
    def make(project, n):
        labels(project, texts)
        project.write(".label-lint.yml", "version: 1\n", *(part for text in parts for part in text(n)))
        return project.check()
    return make


def listed(path, line, setting, head=""):
    def make(project, n):
        project.write(path, head, *(line % letters(i) for i in range(n)))
        return configured(once(setting))(project, n)
    return make


OTHERS = {
    "sources files": many_sources,
    "review ignore-rows": decided("ignore", reason="as it is"),
    "review write-rows": decided("write", new_target="Play all %d"),
    "review accept-rows": decided("accept"),
    "review unsure-rows": decided("unsure"),
    "review refused-rows": decided("write", text_hash="0"),
    "review unknown-rows": decided("write", fingerprint="%032x", new_target="x"),
    "review json": decisions_file,
    "review json-one-finding": decisions_alike,
    "review xlsx": workbook,
    "review xlsx-runs": workbook_strings,
    "review xliff": xliff,
    "review export-html": lambda project, n: labels(project, n) and [
        "review", "export", "--format", "html", "--root", project.folder, "-o", project.path("page.html"), project.folder],
    "records diff": reports("diff", "OLD", "NEW"),
    "records diff-same": reports("diff", "NEW", "NEW"),
    "records merge": reports("merge", "NEW", "OLD"),
    "records history-add": reports("history", "add", "OLD", "NEW", "--store", "STORE"),
    "records compare": lambda project, n: labels(project, n) and project.check(
        "--compare", report(project, n, "old.ndjson", "STOP ALL %d")),
    "baseline used": baseline("check", "--jobs", "1"),
    "baseline checked": baseline("baseline", "check"),
    "baseline moved": baseline_moved,
    "fix": lambda project, n: labels(project, n) and ["fix", "--dry-run", "--unsafe", "--root", project.folder, project.folder],
    "coverage": lambda project, n: labels(project, n) and ["coverage", "--root", project.folder, project.folder],
    "inspect messages": lambda project, n: labels(project, n) and [
        "inspect", "messages", project.path("app/src/main/res/values/strings.xml")],
    "configuration overrides": configured(
        once("overrides:\n"), each('  - {keys: ["cd_%d"], rules: {all-caps: note}}\n')),
    "configuration override-keys": configured(
        once("overrides:\n  - rules: {all-caps: note}\n    keys:\n"), each('      - "cd_%d_*"\n')),
    "configuration kinds": configured(once("kinds:\n"), each('  - {keys: ["x%d_*"], kind: label}\n')),
    "configuration excluded": configured(once("exclude:\n"), each('  - "x%d/**/*.xml"\n')),
    "configuration limits": configured(
        once("rules:\n  over-max-length:\n    limits:\n"), each('      "x%d_*": 20\n')),
    "configuration allowed": configured(once("rules:\n  all-caps:\n    allow:\n"), each("      - A%d\n")),
    "configuration stars": configured(
        once('overrides:\n  - {rules: {all-caps: note}, keys: ["'), lambda n: ["*a"] * min(n, 60), once('"]}\n')),
    "configuration locales": configured(once("locales:\n"), lambda n: ("  - de-x-%s\n" % letters(i)[:8] for i in range(n))),
    "configuration unknown": configured(each("x%d: 1\n")),
    "configuration nested": configured(once("rules: "), lambda n: ["["] * n),
    "vocabulary accepted": listed("words.txt", "q%s\n", "vocabulary: {accept: [words.txt]}\n"),
    "vocabulary rejected": listed("words.txt", "q%s -> z\n", "vocabulary: {reject: [words.txt]}\n"),
    "vocabulary lexicon": listed(
        "words.txt", "phrases own: q%s\n", "vocabulary: {lexicons: [words.txt]}\n", "language en\n\n[roles]\nsource: ours\n"),
}


def shapes():
    """Everything above."""
    for name, make in SOURCES.items():
        yield "sources %s" % name, make
    for form in ("text", "json", "sarif", "markdown", "csv", "html", "gitlab"):
        yield "records report-%s" % form, rendered(form)
    for name, make in OTHERS.items():
        yield name, make
    # An app takes as long as hundreds of texts.
    yield "nightly lines", fleet, 30
