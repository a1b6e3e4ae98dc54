import Foundation
import LabelLint
import Testing

@testable import LabelLintProject

/// Settings are the same whether a walk has told which folders hold a file or each folder is asked.
@Suite("Configurations that a walk has met")
struct ListedFoldersTests {
  /// A project with configurations at several depths, one in a folder that walks pass over.
  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let catalog = "<resources><string name=\"a\">Text</string></resources>\n"
    for module in ["a", "a/b", "c", "c/build/d", "e", "e/f/g"] {
      try folder.write(catalog, to: "\(module)/src/main/res/values/strings.xml")
      try folder.write(catalog, to: "\(module)/src/main/res/values-de/strings.xml")
    }
    try folder.write("version: 1\n", to: "a/.label-lint.yml")
    try folder.write("version: 1\n", to: "a/b/src/.label-lint.yaml")
    try folder.write("version: 1\n", to: "a/b/src/.label-lint.yml")
    try folder.write("version: 1\n", to: "c/build/.label-lint.yml")
    try folder.write("version: 1\n", to: "elsewhere.yml")
    try folder.link("e/f/.label-lint.yaml", to: "../../elsewhere.yml")
    try folder.link("e/.label-lint.yml", to: "nowhere.yml")
    return folder
  }

  @Test(
    "whatever paths the call names", arguments: [1, 3],
    [
      [""], ["a"], ["a", "c"], ["a", "a/b"], ["a/b", "a"], ["c", "c/build/d"], ["c/build/d"],
      ["e/f"], ["e"], ["a/b/src/main/res"], ["a/b/src/main/res/values"], ["", "c/build/d"],
      ["a/b/src/main/res/values/strings.xml"], ["a/b/src/main/res/values/strings.xml", "a"],
    ])
  func same(workers: Int, paths: [String]) throws {
    let folder = try project()
    let root = ProjectRoot(name: folder.url.path)
    var walk = CatalogWalk(root: root, workers: workers)
    for path in paths { try walk.add(root.absolute(path)) }
    var told = try SettingsStore(root: root)
    told.listed = walk.listed
    var asked = try SettingsStore(root: root)
    #expect(!walk.locations.isEmpty)
    for location in walk.locations {
      let set = ProjectRoot.folder(of: root.absolute(location.set))
      #expect(try told.settings(in: set).file == asked.settings(in: set).file, "\(set)")
    }
  }

  @Test("walks of folders apart tell, all others do not")
  func told() throws {
    let folder = try project()
    let root = ProjectRoot(name: folder.url.path)
    for (paths, isTold) in [
      (["a", "c"], true), (["a", "a/b"], false), (["e/src/main/res/values-de"], false),
    ] {
      var walk = CatalogWalk(root: root, workers: 1)
      for path in paths { try walk.add(root.absolute(path)) }
      #expect((walk.listed != nil) == isTold, "\(paths)")
    }
  }
}
