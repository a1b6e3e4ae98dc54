/// What `.strings` and `.stringsdict` files share on their way into a catalog file.
extension CatalogFile {
  /// Appends a string of a property list to the entry started last.
  mutating func appendMessage(
    of node: PropertyListNode, in tree: PropertyListTree, slot: Int = 0
  ) {
    let firstRun = runs.count
    runs.append(contentsOf: tree.runs[node.runs])
    appendMessage(
      node.text, value: node.span, slot: slot, firstRun: firstRun, firstMark: markup.count)
  }

  /// Reports where CoreFoundation stops reading without an error, with the keys that are lost.
  mutating func reportTruncation(at range: Range<Int>?) {
    guard let range else { return }
    var names: [String] = []
    var count = 0
    for index in entries.indices where Int(keySpan(of: entries[index]).start) >= range.lowerBound {
      entries[index].flags.insert(.lostAtRuntime)
      count += 1
      let name = "`" + (string(entries[index].key) ?? "") + "`"
      if names.count < 3, names.last != name { names.append(name) }
    }
    let stray = source.string(range.lowerBound..<min(range.upperBound, range.lowerBound + 20))
    let place = "`\(stray)` is where a key must begin, so apps stop reading without an error"
    if count == 0 {
      // A key that was begun is one that the file was cut in; anything else is a stray sign.
      let isCut = stray.hasPrefix("\"") || stray.hasPrefix("'")
      report(
        .silentTruncation, at: range,
        isCut
          ? "the file ends inside `\(stray)`, so apps stop reading without an error; add the rest"
          : "\(place); remove it",
        severity: isCut ? .error : .warning)
    } else {
      let more = count > names.count ? " and \(count - names.count) more texts" : ""
      report(
        .silentTruncation, at: range,
        "\(place) and lose \(names.joined(separator: ", "))\(more); remove it, or add the key")
    }
  }

  /// Marks every entry of a file of which apps read nothing.
  ///
  /// CoreFoundation gives a property list with an error up as a whole; where it stops without one, what stands behind
  /// makes no difference.
  mutating func noteRefusal() {
    let stop = problems.first { $0.code == .silentTruncation }.map { Int($0.span.start) } ?? Int.max
    let isRefused = problems.contains { $0.code.refusesPropertyList && Int($0.span.start) < stop }
    if !isRefused { return }
    for index in entries.indices { entries[index].flags.insert(.lostAtRuntime) }
  }

  /// Reports a value that no text can be shown for.
  mutating func reportNonString(_ key: String, at value: Range<Int>) {
    report(
      .nonStringValue, at: value,
      "the value of `\(key)` is not a string, so the app cannot show a text for it")
  }

  /// Enters the last entry by its key; where an earlier entry has it too, marks that one as replaced and,
  /// when wanted, reports the last.
  mutating func enterLastKey(in keys: inout [[UInt8]: Int], reports: Bool = true) {
    let last = entries.count - 1
    let key = Array(copying: bytes(entries[last].key))
    if let earlier = keys.updateValue(last, forKey: key) {
      noteDuplicate(of: earlier, by: last, reports: reports)
    }
  }

  /// Marks an entry as replaced by a later one, unless that is lost, and reports the later one.
  private mutating func noteDuplicate(of earlier: Int, by later: Int, reports: Bool) {
    if !entries[later].flags.contains(.lostAtRuntime) { entries[earlier].flags.insert(.replaced) }
    guard reports else { return }
    let isSame = hasSameTexts(earlier, later)
    let key = string(entries[later].key) ?? ""
    report(
      .duplicateKey, at: keySpan(of: entries[later]).range,
      isSame
        ? "`\(key)` is defined twice with the same value; remove one"
        : "`\(key)` is defined twice with different values, so apps show the last; remove one",
      severity: isSame ? .warning : .error)
  }

  /// Whether two entries have the same texts in the same slots.
  private func hasSameTexts(_ first: Int, _ second: Int) -> Bool {
    let (left, right) = (messageRange(ofEntry: first), messageRange(ofEntry: second))
    guard left.count == right.count, entries[first].type == entries[second].type else {
      return false
    }
    for (index, other) in zip(left, right) {
      guard messages[index].slot == messages[other].slot,
        bytes(messages[index].text).hasSameBytes(as: bytes(messages[other].text))
      else { return false }
    }
    return true
  }

  /// Puts problems into the order of the file.
  mutating func sortProblems() {
    guard problems.count > 1 else { return }
    let order = problems.indices.sorted { left, right in
      (problems[left].span.start, left) < (problems[right].span.start, right)
    }
    problems = order.map { problems[$0] }
  }
}

extension PropertyListTree {
  /// Whether the outermost value is a dictionary; of another value it is reported that it is none.
  func isDictionary(reportingTo file: inout CatalogFile) -> Bool {
    guard let root = nodes.first else { return false }
    if root.kind == .dictionary { return true }
    file.report(.notADictionary, at: root.span.range, "the property list is not a dictionary")
    return false
  }
}
