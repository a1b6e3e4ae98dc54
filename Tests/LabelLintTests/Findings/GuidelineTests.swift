import LabelLint
import Testing

@Suite struct GuidelineTests {
  @Test(arguments: [
    ("bbc-text-equivalents/element-type", "BBC Text equivalents: element type"),
    ("decorative-images/ignore", "Decorative images: ignore"),
    ("mobile-practices-india/practice-2", "Mobile Practice 2: Labels for UI elements"),
    ("mobile-practices-india/practice-99", "Mobile Practice 99"),
    ("mobile-practices-india/case-mygov", "Mobile Practices: the MyGov app"),
    ("mobile-practices-india/appendix-a", "Mobile Practices: Appendix A"),
    ("mobile-practices-india", "Mobile Practices"),
    ("bbc-notifications/announce", "BBC Notifications: announce"),
    ("bbc-visual-formatting/not-alone", "BBC Visual formatting: not alone"),
    ("bbc-visual-formatting/html-lists", "BBC Visual formatting: HTML lists"),
    ("bbc-visual-formatting/ios-selected", "BBC Visual formatting: iOS selected"),
    ("wcag/1.1.1", "WCAG 1.1.1"),
    ("wcag", "WCAG"),
    ("house-style/7", "house-style/7"),
    ("", ""),
  ])
  func name(id: String, name: String) {
    #expect(Guideline.name(ofClause: id) == name)
  }

  @Test func shortReportsCiteClausesOnceAndWCAGOnlyAlone() {
    #expect(
      Guideline.names(ofClauses: [
        "bbc-text-equivalents/element-type", "bbc-text-equivalents/element-type",
        "mobile-practices-india/practice-2", "wcag/4.1.2",
      ]) == [
        "BBC Text equivalents: element type", "Mobile Practice 2: Labels for UI elements",
      ])
    #expect(
      Guideline.names(ofClauses: ["wcag/3.1.2", "wcag/1.1.1"]) == ["WCAG 3.1.2", "WCAG 1.1.1"])
    #expect(Guideline.names(ofClauses: []) == [])
  }
}
