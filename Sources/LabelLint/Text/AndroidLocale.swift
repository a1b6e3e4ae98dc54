import CICU

/// A locale as Android's resource table sees it, with the distances that its choice goes by.
struct AndroidLocale {
  /// Deprecated languages and `tl`, which count as their successors (AOSP, `ResTable_config`).
  private static let successors = TextTable("he: iw\nid: in\nyi: ji\nfil: tl")

  /// Language as spelled, lower case; empty for the unqualified folder.
  let spelledLanguage: String
  /// Language with deprecated codes replaced.
  let language: String
  /// Region, upper case; empty without one.
  let region: String
  /// Variant, lower case; empty without one.
  let variant: String
  /// Script, given or inferred; empty where it is not known.
  let script: String

  /// Reads a tag with hyphens or underscores; `default` and the empty name are the unqualified folder.
  init(_ name: String) {
    let subtags = name.utf8
      .split { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
      .map { String(decoding: $0.map(ASCII.lowercased), as: UTF8.self) }
    var rest = name == AndroidLocaleFallback.unqualified ? [] : subtags[...]
    spelledLanguage = rest.popFirst() ?? ""
    language = Self.successors[spelledLanguage] ?? spelledLanguage
    var given = ""
    if let script = rest.first, script.utf8.count == 4, script.utf8.allSatisfy(ASCII.isLetter) {
      given = script
      rest = rest.dropFirst()
    }
    if let code = rest.first, code.utf8.count == 2 || code.utf8.count == 3 {
      region = String(decoding: code.utf8.map(ASCII.uppercased), as: UTF8.self)
      rest = rest.dropFirst()
    } else {
      region = ""
    }
    variant = rest.joined(separator: "-")
    script = Self.script(given, language, region)
  }

  /// Whether the locale is the unqualified folder.
  var isUnqualified: Bool { language.isEmpty }

  /// Whether a folder may serve this locale at all.
  func matches(_ supported: AndroidLocale) -> Bool {
    if supported.isUnqualified { return true }
    if supported.language != language { return false }
    if script.isEmpty || supported.script.isEmpty {
      return supported.region.isEmpty || supported.region == region
    }
    return script == supported.script
  }

  /// A script with its first letter capital; without a given one, that of likely subtags.
  private static func script(_ given: String, _ language: String, _ region: String) -> String {
    if !given.isEmpty {
      let bytes = given.utf8.enumerated().map {
        $0.offset == 0 ? ASCII.uppercased($0.element) : $0.element
      }
      return String(decoding: bytes, as: UTF8.self)
    }
    // Pseudo-locales have a script of their own, so that they serve nobody else.
    if language.isEmpty || region == "XA" || region == "XB" { return region }
    let likely = LocaleTag(language: language, region: region.isEmpty ? nil : region)
    return likely?.scriptOrLikely ?? ""
  }
}
