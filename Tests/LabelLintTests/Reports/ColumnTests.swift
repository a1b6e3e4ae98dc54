import LabelLint
import Testing

/// Every format counts columns in its own unit, whatever the file is stored as.
@Suite struct ColumnTests {
  /// How a file is stored.
  enum Storage: CaseIterable, Sendable {
    case utf8
    case utf8WithMark
    case utf16

    /// A file of a text, and how many bytes of the text come before it.
    func source(_ text: String) -> (file: SourceFile, shift: Int) {
      switch self {
      case .utf8: return (SourceFile(path: "a.strings", stored: Array(text.utf8)), 0)
      case .utf8WithMark:
        let stored = [0xEF, 0xBB, 0xBF] + Array(text.utf8)
        return (SourceFile(path: "a.strings", stored: stored, markLength: 3), 3)
      case .utf16:
        let units = text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
        return (
          SourceFile(
            path: "a.strings", stored: [0xFF, 0xFE] + units, encoding: .utf16LittleEndian,
            markLength: 2), 0
        )
      }
    }
  }

  /// A line with flagged words, and their column in each unit, from 1.
  struct Vector: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let scalars: Int
    let utf16: Int
    let bytes: Int
  }

  static let vectors = [
    Vector(testDescription: "a𐐀⟦b⟧", scalars: 3, utf16: 4, bytes: 6),
    Vector(testDescription: "👩‍👩‍👧 ⟦S⟧hare", scalars: 7, utf16: 10, bytes: 20),
    Vector(testDescription: "⟦S⟧hare", scalars: 1, utf16: 1, bytes: 1),
  ]

  /// What a format writes of a finding on the third line.
  static func output(_ report: some Report, _ vector: Vector, _ storage: Storage) -> String {
    let (line, bytes) = Sample.marked(vector.testDescription)
    // Lines that end in every way, and a character past the first plane in each.
    let before = "𐐀x\r𐐀y\r\n"
    let (file, shift) = storage.source(before + line + "\n")
    let start = before.utf8.count + shift + Int(bytes.start)
    let finding = Finding(
      rule: "role-word", severity: .warning, confidence: .high,
      subject: Subject(set: "a", table: "a", key: "k", locale: "en"),
      span: SourceSpan(file: 0, bytes: ByteRange(start..<start + Int(bytes.count))),
      message: "x")
    return Sample.output(report, [Sample.set([finding], in: [Sample.file(file, format: .strings)])])
  }

  @Test(arguments: vectors, Storage.allCases)
  func units(vector: Vector, storage: Storage) {
    func expect(_ report: some Report, holds text: String) {
      let output = Self.output(report, vector, storage)
      #expect(output.contains(text), "\(text) is not in \(output)")
    }
    let end = vector.scalars + 1
    expect(
      NDJSONReport(),
      holds: "\"line\":3,\"column\":\(vector.scalars),\"endLine\":3,\"endColumn\":\(end)")
    expect(ConciseReport(), holds: "a.strings:3:\(vector.scalars): ")
    expect(
      SARIFReport(),
      holds: "\"startLine\":3,\"startColumn\":\(vector.scalars),\"endLine\":3,\"endColumn\":\(end)")
    expect(GitHubReport(), holds: "line=3,endLine=3,col=\(vector.scalars),endColumn=\(end),")
    expect(CheckstyleReport(), holds: "line=\"3\" column=\"\(vector.scalars)\"")
    expect(XcodeReport(), holds: "a.strings:3:\(vector.scalars): ")
    expect(AndroidLintReport(), holds: "line=\"3\" column=\"\(vector.utf16)\"/>")
    expect(
      ReviewdogReport(),
      holds: "{\"start\":{\"line\":3,\"column\":\(vector.bytes)},\"end\":{\"line\":3,\"column\":"
        + "\(vector.bytes + 1)}}")
    expect(
      SonarQubeReport(),
      holds: "\"startLine\":3,\"endLine\":3,\"startColumn\":\(vector.utf16 - 1),\"endColumn\":"
        + "\(vector.utf16)")
    expect(GitLabReport(), holds: "\"lines\":{\"begin\":3}")
    expect(CSVReport(), holds: ",a.strings:3,")
  }
}
