import Foundation
import LabelLint
import Testing

/// Small apps of our own whose uses are written down beside them.
@Suite("Uses of texts in whole apps")
struct FixtureAppTests {
  /// The folder of the apps.
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures/Apps")

  /// The sources of an app.
  static func tree(_ app: String) throws -> SourceTree {
    let top = folder.appending(path: app)
    let walk = try #require(FileManager.default.enumerator(atPath: top.path))
    var files: [(path: String, text: String)] = []
    for case let path as String in walk where SourceKind(path: path) != nil {
      files.append((path, try String(contentsOf: top.appending(path: path), encoding: .utf8)))
    }
    return SourceTree(files: files.sorted { $0.path < $1.path })
  }

  /// The uses that an app is known to have.
  static func known(_ app: String) throws -> Set<FoundUse> {
    let table = try String(
      contentsOf: folder.appending(path: "\(app)/uses.tsv"), encoding: .utf8)
    return Set(table.split(separator: "\n").compactMap { FoundUse(row: $0) })
  }

  @Test(
    "precision and recall of an app",
    arguments: ["Views", "Compose", "UIKit", "SwiftUI", "Storyboard"])
  func app(_ app: String) throws {
    let known = try Self.known(app)
    // What a place without a key is on says nothing.
    let found = Set(
      FoundUse.all(in: try Self.tree(app).index).map { use in
        use.key == "-" ? FoundUse(use, className: "", isRow: false) : use
      })
    #expect(known.count > 10)
    let right = Double(found.intersection(known).count)
    let wrong = found.subtracting(known).map(\.description).sorted()
    let missed = known.subtracting(found).map(\.description).sorted()
    #expect(right / Double(found.count) >= 0.98, "not there: \(wrong.joined(separator: "; "))")
    #expect(right / Double(known.count) >= 0.95, "missed: \(missed.joined(separator: "; "))")
  }

  @Test("comments and texts are no uses")
  func traps() throws {
    for app in ["Views", "Compose", "UIKit", "SwiftUI", "Storyboard"] {
      let keys = FoundUse.all(in: try Self.tree(app).index).map(\.key)
      for word in ["comment\"", "in_a", "in.a", "In a"] {
        #expect(!keys.contains { $0.contains(word) }, "\(app)")
      }
    }
  }

  @Test("an index joined of parts is the index of the whole")
  func parts() throws {
    for app in ["Views", "UIKit"] {
      let tree = try Self.tree(app)
      var joined = UsageDraft()
      for file in tree.files {
        var part = UsageDraft()
        guard let kind = SourceKind(path: file.path) else { continue }
        part.read(path: file.path, Array(file.text.utf8), as: kind)
        joined.append(part)
      }
      #expect(FoundUse.all(in: UsageIndex(joined)) == FoundUse.all(in: tree.index))
    }
  }
}

extension FoundUse {
  /// A use with what its element is left out.
  fileprivate init(_ use: FoundUse, className: String, isRow: Bool) {
    self = use
    self.className = className
    self.isRow = isRow
  }
}
