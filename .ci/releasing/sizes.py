"""The size of a program, and what it is made of, read from the linker's map."""
import collections
import os
import re
import subprocess
import sys

# Parts by the name of an object's folder or of an archive.
PARTS = [
    ("label-lint: rules, formats, reports", r"LabelLint"),
    ("label-lint: data files (lexicons, pages)", r"CResources"),
    ("label-lint: projects, editors, agents", r"LabelLintProject|CProcess"),
    ("label-lint: the nightly store", r"LabelLintHistory"),
    ("label-lint: the command", r"label_lint"),
    ("ICU: data", r"libicudata\.a"),
    ("ICU: code", r"libicu\w+\.a|CICU"),
    ("Foundation, for Yams and GRDB", r"lib_?(Core)?Foundation\w*\.a|foundation\.o"),
    ("Yams and GRDB", r"Yams|CYaml|GRDB"),
    ("SQLite", r"libsqlite3\.a"),
    ("swift-argument-parser", r"ArgumentParser\w*"),
    ("Swift's own libraries", r"libswift\w*\.a|libdispatch\.a|libBlocksRuntime\.a|swiftrt\.o"),
    ("C and C++ libraries", r"lib(c|m|z|gcc|gcc_eh|stdc\+\+|pthread|dl)(-[\d.]+)?\.a|r?crt\w+\.o"),
    ("tables of the linker", r"<internal>"),
]
# How far a size that a page states may be from the program's.
NEAR = 2
KINDS = ["code", "constants", "tables of Swift", "unwinding", "other"]


def megabytes(program):
    return os.path.getsize(program) / 1e6


def compare(program, page):
    """Ends the process where a page states another size."""
    with open(page) as file:
        stated = re.search(r"one program of (\d+) MB", file.read())
    if not stated or abs(int(stated.group(1)) - megabytes(program)) > NEAR:
        sys.exit("%s does not state that the program has %.0f MB" % (page, megabytes(program)))


def table(program, linked):
    """The sizes of a stripped program by part and by section, as a page; `linked` is the linker's map."""
    lines = ["# What the program is made of", "",
             "%s: %.1f MB" % (os.path.basename(program), megabytes(program)), "",
             "| kB | " + " | ".join(["all"] + KINDS) + " |", "|---|" + "---:|" * (len(KINDS) + 1)]
    sizes = by_part(linked)
    for part in sorted(sizes, key=lambda part: -sum(sizes[part].values())):
        row = [sum(sizes[part].values())] + [sizes[part][kind] for kind in KINDS]
        lines.append("| %s | %s |" % (part, " | ".join("%.0f" % (size / 1000) for size in row)))
    lines += ["", "| section | kB |", "|---|---:|"]
    listed = subprocess.run(["size", "-A", "-d", program], check=True, stdout=subprocess.PIPE, text=True).stdout
    sections = [(name, int(size)) for name, size in re.findall(r"^(\.?\w\S*) +(\d+) +\d+$", listed, re.M)]
    lines += ["| `%s` | %.0f |" % (name, size / 1000) for name, size in sorted(sections, key=lambda item: -item[1])
              if size >= 1000 and name != ".bss"]
    return "\n".join(lines) + "\n"


def by_part(linked):
    """Bytes by part and kind."""
    sizes = collections.defaultdict(collections.Counter)
    section = ""
    with open(linked) as lines:
        for line in lines:
            # Address, address at loading, size, alignment; then a section, or eight columns on what is in it.
            found = re.match(r" *\w+ +\w+ +(\w+) +\d+ ( {8})?(\S.*)$", line)
            if not found:
                continue
            size, inner, name = found.groups()
            if not inner:
                section = name
            elif name.endswith(")") and kind(section):
                sizes[part(name)][kind(section)] += int(size, 16)
    return sizes


def kind(section):
    """What a section of the program has; nothing of those that take no room in a stripped file."""
    if re.match(r"\.(bss|tbss|relro_padding|symtab|strtab|shstrtab|comment|debug)", section):
        return None
    kinds = [("code", r"\.text"), ("constants", r"\.rodata"), ("tables of Swift", r"\.?swift"),
             ("unwinding", r"\.eh_frame|\.gcc_except_table")]
    return next((kind for kind, names in kinds if re.match(names, section)), "other")


def part(place):
    """The part that an input such as `/folder/libz.a(inflate.o):(.text)` belongs to."""
    file = place.split(":(")[0]
    name = re.search(r"/(\w+)\.build/|([^/]+\.a)\(|([^/]+)$", file)
    name = next(filter(None, name.groups())) if name else file
    return next((part for part, names in PARTS if re.fullmatch(names, name)), name)
