/// What screen readers say, as `label-lint speak` prints it.
package struct UtteranceListing: Sendable {
  /// One utterance with what is known beside it.
  package struct Item: Sendable {
    /// The key; empty for a text of the call.
    package let key: String
    /// What is said.
    package let utterance: Utterance
    /// The language.
    package let locale: LocaleTag
    /// The role that nothing shows, but that most elements with such a text have.
    package let assumedRole: Role?
    /// What is likely heard, where voices do not say the text as it is written.
    package let likely: String?
    /// What to know of it.
    package let remarks: [SpeechRemarks.Remark]

    /// What a reader says of an element.
    ///
    /// - Parameters:
    ///   - key: The key; empty for a text of the call.
    ///   - element: The element.
    ///   - reader: The reader.
    ///   - locale: The language.
    ///   - assumedRole: The role of the element if nothing shows it.
    ///   - matters: What is known of the element beside its role.
    ///   - lexicons: The words of languages.
    package init(
      key: String, _ element: SpokenElement, _ reader: ScreenReader, in locale: LocaleTag,
      assumedRole: Role? = nil, _ matters: [SpeechMatter] = [],
      _ lexicons: LexiconShelf = .builtIn
    ) {
      self.key = key
      self.locale = locale
      utterance = Utterance(element, reader, in: locale)
      let isSaid = utterance.parts.contains { $0.slot == .role }
      self.assumedRole = isSaid ? assumedRole : nil
      let likely = LikelySpeech(
        element.name, reader, lexicon: lexicons.lexicon(for: locale, isSource: false),
        shared: lexicons.shared)
      var heard = element
      heard.name = likely.heard
      self.likely =
        likely.heard == element.name ? nil : Utterance(heard, reader, in: locale).text
      remarks = SpeechRemarks(on: element.name, likely, reader, in: locale, matters).all
    }
  }

  private let items: [Item]

  /// A listing of some utterances.
  package init(_ items: [Item]) { self.items = items }

  /// The lines for people.
  package var lines: [String] { items.flatMap(Self.lines) }

  private static func lines(of item: Item) -> [String] {
    let key = item.key.isEmpty ? "" : "\(item.key), "
    let utterance = item.utterance
    var lines = ["\(key)\(utterance.reader.rawValue), \(item.locale): \(utterance.text)"]
    let width = utterance.parts.map { columns($0.text) }.max() ?? 0
    for part in utterance.parts {
      let noun = part.slot.noun
      var line = "  \(noun)\(spaces(10 - noun.utf8.count))\(part.text)"
      if let source = part.source {
        line += "\(spaces(2 + width - columns(part.text)))[\(source)]"
      }
      lines.append(line)
    }
    if let role = item.assumedRole {
      lines.append("  The role is assumed to be '\(role.rawValue)'.")
    }
    for name in utterance.unknown {
      lines.append(
        "  \(utterance.reader.rawValue)'s words for '\(name)' in this language are not known.")
    }
    if let likely = item.likely { lines.append("  likely heard: \(likely)") }
    for remark in item.remarks {
      lines += remark.parts.map { "  \($0)" }
      if let treatment = remark.treatment {
        lines.append("  \(treatment.sentence) [\(treatment.source)]")
      }
    }
    return lines
  }

  private static func columns(_ text: String) -> Int {
    text.reduce(0) { $0 + DisplayWidth.columns(cluster: $1.unicodeScalars) }
  }

  private static func spaces(_ count: Int) -> String {
    String(repeating: " ", count: max(1, count))
  }

  /// One JSON object with all utterances, and the line end.
  package var json: [UInt8] {
    var writer = JSONWriter(.compact)
    writer.object { writer in
      writer.array("utterances") { writer in
        for item in items { writer.element { Self.write(item, to: &$0) } }
      }
    }
    return writer.bytes + [0x0A]
  }

  private static func write(_ item: Item, to writer: inout JSONWriter) {
    writer.member("key", item.key)
    writer.member("reader", item.utterance.reader.id)
    writer.member("locale", item.locale.description)
    writer.member("text", item.utterance.text)
    writer.array("parts") { writer in
      for part in item.utterance.parts {
        writer.element { writer in
          writer.member("part", part.slot.noun)
          writer.member("text", part.text)
          writer.member("source", part.source)
          writer.member("verified", part.isVerified)
        }
      }
    }
    writer.array("unknown", of: item.utterance.unknown)
    writer.member("assumedRole", item.assumedRole?.rawValue)
    writer.member("likely", item.likely)
    writer.array("remarks") { writer in
      for remark in item.remarks {
        writer.element { writer in
          writer.member("matter", remark.matter.rawValue)
          writer.array("parts", of: remark.parts)
          writer.member("treatment", remark.treatment?.sentence)
          writer.member("source", remark.treatment?.source)
        }
      }
    }
  }
}
