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

  /// Writes the records of an app and its review page.
  func write(_ night: NightlyCheck.Result, of app: String) throws {
    try write(night.records, "\(AppPages.fileName(app)).ndjson")
    try write(night.page, AppPages.page(of: app))
  }

  /// The apps that have a review page in the folder, from this night or an earlier one.
  func pages(of apps: [String]) -> AppPages {
    AppPages(of: Set(apps.filter { FileSystem.exists("\(folder)/\(AppPages.page(of: $0))") }))
  }

  /// What a night is about, beside its store.
  struct Contents {
    /// The apps of the fleet.
    var apps: [String]
    /// Who looks after each app.
    var owners: [String: String]
    /// The apps of which no run could be recorded this night, and why.
    var missing: [String: String]
    /// Why others failed.
    var failures: [String: String]
    /// How many days the page goes back.
    var days: Int
    /// Address that the digest links to; nil without one.
    var link: String?
  }

  /// Writes what the store says of the night.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - contents: What the night is about.
  /// - Returns: The digest as text.
  /// - Throws: Why the store could not be read, or a file not be written.
  func write(store: String, _ contents: Contents) throws -> String {
    let (recorded, series) = try HistoryFile.read(store) { (history) throws(HistoryFailure) in
      (try history.night(), try history.series(days: contents.days))
    }
    let night = recorded.lacking(contents.missing, failures: contents.failures)
    let owners = contents.owners
    let pages = pages(of: contents.apps)
    let digest = Digest(night, link: contents.link, owners: owners, pages: pages)
    let badge = BadgePicture(night)
    for (name, text) in [
      ("index.html", Dashboard(night, series, owners: owners, pages: pages).html),
      ("trend.json", TrendReport(series).json), ("trend.csv", TrendReport(series).csv),
      ("label_lint.prom", OpenMetrics.text(night)), ("badge.json", badge.json),
      ("badge.svg", badge.svg),
    ] { try write(Array(text.utf8), name) }
    try write(digest, "")
    for owner in Set(owners.values) {
      let own = Set(owners.filter { $0.value == owner }.keys)
      try write(
        Digest(night.limited(to: own), link: contents.link, owners: owners, pages: pages),
        "-" + AppPages.fileName(owner))
    }
    return digest.text
  }

  /// Writes a digest in all its formats, with an addition to the names of the files.
  private func write(_ digest: Digest, _ addition: String) throws {
    for (name, text) in [
      ("digest\(addition).txt", digest.text), ("digest\(addition).md", digest.markdown),
      ("digest\(addition).html", digest.html), ("digest\(addition).json", digest.json),
      ("slack\(addition).json", digest.slack),
    ] { try write(Array(text.utf8), name) }
  }
}
