import Foundation
import Testing

/// The files of this checkout and beside it.
enum Checkout {
  /// The top folder.
  static let top = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The shared test data beside the checkout; nil where it is absent.
  static let shared: URL? = {
    let shared = top.deletingLastPathComponent().appending(path: "shared")
    return FileManager.default.fileExists(atPath: shared.path) ? shared : nil
  }()

  /// The text of a file of the checkout.
  static func text(of path: String) throws -> String {
    String(decoding: try Data(contentsOf: top.appending(path: path)), as: UTF8.self)
  }

  /// The fenced blocks of a page in a language, in their order.
  static func blocks(_ language: String, of page: String) throws -> [String] {
    try text(of: page).components(separatedBy: "```\(language)\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
  }
}

extension Trait where Self == ConditionTrait {
  /// A test over the shared data, which is skipped where they are not beside the checkout.
  static var overShared: Self { .enabled(if: Checkout.shared != nil, "../shared is absent") }
}
