import Testing

@testable import LabelLintProject

/// A format without a form of its own would be written as text.
@Suite("Forms of reports")
struct ReportFormTests {
  @Test("every format has one")
  func all() {
    #expect(Set(ReportForm.all.keys) == Set(OutputFormat.allCases))
  }
}
