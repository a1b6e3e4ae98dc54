/// What a path says of a catalog file before anything is read.
///
/// An object, as it is handed on from walk to plan to reader.
package final class CatalogLocation: Sendable {
  /// Path relative to the root, with `/`.
  package let path: String
  /// The format to read it as.
  package let format: CatalogFormat
  /// Path of the set it belongs to.
  package let set: String
  /// Table name on Apple, empty on Android.
  package let table: String
  /// What its folder says.
  package let place: CatalogPlace

  /// Reads a path; nil when no catalog has such a name.
  package convenience init?(path: String) {
    let bytes = path.utf8
    let slash = bytes.lastIndex(of: UInt8(ascii: "/"))
    let name = slash.map { String(path[bytes.index(after: $0)...]) } ?? path
    let folder = slash.map { String(path[..<$0]) } ?? ""
    self.init(name: name, in: CatalogFolder(path: folder), path: path)
  }

  /// Reads the name of a file in a folder; nil when no catalog has such a name.
  package convenience init?(name: String, in folder: CatalogFolder) {
    self.init(name: name, in: folder, path: Self.path(of: name, in: folder.path))
  }

  /// The path of a name in a folder, relative to what the folder's path is; as it is in the root.
  package static func path(of name: String, in folder: String) -> String {
    if folder.isEmpty { return name }
    var path: [UInt8] = []
    path.reserveCapacity(folder.utf8.count + 1 + name.utf8.count)
    path.append(folder.utf8.span, UInt8(ascii: "/"))
    path.append(name.utf8.span)
    return String(decoding: path, as: UTF8.self)
  }

  /// A file whose path does not say all that is known of it, such as a delivered one.
  ///
  /// - Parameters:
  ///   - path: Path that people know it by.
  ///   - format: The format to read it as.
  ///   - set: Path of the set it is for.
  ///   - table: Table name on Apple, empty on Android.
  ///   - place: The folder that it belongs in.
  package init(
    path: String, format: CatalogFormat, set: String, table: String, place: CatalogPlace
  ) {
    (self.path, self.format, self.set, self.table) = (path, format, set, table)
    self.place = place
  }

  /// Name of the file.
  var fileName: String {
    let bytes = path.utf8
    return bytes.lastIndex(of: UInt8(ascii: "/")).map {
      String(path[bytes.index(after: $0)...])
    } ?? path
  }

  private init?(name: String, in folder: CatalogFolder, path: String) {
    self.path = path
    if name.utf8.span.closes(with: ".xml") {
      guard folder.holdsResources else { return nil }
      format = folder.isCompose ? .compose : .android
      set = folder.owner
      table = ""
      place = folder.place
    } else if let format = Self.appleFormat(of: name) {
      self.format = format
      let end = name.lastIndex(of: ".") ?? name.endIndex
      let base = String(name[..<end])
      // `App-InfoPlist.strings` is the InfoPlist table of target App.
      table = base.hasSuffix("-InfoPlist") ? "InfoPlist" : base
      let owner = folder.isBundle ? folder.owner : folder.path
      // Each exchanged file is a set of its own, with the texts of two languages.
      let member = format == .xliff ? name : base
      set = owner.isEmpty ? member : owner + "/" + member
      place = folder.isBundle ? folder.place : CatalogPlace()
    } else {
      return nil
    }
  }

  private static func appleFormat(of name: String) -> CatalogFormat? {
    let bytes = name.utf8.span
    if bytes.closes(with: ".strings") { return .strings }
    if bytes.closes(with: ".stringsdict") { return .stringsdict }
    if bytes.closes(with: ".xcstrings") { return .xcstrings }
    if bytes.closes(with: ".xliff") || bytes.closes(with: ".xlf") { return .xliff }
    return nil
  }
}
