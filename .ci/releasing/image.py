"""An image of the Open Container Initiative with one layer, as a layout in a tar archive.

https://github.com/opencontainers/image-spec: `image-layout.md`, `manifest.md` and `config.md`. No daemon is
asked: an image is a few JSON files beside a tar archive.
"""
import datetime
import json
import os
import tempfile

from . import plainly as files

# Nobody's user, as other images without a shell have it.
USER = 65532
MACHINES = {"x86_64": "amd64", "aarch64": "arm64"}


def image(program, labels, epoch, machine):
    """The bytes of the archive: the program, a user for it, and a folder to mount an app at."""
    with tempfile.TemporaryDirectory() as work:
        root = os.path.join(work, "root")
        files.write(root, "usr/bin/label-lint", files.read(program), 0o755)
        files.write(root, "etc/passwd", "label-lint:x:%d:%d::/work:/nonexistent\n" % (USER, USER))
        files.write(root, "etc/group", "label-lint:x:%d:\n" % USER)
        os.makedirs(os.path.join(root, "work"))
        plain = files.tar(root, epoch)
        layout = os.path.join(work, "layout")
        layer = blob(layout, files.zipped(plain), "application/vnd.oci.image.layer.v1.tar+gzip")
        created = datetime.datetime.fromtimestamp(epoch, datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")
        config = blob(layout, encoded({
            "created": created, "architecture": MACHINES.get(machine, machine), "os": "linux",
            "config": {
                "User": "%d:%d" % (USER, USER), "WorkingDir": "/work", "Entrypoint": ["/usr/bin/label-lint"],
                "Env": ["PATH=/usr/bin"], "Labels": labels,
            },
            "rootfs": {"type": "layers", "diff_ids": ["sha256:" + files.sha256(plain)]},
            "history": [{"created": created, "created_by": "make release"}],
        }), "application/vnd.oci.image.config.v1+json")
        manifest = blob(layout, encoded({
            "schemaVersion": 2, "mediaType": "application/vnd.oci.image.manifest.v1+json",
            "config": config, "layers": [layer], "annotations": labels,
        }), "application/vnd.oci.image.manifest.v1+json")
        manifest["annotations"] = {"org.opencontainers.image.ref.name": labels["org.opencontainers.image.version"]}
        files.write(layout, "oci-layout", encoded({"imageLayoutVersion": "1.0.0"}))
        files.write(layout, "index.json", encoded({
            "schemaVersion": 2, "mediaType": "application/vnd.oci.image.index.v1+json", "manifests": [manifest],
        }))
        return files.tar(layout, epoch)


def labels(version, commit, summary):
    """https://github.com/opencontainers/image-spec/blob/main/annotations.md"""
    return {
        "org.opencontainers.image.title": "label-lint",
        "org.opencontainers.image.description": "label-lint " + summary,
        "org.opencontainers.image.version": version,
        "org.opencontainers.image.revision": commit,
        "org.opencontainers.image.licenses": "Apache-2.0",
    }


def encoded(value):
    return json.dumps(value, sort_keys=True, separators=(",", ":"))


def blob(layout, content, kind):
    """Stores a blob under its digest; returns its descriptor."""
    content = content if isinstance(content, bytes) else content.encode()
    digest = files.sha256(content)
    files.write(layout, "blobs/sha256/" + digest, content)
    return {"mediaType": kind, "digest": "sha256:" + digest, "size": len(content)}
