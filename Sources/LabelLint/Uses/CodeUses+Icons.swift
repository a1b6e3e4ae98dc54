/// The picture that an element with a label shows, as far as the program names it.
extension CodeUses {
  /// Tokens of an element that are looked at.
  private static let longestElement = 256

  /// The token with the name of the only picture of the element that a sink names; nil if it has none, several, or a text.
  ///
  /// `Icon(painterResource(R.drawable.close), contentDescription = …)`, `Icon(Icons.Default.Close, …)`,
  /// `Image(systemName: "xmark").accessibilityLabel(…)`, `Button { … } label: { Image("close") }.accessibilityLabel(…)`.
  mutating func icon(ofSink index: Int, _ sink: Sink) -> Int? {
    guard case .maker(let word)? = anchor(ofSink: index, sink) else { return nil }
    // The arguments of a call, or all that a modifier is applied to.
    let end = isOpen(word + 1, 0x28) ? max(index, end(of: word + 1)) : index
    guard end > word, end - word < Self.longestElement else { return nil }
    effort -= end - word
    var found: Int?
    for token in word..<min(end, tokens.count) {
      if token < index, isWord(token, "Text"), isOpen(token + 1, 0x28) { return nil }
      guard let name = iconName(at: token) else { continue }
      if let found, hash(found) != hash(name) { return nil }
      found = name
    }
    return found
  }

  /// The token of the picture's name where a token begins to name one.
  private func iconName(at index: Int) -> Int? {
    language.isApple ? appleIconName(at: index) : androidIconName(at: index)
  }

  /// The last word of a drawable or Material icon: `close` of `R.drawable.close`, `Close` of `Icons.Default.Close`.
  func androidIconName(at index: Int) -> Int? {
    if isWord(index, "drawable"), isMark(index - 1, 0x2E), isMark(index + 1, 0x2E),
      isWord(index + 2)
    {
      return index + 2
    }
    guard isWord(index, "Icons") else { return nil }
    var last = index
    while isMark(last + 1, 0x2E), isCapitalized(last + 2) { last += 2 }
    return last > index + 2 ? last : nil
  }

  /// The text with the name of a picture: `systemName: "xmark"`, `Image("close")`.
  private func appleIconName(at index: Int) -> Int? {
    let isNamed =
      isWord(index, "systemName") || isWord(index, "systemImage") || isWord(index, "named")
      || isWord(index, "systemSymbolName")
    if isNamed, isMark(index + 1, 0x3A), isWholeText(index + 2) { return index + 2 }
    guard isWord(index, "Image"), isOpen(index + 1, 0x28), isWholeText(index + 2) else {
      return nil
    }
    return index + 2
  }

  /// Whether a token is a text without values in it.
  private func isWholeText(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .text
      && tokens[index].flags.isDisjoint(with: [.isContinued, .continues])
  }
}
