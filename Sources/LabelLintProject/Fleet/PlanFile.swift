package import LabelLint

/// Lines of `label-lint plan`.
package struct PlanFile {
  /// The sets that the lines name.
  package private(set) var records: [PlanRecord] = []
  /// What could not be read while they were looked for.
  package private(set) var gaps: [PlanGap] = []

  /// Reads a file; `-` is standard input.
  package init(at path: String) throws {
    let bytes = try StoredFiles.bytes(at: path)
    var start = 0
    var line = 0
    while start < bytes.count {
      line += 1
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      if end > start {
        do {
          let content = bytes.span.extracting(start..<end)
          if let gap = try PlanGap(content, line: line) {
            gaps.append(gap)
          } else {
            records.append(try PlanRecord(content, line: line))
          }
        } catch {
          throw ProjectError("\(path):\(error.line): \(error.message)", path: path)
        }
      }
      start = end + 1
    }
  }
}
