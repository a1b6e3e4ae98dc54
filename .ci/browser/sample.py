"""Catalogs that the tests of the review page check: ordinary, hostile and very many labels."""
import json
import os
import subprocess

HOSTILE = {
    "cd_script": "</script><script>window.hacked=1</script> button",
    "cd_image": "<img src=x onerror=window.hacked=1> button",
    "cd_comment": "<!-- OPEN <!--<script> button",
    "cd_override": "PLAY \u202ekcab\u202c button",
    "cd_formula": "=HYPERLINK(1) button",
    "cd_quotes": "\u201cSHARE\u201d `x` | ::x:: {{words}} ${x} button",
    "cd_marks": "\U0001f469\u200d\U0001f469\u200d\U0001f467 Za\u0301\u0301\u0301lgo button",
    "cd_noncharacter": "Share \ufffd \U0001fffe button",
    "cd_huge": "PLAY " + "VERY LONG " * 104858,
}

LABELS = {
    # Key: English, German.
    "cd_play": ("Play button", "Wiedergabe-Taste"),
    "cd_share_one": ("Share now", "JETZT TEILEN"),
    "cd_share_two": ("Share now", "JETZT TEILEN"),
    "cd_share_three": ("Share now", "JETZT TEILEN"),
    "cd_stop": ("STOP NOW", "Jetzt anhalten"),
    "cd_remove": ("Remove <b>%1$s</b> button", "Entfernt <b>%1$s</b>"),
    "cd_only_english": ("Sort songs", None),
    "cd_songs": ({"one": "%d song", "other": "%d songs"}, None),
}


def xml(text):
    """A text as an Android resource has it."""
    text = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    for old, new in (("\\", "\\\\"), ("'", "\\'"), ('"', '\\"')):
        text = text.replace(old, new)
    return "\\" + text if text[:1] in "@?" else text


def write(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def android(folder, texts, locale=""):
    """Writes a resource file; a comment stands before the first entry."""
    lines = ["<resources>", "<!-- Spoken for the round control. -->"]
    for key, text in texts.items():
        if isinstance(text, dict):
            items = "".join('<item quantity="%s">%s</item>' % form for form in text.items())
            lines.append('<plurals name="%s">%s</plurals>' % (key, items))
        else:
            lines.append('<string name="%s">%s</string>' % (key, text))
    lines.append("</resources>\n")
    name = "values-" + locale if locale else "values"
    write(os.path.join(folder, "app/src/main/res", name, "strings.xml"), "\n".join(lines))


def small(folder):
    """A few findings of several rules in three languages."""
    english = {key: xml(pair[0]) if isinstance(pair[0], str) and "<b>" not in pair[0] else pair[0]
               for key, pair in LABELS.items()}
    german = {key: pair[1] for key, pair in LABELS.items() if pair[1]}
    # For developers: nothing uses it.
    german["cd_gone"] = "Liste leeren"
    android(folder, english)
    android(folder, german, "de")
    android(folder, {"cd_play": "\u0632\u0631 \u062a\u0634\u063a\u064a\u0644"}, "ar")


def untranslated(folder):
    """A locale that lacks some texts, and one that lacks most: causes of many texts."""
    names = ["Sort songs", "Delete list", "Open album", "Show lyrics", "Find artist", "Close player", "Rename folder",
             "Copy title", "Share song", "Edit cover", "Add station", "Hide video", "Save queue", "Load theme"]
    keys = ["cd_%s" % letters(number) for number in range(len(names))]
    android(folder, dict(zip(keys, names)))
    android(folder, {key: "\u0645\u062a\u0646 %s" % chr(0x627 + 7 + number) for number, key in enumerate(keys[5:])}, "fa")
    android(folder, {keys[0]: "Lieder sortieren"}, "de")


def hostile(folder):
    """Texts that try to act on the page."""
    android(folder, {key: xml(text) for key, text in HOSTILE.items()})


def many(folder, count):
    """Exactly that many findings: labels in capitals, every fourth one a copy of another."""
    rows = []
    for number in range(count):
        words = number - number % 4 if number % 4 == 3 else number
        rows.append('"screen%d.accessibilityLabel" = "BROWSE MUSIC %s";\n' % (number, letters(words)))
    write(os.path.join(folder, "en.lproj", "Localizable.strings"), "".join(rows))


def page(binary, folder, to, *arguments):
    """Writes the page of a folder; its path."""
    environment = dict(os.environ, SOURCE_DATE_EPOCH="1800000000")
    subprocess.run(
        [os.path.abspath(binary), "check", "--exit-zero", "--quiet", "--format", "html=" + to, "--root", folder, *arguments, folder],
        check=True, env=environment)
    return to


def large(binary, folder):
    """Pages of 10,000 and of 50,000 findings, by their names."""
    many(os.path.join(folder, "10000"), 10000)
    # One finding a label.
    made = page(binary, os.path.join(folder, "10000"), os.path.join(folder, "10000.html"), "--rule", "all-caps")
    return {"10000": made, "50000": multiplied(made, 5, os.path.join(folder, "50000.html"))}


def numbers(column, count):
    """A column of the page's data: one number for all, or the difference of each to the one before."""
    if isinstance(column, int):
        return [column] * count
    last, read = 0, []
    for step in column:
        last += step
        read.append(last)
    return read


def differences(read):
    """A column as the page's data has it."""
    if len(set(read)) == 1:
        return read[0]
    return [number - last for last, number in zip([0] + read, read)]


def multiplied(path, times, to):
    """A page with the findings of another several times, each time of other texts: a build for tests
    takes half a minute to make so large a page itself."""
    with open(path, encoding="utf-8") as file:
        before, rest = file.read().split('id="data">', 1)
    text, after = rest.split("</script>", 1)
    data = json.loads(text)
    strings, findings, entries = data["strings"], data["findings"], data["entries"]
    size, count, keys = len(strings), findings["count"], entries["count"]
    data["strings"] = [text if not turn or len(text) < 8 else text + " %d" % turn for turn in range(times) for text in strings]
    digits = findings["fingerprint"]
    texts = {"key", "text", "source", "message", "spoken", "title", "newText", "placeholders", "forms", "inherited", "suppressed", "kind"}
    causes = data["causes"]
    cards = causes["count"]
    causes["count"] = cards * times
    for name in ("message", "reason"):
        causes[name] = differences([
            number + turn * size if number >= 0 else number
            for turn in range(times) for number in numbers(causes[name], cards)])
    for name, column in findings.items():
        if name == "count":
            findings[name] = count * times
        elif name == "fingerprint":
            findings[name] = "".join(
                "%x" % turn + digits[at + 1:at + 32] if turn else digits[at:at + 32]
                for turn in range(times) for at in range(0, len(digits), 32))
        elif name == "hash":
            findings[name] = column * times
        else:
            step = size if name in texts else keys if name == "entry" else cards if name == "cause" else 0
            findings[name] = differences([
                number + turn * step if number >= 0 else number
                for turn in range(times) for number in numbers(column, count)])
    entries["count"] = keys * times
    entries["comment"] = differences(numbers(entries["comment"], keys) * times)
    entries["texts"] *= times
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    write(to, before + 'id="data">' + text + "</script>" + after)
    return to


def letters(number):
    """A number in capital letters."""
    text = ""
    for _ in range(5):
        number, rest = divmod(number, 20)
        text += "BCDFGHJKLMNPQRSTVWXZ"[rest] + "A"
    return text
