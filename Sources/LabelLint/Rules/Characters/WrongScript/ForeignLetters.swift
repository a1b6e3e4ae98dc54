/// The letters of a text that has none in the script expected.
struct ForeignLetters {
  /// How many there are.
  let count: Int
  /// The script of the first.
  let script: Script

  /// Counts the letters of a text; nil when one is in the expected script, or none is there.
  init?(in text: Span<UInt8>, expected: Script) {
    var count = 0
    var first: Script?
    var index = 0
    var unshown = UnshownParts()
    while index < text.count {
      if let end = unshown.end(at: index, in: text) {
        index = end
        continue
      }
      let (scalar, length) = text.scalarOrReplacement(at: index)
      index += length
      guard CharacterProperties.isLetter(scalar) else { continue }
      let script = CharacterProperties.script(scalar)
      // Letters of all scripts, such as long-sound marks and modifiers.
      if script == .common || script == .inherited { continue }
      if expected.includes(script) { return nil }
      count += 1
      first = first ?? script
    }
    guard let first else { return nil }
    self.count = count
    script = first
  }
}
