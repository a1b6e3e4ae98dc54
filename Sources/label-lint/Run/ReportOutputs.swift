import Glibc
import LabelLint

/// The reports of one run and where each goes.
struct ReportOutputs {
  /// A report with its place and what is not written yet.
  private struct Output {
    var report: any Report
    var path: String?
    var pending: [UInt8] = []

    mutating func add(_ set: ReportedSet) { report.add(set, to: &pending) }

    mutating func close(_ run: RunSummary) { report.close(run, to: &pending) }
  }

  /// Bytes that may wait before standard output gets them.
  private static let chunk = 1 << 16

  private var outputs: [Output] = []

  /// The reports that the options ask for; text on standard output without any.
  init(_ options: CheckOptions) {
    for target in options.targets {
      let isColored = target.path == nil && options.color.isOn(for: STDOUT_FILENO)
      outputs.append(
        Output(report: Self.report(target.format, isColored: isColored), path: target.path))
    }
  }

  /// Takes the next set.
  mutating func add(_ set: ReportedSet) {
    for index in outputs.indices {
      outputs[index].add(set)
      if outputs[index].path == nil, outputs[index].pending.count > Self.chunk {
        StandardStream.output.write(outputs[index].pending)
        outputs[index].pending.removeAll(keepingCapacity: true)
      }
    }
  }

  /// Ends all reports; files appear whole or not at all.
  mutating func close(_ run: RunSummary) throws {
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
  }

  private static func textOptions(isColored: Bool) -> TextReport.Options {
    var options = TextReport.Options()
    options.isColored = isColored
    return options
  }

  private static func report(_ format: OutputFormat, isColored: Bool) -> any Report {
    switch format {
    case .text: TextReport(textOptions(isColored: isColored))
    case .concise: ConciseReport()
    case .ndjson: NDJSONReport()
    case .json: JSONReport()
    }
  }
}
