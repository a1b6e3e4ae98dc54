/// What a run says of the screens that it read.
extension ScreenTally {
  /// Most homonyms that are named.
  private static let mostNamed = 3

  /// What people are told; nil where no screen was read.
  package func line(_ index: UsageIndex) -> String? {
    guard index.screenCount > 0 else { return nil }
    let line = """
      screens: \(found.count.grouped) of \(index.screenUses.count.counted("text")) on \
      \(index.screenCount.counted("screen")) are in the catalogs
      """
    if homonyms.isEmpty { return line }
    // A text may be on many screens.
    var named: [String] = []
    for (use, keys) in homonyms.sorted(by: { $0.key < $1.key }) {
      let text = Quotation.quoted(index.string(index.uses[Int(use)].table))
      let keys = keys.map { VisibleText.escaped($0) }.joined(separator: ", ")
      let name = "\(text) (\(keys))"
      if !named.contains(name) { named.append(name) }
    }
    let rest = named.count > Self.mostNamed ? " and \(named.count - Self.mostNamed) more" : ""
    let list = named.prefix(Self.mostNamed).joined(separator: "; ")
    return "\(line); several keys have the same text, so it proves no kind: \(list)\(rest)"
  }
}
