"""Other tools that read the same catalogs: where they come from and how they are run."""
import os
import subprocess
import sys
import venv

PACKAGES = ["compare-locales", "translate-toolkit", "moz.l10n", "setuptools"]

# Parses an Android project with translate-toolkit and runs its standard checks on every pair of units.
TRANSLATE_TOOLKIT = """
import glob, os, sys
from translate.storage import aresource
from translate.storage.po import pounit
from translate.filters.checks import StandardChecker, CheckerConfig
def read(path):
    return {unit.getid(): unit for unit in aresource.AndroidResourceFile.parsefile(path).units if not unit.isheader()}
res = sys.argv[1]
source = read(os.path.join(res, "values", "strings.xml"))
for path in sorted(glob.glob(os.path.join(res, "values-*", "strings.xml"))):
    checker = StandardChecker(CheckerConfig(targetlanguage=os.path.basename(os.path.dirname(path))[7:9]))
    for key, unit in read(path).items():
        if key in source:
            pair = pounit("x")
            pair.source, pair.target = str(source[key].target), str(unit.target)
            checker.run_filters(pair)
"""


def environment(folder):
    """A virtual environment with the peers from PyPI, made where it is not there yet; its `bin`."""
    programs = os.path.join(folder, "bin")
    if not os.path.exists(os.path.join(programs, "moz-l10n")):
        venv.create(folder, with_pip=True)
        subprocess.run(
            [os.path.join(programs, "python"), "-m", "pip", "install", "--quiet"] + PACKAGES, check=True)
    return programs


def commands(programs, res, folder):
    """Commands of the peers for one `res` folder of Android, by name."""
    locales = sorted(
        name[7:].replace("-r", "-") for name in os.listdir(res)
        if name.startswith("values-") and os.path.exists(os.path.join(res, name, "strings.xml")))
    configuration = os.path.join(folder, "l10n.toml")
    with open(configuration, "w") as file:
        file.write("basepath = %s\nlocales = [%s]\n[[paths]]\nreference = \"values/strings.xml\"\n"
                   "l10n = \"values-{android_locale}/strings.xml\"\n" % (
                       repr(res).replace("'", '"'), ", ".join('"%s"' % name for name in locales)))
    script = os.path.join(folder, "check_pairs.py")
    with open(script, "w") as file:
        file.write(TRANSLATE_TOOLKIT)
    files = sorted(
        os.path.join(res, name, "strings.xml") for name in os.listdir(res)
        if os.path.exists(os.path.join(res, name, "strings.xml")))
    return {
        "compare-locales": [os.path.join(programs, "compare-locales"), configuration, res] + locales,
        "translate-toolkit": [os.path.join(programs, "python"), script, res],
        "moz-l10n lint": [os.path.join(programs, "moz-l10n"), "lint"] + files,
        "aapt2 compile": ["aapt2", "compile", "--dir", res, "-o", os.path.join(folder, "compiled.zip")],
    }


if __name__ == "__main__":
    sys.exit("this is a part of .ci/bench/table")
