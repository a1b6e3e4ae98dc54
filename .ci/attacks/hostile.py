"""Projects that try to have files of somebody else read or written, or to stall whoever checks them."""
import json
import os
import shutil

from .running import write
from .seeds import lay

CATALOG = "res/values/strings.xml"
APP = {
   
    CATALOG: "<resources>\n  <string name=\"play_cd\">Play button.</string>\n  <string name=\"stop_cd\">STOP "
    "IT</string>\n</resources>\n",
    "res/values-de/strings.xml": "<resources>\n  <string name=\"play_cd\">Wiedergabe</string>\n</resources>\n",
    ".git/HEAD": "ref: refs/heads/main\n",
    ".git/config": "[remote \"o\"]\n",
}
SETTINGS = ".label-lint.yml"
CHECKS = [
    ["check"], ["check", "--format", "json"], ["fix", "--unsafe"], ["baseline", "create"], ["coverage"], ["config", "show"],
    ["ignore", "role-word", "play_cd", "--reason", "x", "--locale", "en"],
    ["review", "export", "--format", "csv", "-o", "-", "--all"],
]


def furnish(home, secret):
    """What belongs to the user: in every form that the program might read."""
    lay(home, {
        ".bashrc": "export TOKEN=%s\n" % secret, "secret.yml": "%s: 1\nversion: %s\n" % (secret, secret), "empty": "",
        "code/Main.kt": "// %s\nfun f() = getString(R.string.play_cd)\n" % secret,
        "values/strings.xml": "<resources>\n<!-- %s -->\n<string name=\"play_cd\">%s BUTTON</string>\n</resources>\n" % (secret,
        secret), "lexicon.txt": "language de\n[roles]\n%s\n" % secret,
        "baseline.jsonl": "{\"type\":\"baseline\",\"schemaVersion\":1,\"ruleSet\":\"%s\"}\n{\"%s\":1}\n" % (secret, secret),
        "d.csv": "fingerprint,decision\n%s,accept\n" % secret,
        "page.html": "<p>%s</p>\n" % secret, "Localizable.xcstrings": json.dumps({"sourceLanguage": "en", "version": "1.0",
        "strings": {secret: {}}}),
        "token": secret + "\n"})


def settings(text, more=None, links=(), calls=None, last=None):
    """A project with a configuration, other files, links by path and target, and what else is to be done."""
    def make(world):
        lay(world.project, {**APP, SETTINGS: "version: 1\n" + text + "\n", **(more or {})})
        for path, target in links:
            link(world, path, target)
        if last:
            last(world)
    return make, calls or CHECKS


def link(world, path, target):
    """A link, in place of what was there; HOME and TOP stand for the folders of the user."""
    place = os.path.join(world.project, path)
    os.makedirs(os.path.dirname(place), exist_ok=True)
    if os.path.isdir(place) and not os.path.islink(place):
        shutil.rmtree(place)
    elif os.path.lexists(place):
        os.remove(place)
    os.symlink(target.replace("HOME", world.home).replace("TOP", world.top), place)


def pipe(*paths):
    """Pipes that nobody writes to, in place of what was there."""
    def last(world):
        for path in paths:
            place = os.path.join(world.project, path)
            os.makedirs(os.path.dirname(place), exist_ok=True)
            if os.path.lexists(place):
                os.remove(place)
            os.mkfifo(place)
    return last


LINKS = (
    ("linked", "../home"), ("linked.csv", "HOME/.bashrc"), ("linked.yml", "../home/secret.yml"), ("new.csv", "../home/new.csv"),
    ("deep/er", "HOME/code"), ("up", ".."), ("root", "/"), ("proc", "/proc/self"), ("null", "/dev/null"), ("zero", "/dev/zero"),
)
OUTSIDE = {
    "above": "../home/%s",
    "absolute": "/tmp/%s",
    "a folder and above": "res/../../home/%s",
    "a link to a folder": "linked/%s",
    "a link and above": "linked/../home/%s",
    "a link to all": "up/home/%s",
    "version control": ".git/%s",
    "version control in capitals": ".GIT/%s",
    "version control behind a dot": "./.git/./%s",
    "another version control": "x/.hg/%s",
    "NUL": "..\\0/%s",
    "NUL behind": ".git\\0%s",
    "a mark behind a slash": "res/../\\u0301y/../../home/%s",
    "a joiner": "../\\u200D%s",
    "a selector": "..\\uFE0F/../../home/%s",
    "very long": "a/" * 3000 + "../" * 3001 + "home/%s",
    "a long name": "n" * 300 + "/%s",
    "slashes": "..//////home///%s",
    "a backslash": "..\\\\home\\\\%s",
    "a home": "~/%s",
    "a variable": "$HOME/%s",
    "an address": "file:///tmp/%s",
    "a line end": "a\\n../../home/%s",
    "a half pair": "\\uD800/../../home/%s",
    "a device": "/dev/%s",
    "a process": "/proc/self/%s",
    "a fullwidth dot": "\\uFF0E\\uFF0E/home/%s",
}
FAN = {
    "f%d.yml" % n: "version: 1\nextends: [%s]\n" % ", ".join("f%d.yml" % m for m in range(n + 1, 400, 7)) for n in range(400)
}
LAYERS = {
    "l%d%s.yml" % (n, side): "version: 1\nextends: [l%da.yml, l%db.yml]\n" % (n + 1, n + 1) for n in range(60) for side in "ab"
}
SINGLE = {
    "reports that are a link": ("reports: [{format: csv, path: linked.csv}]", {}),
    "reports through a link to nothing": ("reports: [{format: csv, path: new.csv}]", {}),
    "reports in a device": ("reports: [{format: csv, path: null}]", {}),
    "reports over sources": ("reports: [{format: csv, path: res/values/strings.xml}]", {}),
    "reports over settings": ("reports: [{format: text, path: .label-lint.yml}]", {}),
    "reports over a folder": ("reports: [{format: csv, path: res}]", {}),
    "two reports in one": ("reports: [{format: csv, path: a.csv}, {format: json, path: a.csv}]", {}),
    "an extended environment": ("extends: [/proc/self/environ]", {}),
    "an environment behind a link": ("extends: [proc/environ]", {}),
    "extended settings of another": ("extends: [linked.yml]", {}),
    "extended settings that are git's": ("extends: [.git/config]", {}),
    "a loop": ("extends: [a.yml]", {"a.yml": "version: 1\nextends: [b.yml]\n", "b.yml": "version: 1\nextends: [a.yml]\n"}),
    "itself": ("extends: [.label-lint.yml]", {}),
    "a wide fan": ("extends: [%s]" % ", ".join("f%d.yml" % n for n in range(400)), FAN),
    "layers that double": ("extends: [l0a.yml, l0b.yml]", LAYERS),
    "words of another": (
        "vocabulary: {accept: [linked/secret.yml], reject: [linked/token], lexicons: [linked/lexicon.txt]}", {}),
    "words above": ("vocabulary: {accept: [../home/token], reject: [/etc/passwd], lexicons: [../home/lexicon.txt]}", {}),
    "words without end": ("vocabulary: {lexicons: [zero]}", {}),
    "sources of another": ("sources: [linked]", {}),
    "sources above": ("sources: [../home/code]", {}),
    "all files as sources": ("sources: [root]", {}),
    "a process as sources": ("sources: [proc]", {}),
    "a script as an address": ("ruleURL: \"javascript:alert(1)//{rule}\"", {}),
    "an address with an escape": ("ruleURL: \"https://x/\\e]8;;{rule}\"", {}),
    "aliases that double": ("app: x\nl0: &l0 [de, de]\n" + "\n".join(
        "l%d: &l%d [*l%d, *l%d]" % (n, n, n - 1, n - 1) for n in range(1, 60)), {}),
    "a merge of merges": ("m0: &m0 {a: 1}\n" + "\n".join(
        "m%d: &m%d {<<: [*m%d, *m%d], k%d: 1}" % (n, n, n - 1, n - 1, n) for n in range(1, 40)), {}),
    "very deep": ("rules: " + "[" * 20000 + "]" * 20000, {}),
    "deep blocks": ("rules:\n" + "".join(" " * n + "a:\n" for n in range(1, 1500)), {}),
    "very many": ("\n".join("k%d: v" % n for n in range(90000)), {}),
    "a long value": ("app: " + "x" * 900000, {}),
    "too large": ("# " + "x" * 3000000, {}),
    "a pattern that tries all": ("sets: [\"" + "{a,b}" * 300 + "\", \"" + "*a" * 900 + "\", \"" + "**/" * 500 + "x\"]", {}),
    "patterns of patterns": ("kinds: [" + ", ".join(["{keys: [\"*%s\"], kind: label}" % ("a*" * 40)] * 200) + "]", {}),
    "an app that commands": ("app: \"\\e[31m\\n::error::x\"", {}),
    "a locale that leads out": ("sourceLocale: ../../home\nlocales: [../x, \"\\0\", \"\\e[1m\"]", {}),
    "a baseline that is a pipe's name": ("baseline: \"|cat ../home/token\"", {}),
}
PIPES = {
    "settings": SETTINGS,
    "an extended file": "p.yml",
    "a catalog": CATALOG,
    "a translation": "res/values-de/strings.xml",
    "a string catalog": "ios/Localizable.xcstrings",
    "a baseline": ".label-lint-baseline.jsonl",
    "a lexicon": "p.txt",
    "a report": "p.csv",
    "a project file": "ios/App.xcodeproj/project.pbxproj",
    "a source": "src/Main.kt",
    "git's head": ".git/HEAD",
    "git's settings": ".git/config",
    "an import": ".label-lint-import.jsonl",
}
CATALOG_LINKS = {
    "a catalog": [("res/values-fr/strings.xml", "HOME/values/strings.xml")],
    "a catalog of git": [("res/values-fr/strings.xml", "../../.git/config")],
    "a folder of a locale": [("res/values-fr", "HOME/values")],
    "a string catalog": [("ios/Localizable.xcstrings", "HOME/Localizable.xcstrings")],
    "a device": [("res/values-fr/strings.xml", "/dev/zero")],
    "the memory of the process": [("res/values-fr/strings.xml", "/proc/self/environ")],
    "the terminal": [("res/values-fr/strings.xml", "/dev/stdin")],
    "a loop": [("res/values-fr/strings.xml", "strings.xml"), ("res/x", ".."), ("a", "b"), ("b", "a")],
    "settings": [(SETTINGS, "HOME/secret.yml")],
    "the baseline": [(".label-lint-baseline.jsonl", "HOME/baseline.jsonl")],
    "the journal of an import": [(".label-lint-import.jsonl", "HOME/empty")],
    "git's folder": [(".git", "HOME")],
    "git's head": [(".git/HEAD", "HOME/token")],
    "a source": [("src/Main.kt", "HOME/code/Main.kt"), ("src2", "HOME/code")],
    "a project file": [("ios/App.xcodeproj/project.pbxproj", "HOME/secret.yml"), ("ios/App.xcodeproj/x", "HOME")],
    "a chain": [("one", "two"), ("two", "three"), ("three", "HOME/values"), ("res/values-fr", "../one")],
}


# Settings that take a path, and what of the user's it might name.
TAKE_PATHS = {
    "reports": ("reports: [{format: csv, path: \"%s\"}]", "page.html"),
    "new reports": ("reports: [{format: csv, path: \"%s\"}]", "new.csv"),
    "baseline": ("baseline: \"%s\"", "baseline.jsonl"),
    "extends": ("extends: [\"%s\"]", "secret.yml"),
    "words": ("vocabulary: {lexicons: [\"%s\"], accept: [\"%s\"]}", "token"),
    "sources": ("sources: [\"%s\"]", "code"),
}
NAMED = {
    "p.yml": "extends: [p.yml]", "p.txt": "vocabulary: {lexicons: [p.txt]}", "p.csv": "reports: [{format: csv, path: p.csv}]",
    "src/Main.kt": "sources: [src]",
}
IMPORT = ["review", "import", "--write", "x.csv"]
DECISIONS = {"x.csv": "fingerprint,decision\r\n"}


def projects():
    """Every hostile project: its name, what makes it, and the calls that it is asked."""
    for name, path in OUTSIDE.items():
        for key, (form, target) in TAKE_PATHS.items():
            text = form.replace("%s", path.replace("%s", target))
            yield ("%s: %s" % (key, name), *settings(text, links=LINKS, calls=CHECKS[:4]))
    for name, (text, more) in SINGLE.items():
        yield (name, *settings(text, more, LINKS))
    for name, path in PIPES.items():
        calls = CHECKS + [["check", "--changed-since", "HEAD"], IMPORT]
        more = {"src/A.kt": "", **DECISIONS}
        yield ("a pipe for %s" % name, *settings(NAMED.get(path, "failOn: never"), more, (), calls, pipe(path)))
    for name, links in CATALOG_LINKS.items():
        calls = CHECKS + [IMPORT, ["check", "--format", "ndjson"]]
        yield ("a link for %s" % name, *settings("sources: [\".\"]", DECISIONS, links, calls))
