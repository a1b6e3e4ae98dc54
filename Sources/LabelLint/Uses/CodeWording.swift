/// What a text in code looks like: words for users, or the name of one.
enum CodeWording {
  /// Fewest letters of a single word that is one for users.
  private static let fewestLetters = 3

  /// Whether a text has words for users: several of them, or one with a capital at its start and no other sign.
  static func isWorded(_ text: Span<UInt8>) -> Bool {
    if isKey(text) || isDatePattern(text)
      || text.indices.contains(where: { text.begins(with: "://", at: $0) })
    {
      return false
    }
    var words: [[Unicode.Scalar]] = []
    var isInside = false
    var index = 0
    while index < text.count {
      let (scalar, length) = text.scalarOrReplacement(at: index)
      index += length
      let isPart = WordScalar.isPart(scalar)
      if isPart, !isInside { words.append([]) }
      if isPart { words[words.count - 1].append(scalar) }
      isInside = isPart
    }
    words.removeAll { !$0.contains { WordScalar.isLetterOrDigit($0) && !("0"..."9").contains($0) } }
    if words.count > 1, text.firstIndex(of: " ") != nil { return true }
    guard words.count == 1, words[0].count >= fewestLetters,
      CharacterProperties.isUpper(words[0][0])
    else { return false }
    // `USD` and `MainScreen` are names.
    return words[0].dropFirst().allSatisfy {
      !CharacterProperties.isUpper($0) && !("0"..."9").contains($0) && $0 != "_"
    }
  }

  /// Whether a text is a pattern of dates or times, whose letters stand for fields (UTS 35): `MMM d, yyyy`.
  private static func isDatePattern(_ text: Span<UInt8>) -> Bool {
    var letters = 0
    for index in text.indices where ASCII.isLetter(text[index]) {
      let isRun = index > 0 && text[index - 1] == text[index]
      let isFirst = index == 0 || !ASCII.isLetter(text[index - 1])
      guard isRun || isFirst, "GyYuMLwWdDEecahHKkmsSzZ".utf8.contains(text[index]) else {
        return false
      }
      letters += 1
    }
    return letters > 1 && !text.indices.contains { text[$0] >= 0x80 }
  }

  /// Whether a text is the name of a text: `settings.title`, `settings_title`.
  static func isKey(_ text: Span<UInt8>) -> Bool {
    var (hasJoint, hasLetter) = (false, false)
    for index in text.indices {
      let byte = text[index]
      let isJoint = byte == 0x2E || byte == 0x5F
      if isJoint || byte == 0x2D {
        let isInside =
          index > 0 && index + 1 < text.count && ASCII.isAlphanumeric(text[index + 1])
        if !isInside { return false }
        hasJoint = hasJoint || isJoint
      } else if ASCII.isLetter(byte) {
        hasLetter = true
      } else if !ASCII.isDigit(byte) {
        return false
      }
    }
    return hasJoint && hasLetter
  }
}
