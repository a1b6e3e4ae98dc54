"""What the benchmarks share: how a command is run, and what it cost."""
import os
import resource
import shutil
import subprocess
import sys
import time


# On a machine that others use too, the longer of two programs meets more of what disturbs, and of few runs its least
# is too large. Costs are taken as settled when so many rounds in a row have lowered none of them by a hundredth.
SETTLED_ROUNDS = 20
MOST_ROUNDS = 200


class Cost:
    """What the fastest of several runs of a command cost."""

    def __init__(self, cpu, wall, memory):
        self.cpu = cpu        # seconds, user and system
        self.wall = wall      # seconds
        self.memory = memory  # bytes, peak of the resident set


def run_once(command, cwd=None, accepted=(0, 1)):
    """Runs a command with its output thrown away; its exit code must be an accepted one."""
    start = time.monotonic()
    with open(os.devnull, "wb") as nowhere:
        process = subprocess.Popen(command, stdout=nowhere, stderr=subprocess.PIPE, cwd=cwd)
        errors = process.stderr.read()
        _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    wall = time.monotonic() - start
    if process.returncode not in accepted:
        sys.exit("%s ended with %d: %s" % (command[0], process.returncode, errors.decode(errors="replace")[-500:]))
    return Cost(usage.ru_utime + usage.ru_stime, wall, usage.ru_maxrss * 1024)


def run(command, rounds=5, cwd=None, accepted=(0, 1)):
    """The least CPU, the least wall time and the least memory of several runs."""
    costs = [run_once(command, cwd, accepted) for _ in range(rounds)]
    return Cost(min(c.cpu for c in costs), min(c.wall for c in costs), min(c.memory for c in costs))


def in_turns(commands, rounds=5, cwd=None, accepted=(0, 1)):
    """The least costs of several commands that are run in turns, so that a slow moment hits all."""
    costs = [[run_once(command, cwd, accepted) for command in commands] for _ in range(rounds)]
    return [Cost(min(c[i].cpu for c in costs), min(c[i].wall for c in costs), min(c[i].memory for c in costs))
            for i in range(len(commands))]


def settled_in_turns(commands, rounds=SETTLED_ROUNDS, cwd=None, accepted=(0, 1)):
    """The least costs of several commands that are run in turns, until so many rounds in a row have lowered none."""
    least, since = in_turns(commands, 1, cwd, accepted), 0
    for _ in range(MOST_ROUNDS):
        if since == rounds:
            break
        since += 1
        for known, cost in zip(least, [run_once(command, cwd, accepted) for command in commands]):
            if cost.cpu < 0.99 * known.cpu or cost.wall < 0.99 * known.wall:
                since = 0
            known.cpu, known.wall = min(known.cpu, cost.cpu), min(known.wall, cost.wall)
            known.memory = min(known.memory, cost.memory)
    return least


def need(program, package):
    """Ends with the command that installs a program when it is missing."""
    if not shutil.which(program):
        sys.exit("%s is missing: apt-get install %s" % (program, package))


def android_files(top):
    """All XML files of `values` folders below a folder, sorted by folder and name."""
    found = []
    for folder, names, files in os.walk(top):
        names.sort()
        if os.path.basename(folder).startswith("values"):
            found += [os.path.join(folder, name) for name in sorted(files) if name.endswith(".xml")]
    return found


def projects_with(top, files):
    """The folders directly below a folder that some of the files lie in."""
    return sorted({os.path.join(top, os.path.relpath(path, top).split(os.sep)[0]) for path in files})
