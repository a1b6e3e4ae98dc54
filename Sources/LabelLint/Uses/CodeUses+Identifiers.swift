/// The identifiers by which layouts know the views that variables hold: `fab = findViewById(R.id.fab_main)`.
extension CodeUses {
  private static let lookup = ByteWord("ViewById")
  /// Words of a receiver that are passed: `binding.root.findViewById`.
  private static let longestReceiver = 8

  /// The word that names the view of a variable in its layout; the variable itself where code does not say so.
  func identifier(ofVariable word: Int) -> Int { identifiers[hash(word)] ?? word }

  /// Words of identifiers by the hashes of the variables that get their views; not for one that gets several.
  func findIdentifiers() -> [UInt64: Int] {
    if language.isApple || Self.lookup.withSpan({ text.span.firstIndex(ofBytes: $0) }) == nil {
      return [:]
    }
    var found: [UInt64: Int] = [:]
    var several: Set<UInt64> = []
    for index in tokens.indices
    where isWord(index, "findViewById") || isWord(index, "requireViewById") {
      guard let identifier = identifier(ofCall: index), let variable = variable(ofCall: index)
      else {
        continue
      }
      let name = hash(variable)
      if let known = found[name], hash(known) != hash(identifier) { several.insert(name) }
      found[name] = identifier
    }
    return found.filter { !several.contains($0.key) }
  }

  /// The last word of what a call is given: `fab_main` of `findViewById<View>(R.id.fab_main)`.
  private func identifier(ofCall word: Int) -> Int? {
    let open = (word + 1...word + 4).first { isOpen($0, 0x28) }
    guard let last = open.map({ end(of: $0) - 1 }), isWord(last), isMark(last - 1, 0x2E),
      isWord(last - 2, "id")
    else { return nil }
    return last
  }

  /// The variable that gets the value of a call, behind its receiver and a cast.
  private func variable(ofCall word: Int) -> Int? {
    var index = word - 1
    for _ in 0..<Self.longestReceiver where isMark(index, 0x2E) {
      index -= 1
      while isMark(index, 0x3F) || isMark(index, 0x21) { index -= 1 }
      if isClose(index) { index = Int(tokens[index].partner) - 1 }
      guard isWord(index) else { return nil }
      index -= 1
    }
    // `(TextView) findViewById(…)`
    if isClose(index) { index = Int(tokens[index].partner) - 1 }
    let isLazy = isOpen(index, 0x7B) && isWord(index - 1, "lazy") && isWord(index - 2, "by")
    guard isLazy || isMark(index, 0x3D) else { return nil }
    var name = isLazy ? index - 3 : index - 1
    // `val title: TextView? = …`
    if isMark(name, 0x3F) { name -= 1 }
    if isMark(name - 1, 0x3A), isWord(name - 2) { name -= 2 }
    return isWord(name) ? name : nil
  }
}
