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
  func see(_ catalog: Catalog) {
    let locales = catalog.locales.map(\.description)
    met.withLock { met in
      met.locales.formUnion(locales)
      met.keyCount += catalog.rows.count
      if choice.keys.isEmpty || met.hasKey { return }
      for row in catalog.rows.indices {
        let key = catalog.key(row: row)
        if choice.keys.contains(where: { $0.matches(key.utf8.span) }) {
          met.hasKey = true
          return
        }
        if met.keys.count < Self.namedKeys, !met.keys.contains(key) { met.keys.append(key) }
      }
    }
  }

  /// What the call selects and nobody has, with what there is; nil where something was met.
  package var problem: String? {
    met.withLock { met in
      if let locales = choice.locales, !met.locales.contains(where: locales.contains) {
        return "--locale matches no locale: there are \(Self.listed(met.locales))"
      }
      guard !choice.keys.isEmpty, !met.hasKey else { return nil }
      let names = met.keys.map { "'\(VisibleText.escaped($0))'" }.joined(separator: ", ")
      return "--key matches none of \(met.keyCount) keys, such as \(names)"
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
