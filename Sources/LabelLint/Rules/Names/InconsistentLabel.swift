/// One function has several names.
struct InconsistentLabel: CatalogRule, LexiconExtendingRule {
  @Option("synonyms", "Further sets of names for one function, each written as `archive, stow`.")
  var synonyms: [String] = []

  static let metadata = RuleMetadata(
    id: "inconsistent-label", family: .accessibility, severity: .note, isOnByDefault: false,
    summary: "Labels name one action on one object with several verbs.",
    rationale: """
      Listeners know a control only by its name. If one screen has "Delete photo" and the next "Remove photo", \
      they seem to do two things. The rule compares English labels that have the same object and verbs of one \
      meaning. It skips names without an object, because "OK" and "Done" end different things, and short forms such \
      as "Mark read". "Add" and "Create" may be two functions, and so may "Close" and "Cancel". With `--sources`, \
      it skips texts that no code shows.
      """,
    remedy: "Choose one of the names and use it everywhere.",
    guidelines: [
      GuidelineClause("wcag/3.2.4")
    ],
    flagged: [
      RuleExample(
        "Delete photo", key: "album_delete_button",
        beside: [
          ExampleEntry("grid_delete_button", "Delete photo"),
          ExampleEntry("⟦viewer_remove_button⟧", "Remove photo"),
        ], formats: [.android, .compose, .strings, .xcstrings]),
      RuleExample(
        "Sign in", key: "start_account_button",
        beside: [
          ExampleEntry("profile_account_button", "Sign in"),
          ExampleEntry("⟦shared_account_button⟧", "Log in"),
        ], formats: [.android, .compose, .strings, .xcstrings]),
    ],
    accepted: [
      RuleExample(
        "Delete song", key: "song_delete_button",
        beside: [ExampleEntry("list_remove_button", "Remove list")], remark: "another object"),
      RuleExample(
        "Delete photo", key: "album_delete_button",
        beside: [ExampleEntry("viewer_remove_button", "Remove photo %1$s")],
        formats: [.android, .compose], remark: "the second label names one of several"),
      RuleExample(
        "OK", key: "help_ok_button", beside: [ExampleEntry("form_done_button", "Done")],
        remark: "no object"),
      RuleExample(
        "Remove all", key: "songs_remove_button",
        beside: [ExampleEntry("downloads_delete_button", "Delete all")],
        remark: "each screen has other things"),
      RuleExample(
        "Add voucher", key: "order_add_button",
        beside: [ExampleEntry("vouchers_create_button", "Create voucher")],
        remark: "the first adds a voucher that exists"),
      RuleExample(
        "Löschen", language: "de", source: "Delete", key: "photo_delete_button",
        beside: [ExampleEntry("song_remove_button", "Entfernen", source: "Remove")],
        remark: "no object"),
    ])

  /// A label on a control.
  private struct Label {
    let row: Int
    /// What it says, in small letters, without the marks at its end.
    let name: String
  }

  /// Groups the labels by what they do to what.
  func check(
    _ catalog: Catalog, in context: RuleContext, into findings: inout FindingCollector
  ) {
    guard catalog.hasSource, catalog.sourceLocale.language == "en",
      let lexicon = context.vocabulary.english
    else { return }
    var labels: [SourceSynonyms.Action: [Label]] = [:]
    for row in catalog.rows.indices {
      switch context.kinds[row: row].purpose {
      case .label, .action: break
      default: continue
      }
      guard let source = catalog.entry(row: row, locale: Catalog.sourceIndex),
        let name = catalog.firstText(of: source).map(TwinTexts.folded), name.contains(" "),
        !InterpolatedKey.hasValue(name), Self.isUsed(row, in: context.uses)
      else { continue }
      for action in SourceSynonyms.actions(name, lexicon) {
        labels[action, default: []].append(Label(row: row, name: name))
      }
    }
    let groups = labels.sorted {
      ($0.value[0].row, $0.key.set, $0.key.object) < ($1.value[0].row, $1.key.set, $1.key.object)
    }
    var reported: Set<Int> = []
    for (_, group) in groups { check(group, catalog, context, &reported, into: &findings) }
  }

  /// Whether a place of the code shows the text of a row, or nobody knows such places.
  private static func isUsed(_ row: Int, in uses: CatalogUses?) -> Bool {
    guard let uses, uses.index.hasPrograms else { return true }
    return !uses.uses(ofRow: row).isEmpty
  }

  /// Reports each name of an action but the most frequent one.
  private func check(
    _ group: [Label], _ catalog: Catalog, _ context: RuleContext, _ reported: inout Set<Int>,
    into findings: inout FindingCollector
  ) {
    let counts = Dictionary(grouping: group, by: \.name).mapValues(\.count)
    // Of equally frequent ones, that of the first row.
    guard counts.count > 1,
      let usual = group.max(by: { (counts[$0.name] ?? 0, $1.row) < (counts[$1.name] ?? 0, $0.row) })
    else { return }
    for label in group where label.name != usual.name {
      guard reported.insert(label.row).inserted,
        let source = catalog.entry(row: label.row, locale: Catalog.sourceIndex)
      else { continue }
      findings.add(
        catalog.subject(row: label.row, locale: Catalog.sourceIndex),
        at: catalog.keySpan(of: source), .otherVerb(label.name, usual.name), confidence: .low
      ) { finding in
        finding.text = catalog.firstText(of: source)
        finding.kind = context.kinds[row: label.row].purpose.rawValue
        finding.related = group.filter { $0.name == usual.name }.compactMap { other in
          catalog.entry(row: other.row, locale: Catalog.sourceIndex).map {
            Related(catalog.keySpan(of: $0), "is called \(quoting: other.name)")
          }
        }
      }
    }
  }

  var addedWords: [AddedWords] { AddedWords.synonyms(synonyms) }
}

extension Finding.Wording {
  fileprivate static func otherVerb(_ name: String, _ usual: String) -> Self {
    "\(quoting: name) is called \(quoting: usual) elsewhere; use one name"
  }
}
