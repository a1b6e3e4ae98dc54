import LabelLint
import LabelLintHistory
import LabelLintProject

/// The reports of a night, in a folder.
struct NightlyReports {
  /// The folder.
  let folder: String

  /// Checks that reports can be written, before hours are spent on them.
  func check() throws {
    do { try NewFolder.check(folder) } catch { throw CommandFailure(error) }
  }

  /// Writes a file whole, and the folder where it is missing.
  func write(_ bytes: [UInt8], _ name: String) throws {
    try StoredFiles.write(bytes, to: folder + "/" + name, makesFolders: true)
  }

  /// Writes what the store says of the night.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - days: How far the page goes back.
  ///   - owners: Who looks after each app.
  ///   - link: Address that the digest links to; nil without one.
  /// - Returns: The digest as text.
  /// - Throws: Why the store could not be read, or a file not be written.
  func write(
    store: String, days: Int, owners: [String: String], link: String?
  ) throws -> String {
    let (night, series) = try HistoryFile.read(store) { (history) throws(HistoryFailure) in
      (try history.night(), try history.series(days: days))
    }
    let digest = Digest(night, link: link)
    let badge = BadgePicture(night)
    for (name, text) in [
      ("index.html", Dashboard(night, series, owners: owners).html),
      ("digest.txt", digest.text), ("digest.md", digest.markdown), ("digest.html", digest.html),
      ("digest.json", digest.json), ("slack.json", digest.slack),
      ("trend.json", TrendReport(series).json), ("trend.csv", TrendReport(series).csv),
      ("label_lint.prom", OpenMetrics.text(night)), ("badge.json", badge.json),
      ("badge.svg", badge.svg),
    ] { try write(Array(text.utf8), name) }
    return digest.text
  }

  /// A file's name for an app: what a file system may not take is written as its number.
  static func fileName(_ app: String) -> String {
    var name = ""
    for byte in app.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x5F:
        name.unicodeScalars.append(.init(byte))
      case 0x2E where !name.isEmpty: name += "."
      default: name += "%" + Self.hexadecimal(byte)
      }
    }
    return name
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.utf8.count < 2 ? "0" + digits : digits
  }
}
