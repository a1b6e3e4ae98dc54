/// Gauges as text: the same bytes are OpenMetrics 1.0 and the older text format of Prometheus.
package struct GaugeText {
  /// The file so far.
  private var text = ""

  /// A file of no gauges.
  package init() {}

  /// Writes a family of gauges; one without samples is left out.
  ///
  /// - Parameters:
  ///   - name: Name of the family.
  ///   - help: What it measures.
  ///   - unit: Its unit, which its name ends with; nil for a number of things.
  ///   - samples: Labels and value of each, in order.
  package mutating func add(
    _ name: String, _ help: String, unit: String? = nil,
    _ samples: [(labels: [(name: String, value: String)], value: String)]
  ) {
    guard !samples.isEmpty else { return }
    text += "# TYPE \(name) gauge\n"
    if let unit { text += "# UNIT \(name) \(unit)\n" }
    text += "# HELP \(name) \(help)\n"
    for sample in samples {
      let pairs = sample.labels.map { "\($0.name)=\"\(Self.escaped($0.value))\"" }
      text += "\(name){\(pairs.joined(separator: ","))} \(sample.value)\n"
    }
  }

  /// The whole file.
  package var closed: String { text + "# EOF\n" }

  /// A label's value, with `\`, `"` and line feeds escaped; other controls are shown as they are in all reports.
  private static func escaped(_ value: String) -> String {
    var output = String.UnicodeScalarView()
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\\", "\"": output.append(contentsOf: ["\\", scalar])
      case "\n": output.append(contentsOf: ["\\", "n"])
      case "\0"..<" ", "\u{7F}"..."\u{9F}":
        output.append("\\")
        VisibleText.append(scalar, to: &output)
      default: output.append(scalar)
      }
    }
    return String(output)
  }

  /// A fraction with four decimals, rounded down: 1 is all of it and nothing else.
  package static func decimal(_ part: Int, _ whole: Int) -> String {
    let digits = part * 10_000 / max(1, whole)
    var rest = String(digits % 10_000)
    rest = String(repeating: "0", count: 4 - rest.utf8.count) + rest
    while rest.hasSuffix("0") { rest.removeLast() }
    return rest.isEmpty ? "\(digits / 10_000)" : "\(digits / 10_000).\(rest)"
  }
}
