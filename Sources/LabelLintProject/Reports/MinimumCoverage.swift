import LabelLint

/// Least share of translated texts in a locale: `de=95`.
package struct MinimumCoverage {
  /// Canonical tag; `*` stands for all locales without a minimum of their own.
  package let locale: String
  /// The share in percent.
  package let percent: Double

  /// A minimum.
  package init(locale: String, percent: Double) {
    self.locale = locale
    self.percent = percent
  }

  /// What falls short of some minimums, a line each; a locale that is named and not there does.
  package static func shortfalls(of table: CoverageTable, _ minimums: [MinimumCoverage]) -> [String]
  {
    var lines: [String] = []
    for row in table.rows {
      let own = minimums.last { $0.locale == row.locale } ?? minimums.last { $0.locale == "*" }
      // Without rounding: 94.99 is below 95.
      let coverage = row.coverage
      guard let own,
        Double(coverage.translated) * 100 < own.percent * Double(coverage.required)
      else {
        continue
      }
      let suppressed = coverage.suppressed > 0 ? ", \(coverage.suppressed) suppressed" : ""
      lines.append(
        "\(row.locale): \(row.percent) of \(own.shown), \(coverage.missing) texts are missing"
          + suppressed)
    }
    for minimum in minimums where minimum.locale != "*" && minimum.percent > 0 {
      if !table.rows.contains(where: { $0.locale == minimum.locale }) {
        lines.append("\(minimum.locale): no texts, but \(minimum.shown) is required")
      }
    }
    return lines
  }

  private var shown: String {
    percent == percent.rounded() ? "\(Int(percent)) %" : "\(percent) %"
  }
}
