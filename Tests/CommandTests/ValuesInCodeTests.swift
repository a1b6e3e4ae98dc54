import Testing

/// Code says that a value is put into a text, and not of which type it is.
@Suite("Values that code puts into texts")
struct ValuesInCodeTests {
  @Test("their number and order count, whatever their types are")
  func values() throws {
    let folder = try CodeTextTests.tables([
      "bye": ("Tschüs", "Au revoir %d, bientôt"), "cost": ("%@ für %d %%", "%2$@ : %1$lld %%"),
      "none": ("Bis bald, %@", "À bientôt"),
    ])
    try folder.write(
      #"""
      let a = String(localized: "bye", defaultValue: "Good bye \(name) now")
      let b = String(localized: "cost", defaultValue: "\(share)% of \(price)")
      let c = String(localized: "none", defaultValue: "See you")

      """#, to: "App/A.swift")
    #expect(
      try CodeTextTests.found(folder, rules: "placeholder-mismatch", "--sources", ".") == [
        "App/de.lproj/Localizable.strings:1:10 placeholder-mismatch bye de",
        "App/de.lproj/Localizable.strings:3:21 placeholder-mismatch none de",
      ])
  }
}
