import LabelLint
import Synchronization

/// The texts that code gives a screen reader and no catalog has: told when all catalogs have been seen.
final class SpokenTexts: Sendable {
  private let texts: CodeTexts
  /// Numbers of the texts that a catalog has.
  private let known = Mutex<Set<Int>>([])
  /// Keys under which catalogs have the texts of others, by the numbers of these and the sets of the catalogs.
  private let keys = Mutex<[Int: [String: String]]>([:])

  /// The texts of an app's sources.
  init(_ sources: UsageIndex) { texts = CodeTexts(sources) }

  /// Takes note of what a catalog has.
  func see(_ catalog: Catalog) {
    let own = texts.spoken(in: catalog)
    known.withLock { $0.formUnion(own) }
    let found = texts.keysOfTexts(in: catalog)
    keys.withLock { for (number, key) in found { $0[number, default: [:]][catalog.set] = key } }
  }

  /// The programs with the texts that are left.
  var files: [CatalogFile] {
    // The first set by name, as workers see the sets in any order.
    let keys = keys.withLock { $0 }.compactMapValues { keys in
      keys.min { $0.key < $1.key }?.value
    }
    return texts.spokenFiles(without: known.withLock { $0 }, keys: keys)
  }
}
