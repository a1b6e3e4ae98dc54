/// The locale in the name of an Android folder, by its subtags.
struct AndroidLocaleQualifier: Equatable {
  /// Language, two or three letters.
  var language: String
  /// Script, four letters.
  var script: String?
  /// Region, two or three letters or three digits.
  var region: String?
  /// Variant, five to eight letters or digits, or four that start with a digit.
  var variant: String?

  /// A language alone.
  init(language: String) { self.language = language }

  /// Reads `b+lang[+Script][+REGION][+variant]`; nil where aapt2 refuses it.
  ///
  /// - Parameter word: In lower case.
  init?(modified word: String) {
    let subtags = word.utf8.split(separator: UInt8(ascii: "+"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    guard (2...5).contains(subtags.count), subtags[0] == "b", Self.isLanguage(subtags[1]) else {
      return nil
    }
    self.init(language: subtags[1])
    for subtag in subtags.dropFirst(2) {
      guard add(subtag) else { return nil }
    }
  }

  /// Takes the next subtag as script, region or variant, in this order; false when it is none of them.
  mutating func add(_ subtag: String) -> Bool {
    guard variant == nil else { return false }
    if script == nil, region == nil, Self.isScript(subtag) {
      script = subtag
    } else if region == nil, Self.isRegion(subtag) {
      region = subtag
    } else if Self.isVariant(subtag) {
      variant = subtag
    } else {
      return false
    }
    return true
  }

  /// The locale; nil when the subtags make no well-formed tag.
  var tag: LocaleTag? {
    LocaleTag(language: language, script: script, region: region, variant: variant)
  }

  /// The qualifier as Android wants it: `pt-rBR` where that is enough, else `b+es+419`; nil when the
  /// subtags make no well-formed tag.
  var spelling: String? {
    // A region of three letters becomes the code of two.
    guard let tag else { return nil }
    let isPlain = region.map { $0.utf8.count == 2 } ?? true
    if script == nil, variant == nil, isPlain {
      return language + (tag.region.map { "-r" + $0 } ?? "")
    }
    let title = script.map { script in
      String(decoding: script.utf8.prefix(1).map(ASCII.uppercased), as: UTF8.self)
        + String(decoding: script.utf8.dropFirst(), as: UTF8.self)
    }
    return (["b", language] + [title, tag.region, variant].compactMap(\.self)).joined(
      separator: "+")
  }

  /// Whether a word is two or three letters.
  static func isLanguage(_ word: String) -> Bool {
    (2...3).contains(word.utf8.count) && word.utf8.allSatisfy(ASCII.isLetter)
  }

  /// Whether a subtag has the form of a script.
  private static func isScript(_ subtag: String) -> Bool {
    subtag.utf8.count == 4 && subtag.utf8.allSatisfy(ASCII.isLetter)
  }

  /// Whether a subtag has the form of a region; three letters are one to Android.
  private static func isRegion(_ subtag: String) -> Bool {
    isLanguage(subtag) || subtag.utf8.count == 3 && subtag.utf8.allSatisfy(ASCII.isDigit)
  }

  /// Whether a subtag has the form of a variant.
  private static func isVariant(_ subtag: String) -> Bool {
    let isWord = subtag.utf8.allSatisfy { ASCII.isAlphanumeric($0) }
    guard isWord, let first = subtag.utf8.first else { return false }
    return (5...8).contains(subtag.utf8.count)
      || subtag.utf8.count == 4 && ASCII.isDigit(first)
  }
}
