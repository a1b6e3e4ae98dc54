/// The new locale of a set that has most texts of one that is gone, as after a folder got another name: `pt` that became
/// `pt-BR`.
struct SuccessorLocale {
  /// A key of a table.
  private struct Key: Hashable {
    let table: String
    let key: String
  }

  /// The new locale.
  let locale: String
  /// The keys, sorted, of which the one that is gone had a text, the new locale has none and the source still has one.
  let lacking: [String]

  /// The only new locale of the same language, if it has at least half of the texts; nil without one.
  ///
  /// - Parameters:
  ///   - gone: The locale that is gone.
  ///   - earlier: The set as it was, with its texts.
  ///   - now: The set as it is, with its texts.
  init?(of gone: String, _ earlier: SetSummary, _ now: SetSummary) {
    guard let before = earlier.texts, let texts = now.texts, before.lacking[gone] != nil,
      let language = LocaleTag(gone)?.language
    else { return nil }
    let new = texts.lacking.keys.filter {
      before.lacking[$0] == nil && LocaleTag($0)?.language == language
    }
    guard new.count == 1, let locale = new.first else { return nil }
    let old = Self.keys(before, of: gone)
    let missed = old.subtracting(Self.keys(texts, of: locale))
    guard !old.isEmpty, missed.count * 2 <= old.count else { return nil }
    self.locale = locale
    lacking = missed.intersection(Self.keys(texts, of: now.sourceLocale)).map(\.key)
      .sorted(by: ByteOrder.precedes)
  }

  /// The keys of which a locale has a text.
  private static func keys(_ texts: TextInventory, of locale: String) -> Set<Key> {
    let lacking = Set(texts.lacking[locale] ?? [])
    var keys: Set<Key> = []
    var position = 0
    for table in texts.tables {
      for key in table.keys {
        if !lacking.contains(position) { keys.insert(Key(table: table.name, key: key)) }
        position += 1
      }
    }
    return keys
  }
}
