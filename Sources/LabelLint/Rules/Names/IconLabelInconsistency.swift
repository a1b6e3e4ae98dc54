/// One picture has several names on controls.
struct IconLabelInconsistency: CatalogRule {
  static let metadata = RuleMetadata(
    id: "icon-label-inconsistency", family: .accessibility, severity: .note, isOnByDefault: false,
    summary: "With `--sources`: one icon has two labels that name one function.",
    rationale: """
      People who see the icon know what it does. Listeners know the control by its label only. If three \
      dots are called "More" on one screen and "More options" on the next, they seem to do two things. \
      The rule compares short English labels of elements that show one drawable, Material icon or SF Symbol. \
      One icon may well have several functions: a cross closes a window on one screen and cancels a download on \
      another. So the rule reports only synonyms with one object ("Delete song" and "Remove song"), or of which one \
      has all words of the other.
      """,
    remedy: "Use one label for the icon, or another icon for another function.",
    guidelines: [GuidelineClause("wcag/3.2.4")],
    accepted: [
      RuleExample("Cancel", key: "cancel", remark: "on the icon of \"Close\""),
      RuleExample("Add song", key: "add_song", remark: "on the icon of \"New chat\""),
      RuleExample("Chapitre suivant", language: "fr", remark: "an icon whose name code computes"),
    ])

  /// Most words of a label that is a name for the icon itself.
  private static let mostWords = 2

  /// A label on an icon.
  private struct Labelled {
    let row: Int
    let use: Int
    /// The label, folded.
    let text: String
  }

  /// Groups the labels by the icons that they are on.
  func check(
    _ catalog: Catalog, in context: RuleContext, into findings: inout FindingCollector
  ) {
    guard let uses = context.uses, catalog.sourceLocale.language == "en",
      let lexicon = context.vocabulary.english
    else { return }
    var labels: [String: [Labelled]] = [:]
    for row in catalog.rows.indices {
      guard let source = catalog.entry(row: row, locale: Catalog.sourceIndex),
        let text = catalog.firstText(of: source), Self.isName(text)
      else { continue }
      for number in uses.uses(ofRow: row) {
        let use = uses.index.uses[Int(number)]
        guard use.icon.count > 0, use.flags.isDisjoint(with: Self.variable) else { continue }
        labels[uses.index.string(use.icon), default: []]
          .append(Labelled(row: row, use: Int(number), text: text.lowercased()))
      }
    }
    for (icon, found) in labels.sorted(by: { $0.key < $1.key }) {
      check(found, icon, lexicon, catalog, uses, into: &findings)
    }
  }

  /// Uses that are not the whole label of the element at all times.
  private static let variable: SourceUse.Flags = [
    .isBranch, .isJoined, .isInserted, .isReplaced, .isFormatted,
  ]

  /// Whether a text is a name of a few words without values.
  private static func isName(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    return (1...mostWords).contains(words.count) && !text.contains { "%{@".contains($0) }
  }

  /// Reports the labels of one icon that are not the most frequent one.
  private func check(
    _ found: [Labelled], _ icon: String, _ lexicon: Lexicon, _ catalog: Catalog,
    _ uses: CatalogUses,
    into findings: inout FindingCollector
  ) {
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
