import Synchronization

/// The English names that messages have for languages, made visible: many findings name the same few, and
/// ICU takes long for each.
enum LanguageNames {
  /// Most names that are kept: a file may name any number of locales.
  private static let most = 1000

  /// The names so far, by tag.
  private static let known = Mutex<[String: String]>([:])

  /// The English name of a language, as ICU has it.
  static func name(of tag: LocaleTag) -> String {
    let key = tag.description
    if let name = known.withLock({ $0[key] }) { return name }
    let name = VisibleText.isolated(tag.displayName(in: .english))
    known.withLock { if $0.count < most { $0[key] = name } }
    return name
  }
}
