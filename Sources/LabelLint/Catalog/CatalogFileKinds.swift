/// What the entries of a source file are.
extension CatalogFile {
  /// The kind of an entry, by its key, comment and text.
  ///
  /// - Parameters:
  ///   - index: Index of the entry in `entries`.
  ///   - heading: The entry before it whose comment heads a section of content descriptions that
  ///     this one stands in; nil outside of one.
  ///   - hasKey: Whether the entry's table has a key.
  ///   - countWords: Counts the words of a text in a script that needs ICU.
  /// - Returns: The kind, which the entry's translations share.
  package func kind(
    ofEntry index: Int, heading: Int? = nil,
    hasKey: (Span<UInt8>) -> Bool = { _ in false }, countWords: (Span<UInt8>) -> Int
  ) -> MessageKind {
    kind(
      ofEntry: index, heading: heading, meaning: nil, hasKey: hasKey, isAppTopic: { false },
      countWords: countWords)
  }

  /// The same where it may be known what the segments of the entry's key say.
  func kind(
    ofEntry index: Int, heading: Int?, meaning: SegmentMeaning?, hasKey: (Span<UInt8>) -> Bool,
    isAppTopic: () -> Bool, countWords: (Span<UInt8>) -> Int
  ) -> MessageKind {
    let entry = entries[index]
    if entry.type == .array, let piece = valuesPiece(ofArray: index, hasKey: hasKey) {
      return MessageKind(.constant, .high, .key(ByteRange(piece)))
    }
    let message = kindMessage(ofEntry: index)
    let note = note(of: entry)
    let subject = KindSubject(
      format: format, key: bytes(entry.key), text: bytes(message?.text ?? .none),
      comment: bytes(comment(of: entry)),
      section: bytes(heading.map { comment(of: entries[$0]) } ?? .none),
      className: bytes(note?.interfaceClass ?? .none),
      property: bytes(note?.interfaceProperty ?? .none),
      isUntranslatable: !entry.isTranslatable,
      isReference: entry.type == .alias || message?.flags.contains(.reference) == true,
      hasGeneratedComment: entry.flags.contains(.generatedComment))
    return KindClassifier.kind(
      of: subject, meaning: meaning, hasKey: hasKey, isAppTopic: isAppTopic, countWords: countWords)
  }

  /// The kind of an entry that code uses; nil where what its key, comment and text say stands.
  ///
  /// A constant stays one. A text that is shown somewhere is prose when it is long, and what its key
  /// or comment calls a label stays one: the use for a screen reader may pass through a variable. A paragraph is no
  /// label, whatever its key says.
  func kind(
    ofEntry index: Int, used: MessageKind, inferred: MessageKind,
    countWords: (Span<UInt8>) -> Int
  ) -> MessageKind? {
    if inferred.purpose == .constant { return nil }
    guard used.purpose == .shortText else { return used }
    let shape = TextShape(
      of: bytes(kindMessage(ofEntry: index)?.text ?? .none), countWords: countWords)
    let isLong = shape.words >= 9
    switch inferred.purpose {
    case .hint:
      // A key ends in `hint` for what is seen, too, and code shows this text.
      if case .key(let piece) = inferred.evidence, isHintAlone(piece, ofEntry: index) { break }
      return nil
    case .label where shape.isSentence && isLong: break
    case .label, .state, .announcement: return nil
    default: break
    }
    return MessageKind(shape.isSentence || isLong ? .message : .shortText, .certain, used.evidence)
  }

  /// Whether a piece of an entry's key is the word `hint`, without one for screen readers before it.
  private func isHintAlone(_ piece: ByteRange, ofEntry index: Int) -> Bool {
    let key = bytes(entries[index].key)
    return piece.count == 4 && key.end(of: "hint", at: Int(piece.start)) != nil
  }

  /// The end of the key of an array that holds what a preference stores for each of its choices, beside the
  /// array of what is shown: the key says so, and all items are values of programs; nil for another array.
  ///
  /// If the table has the array of what is shown under the rest of the key (`themes` beside `themesValue`), any
  /// word is such a value.
  private func valuesPiece(ofArray index: Int, hasKey: (Span<UInt8>) -> Bool) -> Range<Int>? {
    let key = bytes(entries[index].key)
    let isPlural = key.count > 0 && (key[key.count - 1] | 0x20) == 0x73
    let start = key.count - (isPlural ? "values" : "value").utf8.count
    guard start > 0, key.end(of: "value", at: start) != nil else { return nil }
    let nameEnd = KeyByte.isSeparator(key[start - 1]) ? start - 1 : start
    let isBesideShown = hasKey(key.extracting(0..<nameEnd))
    let holdsValues = messages[messageRange(ofEntry: index)].allSatisfy { message in
      let text = bytes(message.text)
      return MachineValue.matches(text)
        || !text.indices.contains { ASCII.isLetter(text[$0]) || text[$0] >= 0x80 }
        || isBesideShown && !text.indices.contains { ASCII.isSpace(text[$0]) }
    }
    return holdsValues ? start..<key.count : nil
  }

  /// The text that stands for an entry of several: that of the category `other`, else the first
  /// that is not empty, else the first.
  private func kindMessage(ofEntry index: Int) -> Message? {
    let own = messageRange(ofEntry: index)
    guard own.count > 1 else { return own.first.map { messages[$0] } }
    let texts = messages[own]
    return texts.first { $0.text.count > 0 && slots[Int($0.slot)].pluralCategory == .other }
      ?? texts.first { $0.text.count > 0 } ?? texts.first
  }

  /// How reports print the evidence of an entry's kind.
  ///
  /// - Parameters:
  ///   - kind: The entry's kind.
  ///   - index: Index of the entry in `entries`.
  ///   - sourcePath: Path of the file that a source use names.
  /// - Returns: The printed form, such as `key:content_description`.
  package func printedEvidence(
    of kind: MessageKind, entry index: Int, sourcePath: String = ""
  ) -> String {
    let entry = entries[index]
    let key = string(entry.key) ?? ""
    let note = note(of: entry)
    var property = note.flatMap { string($0.interfaceProperty) } ?? ""
    if property.isEmpty, let piece = InterfaceBuilderKind.property(in: bytes(entry.key)) {
      property = String(decoding: key.utf8.dropFirst(piece.lowerBound), as: UTF8.self)
    }
    let name = KindEvidence.interfaceName(
      className: note.flatMap { string($0.interfaceClass) } ?? "", property: property)
    return kind.evidence.printed(key: key, interfaceName: name, sourcePath: sourcePath)
  }
}
