/// The words of a key in any ASCII case, for the few texts whose key decides.
///
/// A key that is a text itself has none: its words say what users read, not what it is for.
struct KeyWords: ~Escapable {
  private let key: Span<UInt8>

  /// The words of a key.
  @_lifetime(copy key)
  init(_ key: Span<UInt8>) {
    self.key = key.firstIndex(of: 0x20) == nil ? key : key.extracting(0..<0)
  }

  /// The words in their order, in lower case.
  var words: [String] {
    var words: [String] = []
    var segments = KeySegments(key)
    while let range = segments.next() {
      words.append(String(decoding: range.map { ASCII.lowercased(key[$0]) }, as: UTF8.self))
    }
    return words
  }

  /// Whether some word of the key is among others, in lower case.
  func holds(_ others: [String]) -> Bool {
    var segments = KeySegments(key)
    while let range = segments.next() {
      if key.holds(oneOf: others, at: range) { return true }
    }
    return false
  }

  /// Whether two words, in lower case, follow each other in the key.
  func holds(_ first: String, then second: String) -> Bool {
    var segments = KeySegments(key)
    var isBehindFirst = false
    while let range = segments.next() {
      if isBehindFirst, key.extracting(range).matches(second) { return true }
      isBehindFirst = key.extracting(range).matches(first)
    }
    return false
  }

  /// Whether the key is that of what users say to the device: a phrase for its assistant, or a voice command.
  var isOfUsersWords: Bool {
    holds(["siri", "phrase"]) || holds("voice", then: "command") || holds("voice", then: "commands")
  }

  private static let steps = Resource.words("keys/steps")

  /// Whether the key is that of a step of instructions, which tells people what to do: `how_to_first_instruction`.
  var namesStep: Bool { holds(Self.steps) }

  private static let parts = Resource.words("keys/parts")

  /// Whether the key names a part that code puts together with others: `label_suffix`, or a role and
  /// nothing else, as `accessibility_button` for "Button".
  func namesPart(_ text: Span<UInt8>) -> Bool {
    if holds(Self.parts) { return true }
    let words = words
    guard let first = words.first, ["accessibility", "a11y"].contains(first) else { return false }
    var (word, index) = (1, 0)
    while index < text.count {
      guard word < words.count, let end = text.end(of: words[word], at: index) else { return false }
      word += 1
      index = end < text.count && text[end] == 0x20 ? end + 1 : end
    }
    return word == words.count && word > 1
  }

  /// Whether the key is that of what heads a dialog or an alert: `sync_alert_title`.
  var namesDialogTitle: Bool { holds("alert", then: "title") || holds("dialog", then: "title") }

  private static let others = Resource.words("keys/pressed").filter { $0 != "confirm" }

  /// Whether the key is that of the title over a question, and of nothing that is pressed: `confirm_download_title`.
  var namesTitleOfQuestion: Bool {
    let words = words
    return words.first == "confirm" && words.last == "title" && !holds(Self.others)
  }

  /// Whether the key is that of the description of a role, which platforms say in place of their own word:
  /// `accessibility_role_slider`, `bookmark_role_description`.
  var namesRole: Bool { holds(["role"]) }
}
