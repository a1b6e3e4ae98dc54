/// What the name of a folder says of the catalogs in it.
package struct FolderName: Sendable, Hashable {
  /// What is wrong with a name.
  package struct Problem: Sendable, Hashable {
    /// Code of the problem.
    package let code: ProblemCode
    /// What is wrong, with the right spelling where there is one.
    package let message: String
  }

  /// The name as it is on disk.
  package let spelled: String
  /// The locale; nil for folders of no language in particular.
  package let tag: LocaleTag?
  /// Android's other qualifiers, in order and as spelled.
  package let qualifiers: [String]
  /// What is wrong with the name; nil when it is good.
  package let problem: Problem?

  /// A name that is good.
  init(_ spelled: String, tag: LocaleTag?, qualifiers: [String] = []) {
    self.spelled = spelled
    self.tag = tag
    self.qualifiers = qualifiers
    problem = nil
  }

  /// A name with a problem; a locale that can be told all the same is kept.
  init(_ spelled: String, tag: LocaleTag? = nil, _ code: ProblemCode, _ message: String) {
    self.spelled = spelled
    self.tag = tag
    qualifiers = []
    problem = Problem(code: code, message: message)
  }
}
