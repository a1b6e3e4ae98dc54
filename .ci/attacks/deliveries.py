"""What somebody sends back or has stored, with paths that lead out: decisions, translations, records, plans, fleets."""
import csv
import json
import os
import shutil

from .hostile import APP, CATALOG, LINKS, link, settings

NIGHT = [["nightly", "fleet.yml"], ["plan", "fleet.yml"]]
FLEETS = {
    "a script as a link": "link: javascript:alert(1)\napps: [{app: a, root: .}]",
    "a link with an escape": "link: \"https://x/\\e[1m\"\napps: [{app: a, root: .}]",
    "data as a link": "link: \"data:text/html,<script>\"\napps: [{app: a, root: .}]",
    "settings of another": "apps: [{app: a, root: ., config: ../home/secret.yml}]",
    "settings behind a link": "apps: [{app: a, root: ., config: linked.yml}]",
    "an environment": "apps: [{app: a, root: ., config: /proc/self/environ}]",
    "a mark": "apps: [{app: a, root: ., config: \"a/../\\u0301y/../../home/secret.yml\"}]",
    "a name that leads out": "apps: [{app: ../../home/x, root: .}]",
    "a name with NUL": "apps: [{app: \"a\\0b\", root: .}]",
    "a name that commands": "apps: [{app: \"\\n::error::\\e[1m\", root: .}]",
    "one name twice": "apps: [{app: a, root: .}, {app: A, root: res}, {app: a, root: res}]",
    # Which folders are checked is the word of the fleet's owner: none of these leads out.
    "odd paths": "apps: [{app: a, root: ., paths: [res, \"a\\0b\", ../project/res, \"null\", zero, %s]}]" % ("x/" * 3000),
    "an empty path": "apps: [{app: a, root: ., paths: [res, '']}]",
    "very many": "apps: [" + ", ".join("{app: a%d, root: .}" % n for n in range(300)) + "]",
    "names of its own files": "apps: [{app: index, root: .}, {app: digest, root: res}, {app: '.', root: res}, {app: '..', "
    "root: res}]",
    "an app with hostile settings": "apps: [{app: a, root: hostile}]",
}
# Where a delivery may say that a text lies, and which locale it is for.
PATHS = ("../home/values/strings.xml", "linked/values/strings.xml", "res/../../home/values/strings.xml", "/etc/passwd",
         "a/../\u0301y/../../home/token", "up/home/token", "HOME/values/strings.xml", ".git/config")
LOCALES = ("../../home", "../home", "de/../../../home", "/tmp", "de\u0000", ".git", "")


def tables(world):
    """Decisions that the program handed out, with other paths and locales, for a locale whose folder leads out now."""
    world.run(["review", "export", "--format", "csv", "--all", "-o", "own.csv"])
    world.run(["review", "export", "--format", "xliff", "--all", "-o", "own"])
    with open(os.path.join(world.project, "own.csv"), newline="", encoding="utf-8-sig") as file:
        rows = list(csv.DictReader(file))
    for number, path in enumerate(PATHS + LOCALES):
        with open(os.path.join(world.project, "d%d.csv" % number), "w", newline="", encoding="utf-8") as file:
            table = csv.DictWriter(file, rows[0].keys())
            table.writeheader()
            for row in rows:
                changed = {"location": path + ":2"} if path in PATHS else {"locale": path}
                table.writerow({**row, "decision": "write", "new_target": "Neu", "reason": "x", **changed})
    for number, name in enumerate(sorted(os.listdir(os.path.join(world.project, "own")))):
        with open(os.path.join(world.project, "own", name), encoding="utf-8") as file:
            text = file.read()
        changes = [(CATALOG, path.replace("HOME", world.home)) for path in PATHS] + [
            ("target-language=\"de\"", "target-language=\"%s\"" % locale.replace("\u0000", "")) for locale in LOCALES]
        for turn, (old, new) in enumerate(changes):
            entity = "<!DOCTYPE x [<!ENTITY e SYSTEM \"%s/token\">]><xliff" % world.home
            changed = text.replace(old, new).replace("<xliff", entity, 1).replace("</target>", "&e;</target>")
            with open(os.path.join(world.project, "x%d-%d.xliff" % (number, turn)), "w", encoding="utf-8") as file:
                file.write(changed if turn % 2 else text.replace(old, new).replace("needs-translation", "final"))
    with open(os.path.join(world.project, "d.json"), "w", encoding="utf-8") as file:
        json.dump({"type": "decisions", "schemaVersion": 1, "ruleSet": "x", "commit": None, "reviewer": "\u001b[1m",
            "decisions": [
            {"fingerprint": row["fingerprint"], "text": row["text_hash"], "decision": "ignore", "newText": None,
             "reason": "\n::error::x", "comment": "\u001b[1m", "on": "../home"} for row in rows]}, file)
    shutil.rmtree(os.path.join(world.project, "res/values-de"))
    link(world, "res/values-de", "HOME/values")


def imports():
    made = ["d%d.csv" % number for number in range(len(PATHS + LOCALES))]
    made += ["x0-%d.xliff" % turn for turn in range(len(PATHS + LOCALES))] + ["linked/d.csv", "d.json"]
    calls = [["review", "import", "--write", name] for name in made] + [["baseline", "apply", "d.json"]]
    return settings("failOn: never", {}, LINKS, calls, tables)


def stored(world):
    """Records and plans that the program wrote, with other paths: excerpts of other files must not be shown."""
    run = world.run(["check", "--format", "ndjson", "--exit-zero"]).output.decode()
    plan = world.run(["plan"]).output.decode()
    for number, path in enumerate(PATHS):
        path = path.replace("HOME", world.home)
        for name, text in (("n%d.ndjson", run), ("p%d.ndjson", plan)):
            with open(os.path.join(world.project, name % number), "w", encoding="utf-8") as file:
                file.write(text.replace("\"path\":\"%s\"" % CATALOG, "\"path\":%s" % json.dumps(path)))
    with open(os.path.join(world.project, "root.ndjson"), "w", encoding="utf-8") as file:
        file.write(plan.replace("\"root\":\".\"", "\"root\":\"linked\"").replace("\"path\":\"res/", "\"path\":\""))


def records():
    calls = []
    for number in range(len(PATHS)):
        name = "n%d.ndjson" % number
        calls += [["report", name, "--format", style] for style in ("text", "markdown", "sarif", "html", "csv")]
        calls += [["diff", name, name], ["check", "--compare", name], ["check", "--sets-from", "p%d.ndjson" % number],
                  ["history", "add", name, "--store", "s%d.sqlite" % number], ["merge", name]]
    return settings("failOn: never", {}, LINKS, calls, stored)


def projects():
    """Every project with a delivery: its name, what makes it, and the calls that it is asked."""
    for name, text in FLEETS.items():
        more = {"fleet.yml": "version: 1\nstore: s.sqlite\nreports: out\n%s\n" % text}
        if "root: hostile" in text:
            more["hostile/.label-lint.yml"] = "version: 1\nextends: [../../home/secret.yml]\nsources: [../../home/code]\n"
            more["hostile/" + CATALOG] = APP[CATALOG]
        yield ("a fleet with %s" % name, *settings("failOn: never", more, LINKS, NIGHT))
    yield ("imports that lead out", *imports())
    yield ("records that lead out", *records())
