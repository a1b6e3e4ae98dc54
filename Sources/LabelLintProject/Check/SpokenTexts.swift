import LabelLint
import Synchronization

/// The texts that code gives a screen reader and no catalog has: told when all catalogs have been seen.
final class SpokenTexts: Sendable {
  private let texts: CodeTexts
  /// Numbers of the texts that a catalog has.
  private let known = Mutex<Set<Int>>([])
  /// Keys under which catalogs have the texts of others, by the numbers of these and the sets of the catalogs.
  private let keys = Mutex<[Int: [String: String]]>([:])
  /// Of which catalogs code can use keys.
  private let reach: Mutex<CatalogReach>

  /// The texts of an app's sources.
  init(_ sources: UsageIndex) {
    texts = CodeTexts(sources)
    reach = Mutex(CatalogReach(sources))
  }

  /// Takes note of what a catalog has.
  func see(_ catalog: Catalog) {
    let own = texts.spoken(in: catalog)
    known.withLock { $0.formUnion(own) }
    guard texts.hasTexts else { return }
    let used = reach.withLock { $0 }.usedKeys(of: catalog)
    reach.withLock { $0.add(used, of: catalog.set) }
    let found = texts.keysOfTexts(in: catalog)
    keys.withLock { for (number, key) in found { $0[number, default: [:]][catalog.set] = key } }
  }

  /// The programs with the texts that are left.
  var files: [CatalogFile] {
    let keys = reach.withLock { $0 }.reachable(keys.withLock { $0 })
    return texts.spokenFiles(without: known.withLock { $0 }, keys: keys)
  }
}
