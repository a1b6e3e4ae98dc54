"""How all attacks run the program, and what is a fault of it whatever it was given."""
import csv
import io
import json
import os
import random
import re
import shutil
import signal
import subprocess
import time
import xml.etree.ElementTree as ElementTree

# Nothing may take longer (seconds).
TIMEOUT = 20
# The codes that the README lists.
EXIT_CODES = (0, 1, 2)
# What a terminal obeys, or what is no text at all: C0 without tab and line feed, delete, and C1.
CONTROLS = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]")
# A line that a build service takes for a command (see VisibleText.line).
COMMAND = re.compile(r"^\s*::|##(vso|teamcity)?\[", re.MULTILINE)
# Formats that programs read, and how to tell whether they are whole.
JSON_LINES = ("ndjson", "rdjsonl")
JSON_WHOLE = ("json", "sarif", "gitlab", "sonarqube", "badge")
XML_WHOLE = ("junit", "checkstyle", "android-lint")
PEOPLE = ("text", "concise", "markdown", "csv", "xcode", "letter")
FORMATS = PEOPLE + ("openmetrics",) + JSON_LINES + JSON_WHOLE + XML_WHOLE + ("html", "github")


class Outcome:
    """How a run ended and what it said."""

    def __init__(self, status, output, error, seconds):
        self.status, self.output, self.error, self.seconds = status, output, error, seconds


class Attack:
    """One part of the attack: its random numbers, its scratch folder and what failed in it."""

    def __init__(self, name, binary, scratch, keep, seed):
        self.name, self.binary, self.keep = name, binary, keep
        self.scratch = os.path.join(scratch, name)
        os.makedirs(self.scratch)
        self.random = random.Random("%d %s" % (seed, name))
        self.failures = []
        # Of failures that are alike the first is kept, the others are counted.
        self.alike = {}
        self.home = os.path.join(self.scratch, "home-of-user")
        os.makedirs(self.home)
        # The same on every machine: no settings of the user's git, a fixed clock, no colours, no build service.
        self.environment = {
            "PATH": os.environ["PATH"], "HOME": self.home, "LANG": "C.UTF-8", "SOURCE_DATE_EPOCH": "1795226400",
            "GIT_CONFIG_NOSYSTEM": "1", "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.org",
            "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@example.org",
            # Swift's own account of a crash takes minutes for so large a program.
            "SWIFT_BACKTRACE": "enable=no"}

    def folder(self, name):
        """An empty folder of a name, in place of an earlier one."""
        path = os.path.join(self.scratch, name)
        if os.path.lexists(path):
            shutil.rmtree(path)
        os.makedirs(path)
        return path

    def run(self, arguments, cwd, timeout=TIMEOUT, input=None, environment=None, before=()):
        """Runs the program, or a command before it that ends in it, and waits for its end."""
        begun = time.monotonic()
        process = subprocess.Popen(
            [*before, self.binary, *arguments], cwd=cwd, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            stdin=subprocess.PIPE if input is not None else subprocess.DEVNULL, start_new_session=True,
            env=dict(self.environment, **(environment or {})))
        try:
            output, error = process.communicate(input, timeout=timeout)
            status = process.returncode
        except subprocess.TimeoutExpired:
            # The program's own children, too.
            os.killpg(process.pid, signal.SIGKILL)
            output, error = process.communicate()
            status = None
        return Outcome(status, output, error, time.monotonic() - begun)

    def fail(self, what, arguments=(), files=None, outcome=None, alike=None):
        """Tells of a failure and keeps what it needs to be seen again: a folder or a file, and the call."""
        self.alike[alike] = self.alike.get(alike, 0) + 1
        if alike is not None and self.alike[alike] > 1:
            return
        place = os.path.join(self.keep, "%s-%d" % (self.name, len(self.failures) + 1))
        shutil.rmtree(place, ignore_errors=True)
        os.makedirs(place)
        if files and os.path.isdir(files):
            # With its links and pipes as they are: they may be the cause.
            subprocess.run(["cp", "-a", files, os.path.join(place, "files")], check=False)
        elif files:
            shutil.copy(files, place)
        with open(os.path.join(place, "call.txt"), "w", encoding="utf-8", errors="backslashreplace") as file:
            file.write("%s\n%s\n" % (what, " ".join(repr(os.fsdecode(part)) for part in arguments)))
            if outcome:
                file.write("status %s after %.1f s\n" % (outcome.status, outcome.seconds))
                file.write("output %r\nerror %r\n" % (outcome.output[-4000:], outcome.error[-4000:]))
        self.failures.append(what)
        print("  FAILED %s: %s (%s)" % (self.name, CONTROLS.sub("?", what)[:400], place), flush=True)


def faults(outcome, shape="text", timeout=TIMEOUT):
    """What is wrong with a run whatever it was given; `shape` is the format of its output, None where nobody knows."""
    found = []
    if outcome.status is None:
        return ["did not end in %d s" % timeout]
    if outcome.status < 0:
        found.append("died of signal %d" % -outcome.status)
    elif outcome.status not in EXIT_CODES:
        found.append("exit code %d" % outcome.status)
    if outcome.seconds > timeout:
        found.append("took %.0f s" % outcome.seconds)
    if b"Fatal error" in outcome.error or b"Fatal error" in outcome.output:
        found.append("Fatal error")
    if outcome.status == 2 and not outcome.error and not outcome.output:
        found.append("exit code 2 without a word")
    found += ["standard error: " + fault for fault in text_faults(outcome.error)]
    # Nothing was written where the call was refused.
    if shape and outcome.output:
        found += ["output: " + fault for fault in shape_faults(shape, outcome.output)]
    return found


def text_faults(data, commands=True, returns=False):
    """What a terminal or a log would obey, in bytes that people read; cells of tables may hold line ends of any kind."""
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        return ["not UTF-8: %r" % data[max(error.start - 20, 0):error.start + 20]]
    # Rows of tables end with CRLF.
    plain = text.replace("\r\n", "\n")
    found = [repr(plain[max(hit.start() - 20, 0):hit.end() + 20]) for hit in CONTROLS.finditer(plain)]
    if "\r" in plain and not returns:
        found.append("a carriage return")
    faults = ["a control character: " + ", ".join(found[:3])] if found else []
    if commands and COMMAND.search(plain):
        faults.append("a command of a build service: %r" % COMMAND.search(plain).group())
    return faults


def shape_faults(shape, data):
    """What is wrong with bytes of a format: not whole, not UTF-8, or with raw controls."""
    if shape in PEOPLE:
        return text_faults(data, returns=shape == "csv") + (csv_faults(data) if shape == "csv" else [])
    if shape == "github":
        return text_faults(data, commands=False)
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        return ["not UTF-8: %r" % data[max(error.start - 20, 0):error.start + 20]]
    try:
        if shape in JSON_LINES:
            for line in text.splitlines() if "\n" not in text else text.split("\n"):
                if line:
                    strict_json(line)
        elif shape in JSON_WHOLE:
            strict_json(text)
        elif shape in XML_WHOLE:
            ElementTree.fromstring(data)
    except (ValueError, ElementTree.ParseError) as error:
        return ["invalid %s: %s" % (shape, error)]
    hit = CONTROLS.search(text.replace("\r\n", "\n"))
    # Machines read these, but somebody may look at them with `cat`: the C0 characters at least are escaped.
    return ["a control character: %r" % text[max(hit.start() - 20, 0):hit.end() + 20]] if hit and hit.group() < " " else []


def strict_json(text):
    """A JSON value, without the numbers that Python takes and no standard knows, nor half a surrogate pair."""
    def refuse(name):
        raise ValueError("%s is no number" % name)
    value = json.loads(text, parse_constant=refuse)
    json.dumps(value, ensure_ascii=False).encode()
    return value


def csv_faults(data):
    rows = list(csv.reader(io.StringIO(data.decode(errors="replace"), newline="")))
    return ["rows of different lengths"] if len({len(row) for row in rows if row}) > 1 else []


def contents(folder):
    """All that lies in a folder by its path: bytes of files, targets of links, kinds of what else there is."""
    found = {}
    top = os.fsencode(folder)
    for place, folders, files in os.walk(top):
        for name in folders + files:
            path = os.path.join(place, name)
            key = os.fsdecode(os.path.relpath(path, top))
            if os.path.islink(path):
                found[key] = "link to %s" % os.fsdecode(os.readlink(path))
            elif os.path.isdir(path):
                found[key] = "a folder"
            elif os.path.isfile(path):
                with open(path, "rb") as file:
                    found[key] = file.read()
            else:
                found[key] = "neither a file nor a folder"
    return found


def write(folder, path, data):
    """Writes a file, of text or bytes, with the folders around it."""
    place = os.path.join(folder, path)
    os.makedirs(os.path.dirname(place), exist_ok=True)
    with open(place, "wb") as file:
        file.write(data if isinstance(data, bytes) else data.encode())
    return place
