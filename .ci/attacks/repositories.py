"""Repositories whose settings name a program wherever git takes one: it writes a marker when it runs."""
import os
import subprocess

CATALOG = "res/values/strings.xml"
OLD = b"<resources>\n  <string name=\"play_cd\">Play</string>\n</resources>\n"
NEW = b"<resources>\n  <string name=\"play_cd\">Play button</string>\n</resources>\n"

# Lines of a shell in the work tree; $evil writes the marker and fails, $marker is what it writes.
PLAIN = {
    "fsmonitor": "git config core.fsmonitor $evil",
    "fsmonitor as a hook of version 1": "git config core.fsmonitor $evil; git config core.fsmonitorHookVersion 1; "
    "git config core.untrackedCache true",
    "hooks": "mkdir -p .git/hooks; "
    "for h in post-index-change pre-commit post-checkout reference-transaction fsmonitor-watchman pre-auto-gc query-watchman; "
    "do cp $evil .git/hooks/$h; done",
    "a path of hooks": "mkdir hooks; for h in post-index-change reference-transaction; do cp $evil hooks/$h; done; "
    "git config core.hooksPath $PWD/hooks",
    "filters": "echo '*.xml filter=x diff=x merge=x' > .gitattributes; git config filter.x.clean $evil; "
    "git config filter.x.smudge $evil; git config filter.x.process $evil; git config filter.x.required true",
    "a filter whose name holds signs": "echo '*.xml filter=a=b' > .gitattributes; "
    "printf '[filter \"a=b\"]\\n clean = %s\\n process = %s\\n required = true\\n' $evil $evil >> .git/config",
    "programs for differences": "echo '*.xml diff=x' > .gitattributes; git config diff.external $evil; "
    "git config diff.x.command $evil; git config diff.x.textconv $evil; git config diff.x.cachetextconv true",
    "attributes of its own": "git config core.attributesFile $PWD/a; echo '*.xml filter=x diff=x' > a; "
    "git config filter.x.clean $evil; git config diff.x.textconv $evil",
    "pager, editor and the like": "for k in core.pager core.editor core.askPass sequence.editor credential.helper gpg.program "
    "pager.diff pager.show interactive.diffFilter; do git config $k $evil; done; git config core.sshCommand $evil",
    "aliases": "for k in diff show log rev-parse merge-base ls-files cat-file ls-tree; do git config alias.$k \"!$evil\"; done",
    "an included file": "printf '[core]\\n fsmonitor = %s\\n' $evil > inc; git config include.path $PWD/inc; "
    "git config includeIf.gitdir:/.path $PWD/inc",
    "settings of the work tree": "git config extensions.worktreeConfig true; "
    "printf '[core]\\n fsmonitor = %s\\n' $evil > .git/config.worktree",
    "a work tree elsewhere": "git config core.worktree $home",
    "alternate objects": "mkdir -p .git/objects/info; echo $home > .git/objects/info/alternates; "
    "git config core.alternateRefsCommand $evil",
    "a submodule": "mkdir sub; cp -r .git sub/.git; git -C sub config core.fsmonitor $evil; "
    "git update-index --add --cacheinfo 160000,$(git rev-parse HEAD),sub; "
    "printf '[submodule \"sub\"]\\n path = sub\\n url = ext::%s\\n update = !%s\\n' $evil $evil > .gitmodules; "
    "git config submodule.sub.update \"!$evil\"; git config diff.submodule log",
    "a promisor": "$lack; git config remote.o.url .; git config remote.o.uploadpack $evil",
    "a promisor over ext": "$lack; git config remote.o.url \"ext::$evil\"; git config protocol.ext.allow always",
    "a promisor over ssh": "$lack; git config remote.o.url ssh://example.invalid/a; git config core.sshCommand $evil; "
    "git config ssh.variant simple",
    "a promisor over a proxy": "$lack; git config remote.o.url git://example.invalid/a; git config core.gitProxy $evil",
    "a helper for remotes": "$lack; git config remote.o.url x::y; git config remote.o.vcs evil; git config core.gitProxy $evil",
    "a file instead of the folder": "mv .git ../real.git; echo 'gitdir: ../real.git' > .git; git config core.fsmonitor $evil",
    "a bare repository inside": "mkdir res/bare; cp -r .git/. res/bare/; git --git-dir res/bare config core.bare true; "
    "git --git-dir res/bare config core.fsmonitor $evil",
    "replaced objects": "git replace --edit --raw HEAD < /dev/null 2>/dev/null; git config core.fsmonitor $evil; "
    "git config core.useReplaceRefs true",
    "maintenance": "git config gc.auto 1; git config maintenance.auto true; git config gc.recentObjectsHook $evil; "
    "git config fetch.writeCommitGraph true",
    "a trace": "git config trace2.normalTarget $home/trace; git config trace2.eventTarget $home/trace; "
    "git config trace2.perfTarget $home/trace",
    "a log of pushes": "git config core.logAllRefUpdates always; git config core.sharedRepository 0777; "
    "git config core.fsync all",
}
LACK = ("git config core.repositoryformatversion 1; git config extensions.partialClone o; git config remote.o.promisor true; "
        "b=$(git rev-parse HEAD:%s); rm -f .git/objects/$(echo $b | cut -c1-2)/$(echo $b | cut -c3-)" % CATALOG)


def make(attack, project, home, marker, lines):
    """Fills a folder with a repository of one commit, lets lines of a shell spoil it and changes a catalog."""
    evil = os.path.join(os.path.dirname(project), "evil.sh")
    with open(evil, "w", encoding="utf-8") as file:
        file.write("#!/bin/sh\necho \"$0 $@\" >> %s\nexit 1\n" % marker)
    os.chmod(evil, 0o755)
    place = os.path.join(project, CATALOG)
    os.makedirs(os.path.dirname(place), exist_ok=True)
    with open(place, "wb") as file:
        file.write(OLD)
    script = "set -e; git init -q . ; git add -A; git commit -q -m first; set +e; evil=%s home=%s; %s" % (evil, home,
        lines.replace("$lack", LACK))
    subprocess.run(["sh", "-c", script], cwd=project, env=attack.environment, stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL, check=False)
    # What git itself ran while the repository was made is none of the program's doing.
    if os.path.exists(marker):
        os.remove(marker)
    with open(place, "wb") as file:
        file.write(NEW)


def bites(attack, project, marker):
    """Whether git itself runs a program there, so that the attack can fail."""
    for call in (["status"], ["diff", "HEAD"], ["cat-file", "-p", "HEAD:" + CATALOG]):
        subprocess.run(["git", *call], cwd=project, env=attack.environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                       stderr=subprocess.DEVNULL, check=False, timeout=60)
    return os.path.exists(marker)
