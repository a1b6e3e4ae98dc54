import Foundation

/// The files of this checkout and beside it.
enum Checkout {
  /// The top folder.
  static let top = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The shared test data beside the checkout; nil, said on standard output, where it is absent.
  static let shared: URL? = {
    let shared = top.deletingLastPathComponent().appending(path: "shared")
    if FileManager.default.fileExists(atPath: shared.path) { return shared }
    print("../shared is absent: tests over shared data are passed over")
    return nil
  }()

  /// The text of a file of the checkout.
  static func text(of path: String) throws -> String {
    String(decoding: try Data(contentsOf: top.appending(path: path)), as: UTF8.self)
  }
}
