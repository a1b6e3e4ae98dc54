import Testing

@testable import LabelLint

@Suite struct XCStringsMemberTests {
  @Test("each member is known by its name", arguments: XCStringsMember.allCases)
  func known(_ member: XCStringsMember) {
    let name = "\(member)"
    #expect(XCStringsMember(name.utf8.span) == member)
    #expect(XCStringsMember((name + "s").utf8.span) == (member == .value ? .values : nil))
  }

  @Test(
    "other names mean nothing",
    arguments: ["", "Value", "valve", "äöü", "commentGenerationVersions"])
  func unknown(_ name: String) {
    #expect(XCStringsMember(name.utf8.span) == nil)
  }
}
