import ArgumentParser
import LabelLint

/// Least share of translated texts in a locale: `de=95`.
struct MinimumCoverage {
  /// Canonical tag; `*` stands for all locales without a minimum of their own.
  let locale: String
  /// The share in percent.
  let percent: Double

  /// A minimum.
  init(locale: String, percent: Double) {
    self.locale = locale
    self.percent = percent
  }

  /// Reads `de=95`.
  init(argument: String) throws {
    let parts = argument.split(separator: "=", maxSplits: 1)
    guard parts.count == 2, let percent = Double(parts[1]), (0...100).contains(percent) else {
      throw ValidationError("Expected a locale and a percentage from 0 to 100, such as de=95.")
    }
    let name = String(parts[0])
    guard name == "*" || LocaleTag(name)?.isRegistered == true else {
      let nearest = NearestName.find(name, among: LexiconLibrary.languages)
      throw ValidationError(
        "No locale is called '\(name)'." + (nearest.map { " Did you mean '\($0)'?" } ?? ""))
    }
    self.init(locale: LocaleTag(name)?.merged.description ?? name, percent: percent)
  }

  /// What falls short of some minimums, a line each; a locale that is named and not there does.
  static func shortfalls(of table: CoverageTable, _ minimums: [MinimumCoverage]) -> [String] {
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
        lines.append("\(minimum.locale): not there at all, \(minimum.shown) asked for")
      }
    }
    return lines
  }

  private var shown: String {
    percent == percent.rounded() ? "\(Int(percent)) %" : "\(percent) %"
  }
}
