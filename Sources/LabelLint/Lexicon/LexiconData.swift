/// The lexicons that come with the tool: files of the format that users write, a file for each language.
package enum LexiconData {
  /// Tags of the languages that have a lexicon, sorted.
  package static let languages = Resource.names(in: folder).compactMap { name in
    let tag = name.dropFirst(folder.count).dropLast(ending.count)
    return tag == "und" ? nil : String(tag)
  }

  /// The lexicon of a tag, nil when there is none; the tag `und` has the one of every language.
  @_lifetime(immortal)
  package static func bytes(of tag: String) -> Span<UInt8>? {
    Resource.bytes(of: folder + tag + ending)
  }

  private static let folder = "lexicons/"
  private static let ending = ".lexicon"
}
