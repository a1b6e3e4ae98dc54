import ArgumentParser
import LabelLint

/// Prints what label-lint reads from the names of folders, one JSON object each.
struct InspectLocale: ParsableCommand {
  /// Name, summary and example of the command.
  static let configuration = CommandConfiguration(
    commandName: "locale",
    abstract: "Shows which locale the name of a folder means.",
    discussion: "Example: label-lint inspect locale --platform android values-fr-rCA")

  /// Whose folder it is.
  @Option(help: "Whose folder it is.")
  var platform: InspectPlatform

  /// Names of folders.
  @Argument(help: "Names of folders, such as values-fr-rCA or zh_TW.lproj.")
  var names: [String]

  /// Prints one line a name.
  func run() {
    for name in names { StandardStream.output.write(Self.line(read(name))) }
  }

  private func read(_ name: String) -> FolderName {
    switch platform {
    case .android: AndroidFolderName.read(name)
    case .apple: AppleFolderName.read(name)
    }
  }

  private static func line(_ folder: FolderName) -> [UInt8] {
    JSONLine.bytes { writer in
      writer.member("name", folder.spelled)
      writer.member("tag", folder.tag?.description)
      writer.array("qualifiers", of: folder.qualifiers)
      if let problem = folder.problem {
        writer.object("error") { writer in
          writer.member("code", problem.code.rawValue)
          writer.member("message", problem.message)
        }
      } else {
        writer.member("error", nil as String?)
      }
    }
  }
}
