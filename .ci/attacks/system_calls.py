"""A signal and each likely failure at every system call of the commands that write (strace lets them happen)."""
import os
import re
import shutil
import subprocess
import tempfile

from .kills import Undisturbed, again
from .running import faults
from .writers import JOURNAL, WRITERS, copy, state, whole

# What may go wrong at each call: a full disk, a broken one, no right, no more files.
FAILURES = {
    "openat": ("EACCES", "EMFILE", "ENOSPC"),
    "write": ("ENOSPC", "EIO"),
    "pwrite64": ("ENOSPC", "EIO"),
    "writev": ("ENOSPC",),
    "read": ("EIO",),
    "pread64": ("EIO",),
    "rename": ("EACCES", "ENOSPC", "EIO"),
    "renameat2": ("EACCES", "EIO"),
    "linkat": ("EACCES", "ENOSPC", "EMLINK"),
    "unlink": ("EACCES", "EIO"),
    "unlinkat": ("EACCES",),
    "mkdir": ("EACCES", "ENOSPC"),
    "rmdir": ("EACCES",),
    "fsync": ("EIO", "ENOSPC"),
    "fdatasync": ("EIO", "ENOSPC"),
    "ftruncate": ("EIO", "ENOSPC"),
    "fchmod": ("EACCES",),
    "fchown": ("EPERM",),
    "close": ("EIO",),
    "getdents64": ("EIO",),
    "fcntl": ("EAGAIN",),
    "flock": ("EINTR",),
    "lseek": ("EIO",),
}
SIGNALS = ("KILL", "TERM")
SIGNALLED = (
    "openat", "write", "pwrite64", "rename", "renameat2", "linkat", "unlink", "mkdir", "rmdir", "fsync", "fdatasync",
    "ftruncate", "fchmod", "close",
)
# Two are enough: reading more of them is more of the same.
APPS = 2
# What changes a file or a folder.
WRITING = re.compile(
    r"O_TMPFILE|O_CREAT|O_WRONLY|O_RDWR|^\d+ +(mkdir|rmdir|link|rename|unlink|fsync|fdatasync|ftruncate|fchmod|write|pwrite)")
# The first call that is made when all libraries are loaded: what comes before is none of the program's.
BEGUN = "set_robust_list"
# libdispatch counts its workers at the start and every second, and ends a process where it cannot: no call of the program.
RUNTIME = re.compile(r'"/proc/\d+/stat"')


class Call:
    """A call of a thread by its name, which of its name it is there, and the line of the trace."""

    def __init__(self, name, number, line):
        self.name, self.number, self.line = name, number, line


def traced(attack, one, options, place, trace):
    return attack.run(one.writer.arguments, place, timeout=40, before=[
        "strace", "-f", "-y", "-s", "300", "-o", trace, "-e", "trace=%s,%s" % (BEGUN, ",".join(FAILURES)), "-e", "signal=none",
        *options])


def calls(attack, one, trace):
    """Every call of an undisturbed run."""
    traced(attack, one, [], copy(attack, one.folder), trace)
    counts, found, seen, has_begun = {}, [], set(), False
    with open(trace, errors="replace") as file:
        for line in file:
            hit = re.match(r"(\d+) +(\w+)\(", line)
            if not hit:
                continue
            thread, name = hit.groups()
            has_begun = has_begun or name == BEGUN
            counts[thread, name] = counts.get((thread, name), 0) + 1
            call = Call(name, counts[thread, name], line.rstrip())
            # `when` counts the calls of each thread for itself: one number stands for all threads.
            if has_begun and name in FAILURES and (name, call.number) not in seen:
                seen.add((name, call.number))
                found.append(call)
    return found


def struck(trace):
    """The lines of a trace where an event came to the program itself."""
    lines, unfinished, has_begun = [], {}, False
    with open(trace, errors="replace") as file:
        for line in file:
            thread = line.split(" ", 1)[0]
            # Where another thread speaks in between, a call has two lines, and only the first one names the file.
            if line.rstrip().endswith("<unfinished ...>"):
                unfinished[thread] = line.rstrip()
            elif " resumed>" in line:
                line = unfinished.pop(thread, "") + line
            has_begun = has_begun or BEGUN in line
            if has_begun and ("(INJECTED)" in line or "+++ killed by" in line):
                lines.append(line)
    if any(RUNTIME.search(line) for line in lines):
        return []
    return lines


def events(calls):
    """Each call with what is to happen at it: all that is likely where something is written, else one thing by turns."""
    for turn, call in enumerate(calls):
        likely = ["error=" + name for name in FAILURES[call.name]]
        likely += ["signal=" + name for name in SIGNALS] if call.name in SIGNALLED else []
        for event in likely if WRITING.search(call.line) else [likely[turn % len(likely)]]:
            yield call, event


def judge(attack, one, call, event, trace):
    """What is wrong after an event at a call; None where it did not come to the call."""
    place = copy(attack, one.folder)
    outcome = traced(attack, one, ["-e", "inject=%s:%s:when=%d" % (call.name, event, call.number)], place, trace)
    is_signal = event.startswith("signal")
    lines = struck(trace)
    if not lines:
        return None
    now = state(attack, place)
    differing = [path for path in set(now) | set(one.after) if now.get(path) != one.after.get(path)]
    if is_signal:
        found = whole(attack, one.writer, now, one.before, one.after, "KILL" not in event, one.writer.steps)
        if outcome.status is None or outcome.status >= 0 and differing:
            found.append("ended with %s" % outcome.status)
    else:
        found = faults(outcome, None, 40)
        # What could not be read is missing from reports, which are whole all the same; catalogs are not theirs.
        free = [path for path in now if not re.search(r"\.(xml|strings)$", path)]
        is_removing = call.name in ("unlink", "unlinkat", "rmdir")
        found += whole(attack, one.writer, now, one.before, one.after, not is_removing, free)
        # What cannot be removed is left; a store that cannot be tidied up holds all the same what was recorded.
        left = (".part", *one.writer.beside) if is_removing else JOURNAL
        differing = [path for path in differing if not path.endswith(left)]
        if outcome.status == one.status and differing:
            found.append("ended as usual, and %s is not as it should be" % ", ".join(sorted(differing)))
        is_mute = call.name == "write" and "write(2" in "".join(lines)
        if outcome.status not in (one.status, None) and not outcome.error and not is_mute:
            found.append("ended with %s without a word" % outcome.status)
    # What ended by itself has told what it could not do: a baseline that is there is not made again, decisions on texts
    # that changed meanwhile are refused, and another night was recorded.
    is_bound = one.writer.is_repeatable and one.writer.name not in ("import", "nightly")
    if not found and (is_signal or outcome.status == one.status or is_bound):
        found = again(attack, one, place)
    if found:
        injected = "inject=%s:%s:when=%d" % (call.name, event, call.number)
        what = "%s, %s at %s %d" % (one.writer.name, event, call.name, call.number)
        # What goes wrong behind a call, whichever it was, is one fault of the command; the rest is one of the call.
        behind = one.writer.name + found[0][:60] if found[0].startswith(("again", "after")) else None
        alike = behind or "%s %s %s" % (call.name, re.sub(r"\d+|label-lint-\w+", "", path_of(lines[0])),
            found[0][:12])
        attack.fail("%s (%s): %s" % (what, "".join(lines)[:150].strip(), "; ".join(found)), [injected, *one.writer.arguments],
                    place, outcome, alike)
    return found


def path_of(line):
    """The file that a call is about: what is named in it, else what its descriptor stands for."""
    named = re.search(r'"([^"]*)"', line) if re.search(r" (open|rename|link|unlink|mkdir|rmdir)", line) else None
    return (named or re.search(r"<([^>]*)>", line) or re.search("()", line)).group(1)


def run(attack, root, count):
    if not shutil.which("strace"):
        return "strace is missing (apt-get install strace): nothing was asked"
    trace = os.path.join(attack.scratch, "trace")
    struck_times = missed = 0
    for writer in WRITERS:
        one = Undisturbed(attack, writer, APPS)
        for call, event in events(calls(attack, one, trace)):
            if count and struck_times >= count:
                break
            if judge(attack, one, call, event, trace) is None:
                missed += 1
            else:
                struck_times += 1
    return "%d signals and failures at the system calls of %d commands (%d more came to no call)" % (struck_times, len(WRITERS),
        missed)
