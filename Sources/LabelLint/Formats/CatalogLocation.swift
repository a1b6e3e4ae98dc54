/// What a path says of a catalog file before anything is read.
public struct CatalogLocation: Sendable {
  /// Path relative to the root, with `/`.
  public let path: String
  /// The format to read it as.
  public let format: CatalogFormat
  /// Path of the set it belongs to.
  public let set: String
  /// Table name on Apple, empty on Android.
  public let table: String
  /// What its folder says.
  public let place: CatalogPlace

  /// Reads a path; nil when no catalog has such a name.
  public init?(path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard let name = parts.last else { return nil }
    let folders = parts.dropLast()
    if name.hasSuffix(".xml") {
      guard let folder = folders.last, folder == "values" || folder.hasPrefix("values-") else {
        return nil
      }
      self.init(android: path, folders: Array(folders), folder: folder)
    } else if let format = CatalogLocation.appleFormat(of: name) {
      self.init(apple: path, folders: Array(folders), name: name, format: format)
    } else {
      return nil
    }
  }

  private init(android path: String, folders: [String], folder: String) {
    self.path = path
    format = folders.contains("composeResources") ? .compose : .android
    set = folders.dropLast().joined(separator: "/")
    table = ""
    let name = AndroidFolderName.read(folder)
    place = CatalogPlace(
      tag: name.tag, folder: folder, configuration: name.qualifiers.joined(separator: "-"),
      problem: name.problem.map { FolderProblem($0.code, $0.message) })
  }

  private init(apple path: String, folders: [String], name: String, format: CatalogFormat) {
    self.path = path
    self.format = format
    let stem = String(name.prefix { $0 != "." })
    let base = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? stem
    // `App-InfoPlist.strings` is the InfoPlist table of target App.
    table = base.hasSuffix("-InfoPlist") ? "InfoPlist" : base
    var owners = folders
    if let folder = folders.last, folder.hasSuffix(".lproj") {
      owners.removeLast()
      let name = AppleFolderName.read(folder)
      place = CatalogPlace(
        tag: name.tag, folder: folder,
        problem: name.problem.map { FolderProblem($0.code, $0.message) })
    } else {
      place = CatalogPlace()
    }
    set = (owners + [base]).joined(separator: "/")
  }

  private static func appleFormat(of name: String) -> CatalogFormat? {
    if name.hasSuffix(".strings") { return .strings }
    if name.hasSuffix(".stringsdict") { return .stringsdict }
    if name.hasSuffix(".xcstrings") { return .xcstrings }
    return nil
  }
}
