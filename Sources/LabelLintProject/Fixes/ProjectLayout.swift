package import LabelLint

/// The catalogs of a project in the layout of their tools, worked out and not written yet.
package struct ProjectLayout {
  /// The files that change.
  package private(set) var files: [FixOutcome.File] = []
  /// Why others stay as they are, by path.
  package private(set) var refusals: [(path: String, reason: CatalogLayout.Refusal)] = []
  /// Number of files that have a layout.
  package private(set) var count = 0

  /// Adds a file.
  fileprivate mutating func add(
    _ bytes: [UInt8], at location: CatalogLocation, _ layout: CatalogLayout
  ) {
    count += 1
    do throws(CatalogLayout.Refusal) {
      if let file = try layout.laidOut(bytes, at: location) { files.append(file) }
    } catch {
      refusals.append((location.path, error))
    }
  }
}

extension Project {
  /// Lays the catalogs of the call out, in memory.
  ///
  /// - Parameter sorts: Whether entries are sorted in formats whose tools keep their order.
  /// - Returns: What changes, and what does not.
  package func layout(sorts: Bool) -> ProjectLayout {
    let layout = CatalogLayout(sorts: sorts)
    var result = ProjectLayout()
    var seen: Set<String> = []
    for location in plans.flatMap(\.locations)
    where (namedFiles.isEmpty || namedFiles.contains(location.path))
      && CatalogLayout.hasLayout(location.format) && seen.insert(location.path).inserted
    {
      do throws(FileFailure) {
        result.add(try root.bytes(of: location.path), at: location, layout)
      } catch {
        unread.add(error)
      }
    }
    return result
  }
}
