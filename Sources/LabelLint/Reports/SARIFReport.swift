/// `sarif`: SARIF 2.1.0, one run, within the limits of GitHub code scanning.
///
/// Columns count Unicode scalars, which the file declares.
package struct SARIFReport: Report {
  /// Results of a run that GitHub takes; a file with more is refused.
  static let maximumResults = 25_000
  /// Results of a run that GitHub shows.
  static let shownResults = 5_000
  /// Locations of a result.
  private static let maximumLocations = 1_000
  /// Bytes of results that surely stay below 10 MB when compressed.
  private static let maximumBytes = 90 << 20

  private let style: ReportStyle
  private let indexes: [RuleID: Int]
  private var items = ItemOrder()
  private var leftOut = 0

  /// An empty report.
  package init(_ style: ReportStyle = ReportStyle()) {
    self.style = style
    indexes = Dictionary(
      style.activeRules.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first }
    )
  }

  /// Renders the items of a set.
  package mutating func add(_ set: ReportedSet, to output: inout [UInt8]) {
    for item in FindingItems(set: set, isFolded: style.isFolded).all {
      var writer = JSONWriter(.compact)
      writer.object { write(item, to: &$0) }
      items.add(item, text: writer.bytes.span)
    }
  }

  /// Writes the document, the worst results first.
  package mutating func close(_ run: RunSummary, to output: inout [UInt8]) {
    var results: [UInt8] = []
    var count = 0
    for item in items.worstFirst() {
      let bytes = items.bytes(of: item)
      if style.sarifKeepsLimits,
        count >= Self.maximumResults || results.count + bytes.count > Self.maximumBytes
      {
        leftOut += 1
        continue
      }
      count += 1
      results.append(contentsOf: (results.isEmpty ? "\n" : ",\n").utf8)
      results.append(contentsOf: bytes)
    }
    var writer = JSONWriter(.compact)
    writer.object { writer in
      writer.member("name", "label-lint")
      writer.member("version", run.toolVersion)
      writer.member("semanticVersion", run.toolVersion)
      writer.array("rules") { writer in
        for rule in style.activeRules {
          writer.element { Self.write(rule, run.rules[rule], style, to: &$0) }
        }
      }
    }
    var details = JSONWriter(.compact)
    details.object { writer in
      writer.member("id", "label-lint/" + (run.app.isEmpty ? "" : run.app + "/"))
    }
    var invocation = JSONWriter(.compact)
    invocation.object { writer in
      writer.member("executionSuccessful", run.notRead.isEmpty)
      guard leftOut > 0 || !run.notRead.isEmpty else { return }
      writer.array("toolExecutionNotifications") { writer in
        if leftOut > 0 { Self.writeNotification("note", leftOutText, to: &writer) }
        Self.write(run.notRead, to: &writer)
      }
    }
    let schema =
      "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
    output.append(contentsOf: "{\"$schema\":\"\(schema)\",\"version\":\"2.1.0\",\"runs\":[{".utf8)
    output.append(contentsOf: "\"tool\":{\"driver\":".utf8)
    output.append(contentsOf: writer.bytes)
    output.append(contentsOf: "},\"automationDetails\":".utf8)
    output.append(contentsOf: details.bytes)
    output.append(contentsOf: ",\"columnKind\":\"unicodeCodePoints\",\"invocations\":[".utf8)
    output.append(contentsOf: invocation.bytes)
    output.append(contentsOf: "],\"results\":[".utf8)
    output.append(contentsOf: results)
    output.append(contentsOf: (results.isEmpty ? "]}]}\n" : "\n]}]}\n").utf8)
  }

  /// How many results GitHub would not show, or were left out.
  package var remarks: [String] {
    guard style.sarifKeepsLimits else { return [] }
    if leftOut > 0 { return ["sarif: \(leftOutText)"] }
    guard items.count > Self.shownResults else { return [] }
    return [
      "sarif: \(items.count.grouped) results, of which GitHub shows the "
        + "\(Self.shownResults.grouped) worst"
    ]
  }

  private var leftOutText: String {
    "\(leftOut.counted("result")) left out, the least severe: "
      + "GitHub takes \(Self.maximumResults.grouped) in a run"
  }

  private static func writeNotification(
    _ level: String, _ text: String, path: String? = nil, to writer: inout JSONWriter
  ) {
    writer.element { writer in
      writer.member("level", level)
      writer.object("message") { $0.member("text", text) }
      guard let path else { return }
      writer.array("locations") { writer in
        writer.element { writer in
          writer.object("physicalLocation") { writer in
            writer.object("artifactLocation") { $0.member("uri", RelativeURI.of(path)) }
          }
        }
      }
    }
  }

  /// Says of each file and folder that it was not read.
  private static func write(_ notRead: NotRead, to writer: inout JSONWriter) {
    for item in notRead.items {
      writeNotification("error", item.message, path: item.path, to: &writer)
    }
    if notRead.more > 0 {
      writeNotification("error", notRead.sentence(naming: 0), to: &writer)
    }
  }

  // MARK: Results

  private func write(_ item: FoldedFinding, to writer: inout JSONWriter) {
    let finding = item.finding
    writer.member("ruleId", finding.rule.description)
    if let index = indexes[finding.rule] { writer.member("ruleIndex", index) }
    writer.member("level", item.severity.rawValue)
    writer.object("message") { $0.member("text", item.message + ".") }
    writer.array("locations") { writer in
      writer.element { writer in
        writer.object("physicalLocation") { writer in
          writer.object("artifactLocation") { $0.member("uri", RelativeURI.of(finding.place.path)) }
          writer.object("region") { writer in
            writer.member("startLine", finding.place.line)
            writer.member("startColumn", finding.place.column)
            writer.member("endLine", finding.place.endLine)
            writer.member("endColumn", finding.place.endColumn)
          }
        }
        let name = [finding.subject.table, finding.subject.key].filter { !$0.isEmpty }
        if !name.isEmpty {
          writer.array("logicalLocations") { writer in
            writer.element { writer in
              writer.member("fullyQualifiedName", name.joined(separator: "/"))
              writer.member("kind", "resource")
            }
          }
        }
      }
    }
    writeRelated(finding, to: &writer)
    writer.object("partialFingerprints") { writer in
      writer.member("labelLint/v1", item.fingerprint.description)
      if style.sarifHasLineHash {
        writer.member("primaryLocationLineHash", item.fingerprint.description)
      }
    }
    writeFixes(finding, to: &writer)
    if let suppression = finding.suppression {
      writer.array("suppressions") { writer in
        writer.element { writer in
          writer.member("kind", suppression.kind == .inSource ? "inSource" : "external")
          writer.member("status", "accepted")
          if let reason = suppression.reason { writer.member("justification", reason) }
        }
      }
    }
    if let state = finding.state { writer.member("baselineState", state.rawValue) }
    writer.object("properties") { writer in
      writer.array(
        "locales", of: item.locales.isEmpty ? [finding.subject.locale] : item.locales)
      writer.array("inheritedBy", of: finding.inheritedBy)
      if let spoken = finding.spoken { writer.member("spoken", spoken) }
    }
  }

  private func writeRelated(_ finding: ReportedFinding, to writer: inout JSONWriter) {
    guard !finding.related.isEmpty else { return }
    writer.array("relatedLocations") { writer in
      for (number, related) in finding.related.prefix(Self.maximumLocations).enumerated() {
        writer.element { writer in
          writer.member("id", number)
          writer.object("physicalLocation") { writer in
            writer.object("artifactLocation") { $0.member("uri", RelativeURI.of(related.path)) }
            writer.object("region") { writer in
              writer.member("startLine", related.line)
              writer.member("startColumn", related.column)
            }
          }
          writer.object("message") { $0.member("text", related.message) }
        }
      }
    }
  }

  private func writeFixes(_ finding: ReportedFinding, to writer: inout JSONWriter) {
    let fixes = finding.fixes.filter { !$0.edits.isEmpty }
    guard !fixes.isEmpty else { return }
    writer.array("fixes") { writer in
      for fix in fixes {
        writer.element { writer in
          writer.object("description") { $0.member("text", fix.title) }
          writer.array("artifactChanges") { writer in
            for path in Self.paths(of: fix) {
              writer.element { writer in
                writer.object("artifactLocation") { $0.member("uri", RelativeURI.of(path)) }
                writer.array("replacements") { writer in
                  for edit in fix.edits where ByteOrder.areEqual(edit.path, path) {
                    writer.element { writer in
                      writer.object("deletedRegion") { writer in
                        writer.member("byteOffset", edit.offset)
                        writer.member("byteLength", edit.length)
                      }
                      if !edit.text.isEmpty {
                        writer.object("insertedContent") { $0.member("text", edit.text) }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  }

  private static func paths(of fix: ReportedFix) -> [String] {
    var paths: [String] = []
    for edit in fix.edits where !paths.contains(where: { ByteOrder.areEqual($0, edit.path) }) {
      paths.append(edit.path)
    }
    return paths
  }

  // MARK: Rules

  private static func write(
    _ id: RuleID, _ severity: Severity?, _ style: ReportStyle, to writer: inout JSONWriter
  ) {
    writer.member("id", id.description)
    guard let rule = style.metadata(of: id) else { return }
    writer.member("name", String(rule.lintID.dropFirst("LabelLint".count)))
    writer.object("shortDescription") { $0.member("text", rule.summary) }
    writer.object("fullDescription") { $0.member("text", String(rule.rationale.prefix(1_024))) }
    if let url = style.address(of: id) { writer.member("helpUri", url) }
    writer.object("help") { writer in
      writer.member("text", "\(rule.rationale)\n\(rule.remedy)")
      writer.member("markdown", RulePages.page(rule, .markdown))
    }
    let level = severity ?? rule.severity
    writer.object("defaultConfiguration") { $0.member("level", level.rawValue) }
    writer.object("properties") { writer in
      // Two passages of one clause are one tag.
      var tags = [rule.family.rawValue]
      for clause in rule.guidelines where !tags.contains(clause.id) { tags.append(clause.id) }
      writer.array("tags", of: Array(tags.prefix(10)))
      // Wording is a judgement; what a catalog lacks is a fact.
      writer.member("precision", rule.family == .localization ? "very-high" : "high")
      writer.member(
        "problem.severity", level == .note ? "recommendation" : level.rawValue)
    }
  }
}
