import LabelLint
import Synchronization

/// Sees whether what a call selects is there at all: a selection that matches nothing would always succeed.
package final class SelectionWatch: Sendable {
  /// What was met so far.
  private struct Met {
    var locales: Set<String> = []
    var hasKey = false
    var keys: [String] = []
    var keyCount = 0
    /// Whether a locale that is selected can have a finding about a key that is selected, too.
    var hasBoth = false
    /// Locales with a text of a key that is selected.
    var localesOfKeys: Set<String> = []
  }

  /// Keys that a message names.
  private static let namedKeys = 5

  private let choice: FindingChoice
  private let met = Mutex(Met())

  /// Nothing is met yet; nil for a call that selects no findings.
  package init?(_ choice: FindingChoice) {
    guard choice.limitsFindings else { return nil }
    self.choice = choice
  }

  /// Looks at the locales and keys of a set.
  ///
  /// - Parameters:
  ///   - catalog: The set.
  ///   - paths: Files that findings must concern; none for all.
  func see(_ catalog: Catalog, concerning paths: Set<String> = []) {
    let columns = Self.columns(of: catalog, concerning: paths)
    let locales = columns.map { catalog.locales[$0].description }
    met.withLock { met in
      met.locales.formUnion(locales)
      met.keyCount += catalog.rows.count
      if choice.keys.isEmpty { return }
      for row in catalog.rows.indices {
        let key = catalog.key(row: row)
        if choice.keys.contains(where: { $0.matches(key.utf8.span) }) {
          met.hasKey = true
          see(row, columns, of: catalog, &met)
        } else if met.keys.count < Self.namedKeys, !met.keys.contains(key) {
          met.keys.append(key)
        }
      }
    }
  }

  /// Looks at the locales of a key that is selected.
  ///
  /// What the source has, every locale has or lacks. What the source does not have is nothing to the others.
  private func see(_ row: Int, _ columns: [Int], of catalog: Catalog, _ met: inout Met) {
    if met.hasBoth { return }
    let isInSource = catalog.entry(row: row, locale: Catalog.sourceIndex) != nil
    for column in columns {
      let hasText = catalog.entry(row: row, locale: column) != nil
      let locale = catalog.locales[column].description
      if hasText { met.localesOfKeys.insert(locale) }
      let isSelected = choice.locales?.contains(locale) ?? true
      if isSelected, hasText || isInSource { met.hasBoth = true }
    }
  }

  /// The locales that findings about some files can have: those of the files, and all where one has source texts, as
  /// what a locale lacks is told there.
  private static func columns(of catalog: Catalog, concerning paths: Set<String>) -> [Int] {
    let files = catalog.files.indices.filter { paths.contains(catalog.files[$0].source.path) }
    let tags = files.map { catalog.places[$0].tag?.merged }
    let source = catalog.locales[Catalog.sourceIndex]
    if paths.isEmpty || tags.contains(where: { $0 == nil || $0 == source }) {
      return Array(catalog.locales.indices)
    }
    return catalog.locales.indices.filter { tags.contains(catalog.locales[$0]) }
  }

  /// What the call selects and nobody has, with what there is; nil where something was met.
  package var problem: String? {
    met.withLock { met in
      if let locales = choice.locales, !met.locales.contains(where: locales.contains) {
        return "--locale matches no locale: there are \(Self.listed(met.locales))"
      }
      if choice.keys.isEmpty { return nil }
      guard met.hasKey else {
        let names = met.keys.map { "'\(VisibleText.escaped($0))'" }.joined(separator: ", ")
        return "--key matches none of \(met.keyCount) keys, such as \(names)"
      }
      if met.hasBoth { return nil }
      if choice.locales == nil { return "--key matches no key of the named files" }
      let places = met.localesOfKeys.isEmpty ? "" : ": there are \(Self.listed(met.localesOfKeys))"
      return "--key matches no key of the locales that --locale names\(places)"
    }
  }

  /// Which of the locales that the call selects nobody has, with what there is; nil where all of them were met.
  package var remark: String? {
    met.withLock { met in
      let absent = choice.locales?.tags(without: met.locales) ?? []
      if absent.isEmpty || met.locales.isEmpty { return nil }
      return
        "--locale \(absent.joined(separator: ",")) matches no locale: there are \(Self.listed(met.locales))"
    }
  }

  private static func listed(_ locales: Set<String>) -> String {
    locales.sorted(by: ByteOrder.precedes).joined(separator: ", ")
  }
}
