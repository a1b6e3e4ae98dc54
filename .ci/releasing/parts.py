"""What the program is made of, and what it is built with."""
import json
import os
import subprocess

from . import plainly as files

MAINTAINER = "label-lint maintainers <maintainers@label-lint.invalid>"
SUMMARY = "checks the wording of labels in Android and Apple string catalogs"
DESCRIPTION = """ label-lint reads strings.xml, .strings, .stringsdict and .xcstrings and says which labels
 are hard to hear, read or translate: shouting capitals, missing
 translations, role words that a screen reader says twice, and more."""
SHELLS = [
    ("bash", "share/bash-completion/completions/label-lint"),
    ("zsh", "share/zsh/site-functions/_label-lint"),
    ("fish", "share/fish/vendor_completions.d/label-lint.fish"),
]


def output_of(*command, **options):
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, **options).stdout


def archive_packages():
    """Debian packages of the archives that the program holds (`.ci/build`), with their versions."""
    folder = ".build/archives"
    names = sorted(os.listdir(folder)) if os.path.isdir(folder) else []
    # The one that is made here is a part of Debian's; the C library's archive is found by the linker itself.
    return owners(output_of("cc", "-print-file-name=" + name).strip() for name in names + ["libc.a"])


def owners(paths):
    """Debian packages that files belong to, with their versions."""
    packages = {}
    for path in paths:
        # Where /lib is a link to /usr/lib, packages own one of the two spellings.
        real = os.path.realpath(path)
        owner = subprocess.run(["dpkg", "-S", real, real.removeprefix("/usr")], stdout=subprocess.PIPE,
                               stderr=subprocess.DEVNULL, text=True).stdout
        if owner:
            name = owner.split(":")[0]
            packages[name] = output_of("dpkg-query", "-W", "-f", "${Version}", name)
    return packages


def swift_packages():
    """Swift packages that were resolved: name, version, address, commit."""
    if not os.path.exists("Package.resolved"):
        return []
    with open("Package.resolved") as file:
        pins = json.load(file)["pins"]
    return [(pin["identity"], pin["state"].get("version", pin["state"]["revision"]), pin["location"],
             pin["state"]["revision"]) for pin in sorted(pins, key=lambda pin: pin["identity"])]


def install_tree(root, program, prefix):
    """Lays out what is installed below a prefix; the manual page and the completions with it."""
    files.write(root, prefix + "bin/label-lint", files.read(program), 0o755)
    for shell, path in SHELLS:
        files.write(root, prefix + path, output_of(program, "--generate-completion-script", shell))
    files.write(root, prefix + "share/man/man1/label-lint.1.gz", files.zipped(files.read("docs/label-lint.1")))
    documents = prefix + "share/doc/label-lint/"
    for name, path in [("LICENSE", "copyright"), ("README.md", "README.md")]:
        files.write(root, documents + path, files.read(name))
    # The licences of what the program holds ask to go with it.
    for package in archive_packages():
        notice = os.path.join("/usr/share/doc", package, "copyright")
        if os.path.exists(notice):
            files.write(root, documents + "copyright." + package, files.read(notice))
    files.write(root, documents + "changelog.gz", files.zipped(files.read("CHANGELOG.md")))
