/// What a folder's path says of the catalogs in it; read once for all its files.
package struct CatalogFolder: Sendable {
  /// Path relative to the root, with `/`; empty for the root.
  package let path: String
  /// Path of the folder around it.
  let owner: String
  /// Whether its XML files are catalogs: a `values` folder, or one of a locale of moko-resources.
  let holdsResources: Bool
  /// Whether it belongs to Compose Multiplatform.
  let isCompose: Bool
  /// Whether it is an `.lproj` folder.
  let isBundle: Bool
  /// What its name says of locale and qualifiers.
  let place: CatalogPlace

  /// Reads a folder's path, relative to the root.
  package init(path: String) {
    var places: [String: CatalogPlace] = [:]
    self.init(path: path, knowing: &places)
  }

  /// Reads a folder's path, relative to the root.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - places: What names of folders say that were met before: projects have the same ones in many
  ///     places, and reading one is slow.
  package init(path: String, knowing places: inout [String: CatalogPlace]) {
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    self.init(
      path: path, owner: slash.map { String(path[..<$0]) } ?? "",
      name: slash.map { String(path[path.utf8.index(after: $0)...]) } ?? path, knowing: &places)
  }

  /// Reads a folder's path, which is known by its parts.
  ///
  /// - Parameters:
  ///   - path: The path, relative to the root.
  ///   - owner: The path of the folder around it.
  ///   - name: Its name there; empty for the root.
  ///   - places: What names of folders say that were met before.
  package init(
    path: String, owner: String, name: String, knowing places: inout [String: CatalogPlace]
  ) {
    self.path = path
    self.owner = owner
    let isValues = name == "values" || name.utf8.starts(with: "values-".utf8)
    isBundle = name.hasSuffix(".lproj")
    isCompose = isValues && Self.isCompose(path)
    if !isValues, MokoFolderName.isOwner(owner), let read = MokoFolderName.read(name) {
      holdsResources = true
      place = CatalogPlace(read)
      return
    }
    holdsResources = isValues
    // One name may mean two things to Android and to Compose.
    let known = isCompose ? "composeResources/" + name : name
    if let place = places[known] {
      self.place = place
    } else {
      if isCompose {
        place = CatalogPlace(ComposeFolderName.read(name))
      } else if isValues {
        place = CatalogPlace(AndroidFolderName.read(name))
      } else if isBundle {
        place = CatalogPlace(AppleFolderName.read(name))
      } else {
        place = CatalogPlace()
      }
      if isValues || isBundle { places[known] = place }
    }
  }

  /// Whether it holds the catalogs of one locale, by its name and the folder around it.
  package var isOfOneLocale: Bool { holdsResources || isBundle }

  /// Whether `composeResources` is a part of a path.
  private static func isCompose(_ path: String) -> Bool {
    let word: StaticString = "composeResources"
    let bytes = path.utf8.span
    var index = 0
    while let start = bytes.firstIndex(of: UInt8(ascii: "c"), from: index) {
      let end = start + word.utf8CodeUnitCount
      if bytes.begins(with: word, at: start), start == 0 || bytes[start - 1] == 0x2F,
        end == bytes.count || bytes[end] == 0x2F
      {
        return true
      }
      index = start + 1
    }
    return false
  }
}

extension CatalogPlace {
  /// What the name of a folder says.
  fileprivate init(_ name: FolderName) {
    self.init(
      tag: name.tag, folder: name.spelled,
      configuration: name.qualifiers.joined(separator: "-"),
      problem: name.problem.map { FolderProblem($0.code, $0.message) })
  }
}
