/// Reads names such as `values-mcc310-pt-rBR-v21` (aapt2's `ConfigDescription`).
package enum AndroidFolderName {
  /// What every name starts with.
  private static let prefix = "values"
  /// Longest name that is looked at, in bytes.
  private static let longestName = 255

  /// Reads the name of a folder.
  package static func read(_ name: String) -> FolderName {
    guard name != prefix else { return FolderName(name, tag: nil) }
    guard name.hasPrefix(prefix + "-"), name.utf8.count <= longestName else {
      return notAValuesFolder(name)
    }
    // Qualifiers are ASCII; anything else matches none of them and is reported as it is.
    let words = name.utf8.dropFirst(prefix.utf8.count + 1)
      .split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    return read(words, of: name)
  }

  /// Reads the words behind `values-`.
  private static func read(_ words: [String], of name: String) -> FolderName {
    var next = AndroidQualifier.allCases[...]
    var last: AndroidQualifier?
    var locale: AndroidLocaleQualifier?
    var qualifiers: [String] = []
    var index = 0
    while index < words.count {
      let word = lowercase(words[index])
      guard let place = next.firstIndex(where: { $0.accepts(word) }) else {
        let isLate = AndroidQualifier.allCases.contains { $0.accepts(word) && $0 < last ?? $0 }
        return invalid(
          name, words, isLate ? .invalidQualifierOrder : .invalidQualifier, words[index])
      }
      last = next[place]
      next = next[(place + 1)...]
      if last == .locale, word != AndroidQualifier.wildcard {
        guard let (read, count) = readLocale(words[index...]) else {
          return invalid(name, words, .invalidQualifier, words[index])
        }
        locale = read
        index += count
      } else {
        qualifiers.append(words[index])
        index += 1
      }
    }
    guard let locale else { return FolderName(name, tag: nil, qualifiers: qualifiers) }
    guard let tag = locale.tag else {
      return FolderName(name, .invalidLocale, "\"\(name)\" names no locale")
    }
    return FolderName(name, tag: tag, qualifiers: qualifiers)
  }

  /// The locale at the start of some words and how many of them it takes; nil when it is ill-formed.
  static func readLocale(
    _ words: ArraySlice<String>
  ) -> (locale: AndroidLocaleQualifier, count: Int)? {
    guard let first = words.first.map(lowercase) else { return nil }
    if first.hasPrefix("b+") {
      return AndroidLocaleQualifier(modified: first).map { ($0, 1) }
    }
    var locale = AndroidLocaleQualifier(language: first)
    guard let second = words.dropFirst().first.map(lowercase), second.utf8.count == 3,
      second.utf8.first == UInt8(ascii: "r")
    else { return (locale, 1) }
    let isRegion = locale.add(String(decoding: second.utf8.dropFirst(), as: UTF8.self))
    return (locale, isRegion ? 2 : 1)
  }

  /// The problem of a name that does not start with `values-`.
  private static func notAValuesFolder(_ name: String) -> FolderName {
    let rest = name.utf8.dropFirst(prefix.utf8.count)
    var message = "\"\(name)\" is not a values folder"
    if name.hasPrefix(prefix), name.utf8.count <= longestName {
      let words = rest.split { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
        .map { String(decoding: $0, as: UTF8.self) }
      if let proposal = AndroidFolderRepair.proposal(for: words) {
        message += "; write \"\(proposal)\""
      }
    }
    return FolderName(name, .notAValuesDir, message)
  }

  /// The problem of a word that is no qualifier, or none in its place.
  private static func invalid(
    _ name: String, _ words: [String], _ code: ProblemCode, _ word: String
  ) -> FolderName {
    if let part = privatePart(of: word) {
      let message = "no device asks for \"\(name)\", as no locale of a device has \"\(part)\""
      return FolderName(name, .privateSubtag, message + "; rename the folder, or delete it")
    }
    var message =
      code == .invalidQualifierOrder
      ? "\"\(word)\" comes too late in \"\(name)\""
      : word.isEmpty
        ? "\"\(name)\" has an empty qualifier" : "\"\(word)\" is not a qualifier of \"\(name)\""
    if let proposal = AndroidFolderRepair.proposal(for: words), proposal != name {
      message += "; write \"\(proposal)\""
    }
    return FolderName(name, code, message)
  }

  /// The end of a locale such as `b+be+x+old` from its subtag of one letter on, `x-old`; nil without one.
  ///
  /// In BCP 47, it is what a few agree upon. A device has language, script, region and variant (`ResTable_config`).
  /// Apps with such folders are built and shipped.
  private static func privatePart(of word: String) -> String? {
    let subtags = lowercase(word).split(separator: "+")
    guard subtags.first == "b",
      let start = subtags.dropFirst().firstIndex(where: { $0.utf8.count == 1 })
    else { return nil }
    return subtags[start...].joined(separator: "-")
  }

  /// A word with ASCII capitals made small.
  static func lowercase(_ word: String) -> String {
    String(decoding: word.utf8.map(ASCII.lowercased), as: UTF8.self)
  }
}
