import Glibc
import LabelLint
import LabelLintProject

/// What holds for anything that editors send.
enum EditorProperties {
  /// Every answer is framed JSON, whatever the messages are, and the pieces that a stream comes in make no difference.
  static func answerMessages(_ bytes: [UInt8]) {
    let frames = frames(of: bytes, inPiecesOf: max(1, bytes.count))
    for size in [1, 7] {
      precondition(self.frames(of: bytes, inPiecesOf: size) == frames, "pieces are other messages")
    }
    var server = LanguageServer()
    server.take(frames)
    for answer in server.takeMessages() {
      let framed = MessageFraming.framed(answer.bytes, as: .headers)
      precondition(
        self.frames(of: framed, inPiecesOf: framed.count) == [.message(answer.bytes)],
        "an answer is no message")
      precondition((try? JSONValue(answer.bytes.span)) == answer, "an answer is not JSON")
    }
  }

  private static func frames(of bytes: [UInt8], inPiecesOf size: Int) -> [MessageFraming.Frame] {
    var framing = MessageFraming(.headers, longest: 1 << 16)
    var frames: [MessageFraming.Frame] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      framing.take(Array(bytes[start..<min(start + size, bytes.count)]))
      while let frame = framing.next() { frames.append(frame) }
    }
    return frames
  }

  /// A text after edits is that of a plain model, and a server that saw the edits answers as one that opens their result.
  static func takeEdits(_ bytes: [UInt8]) {
    let session = EditedText(bytes)
    var document = OpenDocument(
      uri: "file:///res/values/strings.xml", path: "/res/values/strings.xml", version: 1,
      text: session.text)
    var model = session.text
    for edit in session.edits {
      guard (try? document.take([edit.json], session.encoding)) != nil else {
        preconditionFailure("an edit is refused")
      }
      edit.change(&model, session.encoding)
      precondition(document.text == Array(model.utf8), "the text is not that of the client")
      expectPlaces(document.lines, model, session.encoding)
    }
    guard let folder = EditedFolder() else { return }
    defer { folder.remove() }
    var one = EditedConversation(folder, session.encoding)
    one.open(session.text)
    _ = one.ask("diagnostic")
    for edit in session.edits { one.change(edit.json) }
    one.save()
    var other = EditedConversation(folder, session.encoding)
    other.open(model)
    for request in ["diagnostic", "documentSymbol", "codeLens"] {
      precondition(one.ask(request) == other.ask(request), "edits leave other answers")
    }
  }

  /// Each character has a place, and the place leads back to it.
  private static func expectPlaces(
    _ lines: TextLines, _ text: String, _ encoding: PositionEncoding
  ) {
    var offset = 0
    var last: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      // The place between CR and LF is the end of the line.
      let expected = last == "\r" && scalar == "\n" ? offset - 1 : offset
      let place = lines.position(of: offset, encoding)
      precondition(lines.offset(of: place, encoding) == expected, "a place is elsewhere")
      offset += UTF8.width(scalar)
      last = scalar
    }
  }
}

/// A text and edits of it, as bytes say: the encoding, the text and the edits, each behind a unit separator (0x1F).
private struct EditedText {
  let encoding: PositionEncoding
  let text: String
  let edits: [Edit]
  /// Most edits that are made.
  private static let mostEdits = 12

  init(_ bytes: [UInt8]) {
    let parts = bytes.split(separator: 0x1F, omittingEmptySubsequences: false)
    encoding = parts[0].elementsEqual("8".utf8) ? .utf8 : .utf16
    text = parts.count > 1 ? String(decoding: parts[1], as: UTF8.self) : ""
    edits = parts.dropFirst(2).prefix(Self.mostEdits).map { Edit($0) }
  }

  /// Text in the place of a range.
  struct Edit {
    let start: TextPosition
    let end: TextPosition
    let text: String

    /// Four bytes, from the space on, say where: lines and characters of both ends.
    init(_ bytes: ArraySlice<UInt8>) {
      let numbers = bytes.prefix(4).map { Int($0 &- 0x20) } + [0, 0, 0, 0]
      start = TextPosition(line: numbers[0], character: numbers[1])
      end = TextPosition(line: numbers[2], character: numbers[3])
      text = String(decoding: bytes.dropFirst(4), as: UTF8.self)
    }

    var json: JSONValue {
      ["range": ["start": start.json, "end": end.json], "text": .string(text)]
    }

    /// Makes the edit as an editor would that walks to both places from the beginning.
    func change(_ whole: inout String, _ encoding: PositionEncoding) {
      var scalars = Array(whole.unicodeScalars)
      let places = [start, end].map { Self.walk(to: $0, in: scalars, encoding) }.sorted()
      scalars.replaceSubrange(places[0]..<places[1], with: text.unicodeScalars)
      whole = String(String.UnicodeScalarView(scalars))
    }

    private static func walk(
      to place: TextPosition, in scalars: [Unicode.Scalar], _ encoding: PositionEncoding
    ) -> Int {
      var index = 0
      for _ in 0..<place.line {
        while index < scalars.count, scalars[index] != "\n", scalars[index] != "\r" { index += 1 }
        if index == scalars.count { return index }
        let isPair = scalars[index...].starts(with: "\r\n".unicodeScalars)
        index += isPair ? 2 : 1
      }
      var left = place.character
      while index < scalars.count, scalars[index] != "\n", scalars[index] != "\r" {
        left -= encoding == .utf8 ? UTF8.width(scalars[index]) : UTF16.width(scalars[index])
        if left < 0 { break }
        index += 1
      }
      return index
    }
  }
}

/// A small app on disk, as the server looks for files there.
private struct EditedFolder {
  let path: String
  private static let folders = ["", "/res", "/res/values", "/res/values-de"]
  private static let files = [
    "/.label-lint.yml": "version: 1\n", "/res/values/strings.xml": "<resources/>\n",
    "/res/values-de/strings.xml":
      "<resources>\n<string name=\"cd_a\">Öffnen %d</string>\n<string name=\"b\">X</string>\n</resources>\n",
  ]

  /// Makes the app; nil where there is no room.
  init?() {
    let parent = Environment["TMPDIR"] ?? "/tmp"
    path = "\(parent)/label-lint-fuzz-\(getpid())-\(UInt64.random(in: .min ... .max))"
    for folder in Self.folders { unsafe mkdir(path + folder, 0o700) }
    for (name, text) in Self.files {
      guard (try? WholeFile.write(Array(text.utf8), to: path + name)) != nil else { return nil }
    }
  }

  /// Removes the app.
  func remove() {
    for name in Self.files.keys { FileSystem.remove(path + name) }
    for folder in Self.folders.reversed() { unsafe rmdir(path + folder) }
  }
}

/// An editor that has the source file of the app open.
private struct EditedConversation {
  private var server = LanguageServer()
  private let uri: JSONValue
  private var version = 1

  init(_ folder: EditedFolder, _ encoding: PositionEncoding) {
    uri = .string(FileURI.uri(of: folder.path + "/res/values/strings.xml"))
    _ = request(
      "initialize",
      [
        "rootUri": .string(FileURI.uri(of: folder.path)),
        "capabilities": ["general": ["positionEncodings": [.string(encoding.rawValue)]]],
      ])
  }

  mutating func open(_ text: String) {
    note("didOpen", ["uri": uri, "version": 1, "text": .string(text)])
  }

  mutating func change(_ change: JSONValue) {
    version += 1
    note("didChange", ["uri": uri, "version": .integer(version)], ["contentChanges": [change]])
  }

  mutating func save() { note("didSave", ["uri": uri]) }

  /// The answer about the document.
  mutating func ask(_ request: String) -> JSONValue {
    self.request("textDocument/\(request)", ["textDocument": ["uri": uri]])
  }

  private mutating func note(
    _ method: String, _ document: JSONValue, _ more: KeyValuePairs<String, JSONValue> = [:]
  ) {
    let params = (["textDocument": document] as JSONValue).adding(more)
    server.take([.message(RPCMessage.note("textDocument/\(method)", params).bytes)])
    server.work()
  }

  private mutating func request(_ method: String, _ params: JSONValue) -> JSONValue {
    server.take([.message(RPCMessage.ask(.number(1), method, params).bytes)])
    while true {
      server.work()
      let answer = server.takeMessages().first { $0["id"] == .integer(1) && $0["method"] == nil }
      if let answer { return answer["result"] ?? answer }
      sched_yield()
    }
  }
}
