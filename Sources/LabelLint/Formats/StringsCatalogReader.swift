/// Reads Apple `.strings` files: old-style, XML or binary property lists of keys and texts.
package enum StringsCatalogReader {
  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: Path relative to the root, with `/`.
  ///   - bytes: The file as it is on disk.
  ///   - table: Name of the table, the file's name without extension.
  ///   - localeName: Name of the `.lproj` folder, without extension.
  /// - Returns: what could be read, with the problems in the order of the file.
  package static func read(
    path: String, bytes: [UInt8], table: String, localeName: String = ""
  ) -> CatalogFile {
    // An empty InfoPlist.strings tells the system that the app knows a language, and needs no text.
    let opened = PropertyListFile(
      path: path, bytes: bytes, emptiness: table == "InfoPlist" ? .note : .warning)
    var file = CatalogFile(
      source: opened.source, format: .strings, table: table, localeName: localeName)
    file.problems = opened.problems
    switch opened.syntax {
    case .oldStyle: readOldStyle(into: &file)
    case .binary: readEntries(of: BinaryPlistReader.read(into: &file), into: &file)
    case .xml: readEntries(of: XMLPropertyListReader.read(into: &file), into: &file)
    case .none: break
    }
    file.noteRefusal()
    file.sortProblems()
    return file
  }

  /// Reads pair by pair: flat files are by far the most, and need no tree.
  private static func readOldStyle(into file: inout CatalogFile) {
    let bytes = file.source.text
    let text = bytes.span
    var reader = StringsReader(text, in: file.source.start..<bytes.count)
    var decoder = StringsDecoder(text, repairs: !file.source.isDecodable)
    // Pairs of real files take 60 to 120 bytes.
    let expected = bytes.count / 64
    var keys: [[UInt8]: Int] = [:]
    file.entries.reserveCapacity(expected)
    file.messages.reserveCapacity(expected)
    var nestedKey = StringsToken.none
    while let event = reader.next() {
      switch event.kind {
      case .pair, .shorthand:
        guard reader.frames.isEmpty else { continue }
        append(event, comments: reader.comments, from: text, with: &decoder, to: &file)
        if reader.truncation != nil {
          file.entries[file.entries.count - 1].flags.insert(.lostAtRuntime)
        }
        file.enterLastKey(in: &keys, reports: !reader.hasConflict)
      case .openingDictionary, .openingArray:
        if reader.frames.count == 1 { nestedKey = event.key }
      case .closing:
        if reader.frames.isEmpty {
          file.reportNonString(file.source.string(nestedKey.range), at: event.value.range)
        }
      case .data:
        if reader.frames.isEmpty {
          file.reportNonString(file.source.string(event.key.range), at: event.value.range)
        }
      case .item: break
      }
    }
    file.problems += reader.problems + decoder.problems
    file.reportTruncation(at: reader.truncation)
  }

  /// Appends a pair as an entry with one text.
  @inline(__always)
  private static func append(
    _ event: StringsEvent, comments: [StringsComment], from text: Span<UInt8>,
    with decoder: inout StringsDecoder, to file: inout CatalogFile
  ) {
    let key = decoder.decodeKey(event.key, into: &file)
    var comment = TextRef.none
    var commentSpan = ByteRange.zero
    var note: EntryNote?
    if !comments.isEmpty {
      (comment, commentSpan) = file.comment(of: comments)
      note = interfaceNote(of: comments, in: text, comment: &comment, with: &decoder, to: &file)
    }
    if note == nil { note = interfaceNote(ofKey: key, in: text) }
    file.startEntry(
      key: key, at: ByteRange(event.key.range), type: .string, comment: comment,
      commentSpan: commentSpan, note: note)
    let firstRun = file.runs.count
    let value = decoder.decode(event.value, into: &file)
    file.appendMessage(
      value, value: ByteRange(event.value.range), firstRun: firstRun,
      firstMark: file.markup.count)
  }

  /// The class and property that an Interface Builder comment names; its note becomes the comment.
  private static func interfaceNote(
    of comments: [StringsComment], in text: Span<UInt8>, comment: inout TextRef,
    with decoder: inout StringsDecoder, to file: inout CatalogFile
  ) -> EntryNote? {
    for candidate in comments {
      guard let parsed = InterfaceBuilderComment(text, in: candidate.content) else { continue }
      var note = EntryNote()
      note.interfaceClass = TextRef(inFile: parsed.className.range)
      if parsed.property != .none {
        note.interfaceProperty = TextRef(inFile: parsed.property.range)
        note.interfaceText = ByteRange(parsed.value.range)
      }
      if let written = parsed.note, !written.range.isEmpty {
        comment = decoder.decodeKey(written, into: &file)
      }
      return note
    }
    return nil
  }

  /// The property that a key of Interface Builder names, if it stands in the text as it is.
  @inline(__always)
  private static func interfaceNote(ofKey key: TextRef, in text: Span<UInt8>) -> EntryNote? {
    guard !key.isInArena,
      let property = InterfaceBuilderKey.property(text.extracting(key.range))
    else { return nil }
    var note = EntryNote()
    let start = Int(key.start)
    note.interfaceProperty = TextRef(
      inFile: start + property.lowerBound..<start + property.upperBound)
    return note
  }

  /// Reads an XML or binary property list.
  private static func readEntries(of tree: PropertyListTree, into file: inout CatalogFile) {
    guard tree.isDictionary(reportingTo: &file) else { return }
    let text = file.source.text
    var keys: [[UInt8]: Int] = [:]
    for child in tree.children(of: 0) {
      let node = tree.nodes[child]
      guard node.kind == .string else {
        file.reportNonString(file.string(node.key) ?? "", at: node.span.range)
        continue
      }
      file.startEntry(
        key: node.key, at: node.keySpan, type: .string, comment: node.comment,
        commentSpan: node.commentSpan, note: interfaceNote(ofKey: node.key, in: text.span))
      file.appendMessage(of: node, in: tree)
      file.enterLastKey(in: &keys)
    }
  }
}
