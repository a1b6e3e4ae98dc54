/// Folders with catalogs that a run does not read, and that are no gap in it.
package struct PassedOver: Sendable, Hashable {
  /// Folders whose texts no user of the app meets, by path.
  package private(set) var unseen: [String]
  /// Folders of a locale that are links, which are not followed, by path.
  package var links: [String]
  /// Folders of XML files whose names are nearly those of `values` folders, by path.
  package var misnamed: [String]

  /// Nothing, unless it is named.
  package init(unseen: [String] = [], links: [String] = [], misnamed: [String] = []) {
    self.unseen = unseen.sorted(by: ByteOrder.precedes)
    self.links = links.sorted(by: ByteOrder.precedes)
    self.misnamed = misnamed.sorted(by: ByteOrder.precedes)
  }

  /// Adds a folder whose texts no user of the app meets.
  package mutating func addUnseen(_ folder: String) {
    guard !unseen.contains(folder) else { return }
    unseen = (unseen + [folder]).sorted(by: ByteOrder.precedes)
  }

  /// What the lines of each kind begin with.
  package static let headings = [
    "skipped, because users of the app do not see their texts: ",
    "links to folders are not followed: ",
    "folders that Android does not read, because their names do not begin with 'values-': ",
  ]

  /// A line for each kind that there is.
  ///
  /// - Parameter most: How many folders a line names before it counts the rest.
  /// - Returns: The lines, without their ends.
  package func lines(naming most: Int = .max) -> [String] {
    zip(Self.headings, [unseen, links, misnamed]).compactMap { heading, folders in
      folders.isEmpty ? nil : heading + folders.listed(atMost: most)
    }
  }
}
