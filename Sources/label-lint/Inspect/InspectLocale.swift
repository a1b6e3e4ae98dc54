import ArgumentParser
import LabelLint

/// Prints what label-lint reads from the names of folders, one JSON object each.
struct InspectLocale: ParsableCommand {
  /// Name and summary of the command.
  static let configuration = CommandConfiguration(
    commandName: "locale", abstract: "Show which locale the name of a folder means.")

  /// The platform of the folders.
  @Option(help: "Whose folder it is.")
  var platform: InspectPlatform

  /// Names of folders.
  @Argument(help: "Names of folders, such as values-fr-rCA or zh_TW.lproj.")
  var names: [String]

  /// Prints an object for every name, in order.
  func run() {
    for name in names { print(Self.json(read(name))) }
  }

  /// Reads a name by the platform's grammar.
  private func read(_ name: String) -> FolderName {
    switch platform {
    case .android: AndroidFolderName.read(name)
    case .apple: AppleFolderName.read(name)
    }
  }

  /// The object of a folder.
  private static func json(_ folder: FolderName) -> String {
    let error = folder.problem.map {
      #"{"code":\#(JSONText.string($0.code.rawValue)),"message":\#(JSONText.string($0.message))}"#
    }
    let name = JSONText.string(folder.spelled)
    let tag = JSONText.string(folder.tag?.description)
    let qualifiers = JSONText.array(folder.qualifiers)
    return
      #"{"name":\#(name),"tag":\#(tag),"qualifiers":\#(qualifiers),"error":\#(error ?? "null")}"#
  }
}
