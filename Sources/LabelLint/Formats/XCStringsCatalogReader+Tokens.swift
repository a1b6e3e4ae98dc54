/// References of texts to substitutions.
extension XCStringsCatalogReader {
  /// Checks that the substitutions an entry's texts refer to are defined, and that `%arg` stands only
  /// inside them.
  mutating func checkTokens(ofEntry entry: Int) {
    for index in file.messageRange(ofEntry: entry) {
      let text = file.messages[index].text
      var offset = 0
      while let token = XCStringsToken(in: file, text, from: offset) {
        offset = token.range.upperBound
        check(token, inMessage: index, ofEntry: entry)
      }
    }
  }

  private mutating func check(
    _ token: XCStringsToken, inMessage index: Int, ofEntry entry: Int
  ) {
    switch token.kind {
    case .argument:
      if isInSubstitution(index) { return }
      report(
        .argTokenOutsideSubstitution, at: source(of: token, inMessage: index),
        "'%arg' is outside a substitution, where it is not an argument")
    case .substitution(let range):
      let name = file.messages[index].text.part(range)
      if let number = substitutionNames.existingNumber(of: name, in: file),
        lastEntryOfSubstitution[number] == entry
      {
        return
      }
      report(
        .undefinedSubstitution, at: source(of: token, inMessage: index),
        "the substitution '\(shown(name))' is not defined in this localization")
    }
  }

  private func isInSubstitution(_ index: Int) -> Bool {
    let slot = Int(file.messages[index].slot)
    guard slot >= CatalogFile.commonSlots.count else { return false }
    return file.slots[slot].components.contains {
      if case .variable = $0 { true } else { false }
    }
  }

  private func source(of token: XCStringsToken, inMessage index: Int) -> Range<Int> {
    file.sourceRange(of: token.range, inMessage: index).range
  }
}
