/// `gitlab`: GitLab's Code Quality report (docs.gitlab.com, Code Quality, "Import code quality
/// results from a CI/CD job").
///
/// Counts lines only; no byte-order mark.
package struct GitLabReport: Report {
  private let style: ReportStyle
  /// Rendered elements, each with the separator before it.
  private var elements: [UInt8] = []
  private var fingerprints: Set<String> = []

  /// An empty report.
  package init(_ style: ReportStyle = ReportStyle()) { self.style = style }

  /// Renders the items of a set.
  package mutating func add(_ set: ReportedSet, to output: inout [UInt8]) {
    for item in FindingItems(set: set, isFolded: style.isFolded).counted {
      var fingerprint = item.fingerprint.description
      // Equal ones are shown once: two apps may have the same set.
      if fingerprints.contains(fingerprint) {
        fingerprint += "-" + TextHash(set.summary.app + "\n" + item.message).description
      }
      var number = 2
      let base = fingerprint
      while !fingerprints.insert(fingerprint).inserted {
        fingerprint = "\(base)-\(number)"
        number += 1
      }
      var writer = JSONWriter(.compact)
      writer.object { writer in
        writer.member("description", "\(item.message) [\(item.finding.rule)]")
        writer.member("check_name", item.finding.rule.description)
        writer.member("fingerprint", fingerprint)
        writer.member("severity", Self.severity(item.severity))
        writer.object("location") { writer in
          writer.member("path", item.finding.place.path)
          writer.object("lines") { $0.member("begin", item.finding.place.line) }
        }
      }
      elements.append(contentsOf: (elements.isEmpty ? "\n" : ",\n").utf8)
      elements.append(contentsOf: writer.bytes)
    }
  }

  /// Writes the array; what was not read is among the issues, as the format has no other place.
  package mutating func close(_ run: RunSummary, to output: inout [UInt8]) {
    for item in run.notRead.unreported {
      var writer = JSONWriter(.compact)
      writer.object { writer in
        writer.member("description", item.message)
        writer.member("check_name", NotRead.ruleName)
        writer.member(
          "fingerprint",
          Hexadecimal.string(
            of: SHA256.digest(Array("\(NotRead.ruleName)\n\(item.path)".utf8).span).prefix(16)))
        writer.member("severity", Self.severity(.error))
        writer.object("location") { writer in
          writer.member("path", item.path)
          writer.object("lines") { $0.member("begin", 1) }
        }
      }
      elements.append(contentsOf: (elements.isEmpty ? "\n" : ",\n").utf8)
      elements.append(contentsOf: writer.bytes)
    }
    output.append(UInt8(ascii: "["))
    output.append(contentsOf: elements)
    output.append(contentsOf: (elements.isEmpty ? "]\n" : "\n]\n").utf8)
  }

  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
