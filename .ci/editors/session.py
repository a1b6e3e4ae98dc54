"""Speaks to `label-lint lsp` through pytest-lsp, and believes nothing that the types of lsprotocol do not have."""

import asyncio
import contextlib
import json
import os
import pathlib
from urllib.parse import unquote, urlparse

from lsprotocol import types
from pygls.protocol import default_converter
from pytest_lsp import LanguageClient, LanguageClientProtocol
from pytest_lsp.client import DEFAULT_CLIENT_FEATURES, register_lsp_features

ENCODINGS = {"utf-8": types.PositionEncodingKind.Utf8, "utf-16": types.PositionEncodingKind.Utf16}
PATIENCE = 60  # seconds for an answer, on a machine with other work


def without_nulls(value):
    if isinstance(value, dict):
        return {name: without_nulls(member) for name, member in value.items() if member is not None}
    return [without_nulls(element) for element in value] if isinstance(value, list) else value


class StrictProtocol(LanguageClientProtocol):
    """Takes only messages of which the types of the protocol know every member."""

    def structure_message(self, data):
        if "jsonrpc" not in data:
            return data
        written = without_nulls(json.loads(json.dumps(data)))
        message = super().structure_message(data)
        read = without_nulls(json.loads(json.dumps(self._converter.unstructure(message))))
        if read != written:
            self._server.faults.append(f"the types of the protocol leave {read} of {written}")
        return message


class Client(LanguageClient):
    """An editor that remembers what the server did wrong and what it sent."""

    def __init__(self, folder):
        super().__init__(protocol_cls=StrictProtocol, converter_factory=default_converter)
        self.folder = folder
        self.faults = []
        self.published = []
        self.registrations = []
        self.texts = {}
        self.result = None
        register_lsp_features(self, DEFAULT_CLIENT_FEATURES | {
            types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS: lambda params: self.published.append(params),
            types.CLIENT_REGISTER_CAPABILITY: lambda params: self.registrations.extend(params.registrations)})

    def report_server_error(self, error, source):
        self.faults.append(f"{source.__name__}: {error}")
        super().report_server_error(error, source)

    # What an editor does

    def uri(self, path):
        return (self.folder / path).as_uri()

    def path(self, uri):
        for path in self.texts:
            if self.uri(path) == uri:
                return path
        return str(pathlib.Path(unquote(urlparse(uri).path)).relative_to(self.folder))

    def identifier(self, path):
        return types.TextDocumentIdentifier(self.uri(path))

    def text(self, path):
        return self.texts[path][1] if path in self.texts else (self.folder / path).read_text(encoding="utf-8")

    def open(self, path, text=None):
        text = self.text(path) if text is None else text
        self.texts[path] = (1, text)
        item = types.TextDocumentItem(self.uri(path), pathlib.Path(path).suffix[1:], 1, text)
        self.text_document_did_open(types.DidOpenTextDocumentParams(item))

    def change(self, path, old, new):
        """Replaces the only place of some words, and sends the change of that range."""
        version, text = self.texts[path]
        start = text.index(old)
        if text.count(old) != 1:
            raise ValueError(f"{old!r} is not at one place of {path}")
        range_ = types.Range(self.position(path, start), self.position(path, start + len(old)))
        self.texts[path] = (version + 1, text.replace(old, new))
        self.text_document_did_change(types.DidChangeTextDocumentParams(
            types.VersionedTextDocumentIdentifier(version + 1, self.uri(path)),
            [types.TextDocumentContentChangePartial(range_, new)]))

    def save(self, path):
        (self.folder / path).write_text(self.texts[path][1], encoding="utf-8")
        self.text_document_did_save(types.DidSaveTextDocumentParams(self.identifier(path)))

    def close(self, path):
        del self.texts[path]
        self.text_document_did_close(types.DidCloseTextDocumentParams(self.identifier(path)))

    # Places

    @property
    def encoding(self):
        return self.result.capabilities.position_encoding

    def units(self, text):
        return len(text.encode("utf-8")) if self.encoding == "utf-8" else len(text.encode("utf-16-le")) // 2

    def position(self, path, offset):
        """Where a character of a text is."""
        before = self.text(path)[:offset]
        line = before.rpartition("\n")[2]
        return types.Position(before.count("\n"), self.units(line))

    def at(self, path, words, skip=0):
        """Where some words begin, or what comes behind some characters of them."""
        return self.position(path, self.text(path).index(words) + skip)

    def offset(self, text, position):
        """The character that a place of a text is before; a place that is none is a fault."""
        lines = text.split("\n")
        if position["line"] >= len(lines):
            self.faults.append(f"line {position['line']} of {len(lines)}")
            return len(text)
        line = lines[position["line"]]
        code = "utf-8" if self.encoding == "utf-8" else "utf-16-le"
        size = position["character"] * (1 if self.encoding == "utf-8" else 2)
        if size > len(line.encode(code)):
            self.faults.append(f"column {position['character']} is behind the end of {line!r}")
        try:
            before = line.encode(code)[:size].decode(code)
        except UnicodeDecodeError:
            self.faults.append(f"column {position['character']} is inside of a character of {line!r}")
            before = ""
        return sum(len(one) + 1 for one in lines[:position["line"]]) + len(before)

    async def pull(self, path):
        report = await self.text_document_diagnostic_async(types.DocumentDiagnosticParams(self.identifier(path)))
        return report.items

    async def until(self, condition, what):
        """Waits until a condition holds of what the server sent."""
        for _ in range(PATIENCE * 50):
            if condition():
                return
            await asyncio.sleep(0.02)
        raise TimeoutError(what)


def write(folder, files):
    for path, text in files.items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


def capabilities(encoding="utf-16", pulls=True, resolves=True, refreshes=False):
    """What a rich editor says that it can do."""
    return types.ClientCapabilities(
        general=types.GeneralClientCapabilities(position_encodings=[ENCODINGS[encoding]]),
        window=types.WindowClientCapabilities(work_done_progress=True),
        workspace=types.WorkspaceClientCapabilities(
            workspace_folders=True, configuration=True, apply_edit=True,
            did_change_watched_files=types.DidChangeWatchedFilesClientCapabilities(dynamic_registration=True),
            diagnostics=types.DiagnosticWorkspaceClientCapabilities(refresh_support=refreshes),
            workspace_edit=types.WorkspaceEditClientCapabilities(
                document_changes=True, resource_operations=[types.ResourceOperationKind.Create])),
        text_document=types.TextDocumentClientCapabilities(
            diagnostic=types.DiagnosticClientCapabilities(related_document_support=True) if pulls else None,
            publish_diagnostics=types.PublishDiagnosticsClientCapabilities(
                related_information=True, version_support=True, code_description_support=True, data_support=True,
                tag_support=types.ClientDiagnosticsTagOptions([types.DiagnosticTag.Unnecessary])),
            hover=types.HoverClientCapabilities(content_format=[types.MarkupKind.Markdown]),
            definition=types.DefinitionClientCapabilities(), implementation=types.ImplementationClientCapabilities(),
            references=types.ReferenceClientCapabilities(), completion=types.CompletionClientCapabilities(),
            code_lens=types.CodeLensClientCapabilities(),
            document_symbol=types.DocumentSymbolClientCapabilities(hierarchical_document_symbol_support=True),
            code_action=types.CodeActionClientCapabilities(
                code_action_literal_support=types.ClientCodeActionLiteralOptions(
                    types.ClientCodeActionKindOptions([types.CodeActionKind.QuickFix, types.CodeActionKind.Source])),
                data_support=True, is_preferred_support=True,
                resolve_support=types.ClientCodeActionResolveOptions(["edit"]) if resolves else None)))


@contextlib.asynccontextmanager
async def session(folder, capable=None, folders=None):
    """A client of a server that has a folder open; at the end, neither may have a fault."""
    client = Client(folder)
    await client.start_io(os.environ["LABEL_LINT"], "lsp", cwd=folder)
    opened = [folder] if folders is None else folders
    try:
        client.result = await client.initialize_session(types.InitializeParams(
            capabilities=capabilities() if capable is None else capable,
            workspace_folders=[types.WorkspaceFolder(one.as_uri(), one.name) for one in opened]))
        yield client
        await client.shutdown_session()
    except BaseException:
        client._server.kill()
        raise
    assert client._server.returncode == 0
    await client.stop()
    assert client.faults == []
