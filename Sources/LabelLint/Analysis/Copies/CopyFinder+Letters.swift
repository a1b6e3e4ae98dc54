/// What the letters of a copy say: that it is a sign, or written otherwise on purpose.
extension CopyFinder {
  /// Whether a copy is a word of at most three capitals in a language of East Asia, which writes `ON`,
  /// `OFF`, `FAX` and `TV` as signs in Latin letters.
  func isBorrowedSign(_ copy: Candidate) -> Bool {
    guard let script = locales[copy.locale]?.script,
      script.includes(.han) || script.includes(.hangul)
    else { return false }
    let file = catalog.file(of: copy.text.entry)
    let text = file.bytes(catalog.text(of: copy.text))
    var letters = 0
    var index = 0
    while index < text.count {
      let (scalar, length) = text.scalarOrReplacement(at: index)
      index += length
      guard CharacterProperties.isLetter(scalar) else { continue }
      letters += 1
      if letters > 3 || !CharacterProperties.isUpper(scalar) { return false }
    }
    return true
  }

  /// Whether a copy differs from its source in large and small letters behind the first: somebody wrote
  /// it so, as German does with `%d Minute`.
  func hasOtherCase(_ copy: Candidate) -> Bool {
    let file = catalog.file(of: copy.text.entry)
    let sourceFile = catalog.file(of: copy.original.entry)
    let bytes = file.bytes(catalog.text(of: copy.text))
    if bytes.hasSameBytes(as: sourceFile.bytes(catalog.text(of: copy.original))) { return false }
    guard let text = catalog.string(of: copy.text), let source = catalog.string(of: copy.original)
    else { return false }
    return text.dropFirst() != source.dropFirst() && text.lowercased() == source.lowercased()
  }
}
