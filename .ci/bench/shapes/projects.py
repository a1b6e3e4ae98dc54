"""Projects of a few lines of code each, in every format that is read."""
import json
import os
import subprocess

FORMATS = ("android", "compose", "strings", "stringsdict", "xcstrings")


class Project:
    """A folder that a shape writes its input into."""

    def __init__(self, folder, binary):
        self.folder = folder
        self.binary = binary

    def path(self, *parts):
        return os.path.join(self.folder, *parts)

    def write(self, path, *texts):
        """Writes a file from texts that follow each other."""
        place = self.path(path)
        os.makedirs(os.path.dirname(place), exist_ok=True)
        with open(place, "w", encoding="utf-8", errors="surrogatepass", newline="") as file:
            file.writelines(texts)
        return place

    def check(self, *options):
        """The arguments that check the whole project."""
        return ["check", "--jobs", "1", "--format", "ndjson", "--root", self.folder, *options, self.folder]

    def run(self, *arguments, output=None):
        """Runs the command, unmeasured, to make what another one reads."""
        done = subprocess.run([self.binary, *arguments], cwd=self.folder, capture_output=True)
        if done.returncode not in (0, 1):
            raise RuntimeError("%s: %s" % (" ".join(arguments), done.stderr.decode(errors="replace")))
        if output:
            with open(self.path(output), "wb") as file:
                file.write(done.stdout)
            return self.path(output)
        return None


def in_xml(text):
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def in_android(text):
    return in_xml(text.replace("\\", "\\\\").replace("'", "\\'").replace('"', '\\"').replace("\n", "\\n"))


def in_strings(text):
    return text.replace("\\", "\\\\").replace('"', '\\"')


def android(project, source, translation, top="app/src/main/res"):
    """An Android project from the elements of its two files, a list of lines each."""
    for folder, lines in (("values", source), ("values-de", translation)):
        project.write(
            "%s/%s/strings.xml" % (top, folder),
            '<?xml version="1.0" encoding="utf-8"?>\n<resources xmlns:tools="http://schemas.android.com/tools" '
            'xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2">\n', *lines, "</resources>\n")
    return project.check()


def strings(project, source, translation):
    """A project with two `.strings` files from their lines."""
    for locale, lines in (("en", source), ("de", translation)):
        project.write("App/%s.lproj/Localizable.strings" % locale, *lines)
    return project.check()


def plist(project, path, body):
    project.write(
        path, '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" '
        '"http://www.apple.com/DTDs/PropertyList-1.0.dtd">\n<plist version="1.0"><dict>\n', *body, "</dict></plist>\n")


def stringsdict(project, source, translation):
    """A project with two `.stringsdict` files from the elements of their dictionaries."""
    for locale, body in (("en", source), ("de", translation)):
        plist(project, "App/%s.lproj/Localizable.stringsdict" % locale, body)
    return project.check()


def variable(name, **forms):
    """A variable of a `.stringsdict` entry."""
    return "<key>%s</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>" \
        "<key>NSStringFormatValueTypeKey</key><string>d</string>%s</dict>\n" % (
            name, "".join("<key>%s</key><string>%s</string>" % (form, in_xml(text)) for form, text in forms.items()))


def plural_entry(key, form, *variables):
    """An entry of a `.stringsdict`."""
    return "<key>%s</key><dict><key>NSStringLocalizedFormatKey</key><string>%s</string>%s</dict>\n" % (
        in_xml(key), in_xml(form), "".join(variables))


def unit(value, state="translated"):
    return {"stringUnit": {"state": state, "value": value}}


def xcstrings(project, entries):
    """A project with a string catalog from its entries."""
    project.write("App/Localizable.xcstrings", json.dumps(
        {"sourceLanguage": "en", "strings": entries, "version": "1.0"}, ensure_ascii=False, indent=2))
    return project.check()


def of_texts(project, kind, texts):
    """A project of any format from keys with their texts in two languages."""
    if kind in ("android", "compose"):
        top = "app/src/main/res" if kind == "android" else "app/src/commonMain/composeResources"
        lines = [['<string name="%s">%s</string>\n' % (key, in_android(pair[side])) for key, pair in texts.items()]
                 for side in (0, 1)]
        return android(project, *lines, top=top)
    if kind == "strings":
        return strings(project, *(['"%s" = "%s";\n' % (key, in_strings(pair[side])) for key, pair in texts.items()]
                                  for side in (0, 1)))
    if kind == "stringsdict":
        return stringsdict(project, *(
            [plural_entry(key, "%#@count@", variable("count", one=pair[side], other=pair[side]))
             for key, pair in texts.items()] for side in (0, 1)))
    return xcstrings(project, {
        key: {"localizations": {"en": unit(pair[0]), "de": unit(pair[1])}} for key, pair in texts.items()})
