"""Hostile names of files and folders: what lies in them is found, shown harmlessly, or said to be unread."""
import json
import os
import re
import shutil

from .running import FORMATS, contents, faults, strict_json
from .seeds import lay

COUNT = 300
# No user, who may read nothing of others.
NOBODY = 65534
PIECES = (
    b"\xff", b"\xe9", b"\xc0\x80", b"\xed\xa0\x80", b"\xf4\x8f\xbe\x85", b"\x1b[31m", b"\x1b]0;t\x07",
    b"\x1b]8;;http://x\x1b\\", b"\x9b1m", b"\xc2\x9b1m", b"\x7f", b"\x01", b"\x08\x08", b"\n", b"\r", b"\r\n", b"\t", b"\x0b",
    b"::error::x", b"\n::error::x", b"::add-mask::e", b"##[error]", b"##vso[task]", b"##teamcity[x]", b"%0A::warning::", b"%",
    b"%s%n", b"%25", b"100%", b"-", b"--help", b"-rf", b" ", b"  ", b"'", b"\"", b"`id`", b"$(id)", b"${x}", b"\\", b"\\n",
    b"\\x1b", b"|", b"&", b"<b>", b"]]>", b"</script>", b"<!--", b"#", b"?", b"*", b"[a]", b"{a,b}", b"!", b";", b",", b"=1+1",
    b"@SUM", b"~", b":", b"::", b"a:1:2:", b"\xcc\x81", b"\xe2\x80\x8d", b"\xef\xb8\x8f", b"\xe2\x80\xae", b"\xe2\x80\xa8",
    b"\xc2\x85", b"\xef\xbb\xbf", b"\xc2\xad", b"e\xcc\x81", b"\xc3\xa9", b"\xf0\x9f\x91\xa9\xe2\x80\x8d\xf0\x9f\x91\xa7",
    b"\xd7\xa9\xd7\x9c", b"\xe1\x84\x80\xe1\x85\xa1", b"..", b"...", b"a..", b"nul", b"CON", b"a\xe2\x88\x95b", b"\xef\xbc\x8f",
    b"\xef\xbf\xbd", b"\xf3\xa0\x80\x81", b"\xee\x80\x80", b"(1)", b"a.xml", b"strings", b"\xef\xbf\xbf",
)
# A list for each digit: a word that is twice is a fault of its own.
WORDS = (
    ("ALPHA", "BRAVO", "DELTA", "HOTEL", "INDIA", "TANGO", "OSCAR", "ROMEO", "SIERRA", "VICTOR"),
    ("APPLE", "BREAD", "CANDLE", "DESERT", "ENGINE", "FOREST", "GARDEN", "HARBOR", "ISLAND", "JUNGLE"),
    ("KETTLE", "LADDER", "MARKET", "NEEDLE", "ORANGE", "PENCIL", "RIBBON", "SADDLE", "TIMBER", "WINTER"),
)


def spelled(number):
    """A number in words, which no message shortens and no rule takes for one."""
    return " ".join(words[int(digit)] for words, digit in zip(WORDS, "%03d" % number))


def names(random, count):
    """Names that no two share, none of them hidden or one that is passed over."""
    found = []
    for number in range(count):
        if number < len(PIECES):
            name = PIECES[number]
        else:
            name = b"".join(random.choice(PIECES) for _ in range(random.choice((2, 2, 3, 5))))
        if random.random() < 0.1:
            name = (name * 255)[:random.choice((200, 240, 250))]
        name = name.replace(b"/", b"_")
        # Files whose names begin with a dot are hidden, and `-` alone is standard input.
        name = name if number % 2 and not name.startswith(b".") else b"n" + name
        found.append(name[:230] + b"~%d" % number)
    return found


def plant(top, name, number):
    """A catalog with two faults in a place of the name; the paths of its files."""
    words = spelled(number)
    texts = {"cd_%d": "%s NOW" % words, "only_%d": "Only %s here" % words.lower(), "t_%d": "Open %s" % words.lower()}
    texts = {key % number: text for key, text in texts.items()}
    german = {"cd_%d" % number: "Jetzt %d" % number, "t_%d" % number: "Auf %d" % number}
    form = number % 6
    made = {}
    for folder, table in ((b"values", texts), (b"values-de", german)) if form < 3 else ():
        place = (b"%s/res/%s/strings.xml" % (name, folder), b"plain%d/res/%s/%s.xml" % (number, folder, name),
                 b"x%d/%s/y/res/%s/strings.xml" % (number, name, folder))[form]
        lines = "".join("<string name=\"%s\">%s</string>\n" % pair for pair in table.items())
        made[place] = "<resources>\n%s</resources>\n" % lines
    for folder, table in ((b"en.lproj", texts), (b"de.lproj", german)) if form in (3, 4) else ():
        place = b"%s/%s/Localizable.strings" % (name, folder) if form == 3 else b"tables%d/%s/%s.strings" % (number, folder,
            name)
        made[place] = "".join("/* Accessibility label */\n\"%s\" = \"%s\";\n" % pair for pair in table.items())
    if form == 5:
        unit = lambda value: {"stringUnit": {"state": "translated", "value": value}}
        strings = {key: {"comment": "Accessibility label", "localizations": {
            tag: unit(table[key]) for tag, table in (("en", texts), ("de", german)) if key in table}} for key in texts}
        made[b"catalogs/%s.xcstrings" % name] = json.dumps({"sourceLanguage": "en", "version": "1.0", "strings": strings})
    for path, data in made.items():
        place = os.path.join(os.fsencode(top), path)
        os.makedirs(os.path.dirname(place), exist_ok=True)
        with open(place, "wb") as file:
            file.write(data.encode())
    return list(made)


def missing(findings, count):
    """Numbers whose planted faults a list of pairs of rule and key lacks."""
    pairs = set(findings)
    return [number for number in range(count)
            if not pairs.issuperset({("all-caps", "cd_%d" % number), ("missing-translation", "only_%d" % number)})]


def found_in(style, data, count):
    """Numbers whose planted text a report for people does not tell; None where a report tells too little by intent."""
    if style == "json":
        return missing([(finding["rule"], finding["key"]) for finding in strict_json(data.decode())["findings"]], count)
    if style == "ndjson":
        records = [strict_json(line) for line in data.decode().split("\n") if line]
        return missing([(record["rule"], record["key"]) for record in records if record["type"] == "finding"], count)
    # Few annotations, a comment that is cut, numbers alone.
    if style in ("github", "markdown", "openmetrics", "badge"):
        return None
    text = data.decode()
    return [number for number in range(count) if "%s NOW" % spelled(number) not in text]


def check_formats(attack, folder, count):
    for style in FORMATS:
        for paths in (["."], ["--root", folder, folder]):
            call = ["check", "--exit-zero", "--format", style, *paths]
            outcome = attack.run(call, folder, 60)
            found = faults(outcome, style, 60)
            lost = found_in(style, outcome.output, count) if not found else None
            if lost:
                found.append("%d of %d names are lost: %s" % (len(lost), count, lost[:5]))
            if found:
                attack.fail("%s: %s" % (style, "; ".join(found)), call, folder, outcome)
    return 2 * len(FORMATS)


# The ways to come to a file other than by walking a folder; the format of what each says.
STEPS = [(call.split(), style) for call, style in (
    ("check --exit-zero --sets-from - --format json", "json"),
    ("check --exit-zero --format ndjson=../r.ndjson .", "text"),
    ("report ../r.ndjson --format json", "json"),
    ("report ../r.ndjson --format text", "text"),
    ("diff ../r.ndjson ../r.ndjson", "text"),
    ("coverage --by module", "text"),
    ("coverage --by module --format csv", "csv"),
    ("plan", "ndjson"),
    ("inspect uses .", "ndjson"),
    ("review export --format csv --all -o ../t.csv", "text"),
    ("review export --format xliff --all -o ../x", "text"),
    ("review import ../t.csv", "text"),
    ("baseline create --baseline ../b.jsonl", "text"),
    ("check --baseline ../b.jsonl --format text", "text"),
    ("history add ../r.ndjson --store ../s.sqlite", "text"),
    ("history digest --store ../s.sqlite", "text"),
    ("fix --dry-run --unsafe", "text"),
    ("fix --unsafe", "text"),
    ("check --fail-on error --rule all-caps --format json", "json"),
)]


def check_paths(attack, folder, paths):
    """Each file is found by its own name."""
    for path in paths:
        call = ["check", "--exit-zero", "--format", "json", b"./" + path]
        outcome = attack.run(call, folder)
        found = faults(outcome, "json")
        if not re.search(rb'"key": "(cd|only|t)_\d+"', outcome.output):
            found.append("nothing is found in %r: %r" % (path, outcome.error[-200:]))
        if found:
            attack.fail("by name: %s" % "; ".join(found), call, folder, outcome)
    return len(paths)


def check_commands(attack, folder, count):
    """All are found through a plan and stored records, too; nothing is printed raw; fixes reach them."""
    plan = attack.run(["plan"], folder).output
    before = set(contents(folder))
    for call, style in STEPS:
        outcome = attack.run(call, folder, 60, input=plan if "--sets-from" in call else None)
        found = faults(outcome, style, 60)
        if outcome.status == 2:
            found.append("exit code 2: %r" % outcome.error[-300:])
        if not found and style == "json":
            if "all-caps" in call:
                found += ["fix left texts in capitals"] if strict_json(outcome.output.decode())["findings"] else []
            else:
                lost = found_in("json", outcome.output, count)
                found += ["%d names are lost: %s" % (len(lost), lost[:5])] if lost else []
        after = set(contents(folder))
        if after != before:
            found.append("made or removed %r" % sorted(after ^ before)[:3])
        if found:
            attack.fail("; ".join(found), call, folder, outcome)
    return len(STEPS)


# What is closed to the user, and how: not at all, listed but not entered, entered but not listed.
CLOSED = (("app/closed", 0), ("app/closed", 0o444), ("app/closed", 0o111), ("app/closed/res/values-de", 0),
          ("app/closed/res/values-de/strings.xml", 0), ("app/closed/res/values", 0))


def check_permissions(attack):
    """A folder, and a file, that may not be read are told, and the run is not complete."""
    before = []
    if os.getuid() == 0:
        if not shutil.which("setpriv"):
            return 0
        before = ["setpriv", "--reuid=%d" % NOBODY, "--regid=%d" % NOBODY, "--clear-groups"]
    runs = 0
    for closed, mode in CLOSED:
        for style in FORMATS:
            folder = attack.folder("closed")
            for path, text in (("app/closed/res/values", "PLAY ALL"), ("app/closed/res/values-de", "Los"),
                ("open/res/values", "STOP")):
                data = "<resources>\n<string name=\"cd_a\">%s</string>\n</resources>\n" % text
                lay(folder, {path + "/strings.xml": data})
            place = os.path.join(folder, closed)
            os.chmod(place, mode)
            call = ["check", "--fail-on", "never", "--format", style, "--root", ".", "."]
            outcome = attack.run(call, folder, before=before)
            os.chmod(place, 0o755)
            runs += 1
            found = faults(outcome, style)
            if outcome.status != 2:
                found.append("exit code %s" % outcome.status)
            # A badge and gauges say only that something was not read.
            if style not in ("badge", "openmetrics") and b"closed" not in outcome.output + outcome.error:
                found.append("does not name %s" % closed)
            if found:
                what = "%s with the permissions %o, %s" % (closed, mode, style)
                attack.fail("%s: %s" % (what, "; ".join(found)), call, folder, outcome)
    return runs


def run(attack, root, count):
    count = count or COUNT
    folder = attack.folder("named")
    paths = [path for number, name in enumerate(names(attack.random, count)) for path in plant(folder, name, number)]
    runs = check_formats(attack, folder, count) + check_paths(attack, folder, paths) + check_commands(attack, folder, count)
    closed = check_permissions(attack)
    said = "%d with closed folders" % closed if closed else "setpriv is missing: no closed folders"
    return "%d hostile names in %d runs, %s" % (count, runs, said)
