/// Tells labels in English that name one state of what their keys call a toggle: "Make field sticky" under
/// `cd_toggle_sticky`.
///
/// Behind the element's own name, as in `mute.toggle`, the word means a switch, which says its state itself: there only
/// what shows and hides a part of the screen counts.
struct ToggledLabel {
  private var texts: SourceTexts
  /// The words of each key with a toggle.
  private let keys: [Set<String>]

  private static let oneWay = Set(Resource.words("state-phrases/one-way"))
  private static let shown = Set(Resource.words("state-phrases/shown"))
  private static let around = Set(Resource.words("keys/around-toggles"))
  private static let sides = Set(Resource.words("keys/sides-of-toggles"))
  /// Words of a label: one alone is the name of a setting, more are a sentence.
  private static let words = 2...5
  /// First words of labels of what shows and hides.
  private static let showing: Set<String> = ["show", "hide", "expand", "collapse"]

  /// A search in the source language's texts and keys.
  init(_ catalog: Catalog) {
    texts = SourceTexts(catalog)
    keys = catalog.rows.indices.compactMap { row in
      let key = Array(catalog.key(row: row).utf8)
      let words = Set(KeyWords(key.span).words)
      return words.contains("toggle") ? words : nil
    }
  }

  /// Whether a label names one state of what its key says that it toggles, and neither another text nor another key
  /// tells of the other.
  mutating func isOneState(_ key: Span<UInt8>, _ text: Span<UInt8>) -> Bool {
    let words = KeyWords(key).words
    guard let toggle = words.firstIndex(of: "toggle"), Self.mayName(text) else { return false }
    let isVerb = words[(toggle + 1)...].contains { !Self.around.contains($0) }
    let own = Self.oneWay.first { verb in
      text.end(of: verb, at: 0).map { $0 < text.count && text[$0] == 0x20 } ?? false
    }
    guard let own, isVerb || Self.isShown(text, by: own), !hasOtherKey(Set(words)) else {
      return false
    }
    let object = text.extracting(own.utf8.count..<text.count)
    for verb in Self.oneWay where verb != own && texts.contains(verb, then: object) {
      return false
    }
    return true
  }

  /// Whether a label has as many words as the name of what a control does, and does not name two things.
  private static func mayName(_ text: Span<UInt8>) -> Bool {
    if text.holds(" or ") || text.holds(" and ") || text.firstIndex(of: "/") != nil { return false }
    return words.contains(text.indices.count { text[$0] == 0x20 } + 1)
  }

  /// Whether a label shows or hides a part of the screen.
  private static func isShown(_ text: Span<UInt8>, by verb: String) -> Bool {
    showing.contains(verb) && shown.contains { text.ends(with: " " + $0) }
  }

  /// Whether another key is that of the other side: it has all the words of this one and more, or other words for a
  /// side.
  private func hasOtherKey(_ words: Set<String>) -> Bool {
    keys.contains { other in
      let (own, its) = (words.subtracting(other), other.subtracting(words))
      if own.isEmpty { return !its.isEmpty }
      return own.isSubset(of: Self.sides) && its.isSubset(of: Self.sides)
    }
  }
}
