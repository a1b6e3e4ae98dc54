import CICU

/// A locale as Apple's choice of localizations sees it, in ICU's spelling.
struct AppleLocale {
  /// Longest chain of parents (`ualoc.cpp`).
  private static let longestChain = 9

  /// Languages that serve each other's users.
  private static let groups = TextTable("ar: ars\nhi: en\nno: nb nn\nzh: wuu yue")

  /// Regions beside the default one that cost no extra step.
  private static let unpenalized = ["es_MX", "zh_Hant_TW"]

  /// The name as it was given.
  let spelled: String
  /// The name with case and separators repaired.
  let base: String
  /// The base name with aliases replaced.
  let normal: String
  /// Language of the normal name.
  let language: String
  /// Region of the normal name; empty without one.
  let region: String

  /// Reads a name; nil when ICU refuses it.
  init?(_ spelled: String) {
    // A NUL would end the name early for ICU.
    guard spelled.utf8.count <= LocaleTag.longestSpelling, !spelled.utf8.contains(0),
      let base = Self.form(Int32(LABELLINT_LOCALE_BASE_NAME), spelled)
    else { return nil }
    self.spelled = spelled
    self.base = base
    normal = Self.normal(base)
    language = Self.language(of: normal)
    region = Self.form(Int32(LABELLINT_LOCALE_REGION), normal) ?? ""
  }

  /// Language whose users the locale's language serves too.
  var group: String { Self.groups[language] ?? language }

  /// The normal name and its parents, the nearest first.
  ///
  /// - Parameter isPenalized: Whether a region other than the default one costs a step more.
  /// - Returns: At most nine names in ICU's spelling.
  func chain(isPenalized: Bool) -> [String] {
    var chain = [normal]
    if isPenalized, !region.isEmpty, !Self.unpenalized.contains(normal), !hasDefaultRegion {
      chain.append(normal)
    }
    var next = Self.parent(of: normal)
    while chain.count < Self.longestChain, !next.isEmpty, next != LocaleParents.root {
      chain.append(next)
      next = Self.parent(of: next)
    }
    return chain
  }

  /// Whether the region is the one that likely subtags would add.
  private var hasDefaultRegion: Bool {
    guard let minimized = Self.form(Int32(LABELLINT_LOCALE_MINIMIZED), normal) else { return false }
    return Self.form(Int32(LABELLINT_LOCALE_REGION), minimized) == ""
  }

  /// Parent of a name; `root` or empty without one.
  private static func parent(of name: String) -> String {
    if let parent = AppleLocaleTables.parents[name] ?? LocaleParents.table[name] { return parent }
    // A name may end with an underscore or have two of them: only the last is where it is cut.
    guard let end = name.utf8.lastIndex(of: UInt8(ascii: "_")) else { return "" }
    return String(decoding: name.utf8[..<end], as: UTF8.self)
  }

  /// A base name with Apple's aliases and those of CLDR replaced.
  private static func normal(_ base: String) -> String {
    if let alias = AppleLocaleTables.aliases[base] { return alias }
    if let alias = languageAlias(base) { return alias }
    let language = language(of: base)
    let rest = String(decoding: base.utf8.dropFirst(language.utf8.count), as: UTF8.self)
    guard !rest.isEmpty, let alias = languageAlias(language) else { return base }
    guard alias.utf8.contains(UInt8(ascii: "_")) else { return alias + rest }
    // An alias with a script of its own takes only the region over.
    let region = form(Int32(LABELLINT_LOCALE_REGION), base) ?? ""
    return region.isEmpty ? alias : alias + "_" + region
  }

  /// Replacement of a name in the language aliases of CLDR.
  private static func languageAlias(_ name: String) -> String? {
    let alias = form(Int32(LABELLINT_LOCALE_LANGUAGE_ALIAS), name) ?? ""
    return alias.isEmpty ? nil : alias
  }

  /// Language of a name in ICU's spelling.
  private static func language(of name: String) -> String {
    String(decoding: name.utf8.prefix { $0 != UInt8(ascii: "_") }, as: UTF8.self)
  }

  /// What ICU makes of a name.
  private static func form(_ form: Int32, _ name: String) -> String? {
    unsafe ICUOutput.string { buffer, capacity in
      unsafe labellint_locale_form(form, name, buffer, capacity)
    }
  }
}
