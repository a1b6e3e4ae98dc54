/// Sorts the findings of one set into the order of records.
///
/// Records are large and share long prefixes: their keys are laid out once as bytes, numbers are
/// sorted by them, and records change places until each has its own.
struct FindingOrder {
  private var keys: [UInt8] = []
  private var ranges: [Range<Int>] = []

  /// Lays out the keys of findings that share app and set.
  private init(_ findings: [ReportedFinding]) {
    keys.reserveCapacity(findings.count * 64)
    ranges.reserveCapacity(findings.count)
    for index in findings.indices {
      let start = keys.count
      append(findings[index].subject.table)
      append(findings[index].subject.locale)
      append(findings[index].subject.key)
      append(findings[index].subject.slot)
      ranges.append(start..<keys.count)
    }
  }

  /// Lays out a part of a key.
  private mutating func append(_ part: String) {
    keys.append(part.utf8.span)
    // Ends a part before every other byte; a NUL inside a key is rarer than worth escaping, and only
    // moves records that would otherwise be next to each other.
    keys.append(0)
  }

  /// Brings findings that share app and set into order.
  static func sort(_ findings: inout [ReportedFinding]) {
    var order = FindingOrder(findings).numbers(of: findings)
    for place in order.indices {
      // What belongs here may have been moved out of the way of an earlier one.
      var source = order[place]
      while source < place { source = order[source] }
      order[place] = source
      if source != place { findings.swapAt(place, source) }
    }
  }

  /// Numbers of the findings in order.
  private func numbers(of findings: [ReportedFinding]) -> [Int] {
    let bytes = keys.span
    return findings.indices.sorted { left, right in
      let order = ByteOrder.compare(bytes.extracting(ranges[left]), bytes.extracting(ranges[right]))
      if order != 0 { return order < 0 }
      return ReportedFinding.isOrderedBefore(findings[left], findings[right])
    }
  }
}
