import LabelLint
import Testing

/// Where problems begin and end in texts with characters of several bytes.
@Suite struct ProblemPlaceTests {
  @Test(arguments: [
    ("values/strings.xml", "<resources>é<string name=\"a\">b</string></resources>é"),
    ("Localizable.xcstrings", "{\"sourceLanguage\": é}"),
    ("en.lproj/Localizable.strings", "\"a\" = é;;\n€ \"b\""),
  ]) func problemsHoldWholeCharacters(_ path: String, _ text: String) throws {
    let location = try #require(CatalogLocation(path: path))
    let bytes = Array(text.utf8)
    let file = CatalogReader.read(bytes, at: location)
    #expect(!file.problems.isEmpty)
    for problem in file.problems {
      let held = bytes[problem.span.range]
      #expect(String(validating: held, as: UTF8.self) != nil, "\(problem.code) at \(problem.span)")
    }
  }
}
