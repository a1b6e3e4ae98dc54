"""Catalogs with very many of one thing: entries, variants, comments, attributes, faults."""
import json

from .projects import (FORMATS, android, of_texts, plural_entry, stringsdict, strings, unit, variable, xcstrings)
from .texts import letters


def many_texts(key, source, translation):
    """Entries of any format: key, text and translation by number."""
    def of(kind):
        def make(project, size):
            return of_texts(project, kind, {key(i): (source(i), translation(i)) for i in range(size)})
        return make
    return of


ENTRIES = {
    "entries": many_texts(lambda i: "screen_title_%d" % i, lambda i: "Play q%s" % letters(i), lambda i: "z%s" % letters(i)),
    "labels": many_texts(lambda i: "cd_%d" % i, lambda i: "Play button %d" % i, lambda i: "Taste %d" % i),
    "labels-alike": many_texts(lambda i: "cd_%d" % i, lambda i: "More options", lambda i: "Mehr"),
    "labels-almost-alike": many_texts(
        lambda i: "cd_%d" % i, lambda i: "Open song %d" % (i // 2), lambda i: "Open song %d" % (i // 3)),
    "states": many_texts(
        lambda i: "cd_mute%d_%s" % (i // 2, ("on", "off")[i % 2]), lambda i: ("Mute", "Unmute")[i % 2], lambda i: "Ton"),
    "copies": many_texts(lambda i: "title_%d" % i, lambda i: "Play q%s" % letters(i), lambda i: "Play q%s" % letters(i)),
    "keys-long": many_texts(lambda i: "cd_" + "part_" * 20 + str(i), lambda i: "Play %d" % i, lambda i: "Los %d" % i),
    "placeholders-wrong": many_texts(lambda i: "title_%d" % i, lambda i: "Play %1$d", lambda i: "Los"),
}


def both(line):
    """The same elements in both Android files."""
    return lambda project, n: android(project, *([line(i) for i in range(n)] for _ in (0, 1)))


def one_string(value, attributes=""):
    """One Android text whose value is XML."""
    def make(project, n):
        line = ['<string name="cd_a"%s>%s</string>\n' % (attributes, value(n))]
        return android(project, line, line)
    return make


def around(start, end, first=True):
    """Android entries between a start that comes once, or before each, and an end."""
    def make(project, n):
        lines = ['<string name="cd_%d">PLAY ALL %d</string>\n' % (i, i) for i in range(n)]
        body = [start] + lines + [end] if first else [part for line in lines for part in (start, line, end)]
        return android(project, body, body)
    return make


def array(project, n):
    lines = ['<string-array name="cd_a">\n'] + ["<item>Play %d</item>\n" % i for i in range(n)] + ["</string-array>\n"]
    return android(project, lines, [line.replace("Play", "Los") for line in lines])


def plural_of(category):
    def make(project, n):
        lines = ['<plurals name="a">\n'] + ['<item quantity="%s">%%d</item>\n' % category(i) for i in range(n)]
        return android(project, lines + ["</plurals>\n"], lines + ["</plurals>\n"])
    return make


def products(project, n):
    lines = ['<string name="a" product="p%d">Play %d</string>\n' % (i, i) for i in range(n)]
    return android(project, lines, lines)


def configurations(project, n):
    for i in range(n):
        project.write("app/src/main/res/values-mcc%03d-mnc%02d/strings.xml" % (i % 999 + 1, i // 999 + 1),
                      '<resources><string name="a">Play %d</string></resources>' % i)
    return android(project, ['<string name="a">Play</string>\n'], ['<string name="a">Los</string>\n'])


def files(project, n):
    for i in range(n):
        project.write("app/src/main/res/values/strings%d.xml" % i,
                      '<resources><string name="a%d">Play %d</string></resources>' % (i, i))
    return project.check()


def modules(project, n):
    for i in range(n):
        project.write("m%d/src/main/res/values/strings.xml" % i, '<resources><string name="a">Play</string></resources>')
    return project.check()


def tables(project, n):
    for i in range(n):
        for locale in ("en", "de"):
            project.write("App/%s.lproj/Table%d.strings" % (locale, i), '"a" = "Play";\n')
    return project.check()


def namespaces(nested):
    def make(project, n):
        if nested:
            value = "".join('<xliff:g xmlns:n%d="urn:%d">' % (i, i) for i in range(n)) + "x" + "</xliff:g>" * n
        else:
            value = "<b %s>x</b>" % " ".join('xmlns:n%d="urn:%d"' % (i, i) for i in range(n))
        return one_string(lambda _: value)(project, n)
    return make


def document_type(project, n):
    entities = "".join('<!ENTITY e%d "text">' % i for i in range(n))
    project.write("app/src/main/res/values/strings.xml", "<!DOCTYPE resources [%s]>" % entities, "<resources>",
                  *('<string name="a%d">&e%d;</string>\n' % (i, i) for i in range(n)), "</resources>")
    return project.check()


ANDROID = {
    "duplicates": both(lambda i: '<string name="a">Play</string>\n'),
    "array-items": array,
    "arrays": both(lambda i: '<string-array name="a%d"><item>Play</item></string-array>\n' % i),
    "plurals": both(lambda i: '<plurals name="a%d"><item quantity="other">%%d songs</item></plurals>\n' % i),
    "plural-forms-again": plural_of(lambda i: "other"),
    "plural-forms-unknown": plural_of(lambda i: "form%d" % i),
    "products": products,
    "configurations": configurations,
    "files": files,
    "modules": modules,
    "references": both(lambda i: '<string name="a%d">@string/a%d</string>\n' % (i, i + 1)),
    "items": both(lambda i: '<item type="string" name="a%d">Play</item>\n' % i),
    "elements-unknown": both(lambda i: "<x%d>Play</x%d>\n" % (i, i)),
    "keys-missing": both(lambda i: "<string>Play</string>\n"),
    "keys-with-stops": both(lambda i: '<string name="a.%d">Play</string>\n' % i),
    "untranslatable": both(lambda i: '<string name="a%d" translatable="false">Play</string>\n' % i),
    "value-attributes": one_string(lambda n: "<b %s>x</b>" % " ".join('a%d="1"' % i for i in range(n))),
    "value-attributes-again": one_string(lambda n: "<b %s>x</b>" % ('a="1" ' * n)),
    "value-elements": one_string(lambda n: "<b>x</b> " * n),
    "value-elements-nested": one_string(lambda n: "<b>" * n + "x" + "</b>" * n),
    "value-elements-open": one_string(lambda n: "<b>" * n),
    "value-elements-ends": one_string(lambda n: "x</b>" * n),
    "value-protected": one_string(lambda n: "".join('<xliff:g id="g%d">%%%d$s</xliff:g> ' % (i, i + 1) for i in range(n))),
    "value-sections": one_string(lambda n: "<![CDATA[x]]>" * n),
    "value-comments": one_string(lambda n: "x<!-- c -->" * n),
    "value-references": one_string(lambda n: "&amp;" * n),
    "value-references-numbers": one_string(lambda n: "&#233;" * n),
    "value-references-unknown": one_string(lambda n: "&nothing; " * n),
    "value-quotes": one_string(lambda n: '"a" ' * n),
    "value-escapes-wrong": one_string(lambda n: "\\u00zz" * n),
    "value-instructions": one_string(lambda n: "<?x y?>" * n),
    "namespaces": namespaces(nested=False),
    "namespaces-nested": namespaces(nested=True),
    "document-type": document_type,
    "comments": both(lambda i: '<!-- what it is --><string name="a%d">Play</string>\n' % i),
    "comments-alone": both(lambda i: "<!-- a comment -->\n"),
    "comment-long": lambda project, n: android(project, ["<!-- %s -->" % ("word " * n), '<string name="a">A</string>'], []),
    "lines-empty": both(lambda i: "\n"),
    "ignore": around("<!-- label-lint:ignore all-caps - as it is -->\n", "", first=False),
    "ignore-idle": around("<!-- label-lint:ignore role-word -->\n", "", first=False),
    "ignore-unknown": around("<!-- label-lint:ignore no-such-rule -->\n", "", first=False),
    "ignore-names": lambda project, n: android(
        project, ["<!-- label-lint:ignore %s -->" % ("all-caps " * n), '<string name="cd_a">PLAY ALL</string>'], []),
    "disable": around("<!-- label-lint:disable all-caps -->\n", "", first=False),
    "disable-once": around("<!-- label-lint:disable all-caps -->\n", ""),
    "disable-and-enable": around(
        "<!-- label-lint:disable all-caps -->\n", "<!-- label-lint:enable all-caps -->\n", first=False),
    "disable-two-enable-one": around(
        "<!-- label-lint:disable all-caps role-word -->\n", "<!-- label-lint:enable all-caps -->\n", first=False),
    "enable": around("", "<!-- label-lint:enable all-caps -->\n", first=False),
    "tools-ignore": both(lambda i: '<string name="cd_%d" tools:ignore="LabelLintAllCaps">PLAY ALL</string>\n' % i),
    "tools-ignore-names": lambda project, n: android(
        project, ['<string name="cd_a" tools:ignore="%s">PLAY ALL</string>' % ("LabelLintAllCaps," * n)], []),
}


def lines(line):
    return lambda project, n: strings(project, *([line(i) for i in range(n)] for _ in (0, 1)))


STRINGS = {
    "duplicates": lines(lambda i: '"a" = "Play %d";\n' % i),
    "duplicates-alike": lines(lambda i: '"a" = "Play";\n'),
    "comments": lines(lambda i: '/* what it is */ "a%d" = "Play";\n' % i),
    "comments-open": lines(lambda i: "/* \n"),
    "interface-builder": lines(lambda i: '/* Class = "UIButton"; normalTitle = "Play"; ObjectID = "a%d"; */\n'
                                         '"a%d.normalTitle" = "Play";\n' % (i, i)),
    "no-semicolons": lines(lambda i: '"a%d" = "Play"\n' % i),
    "no-values": lines(lambda i: '"a%d";\n' % i),
    "quotes-open": lines(lambda i: '"a%d = "Play;\n' % i),
    "escapes": lambda project, n: strings(project, ['"cd_a" = "%s";' % ("\\U00e9" * n)], ['"cd_a" = "%s";' % ("\\n" * n)]),
    "escapes-wrong": lambda project, n: strings(project, ['"cd_a" = "%s";' % ("\\q" * n)], []),
    "lists-open": lambda project, n: strings(project, ['"a" = ' + "{a = " * n], []),
    "keys-look-alike": lines(lambda i: '"e\u0301%d" = "Play"; "\u00e9%d" = "Play";\n' % (i, i)),
    "disable": lines(lambda i: '// label-lint:disable all-caps\n"cd_%d" = "PLAY ALL";\n' % i),
    "ignore": lines(lambda i: '// label-lint:ignore all-caps\n"cd_%d" = "PLAY ALL";\n' % i),
    "tables": tables,
}


def dictionaries(body):
    return lambda project, n: stringsdict(project, body(n), body(n))


def widths(n):
    rule = "".join("<key>%d</key><string>Play %d</string>" % (i, i) for i in range(n))
    return ["<key>a</key><dict><key>NSStringVariableWidthRuleType</key><dict>%s</dict></dict>" % rule]


def devices(n):
    rule = "".join("<key>d%s</key><string>Play</string>" % letters(i) for i in range(n))
    return ["<key>a</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>%s</dict></dict>" % rule]


STRINGSDICT = {
    "variables": dictionaries(lambda n: [plural_entry(
        "a", " ".join("%%#@v%s@" % letters(i) for i in range(n)),
        *(variable("v" + letters(i), one="%d one", other="%d more") for i in range(n)))]),
    "variables-again": dictionaries(lambda n: [plural_entry(
        "a", "%#@v@ " * n, variable("v", one="%d one", other="%d more"))]),
    "variables-same-name": dictionaries(lambda n: [plural_entry(
        "a", "%#@v@", *(variable("v", other="%d more") for i in range(n)))]),
    "variables-undefined": dictionaries(lambda n: [plural_entry(
        "a", " ".join("%%#@v%s@" % letters(i) for i in range(n)), variable("z", other="%d more"))]),
    "variables-unused": dictionaries(lambda n: [plural_entry(
        "a", "Play", *(variable("v" + letters(i), other="%d more") for i in range(n)))]),
    "duplicates": dictionaries(lambda n: [plural_entry("a", "%#@v@", variable("v", other="%d more")) for i in range(n)]),
    "widths": dictionaries(widths),
    "devices": dictionaries(devices),
    "dictionaries-nested": dictionaries(lambda n: ["<key>a</key><dict>" * n + "</dict>" * n]),
    "keys-unknown": dictionaries(lambda n: ["<key>a%d</key><string>Play</string>" % i for i in range(n)]),
    "keys-in-row": dictionaries(lambda n: ["<key>a%d</key>" % i for i in range(n)]),
}


def locale_name(number):
    """A tag that no other number has."""
    return "de-x-" + letters(number)[:8]


def substitutions(n):
    def side(word):
        return {**unit(" ".join("%%#@v%s@" % letters(i) for i in range(n))), "substitutions": {
            "v" + letters(i): {"argNum": i + 1, "formatSpecifier": "lld", "variations": {"plural": {
                "one": unit("%arg " + word), "other": unit("%arg " + word + "s")}}} for i in range(n)}}
    return {"a": {"localizations": {"en": side("song"), "de": side("Lied")}}}


def variations(kind, name):
    def entries(n):
        return {"a": {"localizations": {locale: {"variations": {kind: {
            name(i): unit("%s %d" % (word, i)) for i in range(n)}}} for locale, word in (("en", "Play"), ("de", "Los"))}}}
    return entries


def raw(body):
    """A string catalog whose strings are JSON as written, so that names may repeat."""
    def make(project, n):
        project.write("App/Localizable.xcstrings",
                      '{"sourceLanguage": "en", "strings": {%s}, "version": "1.0"}' % ",\n".join(body(n)))
        return project.check()
    return make


def catalog(entries):
    return lambda project, n: xcstrings(project, entries(n))


XCSTRINGS = {
    "substitutions": catalog(substitutions),
    "locales": catalog(lambda n: {"a": {"localizations": {
        "en": unit("Play"), **{locale_name(i): unit("Los") for i in range(n)}}}}),
    "devices": catalog(variations("device", lambda i: "d" + letters(i))),
    "widths": catalog(variations("width", str)),
    "forms-unknown": catalog(variations("plural", lambda i: "p" + letters(i))),
    "set-values": catalog(lambda n: {"a": {"localizations": {locale: {"stringSet": {
        "state": "translated", "values": ["Play %d" % i for i in range(n)]}} for locale in ("en", "de")}}}),
    "comments": catalog(lambda n: {"a%d" % i: {"comment": "What it is, at most 20 characters"} for i in range(n)}),
    "comment-long": catalog(lambda n: {"a": {"comment": "word " * n}}),
    "comment-directives": catalog(lambda n: {"PLAY ALL": {"comment": "label-lint:ignore all-caps\n" * n}}),
    "comments-directives": catalog(
        lambda n: {"PLAY ALL %d" % i: {"comment": "label-lint:ignore all-caps"} for i in range(n)}),
    "stale": catalog(lambda n: {"a%d" % i: {
        "extractionState": "stale", "localizations": {"en": unit("Play")}} for i in range(n)}),
    "states-unknown": catalog(lambda n: {"a%d" % i: {
        "localizations": {"en": unit("Play", "state%d" % i)}} for i in range(n)}),
    "members-unknown": catalog(lambda n: {"a": {"x%d" % i: 1 for i in range(n)}}),
    "keys-as-texts": catalog(lambda n: {"Play song %d of %%lld" % i: {} for i in range(n)}),
    "duplicates": raw(lambda n: ['"a": {"localizations": {"en": %s}}' % json.dumps(unit("Play"))] * n),
    "locales-again": raw(lambda n: ['"a": {"localizations": {%s}}' % ", ".join(
        ['"en": ' + json.dumps(unit("Play"))] * n)]),
    "escapes": raw(lambda n: ['"a": {"localizations": {"en": {"stringUnit": {"value": "%s"}}}}' % ("\\u00e9" * n)]),
    "surrogates-alone": raw(lambda n: ['"a": {"localizations": {"en": {"stringUnit": {"value": "%s"}}}}' % ("\\ud800" * n)]),
    "lists-nested": raw(lambda n: ['"a": ' + "[" * n + "]" * n]),
    "commas-missing": raw(lambda n: ['"a%d": {} "b%d": {}' % (i, i) for i in range(n)]),
}


def shapes():
    """Everything above, by format."""
    for name, of in ENTRIES.items():
        for kind in FORMATS:
            yield "%s %s" % (kind, name), of(kind)
    for kind, table in (("android", ANDROID), ("strings", STRINGS), ("stringsdict", STRINGSDICT), ("xcstrings", XCSTRINGS)):
        for name, make in table.items():
            yield "%s %s" % (kind, name), make
