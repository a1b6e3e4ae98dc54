"""Writes answers of the protocol so that people can read them: ranges as the text that they are about.

The same answer of a server that counts bytes and of one that counts UTF-16 is the same text.
"""

import difflib


def marked(client, path, range_):
    """The lines of a range with marks around it: `3: <string>⟦😀⟧ Play</string>`."""
    text = client.text(path)
    start, end = (client.offset(text, range_[name]) for name in ("start", "end"))
    first = text.rfind("\n", 0, start) + 1
    last = text.find("\n", end)
    inner = text[start:end]
    if "\n" in inner:
        inner = inner[:inner.index("\n")] + " … " + inner[inner.rindex("\n") + 1:].strip()
    after = text[end:len(text) if last < 0 else last]
    return f"{range_['start']['line'] + 1}: {(text[first:start] + '⟦' + inner + '⟧' + after).strip()}"


def diff(before, after):
    lines = difflib.unified_diff(before.split("\n"), after.split("\n"), lineterm="", n=0)
    return [line for line in lines if not line.startswith(("---", "+++", "@@"))]


def applied(client, edit):
    """What an edit of the workspace makes of files: the lines that differ, by file."""
    changes = {}
    for uri, edits in (edit.get("changes") or {}).items():
        changes[client.path(uri)] = edits
    for change in edit.get("documentChanges") or []:
        if "kind" in change:
            changes[client.path(change["uri"])] = None
            continue
        path = client.path(change["textDocument"]["uri"])
        version = change["textDocument"]["version"]
        if version != (client.texts[path][0] if path in client.texts else None):
            client.faults.append(f"the edit of {path} is for version {version}")
        changes[path] = change["edits"]
    result = {}
    for path, edits in changes.items():
        made = path not in client.texts and not (client.folder / path).exists()
        text = "" if made else client.text(path)
        for edit_ in sorted(edits, key=lambda one: client.offset(text, one["range"]["start"]), reverse=True):
            start, end = (client.offset(text, edit_["range"][name]) for name in ("start", "end"))
            text = text[:start] + edit_["newText"] + text[end:]
        result[path] = diff("" if made else client.text(path), text)
    return result


def readable(client, answer, path):
    """An answer about a file."""
    if isinstance(answer, list):
        return [readable(client, one, path) for one in answer]
    if not isinstance(answer, dict):
        return answer.replace(client.folder.as_uri(), "file://") if isinstance(answer, str) else answer
    if set(answer) == {"start", "end"}:
        return marked(client, path, answer)
    own = client.path(answer["uri"]) if "uri" in answer else path
    result = {}
    for name, value in answer.items():
        if name == "edit":
            result[name] = applied(client, value)
        elif value is not None and name != "uri":
            result[name] = readable(client, value, own)
    if "uri" in answer:
        return {"file": own, **result}
    return result
