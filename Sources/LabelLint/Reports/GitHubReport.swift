/// `github`: workflow commands of GitHub Actions, behind the report for people.
///
/// Columns count Unicode scalars: the format does not say what they count.
package struct GitHubReport: Report {
  /// Commands of a kind that a step shows.
  private static let maximumShown = 10

  private let style: ReportStyle
  private var text: TextReport
  private var items = ItemOrder()
  private var numberLeft = 0

  /// An empty report.
  package init(_ style: ReportStyle = ReportStyle()) {
    self.style = style
    text = TextReport(style)
  }

  /// Renders the items of a set.
  package mutating func add(_ set: ReportedSet, to output: inout [UInt8]) {
    text.add(set, to: &output)
    for item in FindingItems(set: set, isFolded: style.isFolded).counted {
      items.add(item, text: Self.command(item))
    }
  }

  /// Writes the text, in which no command counts, then the worst and newest commands of each kind.
  package mutating func close(_ run: RunSummary, to output: inout [UInt8]) {
    var log: [UInt8] = []
    text.close(run, to: &log)
    if !log.isEmpty {
      // Nobody can write the hash of a text into it: the catalog cannot switch commands on again.
      let token = "label-lint-" + Hexadecimal.string(of: SHA256.digest(log.span).prefix(16))
      output.append(contentsOf: "::stop-commands::\(token)\n".utf8)
      output.append(contentsOf: log)
      output.append(contentsOf: "::\(token)::\n".utf8)
    }
    var shown: [Severity: Int] = [:]
    for item in items.worstFirst() {
      shown[item.severity, default: 0] += 1
      if shown[item.severity, default: 0] <= Self.maximumShown {
        output.append(contentsOf: items.bytes(of: item))
      } else {
        numberLeft += 1
      }
    }
    if !run.notRead.isEmpty {
      let title = "title=\(NotRead.ruleName)"
      output.append(contentsOf: "::error \(title)::\(Self.data(run.notRead.sentence()))\n".utf8)
    }
    if numberLeft > 0 {
      output.append(contentsOf: "label-lint: \(numberLeft.counted("more finding"))\n".utf8)
    }
  }

  /// How many findings have no command.
  package var remarks: [String] {
    numberLeft > 0
      ? [
        "github: \(numberLeft.counted("more finding")) without an annotation: a step shows "
          + "\(Self.maximumShown) of each kind"
      ] : []
  }

  private static func command(_ item: FoldedFinding) -> String {
    let place = item.finding.place
    var properties = [
      "file=\(property(VisibleText.path(place.path)))", "line=\(place.line)",
      "endLine=\(place.endLine)",
    ]
    // On several lines columns are refused.
    if place.line == place.endLine {
      properties += ["col=\(place.column)", "endColumn=\(place.endColumn)"]
    }
    properties.append("title=\(property(item.finding.rule.description))")
    let kind = item.severity == .note ? "notice" : item.severity.rawValue
    return "::\(kind) \(properties.joined(separator: ","))::\(data(item.message))\n"
  }

  /// A message, as actions/toolkit escapes it.
  private static func data(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  /// A property's value, as actions/toolkit escapes it.
  private static func property(_ text: String) -> String {
    data(text).unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case ":": result += "%3A"
      case ",": result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
