/// Rendered items of a run, kept until they can be written by path, offset and rule.
///
/// Sets of one folder share paths, so their items come in turns.
struct ItemOrder {
  /// One rendered item.
  struct Item {
    /// Path of the file it is in.
    let path: String
    /// Offset in that file, in bytes.
    let offset: Int
    /// The rule that found it.
    let rule: RuleID
    /// Highest severity of its findings.
    let severity: Severity
    /// What became of it since an earlier run.
    let state: FindingState?
    /// How many items came before it.
    let number: Int
    /// Where in `text` it is rendered.
    fileprivate let range: Range<Int>
  }

  /// The items, in the order they came.
  private var items: [Item] = []
  /// What is rendered of all items, UTF-8.
  private var text: [UInt8] = []

  /// Keeps an item.
  mutating func add(_ item: FoldedFinding, text: String) { add(item, text: text.utf8.span) }

  /// Keeps an item, rendered as UTF-8.
  mutating func add(_ item: FoldedFinding, text: Span<UInt8>) {
    let start = self.text.count
    self.text.append(text)
    items.append(
      Item(
        path: item.finding.place.path, offset: item.finding.place.offset, rule: item.finding.rule,
        severity: item.severity, state: item.finding.state,
        number: items.count, range: start..<self.text.count))
  }

  /// The items by path, offset and rule; those that have all in common in the order they came.
  func sorted() -> [Item] {
    // Swift's sort is stable.
    items.sorted { left, right in
      if !ByteOrder.areEqual(left.path, right.path) {
        return ByteOrder.precedes(left.path, right.path)
      }
      return left.offset == right.offset ? left.rule < right.rule : left.offset < right.offset
    }
  }

  /// The items, worst first, then those that are new, otherwise in the order they came.
  func worstFirst() -> [Item] {
    items.sorted { left, right in
      if left.severity != right.severity { return left.severity > right.severity }
      return left.state == .new && right.state != .new
    }
  }

  /// Number of items.
  var count: Int { items.count }

  /// What is rendered of an item.
  func bytes(of item: Item) -> ArraySlice<UInt8> { text[item.range] }
}
