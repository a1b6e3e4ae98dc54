/// What a file of an app's sources is read as, by its path.
public enum SourceKind: UInt8, Sendable {
  /// Android XML that shows texts: layouts, menus, navigation, preferences, the manifest.
  case androidXML
  /// A storyboard or xib.
  case interfaceBuilder
  /// Kotlin.
  case kotlin
  /// Java.
  case java
  /// Swift.
  case swift
  /// Objective-C, with C++ or without.
  case objectiveC

  /// Folders of resources whose XML shows texts, without their qualifiers.
  private static let folders = ["layout", "menu", "navigation", "xml"]

  /// The kind of a file in a folder; nil for one that uses no texts.
  ///
  /// - Parameters:
  ///   - name: Name of the file.
  ///   - folder: Name of the folder that it lies in.
  public init?(name: String, folder: String) {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    switch name[name.utf8.index(after: dot)...] {
    case "kt": self = .kotlin
    case "java": self = .java
    case "swift": self = .swift
    case "m", "mm": self = .objectiveC
    case "storyboard", "xib": self = .interfaceBuilder
    case "xml":
      let base = folder.prefix { $0 != "-" }
      guard Self.folders.contains(String(base)) || name == "AndroidManifest.xml" else { return nil }
      self = .androidXML
    default: return nil
    }
  }

  /// The kind of a file by its path; nil for one that uses no texts.
  public init?(path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: true)
    guard let name = parts.last else { return nil }
    self.init(name: String(name), folder: parts.dropLast().last.map(String.init) ?? "")
  }

  /// The programming language; nil for XML.
  var language: CodeLanguage? {
    switch self {
    case .androidXML, .interfaceBuilder: nil
    case .kotlin: .kotlin
    case .java: .java
    case .swift: .swift
    case .objectiveC: .objectiveC
    }
  }

  /// Whether the file is one of an Apple platform.
  var isApple: Bool { self == .swift || self == .objectiveC || self == .interfaceBuilder }
}
