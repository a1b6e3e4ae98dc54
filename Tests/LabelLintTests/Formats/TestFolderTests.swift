import LabelLint
import Testing

/// Folders of what tests read.
@Suite("Folders of tests")
struct TestFolderTests {
  @Test(
    "a folder of tests is known by its name",
    arguments: [
      ("Tests/SongTests/en.lproj/L.strings", "Tests"),
      ("App/SongUITests/en.lproj/L.strings", "App/SongUITests"),
      ("tools/__Fixtures__/L.xcstrings", "tools/__Fixtures__"),
      ("tools/testdata/values/s.xml", "tools/testdata"),
      ("Tour.playground/Resources/L.strings", "Tour.playground"),
      ("App/Tour.xcplayground/en.lproj/L.strings", "App/Tour.xcplayground"),
      ("playground/en.lproj/L.strings", nil),
      ("app/src/test/res/values/s.xml", "app/src/test"),
      ("app/src/testDebug/res/values/s.xml", "app/src/testDebug"),
      ("app/src/androidTest/res/values/s.xml", "app/src/androidTest"),
      ("app/src/commonTest/composeResources/values/s.xml", "app/src/commonTest"),
      ("app/src/main/res/values/s.xml", nil), ("app/src/tester/res/values/s.xml", nil),
      ("test/res/values/s.xml", nil), ("tests/res/values/s.xml", nil),
      ("Contests/en.lproj/L.strings", nil), ("App/en.lproj/Tests.strings", nil),
      ("", nil), ("/", nil),
    ] as [(String, String?)])
  func folders(path: String, folder: String?) {
    #expect(CatalogDiscovery.testFolder(around: path) == folder)
  }
}
