"""What is mutated: files of every kind that the program reads, and how each lies in a project."""
import glob
import os
import plistlib

from .mutation import TEXTS
from .running import write

# Pieces of each format, beside the texts that are put into all of them.
ANDROID = (
    b"<string name=\"a\">", b"</string>", b"<plurals name=\"n\">", b"<item quantity=\"many\">", b"</plurals>",
    b"<string-array name=\"l\">", b"<item>", b" translatable=\"false\"", b" formatted=\"false\"", b" product=\"tablet\"",
    b" tools:ignore=\"all\"", b" xmlns:tools=\"http://schemas.android.com/tools\"",
    b"<!DOCTYPE resources [<!ENTITY a \"b\"><!ENTITY % p SYSTEM \"file:///etc/passwd\">%p;]>", b"&a;",
    b"<!ENTITY x SYSTEM \"/etc/passwd\">", b"<?xml version=\"1.1\" encoding=\"utf-16\"?>", b"<![CDATA[", b"]]>", b"<!--", b"--",
    b"-->", b"<eat-comment/>", b"<xliff:g id=\"x\" example=\"%s\">", b"<annotation a=\"b\">", b"<b><i><u>", b"&#0;",
    b"&#1114111;", b"&#x1b;", b"\\u", b"\\u00", b"\\uD83D", b"\\'", b"@string/app_name", b"<item type=\"string\" name=\"q\"/>",
)
STRINGS = (
    b"\"a\" = \"b\";", b"a = b;", b"/*", b"*/", b"//", b";", b"=", b"\\U", b"\\UD83D", b"\\U0000", b"\\777", b"\\",
    b"<0fbd777f>", b"(", b")", b"{", b"}", b"bplist00",
    b"/* Class = \"UIButton\"; normalTitle = \"A\"; ObjectID = \"a-b\"; */\n", b"%#@n@", b"%1$@ %2$lld", b"\x00",
)
PLIST = (
    b"<dict>", b"</dict>", b"<key>", b"</key>", b"<string>", b"</string>", b"<array>", b"<true/>", b"<integer>9</integer>",
    b"<data>AA==</data>", b"<real>nan</real>", b"<key>NSStringLocalizedFormatKey</key><string>%#@n@ %#@m@</string>",
    b"<key>NSStringFormatSpecTypeKey</key>", b"<key>NSStringFormatValueTypeKey</key><string>lld</string>", b"<key>many</key>",
    b"<key>NSStringVariableWidthRuleType</key>", b"<key>20</key>", b"%#@n@", b"<!DOCTYPE plist [<!ENTITY a \"&a;&a;\">]>",
    b"&a;", b"<?xml?>", b"<date>x</date>",
)
JSON = (
    b"{", b"}", b"[", b"]", b",", b":", b"\"", b"null", b"true", b"1e5", b"\"\\ud800\"", b"\"\\u0000\"", b"\"a\":", b"\"a\":{}",
    b"//", b"/*", b"\\u001b", b"\"type\":\"finding\"", b"\"schemaVersion\":2", b"\"schemaVersion\":null", b"\n{}\n", b"\n\n",
)
XCSTRINGS = JSON + (
    b"\"variations\":{\"plural\":{\"one\":{\"stringUnit\":{\"state\":\"new\",\"value\":\"%lld\"}}}}",
    b"\"variations\":{\"device\":{\"iphone\":", b"\"substitutions\":{\"n\":{\"argNum\":1,\"formatSpecifier\":\"lld\",",
    b"\"extractionState\":\"stale\"", b"\"shouldTranslate\":false", b"\"sourceLanguage\":\"xx\"",
    b"\"localizations\":{\"de\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"x\"}}}",
    b"\"comment\":\"label-lint:ignore all-caps - x\"", b"\"version\":\"2.0\"", b"%#@n@", b"%arg",
)
CODE = (
    b"(", b")", b"{", b"}", b"\"", b"\"\"\"", b"'", b"/*", b"*/", b"//", b"\\(", b"${", b"$x", b"R.string.play", b"R.string.",
    b"stringResource(R.string.play)", b"Text(", b".accessibilityLabel(", b"NSLocalizedString(", b"String(localized: ",
    b"contentDescription = ", b"Modifier.semantics { ", b"#\"", b"\"#", b"###\"", b"#if a", b"#endif", b"@\"", b"[[", b"?:",
    b"if (a) b else ", b"let a = ", b"func f(", b"r\"", b"`",
)
LAYOUT = (
    b"<TextView android:text=\"@string/play\"/>", b"android:contentDescription=\"@string/play\"", b"<ImageButton ", b"/>",
    b"tools:text=\"x\"", b"@{a ? @string/b : @string/c}", b"<include layout=\"@layout/a\"/>", b"android:labelFor=\"@id/a\"",
    b"<merge>", b"<data>", b"xmlns:android=\"x\"", b"<!--", b"&a;", b"<accessibility key=\"k\" label=\"Play button\"/>",
    b"<button id=\"a-b-c\">", b"<userDefinedRuntimeAttribute ", b"<state key=\"normal\" title=\"A\"/>",
)
YAML = (
    b"- ", b": ", b"{", b"}", b"[", b"]", b"&a ", b"*a", b"<<: *a", b"!!binary ", b"!t ", b"|\n", b">-\n", b"? ", b"---\n",
    b"...\n", b"%YAML 9\n", b"# ", b"\t", b"\"", b"'", b"\"\\x1b\"", b"\"\\uD800\"", b"~", b"extends: [a.yml]\n",
    b"version: 2\n", b"rules: {all-caps: error}\n", b"sets: [\"**/**/**/{a,{b,c}}*[!x]\"]\n",
    b"reports: [{format: json, path: a.json}]\n", b"\"off\"", b"strict", b"vocabulary: {lexicons: [l.txt]}\n",
)
LEXICON = (
    b"language de\n", b"[roles]\n", b"[matching]\n", b"group: head-first\n", b"button certain tail: ", b"remove: ", b"{12/3}",
    b"{?}", b"{", b"}", b",", b":", b"\n  ", b"source: x\n", b"[pairs]\n", b"play/pause first: a\n", b"cases: yes\n", b"[de]",
    b"a -> b", b" # ",
)
TABLE = (
    b",", b"\r\n", b"\"", b"\"\"", b";", b"\t", b"accept", b"write", b"ignore", b"unsure", b"decision", b"new_target",
    b"text_hash", b"fingerprint", b"=1+1", b"one: %d\nother: %d",
)
XLIFF = (
    b"<trans-unit id=\"a\">", b"</trans-unit>", b"<source>", b"<target>", b"<target state=\"final\">",
    b"state-qualifier=\"leveraged-mt\"", b"<file original=\"../../a\" target-language=\"../x\">", b"<group>", b"<x id=\"1\"/>",
    b"<g id=\"1\">", b"</g>", b"<note>", b"<!DOCTYPE a [<!ENTITY b SYSTEM \"file:///etc/passwd\">]>", b"&b;",
    b"xml:space=\"preserve\"", b"version=\"2.0\"", b"<![CDATA[",
)
SHEET = (
    b"<c t=\"s\"><v>999999</v></c>", b"<c r=\"ZZZZZZ9999999999\">", b"<row r=\"4294967296\">", b"<is><t>", b"</t></is>", b"<v>",
    b"</v>", b"PK\x03\x04", b"PK\x01\x02", b"PK\x05\x06", b"PK\x06\x06", b"xl/worksheets/sheet1.xml", b"../../x",
    b"\xff\xff\xff\xff",
)
PROJECT = (
    b"isa = PBXNativeTarget;", b"isa = PBXVariantGroup;", b"children = (", b");", b"path = ../..;",
    b"path = en.lproj/Localizable.strings;", b"sourceTree = \"<group>\";", b"knownRegions = (en, de);", b"{", b"}", b"/*",
    b"*/", b"name = \"\\U0000\";", b"files = (",
)
GIT = (
    b"*", b"!", b"/**/", b"[", b"[!", b"\\", b"filter=evil", b"diff=x", b"[core]\n\tfsmonitor = false\n", b"ref: ", b"\x00",
    b"gitdir: /etc\n", b"[include]\n\tpath = /dev/zero\n", b"DIRC\x00\x00\x00\x02", b"[extensions]\n\tobjectFormat = sha256\n",
)
SQLITE = (
    b"SQLite format 3\x00", b"CREATE TABLE ", b"\x0d\x00\x00", b"\x05\x00\x00", b"\xff\xff\xff\xff\xff\xff\xff\xff\xff",
    b"player", b"2026-11-01T02:00:00Z",
)

PROJECT_FILE = b"""// !$*UTF8*$!
{ archiveVersion = 1; objectVersion = 56; objects = {
 A1 = {isa = PBXProject; mainGroup = A2; targets = (A7); developmentRegion = en; knownRegions = (en, Base, de); };
 A2 = {isa = PBXGroup; children = (A3); path = App; sourceTree = "<group>"; };
 A3 = {isa = PBXVariantGroup; children = (A4, A5); name = Localizable.strings; sourceTree = "<group>"; };
 A4 = {isa = PBXFileReference; lastKnownFileType = text.plist.strings; name = en;
  path = en.lproj/Localizable.strings; sourceTree = "<group>"; };
 A5 = {isa = PBXFileReference; lastKnownFileType = text.plist.strings; name = de;
  path = de.lproj/Localizable.strings; sourceTree = "<group>"; };
 A6 = {isa = PBXBuildFile; fileRef = A3; };
 A7 = {isa = PBXNativeTarget; buildPhases = (A8); name = App; productType = "com.apple.product-type.application"; };
 A8 = {isa = PBXResourcesBuildPhase; files = (A6); };
}; rootObject = A1; }
"""
COMPOSE = b"""<resources>
    <string name="cd_play">PLAY %1$s of %2$d</string>
    <plurals name="n"><item quantity="one">%1$d song</item><item quantity="other">%1$d songs</item></plurals>
    <string-array name="a"><item>Open</item><item>Close button</item></string-array>
</resources>
"""


class Kind:
    """A kind of file: where the mutated one lies in a project, beside what, and what it is mutated from."""

    def __init__(self, name, tokens, seeds, paths, beside=None):
        self.name = name
        self.tokens = tuple(tokens) + TEXTS[:12]
        self.seeds = seeds
        self.paths = paths                # where a mutated file may lie
        self.beside = beside or {}        # other files of the project, as they are


def read(root, *patterns):
    """The bytes of files of the checkout."""
    paths = sorted(path for pattern in patterns for path in glob.glob(os.path.join(root, pattern), recursive=True))
    if not paths:
        raise SystemExit("nothing matches %s" % " ".join(patterns))
    return [open(path, "rb").read() for path in paths if os.path.isfile(path)]


# Kinds of code: the pieces and the names of their files.
SOURCES = (
    ("kotlin", CODE, "kt", "Main.kt"), ("java", CODE, "java", "Main.java"), ("swift", CODE, "swift", "Main.swift"),
    ("objective-c", CODE, "m", "Main.m"), ("storyboard", LAYOUT, "storyboard", "Base.lproj/Main.storyboard"),
    ("xib", LAYOUT, "xib", "Base.lproj/Main.xib"),
)


def translated(name, tokens, seeds, source, *translations):
    """A kind of catalog of which source and translations are mutated; the source is there in any case."""
    return Kind(name, tokens, seeds, [source, *translations], {source: seeds[0]})


def catalog_kinds(root):
    """Kinds of which very many lie in one project, each in a folder of its own."""
    android = read(root, "catalogs/**/values*/strings.xml")
    strings = read(root, "catalogs/**/Localizable.strings")
    plurals = read(root, "catalogs/**/*.stringsdict")
    catalogs = read(root, "catalogs/**/*.xcstrings")
    tables = [{"cd_play": "PLAY ALL", "title": "%1$@ of %2$lld", "é": "שלום", "list": "a\n" * 40}]
    tables.append({"k%d" % number: "Text %d" % number for number in range(300)})
    binary = [plistlib.dumps(table, fmt=plistlib.FMT_BINARY) for table in tables]
    xml = [plistlib.dumps(table) for table in tables]
    project = {"App/en.lproj/Localizable.strings": strings[0], "App/de.lproj/Localizable.strings": strings[1]}
    kinds = [
        translated("android", ANDROID, android, "res/values/strings.xml", "res/values-de/strings.xml",
        "res/values-ar/strings.xml"),
        translated("compose", ANDROID, [COMPOSE], "composeResources/values/strings.xml",
        "composeResources/values-de/strings.xml"),
        translated("moko", ANDROID, android, "moko-resources/base/strings.xml", "moko-resources/de/strings.xml"),
        translated("strings", STRINGS, strings, "en.lproj/Localizable.strings", "de.lproj/Localizable.strings"),
        translated("binary-list", STRINGS, binary, "en.lproj/Localizable.strings", "de.lproj/Localizable.strings"),
        translated("xml-list", PLIST, xml, "en.lproj/Localizable.strings", "de.lproj/Localizable.strings"),
        translated("stringsdict", PLIST, plurals, "en.lproj/Localizable.stringsdict", "de.lproj/Localizable.stringsdict"),
        Kind("xcstrings", XCSTRINGS, catalogs, ["Localizable.xcstrings"]),
        Kind("project", PROJECT, [PROJECT_FILE], ["App.xcodeproj/project.pbxproj"], project),
    ]
    english = {"res/values/strings.xml": android[0], "en.lproj/Localizable.strings": strings[0]}
    for name, tokens, end, path in SOURCES:
        kinds.append(Kind(name, tokens, read(root, "Tests/Fixtures/Apps/**/*." + end), [path], english))
    for folder in ("layout", "menu", "xml", "navigation"):
        layouts = read(root, "Tests/Fixtures/Apps/**/%s/*.xml" % folder)
        kinds.append(Kind(folder, LAYOUT, layouts, ["res/%s/main.xml" % folder], english))
    return kinds


# Kinds whose place among the others says how often they are mutated.
SHARES = {
    "android": 6,
    "strings": 5,
    "stringsdict": 4,
    "xcstrings": 6,
    "xml-list": 3,
    "binary-list": 3,
    "kotlin": 3,
    "swift": 3,
}


def lay(folder, files):
    for path, data in files.items():
        write(folder, path, data)
