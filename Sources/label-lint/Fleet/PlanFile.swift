import LabelLint

/// Lines of `label-lint plan`.
enum PlanFile {
  /// The sets that the lines of a file name; `-` is standard input.
  static func records(at path: String) throws -> [PlanRecord] {
    let bytes = try StoredFiles.bytes(at: path)
    var records: [PlanRecord] = []
    var start = 0
    var line = 0
    while start < bytes.count {
      line += 1
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      if end > start {
        do {
          let record = try PlanRecord(bytes.span.extracting(start..<end), line: line)
          records.append(record)
        } catch {
          throw CommandFailure("\(path):\(error.line): \(error.message)")
        }
      }
      start = end + 1
    }
    return records
  }
}
