import Foundation
import Testing

@testable import LabelLintProject

/// A file is replaced whole, and only if it is as it was read.
@Suite("Replacing files")
struct FileReplacementTests {
  @Test("a file that changed since it was read is left alone")
  func changed() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("somebody else", to: "a.xml").path
    #expect(throws: FileReplacement.Failure.self) {
      try FileReplacement.replace(file, holding: Array("as read".utf8), with: [])
    }
    #expect(try folder.text(of: "a.xml") == "somebody else")
    #expect(try folder.names() == ["a.xml"])
    try FileReplacement.replace(file, holding: Array("somebody else".utf8), with: Array("new".utf8))
    #expect(try folder.text(of: "a.xml") == "new")
    #expect(try folder.names() == ["a.xml"])
  }

  @Test("a file that is gone is named")
  func gone() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.appending(path: "gone").path
    do {
      try FileReplacement.replace(path, holding: [], with: [])
      Issue.record("nothing was thrown")
    } catch {
      #expect(error.description == "\(path): no such file or folder")
    }
  }
}
