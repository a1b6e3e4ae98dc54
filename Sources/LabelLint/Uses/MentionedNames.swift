/// All names that an app's sources mention, whatever they do with them: a key that is not among them has no use.
///
/// Names are compared as tools and resources spell them: `play_label`, `play.label` and `playLabel` are one.
struct MentionedNames: Sendable {
  /// Hashes of names and of the ends of paths: `L10n.Player.play` mentions `play`, `Player.play` and the whole.
  private var names: Set<UInt64> = []
  /// What stands before a value in a text, as in `"mode_\(name)"`, in small letters.
  private var starts: Set<String> = []
  /// What stands behind a value.
  private var ends: Set<String> = []

  /// Parts of a path that are looked at.
  private static let mostParts = 6
  /// Bytes of the shortest beginning or end that tells keys from others.
  private static let shortestPart = 3

  /// Adds the names of a program or an XML file.
  ///
  /// In XML only references count: `@string/play`, `R.string.play`. Those to views, such as `@+id/play`, name no text.
  /// In a program, a word alone is the name of a variable: `muted` is no `R.string.muted`.
  mutating func read(_ text: Span<UInt8>, isXML: Bool, of language: CodeLanguage? = nil) {
    let hasProperties = language == .kotlin || language == .java
    var index = 0
    while index < text.count {
      let start = index
      while index < text.count, Self.isOfName(text[index]) { index += 1 }
      if index == start {
        index += 1
        continue
      }
      let path = text.extracting(start..<index)
      let before = start > 0 ? text[start - 1] : 0
      let next = index < text.count ? text[index] : 0
      if isXML, !Self.isReference(path, in: text, at: start) { continue }
      let isQuoted = before == UInt8(ascii: "\"") && next == before
      if let language, Self.isWord(path), !isQuoted || Self.isConstant(path, language) { continue }
      add(path, hasProperties: hasProperties)
      if let last = path.lastIndex(of: UInt8(ascii: "."), in: path.indices) {
        // What code calls on a text: `R.string.play.takeIf { … }`.
        add(path.extracting(0..<last), hasProperties: hasProperties)
      }
      if Self.isJoint(path[path.count - 1]), "\\$\"%{".utf8.contains(next) {
        Self.add(path, to: &starts)
      }
      if let end = Self.end(path, of: text, at: start) { Self.add(end, to: &ends) }
    }
  }

  /// Whether a name of XML refers to something other than a view: `@string/play`, `R.string.play`.
  private static func isReference(_ path: Span<UInt8>, in text: Span<UInt8>, at start: Int) -> Bool
  {
    if path.firstIndex(of: UInt8(ascii: ".")) != nil { return true }
    return text.begins(with: "/", at: start - 1) && !text.begins(with: "id", at: start - 3)
  }

  /// The part of a path that a text has behind a value: of `"\(name).title"`, `".title"`, `"%@.title"` and
  /// `"%1$s_title"`.
  @_lifetime(copy path)
  private static func end(_ path: Span<UInt8>, of text: Span<UInt8>, at start: Int) -> Span<UInt8>?
  {
    let before = start > 0 ? text[start - 1] : 0
    if isJoint(path[0]) { return ")}\"@".utf8.contains(before) ? path : nil }
    let isConversion =
      before == UInt8(ascii: "%")
      || before == UInt8(ascii: "$") && start > 1 && ASCII.isDigit(text[start - 2])
    guard isConversion, path.count > 1, isJoint(path[1]) else { return nil }
    return path.extracting(1..<path.count)
  }

  /// Adds a path and its ends.
  ///
  /// Where values have properties, a word behind a dot may be one.
  private mutating func add(_ path: Span<UInt8>, hasProperties: Bool) {
    names.insert(GeneratedName.hash(path))
    var parts = 1
    for index in path.indices.reversed()
    where path[index] == UInt8(ascii: ".") && parts < Self.mostParts {
      let end = path.extracting(index + 1..<path.count)
      parts += 1
      if hasProperties, Self.isProperty(end, of: path.extracting(0..<index)) { continue }
      names.insert(GeneratedName.hash(end))
    }
  }

  /// Whether the end of a path is a property or a constant: `chat.muted` and `Mode.MUTED` are no texts, `R.string.muted`
  /// is.
  private static func isProperty(_ end: Span<UInt8>, of path: Span<UInt8>) -> Bool {
    guard isWord(end), !end.isEmpty else { return false }
    return isConstant(end, .kotlin) || !endsInType(path)
  }

  /// Whether the last part of a path is a type that may hold texts: `R.string`, `Strings`.
  private static func endsInType(_ path: Span<UInt8>) -> Bool {
    let start = path.lastIndex(of: UInt8(ascii: "."), in: path.indices).map { $0 + 1 } ?? 0
    let part = path.extracting(start..<path.count)
    if part.isEmpty || ASCII.isUpperCase(part[0]) { return true }
    return Self.resourceTypes.contains { part.equals($0) }
  }

  /// What holds texts in Android, Compose and moko, also behind `import`.
  private static let resourceTypes = ["string", "strings", "plurals", "array", "resources"]

  private static func add(_ part: Span<UInt8>, to parts: inout Set<String>) {
    if part.count < shortestPart { return }
    var bytes: [UInt8] = []
    bytes.append(part)
    parts.insert(String(decoding: bytes, as: UTF8.self).lowercased())
  }

  /// Adds what other files mention.
  mutating func formUnion(_ other: MentionedNames) {
    names.formUnion(other.names)
    starts.formUnion(other.starts)
    ends.formUnion(other.ends)
  }

  /// Whether a key is mentioned, or may be put together of a part that is.
  func mayHold(_ key: String) -> Bool {
    if names.contains(GeneratedName.hash(key.utf8.span)) { return true }
    let key = key.lowercased()
    return starts.contains { key.hasPrefix($0) } || ends.contains { key.hasSuffix($0) }
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    ASCII.isAlphanumeric(byte) || byte == UInt8(ascii: "_") || isJoint(byte) || byte >= 0x80
  }

  /// Whether a name is one word: `muted`, `Muted` and `MUTED`, but not `isMuted`.
  private static func isWord(_ name: Span<UInt8>) -> Bool {
    let capitals = name.indices.count { ASCII.isUpperCase(name[$0]) }
    let isOneWord =
      capitals == 0 || capitals == name.count || capitals == 1 && ASCII.isUpperCase(name[0])
    return isOneWord && name.indices.allSatisfy { ASCII.isLetter(name[$0]) }
  }

  /// Whether a word of Kotlin or Java is the name of a constant: `MUTED`.
  private static func isConstant(_ word: Span<UInt8>, _ language: CodeLanguage) -> Bool {
    !language.isApple && ASCII.isUpperCase(word[word.count - 1])
  }

  /// Whether a byte joins the parts of a key.
  private static func isJoint(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
  }
}
