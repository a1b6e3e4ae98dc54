"""What `label-lint lsp` does from the first message to the last: documents, folders, files on disk, faults of clients."""

import asyncio

import pytest
from app import ANDROID, FILES
from lsprotocol import types
from pygls.exceptions import JsonRpcException
from readable import applied, diff
from session import capabilities, session, write

SOURCE, GERMAN = (f"{ANDROID}/values{locale}/strings.xml" for locale in ("", "-de"))
LOUD = "res/values/strings.xml"
SMALL = {LOUD: "<resources>\n    <string comment=\"😀\" name=\"cd_shuffle\">SHUFFLE ALL</string>\n</resources>\n"}
CAPS = "1:43-54 all-caps"


def short(diagnostics):
    """`line:start-end rule`, all from 0, in the unit of the client."""
    return [f"{one.range.start.line}:{one.range.start.character}-{one.range.end.character} {one.code}"
            for one in diagnostics]


def newest(client, path, version):
    """The last diagnostics that were sent of a version; nothing where there were none."""
    own = [one for one in client.published if one.uri == client.uri(path) and one.version == version]
    return short(own[-1].diagnostics) if own else None


async def error(request):
    with pytest.raises(JsonRpcException) as caught:
        await request
    return caught.value.code


async def test_what_the_server_says_of_itself(tmp_path):
    async with session(tmp_path) as client:
        written = client.protocol._converter.unstructure(client.result)
        assert written.pop("serverInfo")["name"] == "label-lint"
        assert written == {"capabilities": {
            "positionEncoding": "utf-16",
            "textDocumentSync": {"openClose": True, "change": 2, "save": {"includeText": False}},
            "workspace": {"workspaceFolders": {"supported": True, "changeNotifications": True}},
            "diagnosticProvider": {"identifier": "label-lint", "interFileDependencies": True,
                                   "workspaceDiagnostics": True},
            "hoverProvider": True, "definitionProvider": True, "implementationProvider": True,
            "referencesProvider": True, "documentSymbolProvider": True,
            "codeLensProvider": {"resolveProvider": False},
            "codeActionProvider": {"codeActionKinds": ["quickfix", "source.fixAll.label-lint"],
                                   "resolveProvider": True},
            "completionProvider": {"triggerCharacters": [" ", "\"", ",", ":"]},
            "executeCommandProvider": {"commands": ["label-lint.openLocale"]},
        }}
        await client.until(lambda: client.registrations, "the server registers no files")
        assert [one.method for one in client.registrations] == ["workspace/didChangeWatchedFiles"]


async def test_diagnostics_that_nobody_asks_for(tmp_path):
    """Opened, changed, broken, mended, saved and closed."""
    write(tmp_path, SMALL)
    async with session(tmp_path, capabilities(pulls=False)) as client:
        client.open(LOUD)
        await client.until(lambda: newest(client, LOUD, 1) is not None, "no diagnostics of the opened file")
        first = newest(client, LOUD, 1)
        assert first == [CAPS]
        client.change(LOUD, "SHUFFLE ALL", "Shuffle all")
        await client.until(lambda: newest(client, LOUD, 2) is not None, "no diagnostics of the change")
        assert newest(client, LOUD, 2) == []
        client.change(LOUD, "Shuffle all", "SHUFFLE ALL")
        await client.until(lambda: newest(client, LOUD, 3) == [CAPS], "other diagnostics of the change back")
        client.change(LOUD, "<resources>\n", "<resources>\n    <str\n")
        await client.until(lambda: newest(client, LOUD, 4) is not None, "no diagnostics of the broken file")
        broken = newest(client, LOUD, 4)
        assert broken == [
            "1:5-8 unreadable-catalog", "2:4-5 unreadable-catalog", "2:43-54 all-caps", "3:0-12 unreadable-catalog"]
        client.change(LOUD, "    <str\n", "")
        await client.until(lambda: newest(client, LOUD, 5) == first, "the mended file has other diagnostics")
        client.close(LOUD)
        await client.until(lambda: client.published[-1].version is None, "nothing is taken back")
        assert client.published[-1].diagnostics == ()


async def test_a_change_of_a_whole_text(tmp_path):
    """Findings in text that is replaced are gone until all is checked, and none gets a place that it never had."""
    lines = "".join(f"<string name=\"cd_{number}\">SHUFFLE ALL {number}</string>\n" for number in range(150))
    write(tmp_path, {LOUD: f"<resources>\n{lines}</resources>\n"})
    async with session(tmp_path, capabilities(pulls=False)) as client:
        client.open(LOUD)
        await client.until(lambda: newest(client, LOUD, 1) is not None, "no diagnostics of the opened file")
        first = newest(client, LOUD, 1)
        assert len([one for one in first if one.endswith("all-caps")]) == 150
        client.change(LOUD, lines, lines.replace("<string", "  <string"))
        await client.until(lambda: len(newest(client, LOUD, 2) or []) == len(first), "not all is checked")
        for sent in client.published:
            for one in sent.diagnostics:
                assert one.range.start.line == one.range.end.line


async def test_diagnostics_of_all_files(tmp_path):
    """`workspace/diagnostic` names each file with findings, then what changed, with the version of open files."""
    write(tmp_path, FILES)
    async with session(tmp_path) as client:
        async def reports(previous):
            answer = await client.workspace_diagnostic_async(types.WorkspaceDiagnosticParams(previous))
            return {client.path(one.uri): one for one in answer.items}
        first = await reports([])
        assert set(first) == {path for path in FILES if path.endswith(("strings", "strings.xml", "ar.lproj/Localizable.stringsdict"))}
        assert {one.kind for one in first.values()} == {"full"}
        assert {one.version for one in first.values()} == {None}
        client.open(GERMAN)
        client.change(GERMAN, "%3$s", "%2$s")
        previous = [types.PreviousResultId(client.uri(path), one.result_id) for path, one in first.items()]
        second = await reports(previous)
        assert set(second) == set(first)
        assert {path for path, one in second.items() if one.kind == "full"} == {GERMAN}
        assert second[GERMAN].version == 2
        assert second[GERMAN].items == await client.pull(GERMAN)
        same = await client.text_document_diagnostic_async(
            types.DocumentDiagnosticParams(client.identifier(GERMAN), previous_result_id=second[GERMAN].result_id))
        assert (same.kind, same.result_id) == ("unchanged", second[GERMAN].result_id)


async def test_diagnostics_before_all_is_checked(tmp_path):
    """An editor that asks again when it is told to gets what is known of a change at once."""
    write(tmp_path, SMALL)
    async with session(tmp_path, capabilities(refreshes=True)) as client:
        client.open(LOUD)
        assert short(await client.pull(LOUD)) == [CAPS]
        for old, new, found in [("SHUFFLE ALL", "Shuffle all", []), ("Shuffle all", "SHUFFLE ALL", [CAPS])] * 2:
            before = client.diagnostic_refresh_count
            client.change(LOUD, old, new)
            assert short(await client.pull(LOUD)) == found
            await client.until(lambda: client.diagnostic_refresh_count > before, "nothing is to be asked again")
            assert short(await client.pull(LOUD)) == found


async def test_an_action_mends_the_file(tmp_path):
    """The editor applies the edit, and the finding is gone; the server writes nothing."""
    write(tmp_path, SMALL)
    async with session(tmp_path, capabilities(resolves=False)) as client:
        client.open(LOUD)
        place = client.at(LOUD, "SHUFFLE")
        found = await client.pull(LOUD)
        assert short(found) == [CAPS]
        actions = await client.text_document_code_action_async(types.CodeActionParams(
            client.identifier(LOUD), types.Range(place, place), types.CodeActionContext(found)))
        assert [one.title for one in actions] == [
            "Write 'Shuffle all' (suggestion)", "Silence all-caps here with a reason",
            "Accept this all-caps into the baseline"]
        mending = actions[0]
        assert [one.code for one in mending.diagnostics] == ["all-caps"]
        edit = client.protocol._converter.unstructure(mending.edit)
        assert applied(client, edit) == {LOUD: [
            "-    <string comment=\"😀\" name=\"cd_shuffle\">SHUFFLE ALL</string>",
            "+    <string comment=\"😀\" name=\"cd_shuffle\">Shuffle all</string>"]}
        client.change(LOUD, "SHUFFLE ALL", "Shuffle all")
        assert short(await client.pull(LOUD)) == []
        assert (tmp_path / LOUD).read_text(encoding="utf-8") == SMALL[LOUD]


async def test_files_on_disk(tmp_path):
    """Other files of a set, new files, configurations and saved texts count once the editor says that they changed."""
    write(tmp_path, SMALL)
    async with session(tmp_path) as client:
        client.open(LOUD)

        async def told(path, kind):
            client.workspace_did_change_watched_files(
                types.DidChangeWatchedFilesParams([types.FileEvent(client.uri(path), kind)]))
            return [one.code for one in await client.pull(LOUD) if one.code in ("all-caps", "missing-translation")]

        assert await told(LOUD, types.FileChangeType.Changed) == ["all-caps"]
        german = "res/values-de/strings.xml"
        write(tmp_path, {german: "<resources>\n</resources>\n"})
        assert await told(german, types.FileChangeType.Created) == ["missing-translation", "all-caps"]
        write(tmp_path, {german: "<resources>\n<string name=\"cd_shuffle\">Alles mischen</string>\n</resources>\n"})
        assert await told(german, types.FileChangeType.Changed) == ["all-caps"]
        (tmp_path / german).unlink()
        assert await told(german, types.FileChangeType.Deleted) == ["all-caps"]
        write(tmp_path, {".label-lint.yml": "version: 1\nrules: {all-caps: off}\n"})
        assert await told(".label-lint.yml", types.FileChangeType.Created) == []
        (tmp_path / ".label-lint.yml").unlink()
        client.workspace_did_change_configuration(types.DidChangeConfigurationParams({}))
        assert short(await client.pull(LOUD)) == [CAPS]
        client.change(LOUD, "SHUFFLE ALL", "Shuffle all")
        client.save(LOUD)
        assert short(await client.pull(LOUD)) == []
        client.close(LOUD)
        left = await client.workspace_diagnostic_async(types.WorkspaceDiagnosticParams([]))
        assert left.items == ()


async def test_folders(tmp_path):
    """Folders come and go; a catalog outside of all of them brings its set."""
    for name in ("one", "two"):
        write(tmp_path / name, SMALL | {"res/values-de/strings.xml": "<resources>\n</resources>\n"})
        write(tmp_path / name, {"lib/values/strings.xml": SMALL[LOUD]})
    async with session(tmp_path, folders=[tmp_path / "one"]) as client:
        def told(added, removed):
            one, other = ([types.WorkspaceFolder((tmp_path / name).as_uri(), name) for name in names]
                          for names in (added, removed))
            client.workspace_did_change_workspace_folders(
                types.DidChangeWorkspaceFoldersParams(types.WorkspaceFoldersChangeEvent(one, other)))

        async def paths():
            answer = await client.workspace_diagnostic_async(types.WorkspaceDiagnosticParams([]))
            return sorted(client.path(one.uri) for one in answer.items)

        client.open(f"two/{LOUD}")
        for added, removed, found in [
                ([], [], ["one/lib/values/strings.xml", f"one/{LOUD}", f"two/{LOUD}"]),
                (["two"], ["one"], ["two/lib/values/strings.xml", f"two/{LOUD}"]),
                (["one"], ["two"], ["one/lib/values/strings.xml", f"one/{LOUD}", f"two/{LOUD}"])]:
            told(added, removed)
            assert await paths() == found
            assert [one.code for one in await client.pull(f"two/{LOUD}")] == ["missing-translation", "all-caps"]


async def test_progress(tmp_path):
    """A check is shown with a token that the editor has taken, from its beginning to its end, if it takes that long."""
    write(tmp_path, FILES)
    async with session(tmp_path) as client:
        client.open(SOURCE)
        await client.pull(SOURCE)
        assert list(client.progress_reports) != []
        whole = [types.WorkDoneProgressBegin, types.WorkDoneProgressEnd]
        for reports in client.progress_reports.values():
            assert [type(one) for one in reports] in ([], whole)


async def test_cancelled_requests(tmp_path):
    """A request that waits for a check is not answered once it is cancelled; a later one is."""
    write(tmp_path, FILES)
    async with session(tmp_path) as client:
        request = client.protocol.send_request(
            types.WORKSPACE_DIAGNOSTIC, types.WorkspaceDiagnosticParams([]), msg_id="all")
        client.protocol.notify(types.CANCEL_REQUEST, types.CancelParams("all"))
        assert await error(asyncio.wrap_future(request)) == types.LSPErrorCodes.RequestCancelled
        client.protocol.notify(types.CANCEL_REQUEST, types.CancelParams("all"))
        client.open(SOURCE)
        assert await client.pull(SOURCE) != ()


async def test_requests_that_cannot_be_answered(tmp_path):
    """Each gets the error of the protocol, and the server goes on."""
    write(tmp_path, FILES)
    async with session(tmp_path) as client:
        name, start = client.identifier(SOURCE), types.Position(0, 0)
        outside = types.TextDocumentIdentifier("untitled:Untitled-1")
        assert await error(client.workspace_execute_command_async(
            types.ExecuteCommandParams("label-lint.none"))) == types.ErrorCodes.InvalidParams
        assert await error(client.text_document_rename_async(
            types.RenameParams(name, start, "x"))) == types.ErrorCodes.MethodNotFound
        assert await error(client.text_document_hover_async(
            types.HoverParams(outside, start))) == types.ErrorCodes.InvalidParams
        assert await error(client.protocol.send_request_async(
            types.TEXT_DOCUMENT_COMPLETION, types.CompletionParams(outside, start))) == types.ErrorCodes.InvalidParams
        client.open(SOURCE)
        stale = types.CodeAction("?", data={"action": "silence", "uri": client.uri(SOURCE), "fingerprint": "?"})
        assert await error(client.code_action_resolve_async(stale)) == types.LSPErrorCodes.RequestFailed
        assert await client.text_document_hover_async(types.HoverParams(name, start)) is None
        far = types.Position(2_147_483_647, 2_147_483_647)
        assert await client.text_document_hover_async(types.HoverParams(name, far)) is None
        await client.shutdown_async(None)
        assert await error(client.text_document_hover_async(
            types.HoverParams(name, start))) == types.ErrorCodes.InvalidRequest
        client.exit(None)
        assert await asyncio.wait_for(client._server.wait(), 60) == 0
        client.capabilities = None  # what says goodbye again at the end needs none


async def test_documents_without_a_file(tmp_path):
    """Nothing is found in an address that is no file; in a file that is not there yet, once it is saved."""
    async with session(tmp_path) as client:
        item = types.TextDocumentItem("untitled:strings.xml", "xml", 1, SMALL[LOUD])
        client.text_document_did_open(types.DidOpenTextDocumentParams(item))
        client.open(LOUD, SMALL[LOUD])
        assert await client.pull(LOUD) == ()
        (tmp_path / LOUD).parent.mkdir(parents=True)
        client.save(LOUD)
        assert short(await client.pull(LOUD)) == [CAPS]
        client.open(LOUD, SMALL[LOUD].replace("SHUFFLE ALL", "Shuffle all"))
        assert short(await client.pull(LOUD)) == []


async def test_a_broken_text_that_is_saved(tmp_path):
    """Saved in the middle of a check, it counts as it is: other locales lack what it no longer has."""
    german = "res/values-de/strings.xml"
    write(tmp_path, SMALL | {german: SMALL[LOUD].replace("SHUFFLE ALL", "Alles mischen")})
    async with session(tmp_path) as client:
        client.open(LOUD)
        client.open(german)
        assert short(await client.pull(LOUD)) == [CAPS]
        client.change(german, "    <string comment", "    <str <")
        client.save(german)
        missing = "1:31-41 missing-translation"
        assert short(await client.pull(LOUD)) == [missing, CAPS]
        client.change(german, "    <str <", "    <string comment")
        assert short(await client.pull(LOUD)) == [CAPS]


async def test_silenced_and_accepted_findings(tmp_path):
    """What an action silences is gone; what it accepts is a hint."""
    write(tmp_path, SMALL)
    async with session(tmp_path) as client:
        client.open(LOUD)
        place = client.at(LOUD, "SHUFFLE")
        assert short(await client.pull(LOUD)) == [CAPS]

        async def edited(title):
            found = await client.text_document_code_action_async(types.CodeActionParams(
                client.identifier(LOUD), types.Range(place, place), types.CodeActionContext([])))
            action = await client.code_action_resolve_async(next(one for one in found if one.title.startswith(title)))
            return applied(client, client.protocol._converter.unstructure(action.edit))

        assert await edited("Silence all-caps here") == {LOUD: [
            "+    <!-- label-lint:ignore all-caps - TODO: say why -->"]}
        accepted = await edited("Accept this all-caps into the baseline")
        assert list(accepted) == [".label-lint-baseline.jsonl"]
        lines = [line[1:] for line in accepted[".label-lint-baseline.jsonl"] if line.startswith("+")]
        write(tmp_path, {".label-lint-baseline.jsonl": "\n".join(lines)})
        client.workspace_did_change_watched_files(types.DidChangeWatchedFilesParams(
            [types.FileEvent(client.uri(".label-lint-baseline.jsonl"), types.FileChangeType.Created)]))
        known = next(one for one in await client.pull(LOUD) if one.code == "all-caps")
        assert known.severity == types.DiagnosticSeverity.Hint
        assert known.message.endswith("(known: TODO: say why)")
        client.change(LOUD, "<resources>\n", "<resources>\n    <!-- label-lint:ignore all-caps - shouted by design -->\n")
        assert short(await client.pull(LOUD)) == []
        assert diff(SMALL[LOUD], client.text(LOUD)) == [
            "+    <!-- label-lint:ignore all-caps - shouted by design -->"]
