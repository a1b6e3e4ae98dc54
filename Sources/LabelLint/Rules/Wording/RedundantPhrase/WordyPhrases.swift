/// Notes phrases that have a shorter form: "in order to".
struct WordyPhrases {
  /// The words of the label.
  let reader: LexicalReader

  /// Adds a note for every wordy phrase of a text.
  func judge(_ text: borrowing Text, into verdicts: inout [Verdict]) {
    guard reader.lexicon.sections.contains(.wordy) else { return }
    var index = 0
    while index < reader.count {
      let length = reader.longestTerm(at: index, where: Self.isWordy)
      if length > 0,
        case .wordy(let short)? = reader.term(index..<index + length, where: Self.isWordy)?.sense
      {
        report(index..<index + length, short: reader.lexicon.string(short), text, into: &verdicts)
      }
      index += max(1, length)
    }
  }

  /// Adds the note on a phrase.
  private func report(
    _ words: Range<Int>, short: String, _ text: borrowing Text,
    into verdicts: inout [Verdict]
  ) {
    let range = reader.plain(words)
    let isFirst = words.lowerBound == 0
    let phrase = text.string(range)
    var verdict = Verdict(
      range, short.isEmpty ? .needless(phrase) : .wordy(phrase, short: short),
      pattern: "wordy-" + (short.isEmpty ? "nothing" : short), level: .note)
    if !short.isEmpty {
      verdict.write(isFirst ? short.prefix(1).uppercased() + short.dropFirst() : short)
    }
    verdicts.append(verdict)
  }

  private static func isWordy(_ sense: Sense) -> Bool {
    if case .wordy = sense { true } else { false }
  }
}

extension Finding.Wording {
  fileprivate static func wordy(_ phrase: String, short: String) -> Self {
    "\(quoting: phrase) means the same as \(quoting: short); use the shorter form"
  }

  fileprivate static func needless(_ phrase: String) -> Self {
    "\(quoting: phrase) adds nothing; remove it"
  }
}
