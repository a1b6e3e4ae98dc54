import ArgumentParser
import LabelLint
import LabelLintProject

/// `label-lint mcp`.
struct MCPCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Lets coding agents translate catalogs, and checks each text before it is written.",
    discussion: """
      Example: label-lint mcp app

      Speaks the Model Context Protocol over standard input and output, one message a line. Only the tool apply \
      writes, and only into catalogs of the project. Exit code 0: the client has closed the input, 2: the command line was wrong, or a \
      path cannot be read.
      """)

  /// What agents work on.
  @OptionGroup var catalogs: CatalogOptions

  /// Whether nothing is written.
  @Flag(help: "Leave out the tool apply, so that nothing is written.")
  var readOnly = false

  /// Where the project is.
  @OptionGroup var project: ProjectOptions

  /// Answers until standard input ends.
  func run() throws {
    let root = try project.projectRoot()
    let request = catalogs.request()
    var server = MCPServer(
      try AgentProject(isReadOnly: readOnly) { [project] () throws(ProjectError) -> Project in
        let store = try SettingsStore(
          root: root, path: project.config, isIsolated: project.isolated)
        var found = try Project(request, root: root, store: store)
        try found.readSources([], workers: nil)
        return found
      })
    let input = InputStream()
    var framing = MessageFraming(.lines, longest: MCPServer.longestMessage)
    var isHeard = true
    while isHeard {
      let (frames, isOpen) = framing.read(input, patience: nil)
      server.answer(frames) { isHeard = StandardStream.output.write($0) && isHeard }
      if !isOpen { return }
    }
  }
}
