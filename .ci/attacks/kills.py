"""Signals at random moments of the commands that write: the old file or the new one, and the same call ends the work."""
import os
import re
import signal
import subprocess
import time

from .running import faults
from .writers import WRITERS, copy, prepare, state, whole

COUNT = 1000
SIGNALS = (signal.SIGKILL, signal.SIGKILL, signal.SIGTERM, signal.SIGINT)
# So many that writing takes a while.
APPS = 6
# A program that is asked to end ends soon (seconds).
PATIENCE = 5


class Undisturbed:
    """A writer, its project before it and after it, and how long it takes."""

    def __init__(self, attack, writer, apps):
        self.writer = writer
        self.folder = prepare(attack, writer, apps)
        self.before = state(attack, self.folder)
        place = copy(attack, self.folder)
        outcome = attack.run(writer.arguments, place)
        self.after = state(attack, place)
        self.end = copy(attack, place, "after-" + writer.name)
        # Of decisions some are refused.
        self.status = outcome.status
        if faults(outcome) or outcome.status not in (0, 1) or self.after == self.before:
            attack.fail("%s ends with %s and changes %s" % (writer.name, outcome.status,
                "nothing" if self.after == self.before else "files"),
                        writer.arguments, place, outcome)
        self.seconds = min([outcome.seconds] + [attack.run(writer.arguments,
            copy(attack, self.folder)).seconds for _ in range(4)])


def kill(attack, one, number, delay):
    """Ends a run after a delay; the folder, and how it ended."""
    place = copy(attack, one.folder)
    process = subprocess.Popen([attack.binary, *one.writer.arguments], cwd=place, env=attack.environment,
        stdin=subprocess.DEVNULL,
                               stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    time.sleep(delay)
    process.send_signal(number)
    begun = time.monotonic()
    try:
        _, error = process.communicate(timeout=20)
    except subprocess.TimeoutExpired:
        process.kill()
        _, error = process.communicate()
    return place, process.returncode, time.monotonic() - begun, error


def again(attack, one, place):
    """What is wrong with the end of the same call, given again; leftovers of the killed run aside."""
    outcome = attack.run(one.writer.arguments, place)
    found = ["again: " + fault for fault in faults(outcome)]
    if outcome.status != one.status and one.writer.is_repeatable:
        found.append("again it ends with %s: %r" % (outcome.status, outcome.error[-300:]))
    end = {path: data for path, data in state(attack, place).items() if not path.endswith(".part")}
    for path in sorted(path for path in set(end) | set(one.after) if end.get(path) != one.after.get(path)):
        # Entries of texts that are no more may be left: what counts is which findings are known.
        if os.path.basename(path) != ".label-lint-baseline.jsonl" or known(attack, place) != known(attack, one.end):
            found.append("after the same call %s is not as it should be" % path)
    return found


def known(attack, place):
    """What a check says beside what the baseline knows."""
    outcome = attack.run(["check", "--format", "concise", "--root", ".", "."], place)
    return outcome.output, re.sub(rb"\d+ known", b"known", outcome.error)


def run(attack, root, count):
    count = count or COUNT
    writers = [Undisturbed(attack, writer, APPS) for writer in WRITERS]
    early = late = between = 0
    for turn in range(count):
        one = writers[turn % len(writers)]
        number = attack.random.choice(SIGNALS)
        # Most of a run is reading; what is written comes last.
        delay = one.seconds * attack.random.choice((attack.random.uniform(0, 1.1), attack.random.uniform(0.5, 1.1)))
        place, status, seconds, error = kill(attack, one, number, delay)
        now = state(attack, place)
        found = whole(attack, one.writer, now, one.before, one.after, number != signal.SIGKILL, one.writer.steps)
        if status not in (-number, one.status):
            found.append("ended with %s" % status)
        if status == one.status and now != one.after:
            found.append("ended as usual, and not all is written")
        if seconds > PATIENCE:
            found.append("took %.0f s to end" % seconds)
        early, late, between = early + (now == one.before), late + (now == one.after), between + (now not in (one.before,
            one.after))
        if not found:
            found = again(attack, one, place)
        if found:
            attack.fail("%s, signal %d after %.1f ms: %s" % (one.writer.name, number, 1000 * delay, "; ".join(found)),
                one.writer.arguments, place,
                        alike=one.writer.name + found[0][:60] if found[0].startswith(("again", "after")) else None)
    return "%d signals at random moments of %d commands (%d before anything was written, %d between, %d after all)" % (
        count, len(writers), early, between, late)
