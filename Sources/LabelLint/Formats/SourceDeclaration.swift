/// A project file's word on the source language of the catalogs below a folder.
package struct SourceDeclaration: Sendable, Hashable {
  /// Folder it holds for, relative to the root; empty for the root.
  package let folder: String
  /// The language as spelled.
  package let locale: String

  /// Names of the files that declare a source language.
  package static let fileNames: Set<String> = [
    "resources.properties", "project.pbxproj", "Package.swift",
  ]

  /// Reads a project file; nil when it declares no language.
  ///
  /// `resources.properties` names it as `unqualifiedResLocale=en-US` (Android Gradle plugin), an
  /// Xcode project as `developmentRegion = en;`, a package manifest as `defaultLocalization: "en"`.
  package init?(path: String, bytes: [UInt8]) {
    let parts = path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
    guard let name = parts.last else { return nil }
    let mark: String
    switch name {
    case "resources.properties": mark = "unqualifiedResLocale"
    case "project.pbxproj": mark = "developmentRegion"
    case "Package.swift": mark = "defaultLocalization"
    default: return nil
    }
    guard let locale = Self.word(after: Array(mark.utf8), in: bytes) else { return nil }
    // The project file lies one folder deeper, in `App.xcodeproj`.
    folder = parts.dropLast(name == "project.pbxproj" ? 2 : 1).joined(separator: "/")
    self.locale = locale
  }

  /// The declaration whose folder is the longest that a set lies below.
  static func nearest(to set: String, among declarations: [SourceDeclaration]) -> SourceDeclaration?
  {
    declarations.filter { declaration in
      declaration.folder.isEmpty || set == declaration.folder
        || set.hasPrefix(declaration.folder + "/")
    }.max { $0.folder.utf8.count < $1.folder.utf8.count }
  }

  /// The first run of letters, digits, `-` and `_` behind a mark and `=` or `:`.
  private static func word(after mark: [UInt8], in bytes: [UInt8]) -> String? {
    guard let start = offset(behind: mark, in: bytes) else { return nil }
    let rest = bytes[start...].drop { byte in
      byte == 0x20 || byte == 0x09 || byte == 0x3D || byte == 0x3A || byte == 0x22
    }
    let word = rest.prefix { byte in
      ASCII.isAlphanumeric(byte) || byte == 0x2D || byte == 0x5F
    }
    return word.isEmpty ? nil : String(decoding: word, as: UTF8.self)
  }

  private static func offset(behind mark: [UInt8], in bytes: [UInt8]) -> Int? {
    guard bytes.count >= mark.count else { return nil }
    for start in 0...(bytes.count - mark.count) where bytes[start] == mark[0] {
      if bytes[start..<start + mark.count].elementsEqual(mark) { return start + mark.count }
    }
    return nil
  }
}
