"""The guards of a built program, read from its ELF file with binutils.

    python3 .ci/releasing/guards.py PROGRAM

Prints each guard that is missing. Exit status 1 when one is.
"""
import re
import subprocess
import sys


def missing(program):
    """Names of the guards that a program with its symbols lacks."""
    headers, dynamic = read("readelf", "-lW", program), read("readelf", "-dW", program)
    flags = " ".join(re.findall(r"\(FLAGS(?:_1)?\)(.*)", dynamic))
    # First address, size and modes of what is loaded.
    segments = [(int(start, 16), int(size, 16), modes) for start, size, modes in re.findall(
        r"^ +LOAD +\S+ +(\S+) +\S+ +\S+ +(\S+) +(R[W ][E ])", headers, re.M)]
    stack = re.search(r"^ +GNU_STACK +(?:\S+ +){5}(RWE?)", headers, re.M)
    named = symbols(program)
    tables = [place for place, _, _, name in named if re.fullmatch(r"icudt\d+_dat", name)]
    guards = {
        "position-independent": "PIE" in flags,
        "full RELRO": "GNU_RELRO" in headers and "NOW" in flags,
        "no code that can be written": "(TEXTREL)" not in dynamic and all(modes != "RWE" for _, _, modes in segments),
        "non-executable stack": stack is not None and "E" not in stack.group(1),
        "stack protector": has_stack_protector(program, named),
        "read-only data of ICU": all(
            any(start <= place < start + size and "W" not in modes for start, size, modes in segments)
            for place in tables),
    }
    return [name for name, is_there in guards.items() if not is_there]


def symbols(program):
    """Address, size, kind and name of what a program defines."""
    lines = read("nm", "--defined-only", "--print-size", program).splitlines()
    return [(int(fields[0], 16), int(fields[1], 16), fields[2], fields[3])
            for fields in map(str.split, lines) if len(fields) == 4]


def has_stack_protector(program, named):
    """Whether functions in `Sources/CICU` look at their stack before they return. Those of the C library always do."""
    ours = [(place, place + size) for place, size, _, name in named if name.startswith("labellint_") and size > 0]
    if not ours:
        return False
    code = read("objdump", "-d", "--no-show-raw-insn", "--start-address=%d" % min(ours)[0],
                "--stop-address=%d" % max(ours)[1], program)
    functions = re.split(r"^\w+ <", code, flags=re.M)
    return any(function.startswith("labellint_") and "__stack_chk_fail" in function for function in functions)


def is_stripped(program):
    """Whether a program has no names of functions and nothing for debuggers."""
    return re.search(r"\.symtab|\.debug_", read("readelf", "-SW", program)) is None


def read(*command):
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True).stdout


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__.splitlines()[2].strip())
    lacking = missing(sys.argv[1])
    print("".join(name + "\n" for name in lacking), end="")
    sys.exit(bool(lacking))
