/// Paths as project files write them, relative to the root.
enum ProjectPath {
  /// The path of the folder around a file; empty for the root.
  static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return String(path[..<slash])
  }

  /// A path below a folder, without `.` and `..`; nil for one that leads out of the root.
  ///
  /// It is absolute where the folder is, as one outside the root.
  static func joined(_ folder: String, _ path: String) -> String? {
    if path.utf8.first == UInt8(ascii: "/") { return nil }
    var parts = folder.pathParts
    for part in path.pathParts where part != "." {
      if part == ".." {
        guard parts.popLast() != nil else { return nil }
      } else {
        parts.append(part)
      }
    }
    let isAbsolute = folder.utf8.first == UInt8(ascii: "/")
    return (isAbsolute ? "/" : "") + parts.joined(separator: "/")
  }

  /// The path of a file from a folder that it lies in.
  static func relative(_ file: String, to folder: String) -> String {
    folder.isEmpty ? file : String(file.utf8.dropFirst(folder.utf8.count + 1)) ?? file
  }

  /// The names by which a project may leave out a file of a synchronized folder: its path, that of a folder around it,
  /// or one for all its locales, `/Localized: Main.storyboard`.
  static func exceptionNames(of path: String) -> Set<String> {
    var names: Set<String> = []
    var part = path
    while !part.isEmpty {
      names.insert(part)
      part = folder(of: part)
    }
    let bundle = folder(of: path)
    guard bundle.hasSuffix(".lproj") else { return names }
    let owner = folder(of: bundle)
    let name = String(path.utf8.dropFirst(bundle.utf8.count + 1)) ?? path
    let base = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    for file in [name, base + ".storyboard", base + ".xib", base + ".intentdefinition"] {
      names.insert("\(owner)/Localized: \(file)")
      if owner.isEmpty { names.insert("Localized: \(file)") }
    }
    return names
  }
}
