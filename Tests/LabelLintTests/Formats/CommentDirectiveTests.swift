import Testing

@testable import LabelLint

/// Files that no comment speaks of findings in are not looked through for such words.
@Suite struct CommentDirectiveTests {
  private static func mayHold(_ content: String) -> Bool {
    let document = "<resources>\(content)<string name=\"b\">Save</string></resources>\n"
    let file = AndroidCatalogReader.read(path: "res/values/a.xml", bytes: Array(document.utf8))
    return file.contents[0].mayHoldDirectives
  }

  @Test func plainCommentsHoldNone() {
    #expect(!Self.mayHold(""))
    #expect(!Self.mayHold("<!-- a well-known - thing -->"))
    #expect(!Self.mayHold("<string name=\"a\">label-lint:ignore</string>"))
    #expect(!Self.mayHold("<plurals name=\"p\"><item quantity=\"other\">o</item></plurals>"))
  }

  @Test func marksAreFound() {
    #expect(Self.mayHold("<!-- label-lint:ignore all-caps -->"))
    #expect(Self.mayHold("<!--label-lint:disable-->"))
    #expect(Self.mayHold("<!-- a-b label-lint:ignore x --><!-- c -->"))
    #expect(Self.mayHold("<!-- a -- label-lint:ignore x -->"))
  }

  @Test func whatIsNotReadInOneGoIsInDoubt() {
    #expect(Self.mayHold("<?php label-lint:ignore ?>"))
    #expect(Self.mayHold("<string name=\"a\">A<!-- label-lint:ignore x -->b</string>"))
    #expect(Self.mayHold("<skip><!-- label-lint:ignore x --></skip>"))
    #expect(Self.mayHold("<string name=\"a\" b=\"<!-- label-lint:ignore x -->\">A</string>"))
  }
}
