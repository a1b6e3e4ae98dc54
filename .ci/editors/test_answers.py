"""Asks `label-lint lsp` all that it can answer, about every format, and compares whole answers with those in `answers`.

    LABEL_LINT=/path/to/label-lint python -m pytest test_answers.py
    WRITE_ANSWERS=1 …                   # writes the answers, which are then to be read

An editor that counts bytes must get the same answers as one that counts UTF-16.
"""

import json
import os
import pathlib
import re

import pytest
from app import ANDROID, APPLE, FILES
from lsprotocol import types
from readable import readable
from session import capabilities, session, write

HERE = pathlib.Path(__file__).parent
SOURCE, GERMAN, ARABIC = (f"{ANDROID}/values{locale}/strings.xml" for locale in ("", "-de", "-ar"))

# Where to ask: a file, the words of a place, and what is asked there.
WORDS, ACTIONS, NAMES = "hover definition implementation references".split(), ["actions"], ["completion"]
ASKED = {
    "strings.xml": [
        (SOURCE, [("Play", WORDS), ("SHUFFLE", WORDS + ACTIONS), ("button<", ACTIONS), ("songs</item>", WORDS),
                  ("<resources", WORDS)]),
        (GERMAN, [("Abspielen", WORDS), ("%3$s", WORDS + ACTIONS), ("Weg", WORDS + ACTIONS)]),
        (ARABIC, [("تشغيل", WORDS), ("زر", ["hover"] + ACTIONS), ("%3$s", ["hover"] + ACTIONS)]),
        ("android/src/main/java/Player.kt", [("cd_play", ["definition"]), ("queue_left", ["definition"]),
                                             ("title", ["definition"])]),
    ],
    "strings": [
        (f"{APPLE}/en.lproj/Localizable.strings", [("Play\"", WORDS), ("SHUFFLE", WORDS + ACTIONS), ("%d", WORDS)]),
        (f"{APPLE}/ar.lproj/Localizable.strings", [("تشغيل", WORDS), ("%@", WORDS + ACTIONS)]),
        (f"{APPLE}/Player.swift", [("player.play", ["definition"]), ("pause", ["definition"])]),
    ],
    "stringsdict": [
        (f"{APPLE}/en.lproj/Localizable.stringsdict", [("😀 %d song  left", WORDS + ACTIONS), ("%#@", WORDS)]),
        (f"{APPLE}/ar.lproj/Localizable.stringsdict", [("%d أغنية", WORDS + ACTIONS)]),
    ],
    "xcstrings": [
        (f"{APPLE}/Player.xcstrings", [("PAUSE", WORDS + ACTIONS), ("إيقاف", WORDS + ACTIONS),
                                       ("🎵 next", WORDS + ACTIONS), ("version", WORDS)]),
    ],
}
REQUESTS = {
    "hover": (types.HoverParams, "text_document_hover_async"),
    "definition": (types.DefinitionParams, "text_document_definition_async"),
    "implementation": (types.ImplementationParams, "text_document_implementation_async"),
    "completion": (types.CompletionParams, "text_document_completion_async"),
}


def unstructured(client, answer):
    return client.protocol._converter.unstructure(answer)


async def ask(client, path, words, request):
    """The answer to a request at a place, as people read it."""
    name, position = client.identifier(path), client.at(path, words)
    if request == "references":
        answer = await client.text_document_references_async(
            types.ReferenceParams(types.ReferenceContext(True), name, position))
    elif request == "actions":
        return await actions(client, path, types.Range(position, position))
    else:
        params, method = REQUESTS[request]
        answer = await getattr(client, method)(params(name, position))
    return readable(client, unstructured(client, answer), path)


async def actions(client, path, range_, only=None):
    """The actions at a place, each with its edit."""
    given = [one for one in await client.pull(path) if one.range.start <= range_.end and range_.start <= one.range.end]
    found = await client.text_document_code_action_async(
        types.CodeActionParams(client.identifier(path), range_, types.CodeActionContext(given, only)))
    result = []
    for action in found or []:
        if action.edit is None:
            action = await client.code_action_resolve_async(action)
        written = unstructured(client, action)
        written.pop("data", None)
        written["diagnostics"] = [one["code"] for one in written.get("diagnostics", [])]
        result.append(readable(client, written, path))
    return result


async def about_file(client, path):
    """All that is asked about a file as a whole."""
    name = client.identifier(path)
    last = client.position(path, len(client.text(path)))
    whole = types.Range(types.Position(0, 0), last)
    return {
        "diagnostics": readable(client, unstructured(client, await client.pull(path)), path),
        "lens": readable(client, unstructured(client, await client.text_document_code_lens_async(
            types.CodeLensParams(name))), path),
        "symbols": readable(client, unstructured(client, await client.text_document_document_symbol_async(
            types.DocumentSymbolParams(name))), path),
        "all fixes": await actions(client, path, whole, [types.CodeActionKind.SourceFixAll]),
    }


def compare(name, answers):
    """Compares answers with those that were read before."""
    file = HERE / "answers" / f"{name}.json"
    text = json.dumps(answers, ensure_ascii=False, indent=1) + "\n"
    text = re.sub(r'\\"on\\":\\"\d{4}-\d\d-\d\d\\"', r'\\"on\\":\\"…\\"', text)
    if os.environ.get("WRITE_ANSWERS"):
        file.write_text(text, encoding="utf-8")
    assert text == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16"])
@pytest.mark.parametrize("kind", ASKED)
async def test_catalog(tmp_path, kind, encoding):
    write(tmp_path, FILES)
    answers = {}
    async with session(tmp_path, capabilities(encoding)) as client:
        assert client.encoding == encoding
        for path, places in ASKED[kind]:
            client.open(path)
            answers[path] = about = {} if path.endswith((".kt", ".swift")) else await about_file(client, path)
            for words, requests in places:
                about[words] = {request: await ask(client, path, words, request) for request in requests}
    compare(kind, answers)


SETTINGS = ".label-lint.yml"
WRITTEN = """\
version: 1
# 😀
rulez: {}
rules:
  all-caps: loud # 🎵 too loud
  مرحبا: off
sources: [android, apple]
"""


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16"])
async def test_settings(tmp_path, encoding):
    write(tmp_path, FILES)
    answers = {}
    async with session(tmp_path, capabilities(encoding)) as client:
        client.open(SETTINGS, WRITTEN)
        answers.update(await about_file(client, SETTINGS))
        for words in ("rulez", "loud #", "sources"):
            answers[words] = {one: await ask(client, SETTINGS, words, one) for one in WORDS + ["actions", "completion"]}
    compare("label-lint.yml", answers)


async def test_completion_in_catalogs(tmp_path):
    """Names of rules, where they silence something."""
    write(tmp_path, FILES)
    answers = {}
    async with session(tmp_path) as client:
        for path, old, new, words in [
                (SOURCE, "Starts the", "label-lint:ignore  Starts the", " Starts the"),
                (ARABIC, "<string name=\"cd_stop\"", "<string tools:ignore=\"\" name=\"cd_stop\"", "\" name=\"cd_stop\""),
                (f"{APPLE}/en.lproj/Localizable.strings", "Button of", "label-lint:ignore all Button of", "all Button"),
                (f"{APPLE}/Player.xcstrings", "Button of", "label-lint:ignore x", "x the")]:
            client.open(path)
            client.change(path, old, new)
            found = await ask(client, path, words, "completion")
            answers[path] = [one["label"] for one in found]
            assert await ask(client, path, client.text(path)[:5], "completion") == []
    compare("completion", answers)
