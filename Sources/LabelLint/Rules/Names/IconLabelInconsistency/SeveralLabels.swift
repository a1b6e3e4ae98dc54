/// One icon with several labels.
extension IconLabelInconsistency {
  /// Most words of a label that is a name for the icon itself.
  private static let mostWords = 2

  /// Reports the labels of one icon that are not the most frequent one.
  func reportLabels(
    of icon: String, _ all: [IconLabels.Labelled], _ lexicon: Lexicon, _ catalog: Catalog,
    _ uses: CatalogUses, into findings: inout FindingCollector
  ) {
    let found = all.filter { $0.text.split(separator: " ").count <= Self.mostWords }
    let counts = Dictionary(grouping: found, by: \.text).mapValues(\.count)
    guard counts.count > 1,
      let usual = found.max(by: { (counts[$0.text] ?? 0, $1.row) < (counts[$1.text] ?? 0, $0.row) })
    else { return }
    var reported: Set<String> = []
    for other in found where SourceSynonyms.areOneFunction(other.text, usual.text, lexicon) {
      guard reported.insert(other.text).inserted,
        let source = catalog.entry(row: other.row, locale: Catalog.sourceIndex),
        let usualSource = catalog.entry(row: usual.row, locale: Catalog.sourceIndex)
      else { continue }
      let name = catalog.firstText(of: usualSource) ?? usual.text
      let place = uses.place(ofUse: usual.use)
      findings.add(
        catalog.subject(row: other.row, locale: Catalog.sourceIndex),
        at: catalog.keySpan(of: source), .otherName(icon, name, place.path, place.line),
        confidence: .low
      ) { finding in
        finding.text = catalog.firstText(of: source)
        finding.kind = MessagePurpose.label.rawValue
        finding.detail = icon
        finding.related = [
          Related(catalog.keySpan(of: usualSource), "is the label of the icon elsewhere")
        ]
      }
    }
  }
}

extension Finding.Wording {
  fileprivate static func otherName(
    _ icon: String, _ name: String, _ path: String, _ line: Int
  ) -> Self {
    "the icon \(quoting: icon) is called \(quoting: name) at \(visible: path):\(line); use one label for the same icon"
  }
}
