"""A plain client of `label-lint lsp`, which waits for each answer: for scripts that measure and compare."""

import json
import pathlib
import queue
import re
import subprocess
import threading

LINE_END = re.compile(r"\r\n|\r|\n")
PATIENCE = 300  # seconds


class Failure(Exception):
    """What the server did that it must not."""


class Server:
    """A server that has a folder open."""

    def __init__(self, binary, folder, encoding, capabilities=None):
        self.folder, self.encoding = pathlib.Path(folder), encoding
        self.process = subprocess.Popen([binary, "lsp"], cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.messages = queue.Queue()
        self.notes = []
        self.asked = 0
        threading.Thread(target=self._read, daemon=True).start()
        self.ask("initialize", {
            "processId": None, "rootUri": self.folder.as_uri(),
            "capabilities": {"general": {"positionEncodings": [encoding]}, **(capabilities or {})}})
        self.note("initialized", {})

    def _read(self):
        stream = self.process.stdout
        while True:
            length = None
            while (line := stream.readline()) not in (b"\r\n", b""):
                name, _, value = line.partition(b":")
                if name.lower() == b"content-length":
                    length = int(value)
            if length is None:
                self.messages.put(None)
                return
            self.messages.put(json.loads(stream.read(length)))

    def _next(self):
        message = self.messages.get(timeout=PATIENCE)
        if message is None:
            raise Failure(f"the server is gone: {self.process.wait()}")
        return message

    def _send(self, message):
        body = json.dumps(message).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n%b" % (len(body), body))
        self.process.stdin.flush()

    def note(self, method, params):
        self._send({"jsonrpc": "2.0", "method": method, "params": params})

    def ask(self, method, params):
        """The result of a request; what the server says before is kept in `notes`."""
        self.asked += 1
        self._send({"jsonrpc": "2.0", "id": self.asked, "method": method, "params": params})
        while True:
            message = self._next()
            if "method" in message:
                self.notes.append(message)
            elif message["id"] == self.asked and "result" in message:
                return message["result"]
            else:
                raise Failure(f"{method}: {message}")

    def published(self, uri, version):
        """The next diagnostics that the server sends of a version of a document."""
        while True:
            message = self.notes.pop(0) if self.notes else self._next()
            params = message.get("params")
            if message.get("method") == "textDocument/publishDiagnostics" and params["uri"] == uri \
                    and params.get("version") == version:
                return params["diagnostics"]

    def wait_for(self, method):
        """Waits until the server sends a message of a method."""
        while True:
            message = self.notes.pop(0) if self.notes else self._next()
            if message.get("method") == method:
                return

    def resident(self):
        """Bytes of memory that the server has."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s*(\d+)", status).group(1)) * 1024

    def end(self):
        self.ask("shutdown", None)
        self.note("exit", None)
        code = self.process.wait(PATIENCE)
        if code:
            raise Failure(f"the server ends with {code}")


class Document:
    """A text that is open in the server, with what the client has of it."""

    def __init__(self, server, path):
        self.server, self.path = server, path
        self.file = server.folder / path
        self.uri = self.file.as_uri()
        self.version = 1
        with open(self.file, encoding="utf-8", newline="") as file:
            self.text = file.read()
        server.note("textDocument/didOpen", {"textDocument": {
            "uri": self.uri, "languageId": "x", "version": 1, "text": self.text}})

    @property
    def name(self):
        return {"uri": self.uri}

    def units(self, text):
        return len(text.encode()) if self.server.encoding == "utf-8" else len(text.encode("utf-16-le")) // 2

    def position(self, offset):
        """Where a character is; between CR and LF it is the end of the line."""
        if self.text[offset - 1:offset + 1] == "\r\n":
            offset -= 1
        line, start = 0, 0
        for end in LINE_END.finditer(self.text, 0, offset):
            line, start = line + 1, end.end()
        return {"line": line, "character": self.units(self.text[start:offset])}

    def change(self, edits):
        """Replaces ranges of characters one after the other: `(start, end, text)`, or the whole text: `text`."""
        changes = []
        for edit in edits:
            if isinstance(edit, str):
                self.text = edit
                changes.append({"text": edit})
                continue
            start, end, text = edit
            changes.append({"range": {"start": self.position(start), "end": self.position(end)}, "text": text})
            self.text = self.text[:start] + text + self.text[end:]
        self.version += 1
        self.server.note("textDocument/didChange", {
            "textDocument": {"uri": self.uri, "version": self.version}, "contentChanges": changes})

    def write(self):
        """Puts the text on disk, without a word to the server."""
        with open(self.file, "w", encoding="utf-8", newline="") as file:
            file.write(self.text)

    def save(self):
        self.write()
        self.server.note("textDocument/didSave", {"textDocument": self.name})

    def ask(self, method, **params):
        return self.server.ask(f"textDocument/{method}", {"textDocument": self.name, **params})
