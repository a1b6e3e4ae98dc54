/// What a file of an app's sources is read as, by its path.
package enum SourceKind: UInt8, Sendable {
  /// Android XML that shows texts: layouts, menus, navigation, preferences, the manifest.
  case androidXML
  /// The styles of an Android app, which say how its preferences show titles.
  case androidStyles
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

  /// The kind of a file in a folder; nil for one that uses no texts.
  ///
  /// - Parameters:
  ///   - name: Name of the file.
  ///   - folder: Name of the folder that it lies in.
  package init?(name: String, folder: some StringProtocol) {
    let name = name.utf8.span
    if name.closes(with: ".kt") {
      self = .kotlin
    } else if name.closes(with: ".java") {
      self = .java
    } else if name.closes(with: ".swift") {
      self = .swift
    } else if name.closes(with: ".m") || name.closes(with: ".mm") {
      self = .objectiveC
    } else if name.closes(with: ".storyboard") || name.closes(with: ".xib") {
      self = .interfaceBuilder
    } else if Self.styles.contains(where: { name.spells($0) }), folder.hasPrefix("values") {
      self = .androidStyles
    } else if name.closes(with: ".xml"),
      name.spells("AndroidManifest.xml") || Self.showsTexts(folder)
    {
      self = .androidXML
    } else {
      return nil
    }
  }

  /// Usual names of files with styles.
  private static let styles: [StaticString] = [
    "styles.xml", "style.xml", "themes.xml", "theme.xml",
  ]

  /// Whether a folder of resources holds XML that shows texts, whatever its qualifiers are.
  private static func showsTexts(_ folder: some StringProtocol) -> Bool {
    switch folder.prefix(while: { $0 != "-" }) {
    case "layout", "menu", "navigation", "xml": true
    default: false
    }
  }

  /// The kind of a file by its path; nil for one that uses no texts.
  package init?(path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: true)
    guard let name = parts.last else { return nil }
    self.init(name: String(name), folder: parts.dropLast().last ?? "")
  }

  /// The programming language; nil for XML.
  var language: CodeLanguage? {
    switch self {
    case .androidXML, .androidStyles, .interfaceBuilder: nil
    case .kotlin: .kotlin
    case .java: .java
    case .swift: .swift
    case .objectiveC: .objectiveC
    }
  }
}
