"""Files and archives that are the same bytes each time: names in order, one time, no owner."""
import gzip
import hashlib
import io
import os
import tarfile


def write(root, path, content, mode=0o644):
    """Writes a file below a folder, with the folders it lies in."""
    target = os.path.join(root, path)
    os.makedirs(os.path.dirname(target), exist_ok=True)
    with open(target, "wb") as file:
        file.write(content if isinstance(content, bytes) else content.encode())
    os.chmod(target, mode)


def read(path):
    with open(path, "rb") as file:
        return file.read()


def zipped(content):
    """gzip without a name and a time."""
    buffer = io.BytesIO()
    with gzip.GzipFile(fileobj=buffer, mode="wb", mtime=0) as file:
        file.write(content if isinstance(content, bytes) else content.encode())
    return buffer.getvalue()


def tar(root, epoch):
    """A tar archive of all that lies below a folder, the folders too."""
    def plain(info):
        info.uid = info.gid = 0
        info.uname = info.gname = "root"
        info.mtime = epoch
        info.mode = 0o755 if info.isdir() or info.mode & 0o100 else 0o644
        return info

    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode="w", format=tarfile.GNU_FORMAT) as archive:
        for folder, names, files in os.walk(root):
            names.sort()
            for name in sorted(names + files):
                full = os.path.join(folder, name)
                archive.add(full, os.path.relpath(full, root), recursive=False, filter=plain)
    return buffer.getvalue()


def sha256(content):
    return hashlib.sha256(content).hexdigest()
