/// The texts that code has for its keys, `NSLocalizedString("key", value: "Text")`, and which of the keys catalogs have.
///
/// Users of all languages get such a text if no catalog has its key. Teams that translate them export all of them to a
/// catalog, so a key that is missing among many others was forgotten. Xcode itself writes keys into string catalogs.
package struct DefaultTexts: Sendable {
  private let index: UsageIndex
  /// Numbers of the literals whose keys a catalog has.
  private var known: Set<Int> = []
  /// Number of translations of each table; the highest where several catalogs are called alike.
  private var translations: [String: Int] = [:]
  /// Tables that are string catalogs.
  private var extracted: Set<String> = []

  /// Fewest keys of a table that has them because somebody exports them.
  private static let fewestKeys = 10
  /// How many keys a table has for each one that it lacks, at least.
  private static let keysForEachLacking = 9

  /// The texts of an app's code, before any catalog is known.
  package init(_ index: UsageIndex) { self.index = index }

  /// Whether a literal is what code has for a key, and without values, which a key may write in several ways.
  static func isDefault(_ literal: SourceLiteral) -> Bool {
    literal.flags.isSuperset(of: [.isKey, .isNoted, .hasDefault])
      && literal.flags.isDisjoint(with: .hasValues)
  }

  /// The numbers of the literals whose keys a catalog has, in whatever language.
  package func keys(in catalog: Catalog) -> [Int] {
    guard catalog.format.isApple else { return [] }
    let table = catalog.tableName
    return index.literals.indices.filter { number in
      let literal = index.literals[number]
      return Self.isDefault(literal) && index.names(literal, table: table)
        && catalog.row(ofKey: index.arena.span.extracting(literal.key.range), in: .apple) != nil
    }
  }

  /// Adds what a catalog has.
  package mutating func add(_ keys: [Int], of catalog: Catalog) {
    guard catalog.format.isApple else { return }
    known.formUnion(keys)
    let table = catalog.tableName
    translations[table] = max(translations[table] ?? 0, catalog.locales.count - 1)
    if catalog.format == .xcstrings { extracted.insert(table) }
  }

  /// The tables to which teams export the texts of code, as they have nearly all of their keys, with the numbers of their
  /// translations.
  package var exportedTables: [String: Int] {
    var keys: [String: (known: Set<[UInt8]>, all: Set<[UInt8]>)] = [:]
    for (number, literal) in index.literals.enumerated() where Self.isDefault(literal) {
      let key = Array(index.arena[literal.key.range])
      let table = table(of: literal)
      keys[table, default: ([], [])].all.insert(key)
      if known.contains(number) { keys[table]?.known.insert(key) }
    }
    return translations.filter { table, count in
      guard count > 0, !extracted.contains(table), let keys = keys[table] else { return false }
      return keys.known.count >= Self.fewestKeys
        && keys.known.count >= (keys.all.count - keys.known.count) * Self.keysForEachLacking
    }
  }

  /// The numbers of the literals whose keys some tables lack, each with the number of translations of its table.
  package func lacking(in tables: [String: Int]) -> [Int: Int] {
    if tables.isEmpty { return [:] }
    var lacking: [Int: Int] = [:]
    for (number, literal) in index.literals.enumerated()
    where Self.isDefault(literal) && !known.contains(number) {
      lacking[number] = tables[table(of: literal)]
    }
    return lacking
  }

  /// The name of a literal's table.
  private func table(of literal: SourceLiteral) -> String {
    literal.table.count == 0 ? "Localizable" : index.string(literal.table)
  }
}
