/// `sonarqube`: generic issues of SonarQube 10.3 and later.
///
/// Columns count UTF-16 units from 0.
package struct SonarQubeReport: Report {
  private let style: ReportStyle
  /// Rendered issues, each with the separator before it.
  private var issues: [UInt8] = []

  /// An empty report.
  package init(_ style: ReportStyle = ReportStyle()) { self.style = style }

  /// Renders the items of a set.
  package mutating func add(_ set: ReportedSet, to output: inout [UInt8]) {
    let shown = FindingItems(set: set, isFolded: style.isFolded)
    for item in shown.counted {
      let finding = item.finding
      var writer = JSONWriter(.compact)
      writer.object { writer in
        writer.member("ruleId", finding.rule.description)
        writer.member("effortMinutes", 5)
        writer.object("primaryLocation") { writer in
          writer.member("message", item.message)
          writer.member("filePath", finding.place.path)
          writer.object("textRange") { writer in
            Self.write(finding.place, in: shown.source(at: finding.place.path), to: &writer)
          }
        }
        writer.array("secondaryLocations") { writer in
          for related in finding.related {
            writer.element { writer in
              writer.member("message", related.message)
              writer.member("filePath", related.path)
              writer.object("textRange") { $0.member("startLine", related.line) }
            }
          }
        }
      }
      issues.append(contentsOf: (issues.isEmpty ? "\n" : ",\n").utf8)
      issues.append(contentsOf: writer.bytes)
    }
  }

  /// Writes the document: the rules that ran, then the issues.
  package mutating func close(_ run: RunSummary, to output: inout [UInt8]) {
    let notRead = run.notRead.unreported
    var writer = JSONWriter(.compact)
    writer.object { writer in
      writer.array("rules") { writer in
        for (rule, severity) in run.rules.sorted(by: { $0.key < $1.key }) {
          writer.element { Self.write(rule, severity, style, to: &$0) }
        }
        if !notRead.isEmpty { writer.element { Self.writeNotReadRule(to: &$0) } }
      }
    }
    for item in notRead {
      var writer = JSONWriter(.compact)
      writer.object { writer in
        writer.member("ruleId", NotRead.ruleName)
        writer.member("effortMinutes", 5)
        writer.object("primaryLocation") { writer in
          writer.member("message", item.message)
          writer.member("filePath", item.path)
        }
      }
      issues.append(contentsOf: (issues.isEmpty ? "\n" : ",\n").utf8)
      issues.append(contentsOf: writer.bytes)
    }
    output.append(contentsOf: writer.bytes.dropLast())
    output.append(contentsOf: ",\"issues\":[".utf8)
    output.append(contentsOf: issues)
    output.append(contentsOf: (issues.isEmpty ? "]}\n" : "\n]}\n").utf8)
  }

  private static func write(
    _ rule: RuleID, _ severity: Severity, _ style: ReportStyle, to writer: inout JSONWriter
  ) {
    let (attribute, quality) = quality(of: rule, style)
    writer.member("id", rule.description)
    writer.member("name", style.summary(of: rule))
    writer.member("description", style.metadata(of: rule)?.rationale ?? rule.description)
    writer.member("engineId", "label-lint")
    writer.member("cleanCodeAttribute", attribute)
    writer.array("impacts") { writer in
      writer.element { writer in
        writer.member("softwareQuality", quality)
        writer.member("severity", impact(severity))
      }
    }
  }

  /// The rule of what was not read: an issue must have one.
  private static func writeNotReadRule(to writer: inout JSONWriter) {
    writer.member("id", NotRead.ruleName)
    writer.member("name", "A file or folder was not read")
    writer.member("description", "Nothing in it was checked.")
    writer.member("engineId", "label-lint")
    writer.member("cleanCodeAttribute", "COMPLETE")
    writer.array("impacts") { writer in
      writer.element { writer in
        writer.member("softwareQuality", "RELIABILITY")
        writer.member("severity", impact(.error))
      }
    }
  }

  /// What a rule is for in the words of SonarQube.
  private static func quality(
    of rule: RuleID, _ style: ReportStyle
  ) -> (attribute: String, quality: String) {
    if style.metadata(of: rule)?.family == .accessibility {
      return ("CLEAR", "MAINTAINABILITY")
    }
    return rule.description.hasPrefix("missing-")
      ? ("COMPLETE", "RELIABILITY") : ("LOGICAL", "RELIABILITY")
  }

  private static func impact(_ severity: Severity) -> String {
    switch severity {
    case .error: "HIGH"
    case .warning: "MEDIUM"
    case .note: "LOW"
    }
  }

  /// The members of a range; lines only where it is empty, as an import with a range past the end of
  /// its line is refused as a whole.
  private static func write(
    _ place: Place, in source: SourceIndex?, to writer: inout JSONWriter
  ) {
    let units = ColumnUnits(place, in: source)
    let (start, end) = (units.utf16.start - 1, units.utf16.end - 1)
    let isEmpty = place.line == place.endLine && end <= start
    writer.member("startLine", place.line)
    guard !isEmpty, let length = units.lineLength, start < length, end > 0 else { return }
    if place.line == place.endLine {
      writer.member("endLine", place.endLine)
      writer.member("startColumn", start)
      writer.member("endColumn", min(end, length))
    } else {
      writer.member("endLine", place.endLine)
      writer.member("startColumn", start)
      writer.member("endColumn", end)
    }
  }
}
