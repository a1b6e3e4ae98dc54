import LabelLint
import LabelLintProject

/// The reports of one run and where each goes.
struct ReportOutputs {
  /// A report with its place and what is not written yet.
  private struct Output {
    var report: any Report
    var path: String?
    var pending: [UInt8] = []

    /// Files appear whole; what standard output gets need not wait.
    mutating func add(_ set: ReportedSet) {
      if path != nil { return report.add(set, to: &pending) }
      report.add(set, to: &pending) { bytes in
        guard bytes.count > ReportOutputs.chunk else { return }
        StandardStream.output.write(bytes)
        bytes.removeAll(keepingCapacity: true)
      }
    }

    mutating func close(_ run: RunSummary) { report.close(run, to: &pending) }
  }

  /// Bytes that may wait before standard output gets them.
  private static let chunk = 1 << 16
  /// Columns of the narrowest terminal that excerpts are cut for.
  private static let fewestColumns = 40

  private var outputs: [Output] = []
  /// What a person at a terminal is told beside the reports.
  private(set) var digest: RunDigest
  /// File that a job's summary is appended to; nil without one.
  private var summary: (report: MarkdownReport, path: String)?

  /// The reports of some targets.
  ///
  /// - Parameters:
  ///   - targets: Formats and their places.
  ///   - style: What all of them look like.
  ///   - color: When to use colours.
  init(_ targets: [OutputTarget], style: ReportStyle, color: ColorChoice) {
    var screenStyle = style
    if let columns = StandardStream.watched?.columns {
      screenStyle.width = max(Self.fewestColumns, columns)
      screenStyle.isWrapped = true
    }
    digest = RunDigest(
      screenStyle,
      isSummarized: screenStyle.isWrapped && targets.allSatisfy { $0.path != nil })
    for target in targets {
      var style = style
      style.isColored = target.path == nil && color.isOn(for: StandardStream.output.rawValue)
      if target.path == nil, let columns = StandardStream.output.columns {
        style.width = max(Self.fewestColumns, columns)
        style.isWrapped = true
        if target.format == .text, style.limit == .automatic { style.limit = .terminal }
      }
      outputs.append(Output(report: target.report(style), path: target.path))
      if target.format == .github, let path = Environment["GITHUB_STEP_SUMMARY"], !path.isEmpty {
        summary = (MarkdownReport(style, limit: MarkdownReport.summaryLimit), path)
      }
    }
  }

  /// Takes the next set.
  mutating func add(_ set: ReportedSet) {
    digest.add(set)
    var unused: [UInt8] = []
    summary?.report.add(set, to: &unused)
    for index in outputs.indices { outputs[index].add(set) }
  }

  /// The summary and the closing lines of a run whose reports all went to files, and these files; none where a report
  /// on the screen has such lines.
  func closingLines(of run: RunSummary) -> [String] {
    guard outputs.allSatisfy({ $0.path != nil }) else { return [] }
    return digest.lines(of: run) + outputs.compactMap(\.path).map { "wrote \($0)" }
  }

  /// Ends all reports; files appear whole or not at all.
  ///
  /// - Returns: What the reports leave out, a line each.
  mutating func close(_ run: RunSummary) throws -> [String] {
    for index in outputs.indices {
      outputs[index].close(run)
      if let path = outputs[index].path {
        do {
          try WholeFile.write(outputs[index].pending, to: path)
        } catch {
          throw CommandFailure(error)
        }
      } else {
        StandardStream.output.write(outputs[index].pending)
      }
    }
    if var summary {
      var bytes: [UInt8] = []
      summary.report.close(run, to: &bytes)
      do {
        try WholeFile.append(bytes, to: summary.path)
      } catch {
        throw CommandFailure(error)
      }
    }
    return outputs.flatMap(\.report.remarks)
  }
}
