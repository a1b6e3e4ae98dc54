import CICU

/// A locale by its canonical BCP 47 tag: `pt-BR`, `zh-Hant-HK`, `ca-valencia`.
///
/// Deprecated codes are replaced by those of CLDR (`iw` is `he`, `sh` is `sr-Latn`). A tag is one
/// small string with the offsets of its parts, cheap to copy, compare and hash.
package struct LocaleTag: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// Longest spelling that is looked at, in bytes.
  static let longestSpelling = 100

  /// The tag in canonical BCP 47.
  package let description: String
  /// Language subtag, lower case; `x` for a tag of private use alone.
  ///
  /// Kept, as it is asked for of every text; so short a string is not counted.
  package let language: String
  /// Length of the language subtag, in bytes.
  private let languageEnd: UInt8
  /// Offset behind the script subtag, in bytes; `languageEnd` without one.
  private let scriptEnd: UInt8
  /// Offset behind the region subtag, in bytes; `scriptEnd` without one.
  private let regionEnd: UInt8

  /// English.
  package static let english = LocaleTag(canonical: "en")

  /// Reads a locale as catalogs spell it: BCP 47, underscores for hyphens, deprecated codes, English
  /// names such as `Japanese`, Android's `pt-rBR`.
  ///
  /// Chinese and Cantonese by region get the script that they mean: `zh-CN` is `zh-Hans`, `zh-TW` is
  /// `zh-Hant`, `zh-HK` is `zh-Hant-HK`. A region of three letters is its code of two: `en-USA` is
  /// `en-US`. `mo` alone is `ro-MD`.
  ///
  /// - Parameter spelled: At most 100 ASCII letters, digits, hyphens and underscores.
  package init?(_ spelled: String) {
    guard let tag = LocaleSpelling.tag(of: spelled), let canonical = Self(canonicalizing: tag)
    else { return nil }
    self = canonical.withChineseScript
  }

  /// Puts a locale together from its subtags, in any case; unlike `init(_:)` it leaves Chinese as it
  /// is, so Android's `zh-rCN` stays `zh-CN`.
  ///
  /// A region of three letters is replaced by its code of two letters.
  package init?(
    language: String, script: String? = nil, region: String? = nil, variant: String? = nil
  ) {
    var tag = language
    if let script { tag += "-" + script }
    if let region { tag += "-" + LocaleSpelling.region(of: region) }
    if let variant { tag += "-" + variant }
    guard let tag = LocaleSpelling.tag(of: tag) else { return nil }
    self.init(canonicalizing: tag)
  }

  /// Takes ICU's canonical form of a well-formed tag.
  private init?(canonicalizing tag: String) {
    if let canonical = LocaleReplacements.canonical(tag) {
      self.init(canonical: canonical)
      return
    }
    guard let canonical = Self.canonicalOfICU(tag) else { return nil }
    // ICU spells a tag of private use alone with a language, `und-x-a`; BCP 47 spells it without.
    self.init(canonical: tag.hasPrefix("x-") ? String(canonical.dropFirst(4)) : canonical)
  }

  /// ICU's canonical form of a tag; nil for one that is not well-formed.
  static func canonicalOfICU(_ tag: String) -> String? {
    unsafe ICUOutput.string { buffer, capacity in
      unsafe labellint_locale_canonical(tag, buffer, capacity)
    }
  }

  /// Finds the parts of a tag that is canonical already.
  private init(canonical: String) {
    description = canonical
    let subtags = canonical.utf8.split(separator: UInt8(ascii: "-"))
    var end = subtags.first?.count ?? 0
    // Behind `x` everything is private use, whatever its length.
    var rest = end == 1 ? [] : subtags.dropFirst()
    languageEnd = UInt8(clamping: end)
    language = String(canonical.utf8.prefix(end)).orEmpty
    if rest.first?.count == 4, let first = rest.first?.first, ASCII.isLetter(first) {
      end += 5
      rest = rest.dropFirst()
    }
    scriptEnd = UInt8(clamping: end)
    if let region = rest.first, region.count == 2 || region.count == 3 { end += region.count + 1 }
    regionEnd = UInt8(clamping: end)
  }

  /// Script subtag, such as `Hant`.
  package var script: String? { scriptEnd > languageEnd ? part(languageEnd + 1, scriptEnd) : nil }

  /// Region subtag, such as `BR` or `419`.
  package var region: String? { regionEnd > scriptEnd ? part(scriptEnd + 1, regionEnd) : nil }

  /// Variant subtags, lower case.
  package var variants: [String] {
    description.utf8.dropFirst(Int(regionEnd)).split(separator: UInt8(ascii: "-"))
      .prefix { $0.count > 1 }.compactMap { String($0) }
  }

  /// Language, script and region, without variants and extensions.
  var core: String { part(0, regionEnd) }

  /// The same tag with other language, script and region.
  func replacingCore(with core: String) -> LocaleTag {
    LocaleTag(canonical: core + String(description.utf8.dropFirst(Int(regionEnd))).orEmpty)
  }

  /// The tag without variants and extensions, else without region, else without script; nil when only
  /// the language is left.
  var truncated: LocaleTag? {
    if regionEnd < description.utf8.count { return LocaleTag(canonical: core) }
    if regionEnd > scriptEnd { return LocaleTag(canonical: part(0, scriptEnd)) }
    return scriptEnd > languageEnd ? LocaleTag(canonical: language) : nil
  }

  /// Whether two tags are one.
  package static func == (left: LocaleTag, right: LocaleTag) -> Bool {
    left.description == right.description
  }

  /// Feeds the tag to a hasher: its parts follow from it.
  package func hash(into hasher: inout Hasher) { hasher.combine(description) }

  /// Whether a tag comes before another by the bytes of its description.
  package static func < (left: LocaleTag, right: LocaleTag) -> Bool {
    // Tags are ASCII, whose canonical order is that of bytes.
    left.description < right.description
  }

  /// The bytes of the description between two offsets.
  private func part(_ start: UInt8, _ end: UInt8) -> String {
    String(description.utf8.prefix(Int(end)).dropFirst(Int(start))).orEmpty
  }
}

extension Optional where Wrapped == String {
  /// The string; ASCII cut at a byte always is one, so the empty one is never met.
  fileprivate var orEmpty: String { self ?? "" }
}
