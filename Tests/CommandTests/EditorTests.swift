import Foundation
import Testing

@Suite("Editors as people have them")
struct EditorTests {
  /// The scripts of `.ci/editors` that drive an editor, with what each prints of the fault.
  private static let editors = [
    (
      "nvim", ["--headless", "--clean", "-c", "luafile neovim.lua"],
      "1:28 all-caps 'SHUFFLE ALL' is all capitals\nWrite 'Shuffle all' (suggestion)\n"
    ),
    (
      "emacs", ["--batch", "-l", "emacs.el"],
      "2 label-lint [all-caps]: 'SHUFFLE ALL' is all capitals\nWrite 'Shuffle all' (suggestion)\n"
    ),
    (
      "vim", ["-es", "-Nu", "NONE", "-S", "vim.vim"],
      "2:29 all-caps 'SHUFFLE ALL' is all capitals\nWrite 'Shuffle all' (suggestion)\n"
    ),
  ]

  @Test("an editor shows the finding, and its action mends the file", arguments: editors)
  func editor(name: String, arguments: [String], printed: String) throws {
    let folder = try TemporaryFolder()
    // The root of a project is where an editor looks for the server's folder.
    try ChangedSinceTests.git(["init", "-q"], in: folder)
    let catalog = "app/src/main/res/values/strings.xml"
    func text(_ label: String) -> String {
      "<resources>\n  <string name=\"cd_shuffle\">\(label)</string>\n</resources>\n"
    }
    try folder.write(text("SHUFFLE ALL"), to: catalog)
    let scripts = Checkout.top.appending(path: ".ci/editors").path
    let call = arguments.map {
      $0.replacing("neovim.lua", with: "\(scripts)/neovim.lua")
        .replacing("emacs.el", with: "\(scripts)/emacs.el")
        .replacing("vim.vim", with: "\(scripts)/vim.vim")
    }
    let verdict = try Validator.run(
      name, call, in: folder.url,
      environment: [
        "LABEL_LINT": BuiltCommand.path, "CATALOG": catalog, "HOME": folder.url.path,
        "PATH": Validator.searchPath,
      ])
    guard verdict.isValid != nil else { return }
    #expect(verdict.text.contains(printed), "\(verdict.text)")
    let saved = try String(contentsOf: folder.url.appending(path: catalog), encoding: .utf8)
    #expect(saved == text("Shuffle all"))
  }
}
