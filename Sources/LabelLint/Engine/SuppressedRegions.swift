/// What comments silence from where they stand to a comment that ends it: any number of them may reach a finding, so
/// they are looked up by their places.
struct SuppressedRegions {
  /// What a region silences, in a file.
  private struct Name: Hashable {
    let file: Int
    let meaning: SuppressionName
  }

  /// What the first comment silences, and those behind it up to the common end.
  private struct Region {
    let start: Int
    let end: Int
    let directive: Int
  }

  /// The regions of a name, in the order of their places; no two of them overlap.
  private var regions: [Name: [Region]] = [:]

  /// The regions of directives that are heeded.
  init(_ directives: [SuppressionDirective], where isHeeded: (SuppressionDirective) -> Bool) {
    for (number, directive) in directives.enumerated() {
      guard case .region(let file, let start) = directive.reach, isHeeded(directive) else {
        continue
      }
      for name in directive.names {
        let place = Name(file: file, meaning: name.meaning)
        // What the one before silences to the same end needs no other.
        if let last = regions[place]?.last, start < last.end { continue }
        regions[place, default: []].append(
          Region(start: start, end: name.end, directive: number))
      }
    }
  }

  /// The first directive that silences a rule at a place; nil for none.
  func first(at span: SourceSpan, of rule: RuleID) -> Int? {
    if regions.isEmpty { return nil }
    let names: [SuppressionName] = [.rule(rule), .alias(rule), .all]
    return names.compactMap { name in
      directive(at: Int(span.bytes.start), Name(file: span.file, meaning: name))
    }.min()
  }

  private func directive(at offset: Int, _ name: Name) -> Int? {
    guard let own = regions[name] else { return nil }
    let behind = own.firstSorted { $0.start > offset }
    return behind > 0 && offset < own[behind - 1].end ? own[behind - 1].directive : nil
  }

  /// Marks the names of directives that silence something.
  ///
  /// - Parameters:
  ///   - used: Whether each name of each directive does.
  ///   - directives: The directives.
  ///   - findings: All findings of the catalog.
  func mark(
    _ used: inout [[Bool]], of directives: [SuppressionDirective], for findings: [Finding]
  ) {
    if !directives.contains(where: { if case .region = $0.reach { true } else { false } }) {
      return
    }
    var places: [Name: [Int]] = [:]
    for finding in findings where finding.rule != UnreadableCatalog.id {
      let name = Name(file: finding.span.file, meaning: .rule(finding.rule))
      places[name, default: []].append(Int(finding.span.bytes.start))
    }
    places = places.mapValues { $0.sorted() }
    for (number, directive) in directives.enumerated() {
      guard case .region(let file, let start) = directive.reach else { continue }
      for (index, name) in directive.names.enumerated() {
        let own = places[Name(file: file, meaning: name.meaning)] ?? []
        var (low, high) = (0, own.count)
        while low < high {
          let middle = (low + high) / 2
          if own[middle] < start { low = middle + 1 } else { high = middle }
        }
        if low < own.count, own[low] < name.end { used[number][index] = true }
      }
    }
  }
}
