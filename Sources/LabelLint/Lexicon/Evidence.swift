/// What speaks for a term: counts of where it was met, and what a reader has to know.
///
/// What the two counts count is said by the source line of the section. A term without counts is
/// somebody's own word and as good as verified.
package struct Evidence: Sendable, Hashable {
  /// What is known beside the counts.
  package struct Marks: OptionSet, Sendable, Hashable {
    /// One bit a mark.
    package let rawValue: UInt16

    /// Marks from their bits.
    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// `?`: written from knowledge, met in no source: at most a note.
    package static let unverified = Marks(rawValue: 1)
    /// `in`: the counts are translations that use the phrase and translations looked at.
    package static let coverage = Marks(rawValue: 2)
    /// `also`: the text has other meanings, no finding starts from it.
    package static let also = Marks(rawValue: 4)
    /// `weak`: the only source is doubtful.
    package static let weak = Marks(rawValue: 8)
    /// `form`: an inflected form of another term.
    package static let form = Marks(rawValue: 16)
    /// `edge`: where the term stands was not measured: at most a note.
    package static let edge = Marks(rawValue: 32)
    /// `alone`: an ordinary word too, judged only inside a longer label.
    package static let alone = Marks(rawValue: 64)
    /// `number`: not judged beside a number.
    package static let number = Marks(rawValue: 128)
    /// `shared`: many languages have one word for both sides of the pair.
    package static let shared = Marks(rawValue: 256)
    /// `key`: the pair counts only with a proof by keys.
    package static let key = Marks(rawValue: 512)

    /// Marks by the names of lexicon files.
    package static let named: [(name: String, mark: Marks)] = [
      ("?", .unverified), ("in", .coverage), ("also", .also), ("weak", .weak), ("form", .form),
      ("edge", .edge), ("alone", .alone), ("number", .number), ("shared", .shared), ("key", .key),
    ]
  }

  /// The count before the slash, or the only one; 0 when nothing was counted.
  package var first: UInt16 = 0
  /// The count behind the slash; 0 without one.
  package var second: UInt16 = 0
  /// How many counts were written: 0, 1 or 2.
  package var counts: UInt8 = 0
  /// What is known beside the counts.
  package var marks: Marks = []

  /// No counts and no marks.
  package static let none = Evidence()

  /// No counts and no marks.
  package init() {}
}
