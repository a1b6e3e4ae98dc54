/// What the review page knows of screen readers: enough to say any text on the elements of its findings as they do.
struct ReviewSpeech {
  /// An element as the page tells it from others.
  private struct Element: Hashable {
    /// What it is announced as; nil where no role is said.
    let role: Role?
    /// The readers of its platform.
    let readers: [ScreenReader]
  }

  /// The elements in the order they are met.
  private var elements: [Element] = []
  private var numbers: [Element: Int] = [:]

  /// The number of the element of a finding; `ReviewStrings.none` for a text that nobody is shown.
  mutating func number(of finding: ReportedFinding) -> Int {
    if finding.kind == MessagePurpose.constant.rawValue { return ReviewStrings.none }
    let element = Element(
      role: SpeakingLabels.role(of: finding), readers: ScreenReader.of(finding.format))
    if let number = numbers[element] { return number }
    numbers[element] = elements.count
    elements.append(element)
    return elements.count - 1
  }

  /// Writes it as a member of the page's data: for each element the readers of its platform, and what each reader says
  /// around a name, by locale.
  func write(_ locales: Set<String>, to writer: inout JSONWriter) {
    let tags = locales.sorted(by: ByteOrder.precedes)
    writer.array("speech") { writer in
      for element in elements {
        writer.element { writer in
          writer.array("readers", of: element.readers.map(\.id))
          guard let role = element.role else { return }
          for reader in ScreenReader.allCases {
            writer.object(named: reader.id) { writer in
              for tag in tags {
                // A locale without the words of the reader has no member.
                guard let frame = LocaleTag(tag).flatMap({ SpeechFrame(role, reader, in: $0) })
                else { continue }
                writer.array(named: tag, of: frame.texts)
              }
            }
          }
        }
      }
    }
  }
}

/// What a screen reader says around the name of an element that has nothing but a name and a role.
struct SpeechFrame: Hashable {
  /// What it says before the name.
  let before: String
  /// What it says after it.
  let after: String
  /// The name that is said without the role, because it is the word for it; nil where none is.
  let merged: String?

  /// Marks the place of the name.
  private static let mark: Character = "\u{FFFC}"

  /// The words of a reader for a role; nil where they are not known.
  init?(_ role: Role, _ reader: ScreenReader, in locale: LocaleTag) {
    let framed = Utterance(
      SpokenElement(String(Self.mark), role: role), reader, in: locale)
    guard framed.unknown.isEmpty, let place = framed.text.firstIndex(of: Self.mark) else {
      return nil
    }
    before = String(framed.text[..<place])
    after = String(framed.text[framed.text.index(after: place)...])
    let word = framed.parts.first { $0.slot == .role }?.text
    merged = word.flatMap {
      Utterance(SpokenElement($0, role: role), reader, in: locale).text == $0 ? $0 : nil
    }
  }

  /// The parts in the order of the page's data.
  var texts: [String] { [before, after] + (merged.map { [$0] } ?? []) }
}
