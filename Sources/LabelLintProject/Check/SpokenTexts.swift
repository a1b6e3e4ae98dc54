import LabelLint
import Synchronization

/// The texts that code gives a screen reader and no catalog has: told when all catalogs have been seen.
final class SpokenTexts: Sendable {
  private let texts: CodeTexts
  /// Numbers of the texts that a catalog has.
  private let known = Mutex<Set<Int>>([])

  /// The texts of an app's sources.
  init(_ sources: UsageIndex) { texts = CodeTexts(sources) }

  /// Takes note of what a catalog has.
  func see(_ catalog: Catalog) {
    let own = texts.spoken(in: catalog)
    known.withLock { $0.formUnion(own) }
  }

  /// The programs with the texts that are left.
  var files: [CatalogFile] { texts.spokenFiles(without: known.withLock { $0 }) }
}
