import LabelLint

/// The review pages of apps, which the numbers of a night link to.
package struct AppPages: Sendable {
  /// No page.
  package static let none = AppPages(of: [])

  private let apps: Set<String>
  /// What comes before the name of a page in an address.
  private let base: String

  /// Pages that are in the folder of the report.
  ///
  /// - Parameter apps: The apps that have a page.
  package init(of apps: Set<String>) { self.init(apps, base: "") }

  private init(_ apps: Set<String>, base: String) {
    self.apps = apps
    self.base = base
  }

  /// The same pages, for a reader elsewhere: next to the report at an address; none without one.
  func published(at link: String?) -> AppPages {
    guard let link else { return .none }
    let path = link.prefix { $0 != "?" && $0 != "#" }
    let start = path.firstRange(of: "://")?.upperBound ?? path.startIndex
    guard let slash = path[start...].lastIndex(of: "/") else {
      return AppPages(apps, base: path + "/")
    }
    return AppPages(apps, base: String(path[...slash]))
  }

  /// Address of an app's page, with only the findings of a rule or a level where one is given; nil
  /// without a page.
  func address(of app: String, rule: String? = nil, severity: Severity? = nil) -> String? {
    guard apps.contains(app) else { return nil }
    // The name of the file has escapes that an address would resolve.
    let file = Self.page(of: app).split(separator: "%", omittingEmptySubsequences: false)
      .joined(separator: "%25")
    var view: [String] = []
    if let rule { view.append("rule=\(Self.fileName(rule))") }
    if let severity {
      view.append("severity=\(severity.rawValue)")
      // The number of a level counts what the page folds away, too.
      if rule == nil { view.append("developers=yes") }
    }
    return base + file + (view.isEmpty ? "" : "#" + view.joined(separator: "&"))
  }

  /// Name of the file of an app's page.
  package static func page(of app: String) -> String {
    let name = fileName(app)
    let small = name.lowercased()
    // These are files of the night.
    let isTaken = small == "index" || small == "digest" || small.hasPrefix("digest-")
    guard isTaken, let first = name.utf8.first else { return name + ".html" }
    return escape(first) + name.dropFirst() + ".html"
  }

  /// Name of a file for a name: what a file system may not take is written as its number.
  package static func fileName(_ name: String) -> String {
    var file = ""
    for byte in name.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x5F:
        file.unicodeScalars.append(.init(byte))
      case 0x2E where !file.isEmpty: file += "."
      default: file += escape(byte)
      }
    }
    return file
  }

  private static func escape(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return "%" + (digits.utf8.count < 2 ? "0" : "") + digits
  }
}
