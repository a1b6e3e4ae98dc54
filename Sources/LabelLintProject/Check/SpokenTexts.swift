import LabelLint
import Synchronization

/// The texts that code gives a screen reader and no catalog has: told when all catalogs have been seen.
final class SpokenTexts: Sendable {
  private let texts: CodeTexts
  /// Numbers of the texts that a catalog has.
  private let known = Mutex<Set<Int>>([])
  /// Keys under which catalogs have the texts of others, by the numbers of these and the sets of the catalogs.
  private let keys = Mutex<[Int: [String: String]]>([:])
  /// Which texts that code has for its keys catalogs have.
  private let defaults: Mutex<DefaultTexts>
  /// Of which catalogs code can use keys.
  private let reach: Mutex<CatalogReach>

  /// The texts of an app's sources.
  init(_ sources: UsageIndex) {
    texts = CodeTexts(sources)
    defaults = Mutex(DefaultTexts(sources))
    reach = Mutex(CatalogReach(sources))
  }

  /// Takes note of what a catalog has.
  func see(_ catalog: Catalog) {
    let own = texts.spoken(in: catalog)
    known.withLock { $0.formUnion(own) }
    let keys = defaults.withLock { $0 }.keys(in: catalog)
    defaults.withLock { $0.add(keys, of: catalog) }
    guard texts.hasTexts else { return }
    let used = reach.withLock { $0 }.usedKeys(of: catalog)
    reach.withLock { $0.add(used, of: catalog.set) }
    let found = texts.keysOfTexts(in: catalog)
    self.keys.withLock {
      for (number, key) in found { $0[number, default: [:]][catalog.set] = key }
    }
  }

  /// The tables to which teams export the texts that code has for its keys, with the numbers of their locales.
  var tables: [String: Int] { defaults.withLock { $0 }.exportedTables }

  /// The programs with the texts that are left.
  ///
  /// - Parameter tables: The tables to which teams export the texts of code, with the numbers of their locales.
  /// - Returns: The programs.
  func files(_ tables: [String: Int]) -> [CatalogFile] {
    let keys = reach.withLock { $0 }.reachable(keys.withLock { $0 })
    return texts.spokenFiles(
      without: known.withLock { $0 }, keys: keys,
      lacking: defaults.withLock { $0 }.lacking(in: tables))
  }
}
