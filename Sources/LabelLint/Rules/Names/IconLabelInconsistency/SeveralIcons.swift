/// One label on icons that show different pictures.
extension IconLabelInconsistency {
  /// A label on an icon whose picture is known.
  private typealias Pictured = (label: IconLabels.Labelled, pictures: Set<String>)

  /// Reports a label on an icon that does not show what most icons with the label show.
  func reportIcons(
    _ labels: [IconLabels.Labelled], _ catalog: Catalog, _ uses: CatalogUses,
    into findings: inout FindingCollector
  ) {
    let known: [Pictured] = labels.map { ($0, IconPicture.pictures(of: $0.icon)) }
      .filter { !$0.pictures.isEmpty }
    guard let usual = Self.mostFrequent(known),
      let other = Self.mostFrequent(known.filter { $0.pictures.isDisjoint(with: usual.pictures) }),
      let source = catalog.entry(row: other.label.row, locale: Catalog.sourceIndex)
    else { return }
    let text = catalog.firstText(of: source) ?? other.label.text
    findings.add(
      catalog.subject(row: other.label.row, locale: Catalog.sourceIndex),
      at: catalog.keySpan(of: source),
      .otherIcon(
        text, (usual.label.icon, uses.place(ofUse: usual.label.use)),
        (other.label.icon, uses.place(ofUse: other.label.use))),
      confidence: .low
    ) { finding in
      finding.text = text
      finding.kind = MessagePurpose.label.rawValue
      finding.detail = "\(usual.label.icon) \(other.label.icon)"
      if usual.label.row != other.label.row,
        let usualSource = catalog.entry(row: usual.label.row, locale: Catalog.sourceIndex)
      {
        finding.related = [Related(catalog.keySpan(of: usualSource), "has the same text")]
      }
    }
  }

  /// A label on the icon of the most frequent picture; the first one of several.
  private static func mostFrequent(_ labels: [Pictured]) -> Pictured? {
    let counts = labels.reduce(into: [:]) { $0[$1.pictures, default: 0] += 1 }
    let most = counts.values.max()
    return labels.first { counts[$0.pictures] == most }
  }
}

extension Finding.Wording {
  /// An icon with its path and line.
  fileprivate typealias PlacedIcon = (name: String, place: (path: String, line: Int))

  fileprivate static func otherIcon(
    _ label: String, _ usual: PlacedIcon, _ other: PlacedIcon
  ) -> Self {
    """
    \(quoting: label) is the label of the icon \(quoting: usual.name) at \(visible: usual.place.path):\(usual.place.line) \
    and of \(quoting: other.name) at \(visible: other.place.path):\(other.place.line); \
    use another label for another function, or one icon for the same function
    """
  }
}
