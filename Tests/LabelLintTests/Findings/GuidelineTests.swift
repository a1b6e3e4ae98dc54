import LabelLint
import Testing

@Suite struct GuidelineTests {
  @Test(arguments: [
    ("bbc-text-equivalents/element-type", "BBC Text equivalents"),
    ("decorative-images/ignore", "Decorative images"),
    ("mobile-practices-india/practice-2", "Mobile Practice 2"),
    ("mobile-practices-india/case-mygov", "Mobile Practices"),
    ("bbc-notifications/announce", "BBC Notifications"),
    ("bbc-visual-formatting/not-alone", "BBC Visual formatting"),
    ("wcag/1.1.1", "WCAG 1.1.1"),
    ("wcag", "WCAG"),
    ("house-style/7", "house-style/7"),
    ("", ""),
  ])
  func name(id: String, name: String) {
    #expect(Guideline.name(ofClause: id) == name)
  }

  @Test func shortReportsCiteDocumentsOnceAndWCAGOnlyAlone() {
    #expect(
      Guideline.names(ofClauses: [
        "bbc-text-equivalents/element-type", "bbc-text-equivalents/unique",
        "mobile-practices-india/practice-2", "wcag/4.1.2",
      ]) == ["BBC Text equivalents", "Mobile Practice 2"])
    #expect(
      Guideline.names(ofClauses: ["wcag/3.1.2", "wcag/1.1.1"]) == ["WCAG 3.1.2", "WCAG 1.1.1"])
    #expect(Guideline.names(ofClauses: []) == [])
  }
}
