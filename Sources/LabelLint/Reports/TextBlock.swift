/// What a text report shows of a finding below its line: the excerpt, and what else is known.
struct TextBlock {
  /// Most related places that are shown.
  private static let maximumRelated = 3

  /// The block, UTF-8, each line ended.
  let rendered: [UInt8]
  /// Where in it its facts begin, behind what the excerpt is about.
  let factsStart: Int
  /// Columns before its facts.
  let margin: Int
  /// Whether the key is shown in full.
  let showsKey: Bool

  /// Renders what is below the line of a finding.
  ///
  /// - Parameters:
  ///   - finding: What to show.
  ///   - source: The file it is in; nil when that is not at hand.
  ///   - style: Columns that source lines are cut to, and whether to use the colours of a terminal.
  init(_ finding: ReportedFinding, in source: SourceIndex?, _ style: ReportStyle) {
    var text: [UInt8] = []
    let hint = finding.fixes.first.map { Self.hint($0.title) }
    var margin = Self.plainMargin
    var first: [String] = []
    let key = finding.subject.key
    var showsKey = key.isEmpty
    if let source, let excerpt = Excerpt(of: finding.place, in: source, width: style.width) {
      let hasRoom = !style.isWrapped || hint.map(excerpt.hasRoom(for:)) ?? true
      excerpt.write(hint: hasRoom ? hint : nil, isColored: style.isColored, to: &text)
      first = hasRoom ? [] : [hint].compactMap(\.self)
      margin = excerpt.numberWidth + 3
      showsKey = showsKey || excerpt.shows(VisibleText.line(key))
    } else {
      let isChanged = source.map { $0.file.encoding != .binary } ?? false
      let reason = isChanged ? "no excerpt: the file has changed" : nil
      first = [hint, reason].compactMap(\.self)
    }
    for fact in first { FactLine.write([fact], margin: margin, style, to: &text) }
    factsStart = text.count
    for fact in Self.facts(of: finding) {
      FactLine.write([fact], margin: margin, style, to: &text)
    }
    rendered = text
    self.margin = margin
    // The text of the source may be the key.
    let isBeside = finding.text != nil && finding.subject.locale != finding.sourceLocale
    let source = isBeside ? finding.source : nil
    self.showsKey = showsKey || source == key && source.map(Quotation.shortened) == source
  }

  /// Columns before facts where no excerpt is shown.
  static let plainMargin = 4

  /// What to write, from the title of a fix: `Write 'Play'` becomes `write: Play`.
  private static func hint(_ title: String) -> String {
    let title = VisibleText.line(title)
    if let text = written(by: title) { return "write: \(text)" }
    return title.prefix(1).lowercased() + title.dropFirst()
  }

  /// The text that a title quotes; nil for another title.
  private static func written(by title: String) -> String? {
    let (start, end) = ("Write '", "'")
    guard title.hasPrefix(start), title.hasSuffix(end), title.utf8.count > start.utf8.count else {
      return nil
    }
    return String(title.dropFirst(start.count).dropLast(end.count))
  }

  /// What is known of a finding beside its words, a line each.
  private static func facts(of finding: ReportedFinding) -> [String] {
    var facts: [String] = []
    if let source = shownSource(of: finding) {
      facts.append("source (\(finding.sourceLocale)): \(shown(source))")
    }
    if let spoken = finding.spoken {
      facts.append(Self.spoken(spoken, of: finding))
      // The title has the whole text, and so has that of a stored record.
      if let text = finding.fixes.first.flatMap({ written(by: $0.title) }),
        let after = SpeakingLabels.heard(text, of: finding)
      {
        facts.append("spoken after the change: \"\(shown(after))\"")
      }
    }
    if let kind = EvidencePhrase(finding)?.explanation { facts.append(kind) }
    if !finding.inheritedBy.isEmpty {
      facts.append("inherited by: \(finding.inheritedBy.listed(atMost: 5))")
    }
    for place in finding.related.prefix(maximumRelated) {
      facts.append(
        "see: \(VisibleText.escaped(place.path)):\(place.line):\(place.column): \(place.message)")
    }
    if finding.related.count > maximumRelated {
      facts.append("see: \((finding.related.count - maximumRelated).counted("more place"))")
    }
    if let state = finding.state, state != .new { facts.append("state: \(state.rawValue)") }
    if let suppression = finding.suppression { facts.append(Self.suppression(suppression)) }
    return facts
  }

  /// The text of the source, where it is shown beside that of the finding.
  private static func shownSource(of finding: ReportedFinding) -> String? {
    // A missing text has nothing to stand beside; its message quotes the source, and that of a copy does so.
    guard let text = finding.text, let source = finding.source,
      finding.subject.locale != finding.sourceLocale
    else { return nil }
    return source == text && finding.message.contains(Quotation.quoted(source)) ? nil : source
  }

  /// How the text sounds, and whether it must stand on a button for that.
  private static func spoken(_ spoken: String, of finding: ReportedFinding) -> String {
    let isAssumed = SpeakingLabels.assumedRole(of: finding) == .button
    let name = isAssumed ? "spoken, if it is a button" : "spoken"
    return "\(name): \"\(shown(spoken))\""
  }

  /// Why a finding is not counted.
  private static func suppression(_ suppression: Suppression) -> String {
    let place =
      switch suppression.kind {
      case .inSource: "in the catalog"
      case .baseline: "in the baseline"
      case .configuration: "in the configuration"
      }
    guard let reason = suppression.reason else { return "suppressed \(place)" }
    return "suppressed \(place): \(shown(reason))"
  }

  /// A text of a catalog on a line of its own.
  private static func shown(_ text: String) -> String {
    VisibleText.isolated(Quotation.shortened(text))
  }
}
