/// One picture has several names on controls, or one name several pictures.
struct IconLabelInconsistency: CatalogRule {
  static let metadata = RuleMetadata(
    id: "icon-label-inconsistency", family: .accessibility, severity: .note,
    summary: "With `--sources`: one icon has two labels, or one label is on two icons.",
    rationale: """
      People who see the icon know what it does. Listeners know the control by its label only. If three \
      dots are called "More" on one screen and "More options" on the next, they seem to do two things. \
      If a cross and a bin are both called "Delete", one of them seems to do what the other does. Often the \
      label was copied from another control.

      The rule compares short labels of elements that show one drawable, Material icon or SF Symbol. \
      One icon may well have several functions: a cross closes a window on one screen and cancels a download on \
      another. So the rule reports two labels on one icon only if they are English synonyms with one object ("Delete \
      song" and "Remove song"), or if one has all words of the other. It reports one label on two icons, in any \
      language, only on controls and only if the names of the icons say that they show different pictures.
      """,
    remedy: """
      Use one label for the icon, or another icon for another function. If a label was copied to another control, name \
      what that control does.
      """,
    guidelines: [GuidelineClause("wcag/3.2.4")],
    accepted: [
      RuleExample("Cancel", key: "cancel", remark: "on the icon of \"Close\""),
      RuleExample("Add song", key: "add_song", remark: "on the icon of \"New chat\""),
      RuleExample("Chapitre suivant", language: "fr", remark: "an icon whose name code computes"),
    ])

  /// Most words of a label that says what an icon does.
  private static let mostWords = 3

  /// Groups the labels by the icons that they are on, and the icons by their labels.
  func check(
    _ catalog: Catalog, in context: RuleContext, into findings: inout FindingCollector
  ) {
    guard let uses = context.uses else { return }
    let labels = IconLabels(catalog, uses, words: Self.mostWords).all
    if catalog.sourceLocale.language == "en", let lexicon = context.vocabulary.english {
      let icons = Dictionary(grouping: labels, by: \.icon)
      for (icon, found) in icons.sorted(by: { $0.key < $1.key }) {
        reportLabels(of: icon, found, lexicon, catalog, uses, into: &findings)
      }
    }
    let texts = Dictionary(grouping: labels.filter(\.isPressed), by: \.text)
    for (_, found) in texts.sorted(by: { $0.key < $1.key }) {
      reportIcons(found, catalog, uses, into: &findings)
    }
  }
}
