/// Folders that were just walked, none of them in another, and those at or below them that hold a
/// configuration file: no other folder on the way to what was found in them has to be looked into again.
package struct ListedFolders {
  /// Absolute paths of the folders that were walked.
  private(set) var tops: Set<String> = []
  /// Absolute paths of the folders in which a name of a configuration file was met.
  private(set) var holders: Set<String> = []

  /// Takes a walk.
  mutating func add(_ top: String, holders: some Sequence<String>) {
    tops.insert(top)
    self.holders.formUnion(holders)
  }
}
