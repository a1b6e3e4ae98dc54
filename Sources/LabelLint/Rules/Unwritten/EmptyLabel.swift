/// A label with nothing to speak.
struct EmptyLabel: CatalogRule {
  @Option("allow", "Keys whose texts may be empty; `*` matches anything: `decorative_*`.")
  var allow: [String] = []

  static let metadata = RuleMetadata(
    id: "empty-label", family: .accessibility, severity: .error,
    levels: TierLevels(certain: .error, labelLike: .warning, prose: nil),
    levelRemark: """
      An empty reason for a permission, such as `NSCameraUsageDescription`, is an error.
      """,
    summary: "A label is empty, so a screen reader has nothing to say.",
    rationale: """
      A screen reader says only "button", or the file name of the icon. Nobody can know what the \
      control does.
      """,
    remedy: """
      Write what the control does. If the image is decoration, hide it instead: \
      `contentDescription = null` or `importantForAccessibility="no"` on Android, \
      `.accessibilityHidden(true)` or `Image(decorative:)` on Apple platforms.
      """,
    guidelines: [
      GuidelineClause(
        "mobile-practices-india/practice-2",
        "There must be an accessible label for each UI element, such as images, buttons and other "
          + "controls.", .states),
      GuidelineClause("wcag/1.1.1"), GuidelineClause("wcag/4.1.2"),
    ],
    flagged: [
      RuleExample("⟦⟧", key: "play_content_description"),
      RuleExample("⟦\u{A0}⟧", key: "a11y_more", remark: "a space"),
      RuleExample("⟦\u{200B}⟧", key: "a11y_more", remark: "an invisible character"),
      RuleExample("⟦\u{A0}⟧", language: "de", remark: "a space"),
    ],
    accepted: [
      RuleExample(" · ", key: "list_separator"),
      RuleExample("", key: "content_description_prefix", remark: "joined to another text"),
      RuleExample("%1$s: %2$s", remark: "contains only values"),
      RuleExample("", key: "message_body", remark: "not a label"),
      RuleExample("", key: "config_dialog_title", remark: "a setting that devices fill in"),
    ])

  /// Finds blank source texts of labels, hints, actions and titles.
  func check(
    _ catalog: Catalog, in context: RuleContext, into findings: inout FindingCollector
  ) {
    let kinds = context.kinds
    let exemptions = context.exemptions
    let allowed = allow.map { KeyPattern($0) }
    for row in catalog.rows.indices {
      for reference in catalog.entries(row: row, locale: Catalog.sourceIndex) {
        let file = catalog.file(of: reference)
        let entry = catalog[reference]
        guard let message = firstBlank(of: reference, in: file), !isGlue(file.bytes(entry.key))
        else { continue }
        if allowed.contains(where: { $0.matches(file.bytes(entry.key)) }) { continue }
        let kind = kinds[row: row]
        let exemption = exemptions[Int(reference.file)].exemption(
          of: file.messages[message], of: entry, in: file, kind: kind,
          plain: file.bytes(.none))
        guard exemption == .wordless else { continue }
        let isPurpose = isPurpose(entry, in: file)
        guard let level = isPurpose ? .error : level(of: kind) else { continue }
        add(
          message, of: reference, row: row, kind: kind,
          isPurpose ? .noPurpose : .nothing(kind.purpose), level: level, catalog, into: &findings)
        if isPurpose { addPurposes(ofTranslationsIn: row, kind, catalog, into: &findings) }
      }
    }
  }

  /// Whether an entry says why an app wants access to something, without which the system grants none:
  /// `NSCameraUsageDescription`.
  private func isPurpose(_ entry: Entry, in file: borrowing CatalogFile) -> Bool {
    let key = file.bytes(entry.key)
    return file.format.isApple && file.table == "InfoPlist" && key.begins(with: "NS")
      && key.ends(with: "usagedescription")
  }

  /// Adds the translations of an empty purpose that are empty, too: each is to be written.
  ///
  /// Where the source has a purpose, an empty one is a missing translation.
  private func addPurposes(
    ofTranslationsIn row: Int, _ kind: MessageKind, _ catalog: Catalog,
    into findings: inout FindingCollector
  ) {
    for locale in catalog.locales.indices where locale != Catalog.sourceIndex {
      for reference in catalog.entries(row: row, locale: locale) {
        guard let message = firstBlank(of: reference, in: catalog.file(of: reference)) else {
          continue
        }
        add(
          message, of: reference, row: row, locale: locale, kind: kind, .noPurpose, level: .error,
          catalog, into: &findings)
      }
    }
  }

  /// Level for a kind; nil where an empty text is no fault of a label.
  private func level(of kind: MessageKind) -> Severity? {
    switch (kind.purpose, kind.tier) {
    case (.label, .certain), (.hint, .certain), (.action, .certain): .error
    case (.action, _), (.title, _): .warning
    default: nil
    }
  }

  /// The first text of an entry that has nothing to speak, as an index in the file's messages.
  private func firstBlank(of reference: EntryReference, in file: borrowing CatalogFile) -> Int? {
    let own = file.messageRange(ofEntry: Int(reference.entry))
    for index in own {
      let message = file.messages[index]
      guard message.flags.isDisjoint(with: [.reference, .nothing, .missingValue]),
        BlankText.isBlank(file.bytes(message.text))
      else { continue }
      // "No items" may be left to another text.
      let isZero = file.slots[Int(message.slot)].pluralCategory == .zero
      if isZero, own.contains(where: { !BlankText.isBlank(file.bytes(file.messages[$0].text)) }) {
        continue
      }
      return index
    }
    return nil
  }

  private static let glue = Resource.words("keys/glue")

  /// Whether a key says that its text stands between or around others, is empty itself, or is a setting that
  /// devices fill in (`config_…` in Android).
  private func isGlue(_ key: Span<UInt8>) -> Bool {
    if key.isEmpty || key.end(of: "config_", at: 0) != nil { return true }
    for word in Self.glue
    where key.holds(word) {
      return true
    }
    return false
  }

  private func add(
    _ message: Int, of reference: EntryReference, row: Int, locale: Int = Catalog.sourceIndex,
    kind: MessageKind, _ wording: Finding.Wording, level: Severity, _ catalog: Catalog,
    into findings: inout FindingCollector
  ) {
    let file = catalog.file(of: reference)
    let record = file.messages[message]
    let slot = file.slots[Int(record.slot)].description
    findings.add(
      catalog.subject(row: row, locale: locale, slot: slot),
      at: SourceSpan(
        file: Int(reference.file),
        bytes: file.sourceRange(of: 0..<record.text.count, inMessage: message)),
      wording, level: level, confidence: kind.confidence
    ) { finding in
      finding.text = file.string(record.text)
      finding.source = finding.text
      finding.kind = kind.purpose.rawValue
      finding.kindEvidence = catalog.printedEvidence(of: kind, row: row)
    }
  }
}

/// A key with `*` for any run of characters, as options of rules name keys.
struct KeyPattern {
  /// What stands between the stars, as bytes.
  private let pieces: [[UInt8]]

  /// A pattern; without a star it is the key itself.
  init(_ pattern: String) {
    pieces = pattern.split(separator: "*", omittingEmptySubsequences: false).map { Array($0.utf8) }
  }

  /// Whether the pattern is the whole of a key.
  func matches(_ key: Span<UInt8>) -> Bool {
    guard let first = pieces.first, let last = pieces.last else { return false }
    guard pieces.count > 1 else { return key.hasSameBytes(as: first.span) }
    guard key.count >= first.count + last.count, Self.stands(first, in: key, at: 0),
      Self.stands(last, in: key, at: key.count - last.count)
    else { return false }
    var start = first.count
    let end = key.count - last.count
    for piece in pieces.dropFirst().dropLast() {
      while start + piece.count <= end, !Self.stands(piece, in: key, at: start) { start += 1 }
      guard start + piece.count <= end else { return false }
      start += piece.count
    }
    return true
  }

  private static func stands(_ piece: [UInt8], in key: Span<UInt8>, at start: Int) -> Bool {
    key.extracting(start..<start + piece.count).hasSameBytes(as: piece.span)
  }
}

extension Finding.Wording {
  fileprivate static let noPurpose: Self =
    "the purpose is empty; write it, or the system denies access and the store rejects the app"

  fileprivate static func nothing(_ purpose: MessagePurpose) -> Self {
    switch purpose {
    case .hint: "the hint is empty; write what will happen"
    case .action: "the control has no text; write what it does"
    case .title: "the title is empty; write one"
    default:
      "the label is empty, so a screen reader has nothing to say; write what the control does"
    }
  }
}
