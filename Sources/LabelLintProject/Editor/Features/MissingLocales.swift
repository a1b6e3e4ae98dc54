package import LabelLint

/// `textDocument/codeLens`: which locales lack an entry of the source.
package enum MissingLocales: EditorFeature {
  /// The request.
  package static let method = "textDocument/codeLens"
  /// All is known at once.
  package static let capability: (name: String, value: JSONValue)? = (
    "codeLensProvider", ["resolveProvider": false]
  )
  /// What is missing, a whole check says.
  package static let needsWholeCheck = true
  /// Most locales that are named.
  private static let mostNamed = 5

  /// A lens at each key that some locale lacks.
  package static func answer(
    _ params: JSONValue, in workspace: Workspace
  ) throws(RPCError) -> JSONValue {
    let file = try workspace.file(of: params)
    guard let (set, number) = file.place else { return .null }
    let locales = locales(in: set)
    let own = set.files[number]
    var seen: Set<Range<Int>> = []
    var lenses: [JSONValue] = []
    for (index, entry) in own.entries.enumerated() {
      let isSource = set.locale(ofEntry: index, in: number) == set.catalog.sourceLocale.merged
      let missing = locales[own.string(entry.key) ?? ""] ?? []
      let key = own.keySpan(of: entry).range
      guard !missing.isEmpty, isSource || own.format.namesLocales, seen.insert(key).inserted
      else { continue }
      lenses.append([
        "range": workspace.range(key, in: file.lines),
        "command": ["title": .string(title(missing)), "command": ""],
      ])
    }
    return .array(lenses)
  }

  /// The locales that lack a key as a rule says, by the key.
  static func locales(in set: SetSnapshot) -> [String: [String]] {
    var locales: [String: Set<String>] = [:]
    for finding in set.findings
    where finding.rule == "missing-translation" && !finding.subject.key.isEmpty {
      if finding.suppression == nil {
        locales[finding.subject.key, default: []].insert(finding.subject.locale)
      }
    }
    return locales.mapValues { $0.sorted() }
  }

  private static func title(_ locales: [String]) -> String {
    let count = locales.count == 1 ? "1 locale" : "\(locales.count) locales"
    let named = locales.prefix(mostNamed).joined(separator: ", ")
    return "missing in \(count): \(named)\(locales.count > mostNamed ? ", …" : "")"
  }
}
