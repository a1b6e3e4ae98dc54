/// A label that is nothing but the state of a control that is pressed: "Starred", where another text is "Not starred".
enum StateAlone {
  /// Whether a label of the source is such a state.
  ///
  /// Code must have the label on the control, and the catalog the opposite: "Saved" by itself may be where a button
  /// leads.
  static func isOne(_ text: borrowing Text, _ locale: inout JudgedLocale) -> Bool {
    guard text.isSource, text.purpose == .label, locale.tag.language == "en", text.isPressed,
      case .sourceUse = text.kind.evidence
    else { return false }
    let plain = text.plain
    if let start = plain.end(of: "not ", at: 0) {
      let state = plain.extracting(start..<plain.count)
      return isParticiple(state) && locale.isWholeText(state)
    }
    guard isParticiple(plain) else { return false }
    for negation in ["Not ", "not "] {
      for isSmall in [false, true] {
        var opposite = Array(negation.utf8)
        for index in plain.indices {
          opposite.append(isSmall ? ASCII.lowercased(plain[index]) : plain[index])
        }
        if locale.isWholeText(opposite.span) { return true }
      }
    }
    return false
  }

  /// Whether a text is one word that ends as participles do.
  private static func isParticiple(_ text: Span<UInt8>) -> Bool {
    text.count > 3 && text.ends(with: "ed") && text.indices.allSatisfy { text.isWord(at: $0) }
  }
}
