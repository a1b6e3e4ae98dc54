"""Installs each form of a release and checks the sample catalogs with it."""
import glob
import json
import os
import shutil
import subprocess
import sys
import tempfile

from . import newcomer

# The release before and the one after the Debian that the program is built on.
ROOTS = ["bullseye", "trixie"]
MIRROR = "http://deb.debian.org/debian"


def try_all(output, needs_root):
    """Ends the process with what does not work."""
    subprocess.run(["sha256sum", "--check", "--quiet", "SHA256SUMS"], check=True, cwd=output)
    with tempfile.TemporaryDirectory() as work:
        archive(one(output, "*.tar.gz"), work)
        package(one(output, "*.deb"), work)
        program = os.path.join(work, "archive/bin/label-lint")
        if not needs_root:
            return
        if is_static(program):
            empty_root(program, work)
        container(one(output, "*.oci.tar"), work)
        for release in ROOTS:
            debian(release, output, work)


def one(output, pattern):
    [path] = glob.glob(os.path.join(output, pattern))
    return os.path.abspath(path)


def expect(name, done):
    """The sample has findings, so a check of it ends with 1."""
    if done.returncode != 1 or "findings" not in done.stdout:
        sys.exit("%s: the program did not report the sample's findings (status %d)\n%s%s" % (
            name, done.returncode, done.stdout[-500:], done.stderr[-500:]))
    print("works: " + name, flush=True)


def run(*command, **options):
    return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, **options)


def is_static(program):
    return "statically linked" in run("ldd", program).stdout or run("ldd", program).returncode != 0


def archive(path, work):
    """`tar -xz` below a folder, as below /usr/local."""
    target = os.path.join(work, "archive")
    os.makedirs(target)
    subprocess.run(["tar", "-xzf", path, "-C", target], check=True)
    for part in ["share/man/man1/label-lint.1.gz", "share/bash-completion/completions/label-lint"]:
        if not os.path.exists(os.path.join(target, part)):
            sys.exit("%s: %s is missing" % (path, part))
    expect("archive", run(os.path.join(target, "bin/label-lint"), "check", "catalogs"))


def package(path, work):
    """The package unpacked, without dpkg's own database."""
    target = os.path.join(work, "package")
    subprocess.run(["dpkg-deb", "-x", path, target], check=True)
    if not os.path.exists(os.path.join(target, "usr/share/man/man1/label-lint.1.gz")):
        sys.exit("%s: the manual page is missing" % path)
    expect("package", run(os.path.join(target, "usr/bin/label-lint"), "check", "catalogs"))


def empty_root(program, work):
    """Nothing but the program and an app: no library, no /proc, no shell."""
    root = os.path.join(work, "empty")
    os.makedirs(root)
    shutil.copy(program, root)
    shutil.copytree("catalogs", os.path.join(root, "app"))
    expect("empty root", run("chroot", root, "/label-lint", "check", "/app"))


def container(path, work):
    """The image in a container, as its own user."""
    engines = [engine for engine in ("crun", "runc") if shutil.which(engine)]
    if not (engines and shutil.which("umoci")):
        print("not tried: the image, as umoci, or crun and runc, are missing")
        return
    layout, bundle = os.path.join(work, "layout"), os.path.join(work, "bundle")
    os.makedirs(layout)
    subprocess.run(["tar", "-xf", path, "-C", layout], check=True)
    with open(os.path.join(layout, "index.json")) as file:
        tag = json.load(file)["manifests"][0]["annotations"]["org.opencontainers.image.ref.name"]
    subprocess.run(["umoci", "unpack", "--image", "%s:%s" % (layout, tag), bundle], check=True,
                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    shutil.copytree("catalogs", os.path.join(bundle, "rootfs", "work", "app"))
    config = os.path.join(bundle, "config.json")
    with open(config) as file:
        settings = json.load(file)
    settings["process"]["terminal"] = False
    settings["process"]["args"] += ["check", "app"]
    with open(config, "w") as file:
        json.dump(settings, file)
    for engine in engines:
        done = run(engine, "run", "--bundle", bundle, "label-lint-%d" % os.getpid())
        # A machine may have control groups that one of them does not know.
        if done.stdout:
            break
    expect("image in " + engine, done)


def debian(release, output, work):
    """Another release of Debian without compilers: the package, then what the pages tell newcomers."""
    if not shutil.which("debootstrap"):
        print("not tried: Debian %s, as debootstrap is missing" % release)
        return
    root = os.path.join(work, release)
    made = run("debootstrap", "--variant=minbase", "--include=ca-certificates,curl,git", release, root, MIRROR)
    if made.returncode != 0:
        print("not tried: Debian %s, as it cannot be had: %s" % (release, made.stdout.splitlines()[-1:]))
        return
    path = one(output, "*.deb")
    shutil.copy(path, os.path.join(root, "label-lint.deb"))
    shutil.copytree("catalogs", os.path.join(root, "sample"))
    done = run("chroot", root, "dpkg", "--install", "/label-lint.deb")
    if done.returncode != 0:
        sys.exit("Debian %s: the package cannot be installed\n%s" % (release, done.stderr))
    expect("Debian " + release, run("chroot", root, "/usr/bin/label-lint", "check", "/sample"))
    run("chroot", root, "dpkg", "--remove", "label-lint")
    newcomer.follow("Debian " + release, root, output, os.path.basename(path).split("_")[1])
